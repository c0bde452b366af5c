// SPDX-License-Identifier: MIT
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
  wish_ = used.game.count() > 0 ? Wish::paused : Wish::wait;
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

void GameClock::wish(Wish wish) {
  if (wish == wish_) return;
  wish_ = wish;
  follow();
  Q_EMIT changed();
}

void GameClock::follow() {
  const bool run = wish_ == Wish::run && !held() && !over();
  if (run == running_) return;
  settle();
  running_ = run;
  since_ = now_();
  if (running_) {
    timer_.start();
  } else {
    timer_.stop();
    Q_EMIT ticked();
  }
}

void GameClock::played() {
  if (wish_ == Wish::wait) wish(Wish::run);
}

void GameClock::start() { wish(Wish::run); }
void GameClock::pause() { wish(Wish::paused); }

void GameClock::hold(QObject* by) {
  if (by == nullptr || holders_.contains(by)) return;
  holders_.insert(by);
  connect(by, &QObject::destroyed, this, &GameClock::letGo);
  follow();
  Q_EMIT changed();
}

void GameClock::letGo(QObject* by) {
  if (!holders_.remove(by)) return;
  disconnect(by, &QObject::destroyed, this, &GameClock::letGo);
  follow();
  Q_EMIT changed();
}

void GameClock::setGameOver(bool over) {
  if (over == gameOver_) return;
  gameOver_ = over;
  follow();
  Q_EMIT changed();
}

QString GameClock::state() const {
  if (over()) return "over";
  if (running_) return "running";
  if (wish_ == Wish::paused) return "paused";
  return held() ? "held" : "waiting";
}

QString GameClock::sentence() const {
  const QString state = this->state();
  if (state == "over") return tr("The agreed time is over");
  if (gameOver_) return tr("The game is over");
  if (state == "paused") return tr("Paused. Only Start lets it run");
  if (state == "held") return tr("It stands still until this is done");
  return state == "waiting" ? tr("It starts with the first move") : QString();
}

void GameClock::tick() {
  Q_EMIT ticked();
  if (told_ || !over()) return;
  told_ = true;
  follow();
  Q_EMIT changed();
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
