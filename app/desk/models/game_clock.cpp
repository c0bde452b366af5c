#include "app/desk/models/game_clock.h"

#include <algorithm>
#include <utility>

namespace arbiter::desk {

using namespace std::chrono_literals;

GameClock::GameClock(QObject* parent, Now now) : QObject(parent), now_(std::move(now)) {
  if (!now_) {
    now_ = [] { return std::chrono::duration_cast<Time>(std::chrono::steady_clock::now().time_since_epoch()); };
  }
  timer_.setInterval(250);
  connect(&timer_, &QTimer::timeout, this, &GameClock::tick);
}

void GameClock::reset(Time limit, const Reading& used) {
  timer_.stop();
  running_ = false;
  limit_ = limit;
  used_ = used;
  told_ = over();
  active_.clear();
  Q_EMIT changed();
  Q_EMIT ticked();
}

void GameClock::settle() {
  if (!running_) return;
  used_ = reading();
  since_ = now_();
}

GameClock::Reading GameClock::reading() const {
  Reading reading = used_;
  if (!running_) return reading;
  const Time gone = now_() - since_;
  reading.game += gone;
  for (const QString& seat : active_) reading.seats[seat] += gone;
  return reading;
}

void GameClock::setActive(const QStringList& seats) {
  if (seats == active_) return;
  settle();
  active_ = seats;
  Q_EMIT changed();
}

void GameClock::start() {
  if (running_ || over()) return;
  since_ = now_();
  running_ = true;
  timer_.start();
  Q_EMIT changed();
}

void GameClock::pause() {
  if (!running_) return;
  settle();
  running_ = false;
  timer_.stop();
  Q_EMIT changed();
  Q_EMIT ticked();
}

void GameClock::tick() {
  Q_EMIT ticked();
  if (told_ || !over()) return;
  told_ = true;
  pause();
  Q_EMIT timeOver();
}

qint64 GameClock::shown() const {
  const Time game = reading().game;
  return (limited() ? std::max(limit_ - game, Time(0)) : game).count();
}

qint64 GameClock::used(const QString& seat) const { return reading().seats.value(seat, Time(0)).count(); }

QString GameClock::text(qint64 ms) {
  const qint64 seconds = ms / 1000;
  const QString tail = QString("%1:%2")
                           .arg((seconds / 60) % 60, seconds >= 3600 ? 2 : 1, 10, QChar('0'))
                           .arg(seconds % 60, 2, 10, QChar('0'));
  return seconds >= 3600 ? QString("%1:%2").arg(seconds / 3600).arg(tail) : tail;
}

}  // namespace arbiter::desk
