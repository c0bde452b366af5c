// SPDX-License-Identifier: MIT
#include "app/desk/models/game_clock.h"

#include <algorithm>
#include <utility>

#include "app/desk/words.h"

namespace arbiter::desk {

using namespace std::chrono_literals;
using timing::Urgency;

namespace {

constexpr auto kTick = 250ms;  // a second's change is seen within this

QString toneOf(Urgency urgency) {
  return urgency == Urgency::calm   ? "calm"
         : urgency == Urgency::low  ? "low"
         : urgency == Urgency::last ? "last"
                                    : "over";
}

}  // namespace

GameClock::GameClock(QObject* parent, Now now) : QObject(parent), now_(std::move(now)) {
  if (!now_) {
    now_ = [] { return std::chrono::duration_cast<Time>(std::chrono::steady_clock::now().time_since_epoch()); };
  }
  timer_.setInterval(kTick);
  connect(&timer_, &QTimer::timeout, this, &GameClock::tick);
}

void GameClock::reset(Time limit, const Reading& used) {
  table::ClockRecord record;
  record.control.game = limit;
  record.game.thinking = used.game;
  for (auto it = used.seats.begin(); it != used.seats.end(); ++it)
    record.seats[it.key().toStdString()].thinking = it.value();
  reset(record);
}

void GameClock::reset(const table::ClockRecord& record) {
  timer_.stop();
  running_ = false;
  record_ = record;
  told_ = over();
  active_.clear();
  turns_.clear();
  fallen_.clear();
  hurry_.clear();
  ahead_ = 0;
  wish_ = record.game.used().count() > 0 ? Wish::paused : Wish::wait;
  lookAtFlags();
  Q_EMIT changed();
  Q_EMIT ticked();
}

void GameClock::settle() {
  if (!running_) return;
  record_ = record();
  since_ = now_();
}

table::ClockRecord GameClock::record() const {
  table::ClockRecord record = record_;
  if (!running_) return record;
  const Time gone = now_() - since_;
  record.game.thinking += gone;
  for (const QString& seat : active_) record.seats[seat.toStdString()].thinking += gone;
  return record;
}

GameClock::Reading GameClock::reading() const {
  const table::ClockRecord now = record();
  Reading reading{now.game.used(), {}};
  for (const auto& [seat, of] : now.seats) reading.seats[QString::fromStdString(seat)] = of.used();
  return reading;
}

void GameClock::setActive(const QStringList& seats) {
  if (seats == active_) return;
  settle();
  active_ = seats;
  Q_EMIT changed();
}

void GameClock::took(const ClockTurn& was, const ClockTurn& is) {
  if (is.turn <= was.turn || was.seat.isEmpty() || entered(is.turn - was.turn)) return;
  // A move that was taken back, or the one made in its place, is made again with the others.
  timing::Record& of = record_.seats[was.seat.toStdString()];
  if (of.undone.empty() || of.undone.back().turn != was.turn) of.press(was.turn);
}

bool GameClock::entered(int moves) {
  const bool pressed = ahead_ > 0;
  ahead_ = std::max(0, ahead_ - moves);
  return pressed;
}

std::vector<timing::Record*> GameClock::recordsAt(qsizetype board, bool alone) {
  const QString suffix = board == 0 ? QString() : QString::number(board + 1);
  std::vector<timing::Record*> list;
  for (auto& [seat, of] : record_.seats)
    if (alone || QString::fromStdString(seat).mid(1) == suffix) list.push_back(&of);
  return list;
}

QString GameClock::thinker(const QString& seat) const {
  const qsizetype at = order_.indexOf(seat);
  return at < 0 || ahead_ == 0 ? seat : order_[(at + ahead_) % order_.size()];
}

void GameClock::setTurns(const QVector<ClockTurn>& boards) {
  settle();
  const bool alone = boards.size() == 1;
  QStringList seats;
  for (qsizetype board = 0; board < boards.size(); ++board) {
    const ClockTurn& is = boards[board];
    if (board >= turns_.size()) {
      turns_ << is;
    } else {
      took(turns_[board], is);
      const bool back = is.turn < turns_[board].turn;
      if (back) ahead_ = 0;
      for (timing::Record* of : recordsAt(board, alone)) {
        if (back) of->take_back(is.turn);
        if (is.turn > turns_[board].turn) of->bring_back(is.turn);
      }
      // A question to somebody else within a turn is no move of theirs.
      if (is.turn != turns_[board].turn || turns_[board].seat.isEmpty() || is.moving) turns_[board] = is;
    }
    if (!is.seat.isEmpty()) seats << thinker(is.seat);
  }
  setActive(seats);
  lookAtFlags();
  Q_EMIT ticked();
}

void GameClock::setOrder(const QStringList& seats) {
  if (seats == order_) return;
  settle();
  order_ = seats;
  ahead_ = 0;
}

bool GameClock::press(const QString& seat) {
  if (gameOver_ || turns_.size() != 1 || order_.size() < 2 || !order_.contains(seat)) return false;
  if (wish_ != Wish::run) {
    if (active_.contains(seat)) return false;
    start();
    return true;
  }
  if (!running_ || !active_.contains(seat)) return false;
  settle();
  record_.seats[seat.toStdString()].press(turns_[0].turn + ahead_);
  ++ahead_;
  setActive({thinker(turns_[0].seat)});
  lookAtFlags();
  Q_EMIT ticked();
  return true;
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
  if (state == "paused" && !fallen_.isEmpty()) {
    QStringList names;
    for (const QString& seat : fallen_) names << words::seat(seat);
    return tr("%1: the time is over. Start plays on", "one or several players").arg(names.join(", "));
  }
  if (state == "paused") return tr("Paused. Only Start lets it run");
  if (state == "held") return tr("It stands still until this is done");
  return state == "waiting" ? tr("It starts with the first move") : QString();
}

void GameClock::tick() {
  Q_EMIT ticked();
  lookAtFlags();
  if (told_ || !over()) return;
  told_ = true;
  follow();
  Q_EMIT changed();
  Q_EMIT timeOver();
}

void GameClock::lookAtFlags() {
  const table::ClockRecord now = record();
  QStringList fallen, fresh;
  const auto say = [this](const QString& whose, Urgency urgency) {
    const int before = std::exchange(hurry_[whose], static_cast<int>(urgency));
    if (running_ && urgency != Urgency::over && static_cast<int>(urgency) > before)
      Q_EMIT hurried(whose, toneOf(urgency));
  };
  for (const auto& [seat, of] : now.seats) {
    const QString name = QString::fromStdString(seat);
    const auto& periods = now.control.of(seat);
    const auto shown = timing::standing(periods, of);
    if (!shown) continue;
    if (shown->over) fallen << name;
    if (shown->over && running_ && !fallen_.contains(name)) fresh << name;
    if (active_.contains(name) || shown->over) say(name, timing::urgency(periods, *shown));
  }
  if (limited()) say({}, timing::urgency(now.control.game, left()));
  if (fallen != fallen_) {
    fallen_ = fallen;
    Q_EMIT changed();
  }
  if (fresh.isEmpty()) return;
  pause();
  for (const QString& seat : std::as_const(fresh)) Q_EMIT fell(seat);
}

GameClock::Time GameClock::left() const {
  const table::ClockRecord now = record();
  Time left = now.control.game - now.game.used();
  for (const timing::Change& change : now.game.changes) left += change.plus;
  return left;
}

bool GameClock::seatsLimited() const { return !record_.control.player.empty() || !record_.control.seats.empty(); }

qint64 GameClock::shown() const { return (limited() ? std::max(left(), Time(0)) : record().game.used()).count(); }

qint64 GameClock::deciding() const {
  if (limited() || !seatsLimited() || active_.isEmpty()) return shown();
  const table::ClockRecord now = record();
  const std::string seat = active_.front().toStdString();
  const auto of = now.seats.find(seat);
  const auto standing = timing::standing(now.control.of(seat), of == now.seats.end() ? timing::Record{} : of->second);
  return standing ? standing->left.count() : shown();
}

double GameClock::msOf(const QString& typed) {
  const auto time = timing::parse_time(typed.trimmed().toStdString());
  return time ? static_cast<double>(time->count()) : -1;
}

QString GameClock::tone() const {
  return toneOf(limited() ? timing::urgency(record_.control.game, left()) : Urgency::calm);
}

qint64 GameClock::used(const QString& seat) const { return reading().seats.value(seat, Time(0)).count(); }

QVariantMap GameClock::of(const QString& seat) const {
  const table::ClockRecord now = record();
  const std::string name = seat.toStdString();
  const auto found = now.seats.find(name);
  const timing::Record mine = found == now.seats.end() ? timing::Record{} : found->second;
  const auto& periods = now.control.of(name);
  const auto shown = timing::standing(periods, mine);
  if (!shown)
    return {{"limited", false}, {"ms", static_cast<double>(mine.used().count())}, {"tone", "calm"}, {"note", ""}};
  QStringList notes;
  if (shown->overtime && !shown->over) notes << tr("byo-yomi, %n left", "stretches", shown->overtimes);
  if (shown->to_go > 0 && !shown->over) notes << tr("%n move(s) to go", "", shown->to_go);
  if (shown->delay.count() > 0 && running_ && active_.contains(seat))
    notes << tr("counts in %1").arg(text(shown->delay.count() + 999));
  return {{"limited", true},
          {"ms", static_cast<double>(shown->left.count())},
          {"tone", toneOf(timing::urgency(periods, *shown))},
          {"note", notes.join(", ")}};
}

QString GameClock::whyNot(const QString& control) {
  const auto read = timing::parse_time_control(control.toStdString());
  return read ? QString() : words::text(read.error());
}

QString GameClock::text(qint64 ms) {
  const qint64 seconds = ms / 1000;
  const QString tail = QString("%1:%2")
                           .arg((seconds / 60) % 60, seconds >= 3600 ? 2 : 1, 10, QChar('0'))
                           .arg(seconds % 60, 2, 10, QChar('0'));
  return seconds >= 3600 ? QString("%1:%2").arg(seconds / 3600).arg(tail) : tail;
}

}  // namespace arbiter::desk
