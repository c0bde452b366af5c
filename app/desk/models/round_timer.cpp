// SPDX-License-Identifier: MIT
#include "app/desk/models/round_timer.h"

#include <algorithm>

#include "app/desk/words.h"
#include "app/timing/time_control.h"

namespace arbiter::desk {

using namespace std::chrono_literals;

namespace {

constexpr RoundTimer::Time kUsual = 60min;
constexpr RoundTimer::Time kNight = 8h;
constexpr auto kTick = 250ms;  // a second's change is seen within this

}  // namespace

RoundTimer::RoundTimer(QObject* parent, Now now)
    : QObject(parent), now_(std::move(now)), length_(kUsual), left_(kUsual), timer_(this) {
  if (!now_)
    now_ = [] { return std::chrono::duration_cast<Time>(std::chrono::steady_clock::now().time_since_epoch()); };
  timer_.setInterval(kTick);
  connect(&timer_, &QTimer::timeout, this, &RoundTimer::tick);
}

RoundTimer::Time RoundTimer::rest() const { return std::max(running_ ? left_ - (now_() - since_) : left_, Time(0)); }

QString RoundTimer::length() const { return QString::fromStdString(timing::to_text(length_)); }

QString RoundTimer::tone() const {
  if (rest().count() == 0) return "over";
  return rest() <= std::min<Time>(5min, length_ / 10) ? "low" : "calm";
}

void RoundTimer::setRest(Time rest) {
  left_ = std::clamp(rest, Time(0), timing::kLongest);
  since_ = now_();
  if (left_.count() == 0) running_ = false;
  running_ ? timer_.start() : timer_.stop();
  Q_EMIT changed();
  Q_EMIT ticked();
}

QVariantMap RoundTimer::kept(qint64 wall) const {
  return {{"length", static_cast<qlonglong>(length_.count())},
          {"left", static_cast<qlonglong>(rest().count())},
          {"running", running_},
          {"round", round_},
          {"at", wall}};
}

void RoundTimer::goOn(const QVariantMap& kept, qint64 wall) {
  const Time length(kept["length"].toLongLong()), left(kept["left"].toLongLong());
  const Time away(wall - kept["at"].toLongLong());
  if (length.count() <= 0 || length > timing::kLongest || away.count() < 0 || away > kNight) return;
  length_ = length;
  round_ = kept["round"].toString();
  running_ = kept["running"].toBool();
  setRest(running_ ? left - away : left);
}

void RoundTimer::suggest(Time length) {
  if (begun() || running_ || length.count() <= 0) return;
  length_ = length;
  setRest(length);
}

QString RoundTimer::set(const QString& typed) {
  const auto time = timing::parse_time(typed.trimmed().toStdString());
  if (!time) return words::text(time.error());
  length_ = *time;
  setRest(*time);
  return {};
}

void RoundTimer::toggle() {
  const Time now = rest();
  running_ = !running_ && now.count() > 0;
  setRest(now);
}

void RoundTimer::add(int minutes) {
  const Time now = rest() + std::chrono::minutes(minutes);
  length_ = std::max(length_, now);
  setRest(now);
}

void RoundTimer::reset() {
  running_ = false;
  setRest(length_);
}

void RoundTimer::tick() {
  if (rest().count() == 0) setRest(Time(0));
  Q_EMIT ticked();
}

}  // namespace arbiter::desk
