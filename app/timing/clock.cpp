// SPDX-License-Identifier: MIT
#include "app/timing/clock.h"

#include <algorithm>
#include <utility>

namespace arbiter::timing {
namespace {

using namespace std::chrono_literals;

constexpr Time kLast = 10s;     // hurry: as quartz clocks begin to show tenths about here
constexpr Time kLowMost = 60s;  // longer warnings are no warnings
constexpr int kLowPart = 10;    // of the time agreed

/// A clock on its way through what has happened.
class Running {
 public:
  explicit Running(const Periods& periods)
      : periods_(periods), main_(periods.front().time), to_go_(periods.front().moves) {}

  /// An arbiter gives or takes time before a move.
  void give(Time plus) {
    main_ = std::max(main_ + plus, Time(0));
    if (main_.count() > 0) over_ = false;
  }

  /// All that the seat thinks about its next move.
  void think(Time time) {
    const Time counted = std::max(time - period().delay, Time(0));
    delay_ = std::max(period().delay - time, Time(0));
    const Time main = std::min(main_, counted);
    main_ -= main;
    beyond_ = stretch_ = counted - main;
    if (main_.count() > 0 || (time < period().delay && period().overtimes == 0)) return;
    while (lost_ < period().overtimes && stretch_ >= period().overtime) {
      stretch_ -= period().overtime;
      ++lost_;
    }
    over_ = over_ || lost_ == period().overtimes;
  }

  /// It has moved; what is added is added to who was in time.
  void press() {
    stretch_ = beyond_ = Time(0);
    if (over_) return;
    main_ += period().increment;
    if (to_go_ == 0 || --to_go_ > 0) return;
    ++number_;
    main_ += period().time;
    to_go_ = period().moves;
  }

  [[nodiscard]] Standing shown() const {
    const bool overtime = main_.count() == 0 && period().overtimes > 0;
    const Time left = over_ ? Time(0) : overtime ? period().overtime - stretch_ : main_;
    return {left, over_ ? Time(0) : delay_, number_, to_go_, overtime, period().overtimes - lost_, over_};
  }
  /// What a change must add so that `left` is left.
  [[nodiscard]] Time lacks(Time left) const { return left - main_ + beyond_; }

 private:
  /// The last one comes again.
  [[nodiscard]] const Period& period() const {
    return periods_[std::min(static_cast<std::size_t>(number_), periods_.size() - 1)];
  }

  const Periods& periods_;
  Time main_{0};
  Time stretch_{0};  ///< of the running stretch of byo-yomi
  Time beyond_{0};   ///< thought about this move beyond the main time
  Time delay_{0};
  int number_ = 0, to_go_ = 0, lost_ = 0;
  bool over_ = false;
};

Running run(const Periods& periods, const Record& record) {
  Running clock(periods);
  for (std::size_t move = 0; move <= record.moves.size(); ++move) {
    const bool made = move < record.moves.size();
    for (const Change& change : record.changes)
      if (made ? change.move == move : change.move >= move) clock.give(change.plus);
    clock.think(made ? record.moves[move].time : record.about_next());
    if (made) clock.press();
  }
  return clock;
}

Time low_at(Time agreed) { return std::clamp(agreed / kLowPart, kLast, kLowMost); }

}  // namespace

Time Record::used() const {
  Time all = thinking + after;
  for (const auto* list : {&moves, &undone})
    for (const Thought& move : *list) all += move.time;
  return all;
}

Time Record::about_next() const { return thinking + (undone.empty() ? Time(0) : undone.back().time); }

void Record::press(int turn) {
  moves.push_back({turn, about_next()});
  thinking = Time(0);
  if (undone.empty()) return;
  undone.pop_back();
  if (undone.empty()) thinking = std::exchange(after, Time(0));
}

void Record::take_back(int turn) {
  if (moves.empty() || moves.back().turn < turn) return;
  (undone.empty() ? after : undone.back().time) += std::exchange(thinking, Time(0));
  for (; !moves.empty() && moves.back().turn >= turn; moves.pop_back()) undone.push_back(moves.back());
}

void Record::bring_back(int turn) {
  while (!undone.empty() && undone.back().turn < turn) press(undone.back().turn);
}

std::optional<Standing> standing(const Periods& periods, const Record& record) {
  if (periods.empty()) return std::nullopt;
  return run(periods, record).shown();
}

std::optional<Change> change_to(const Periods& periods, const Record& record, Time left, std::string reason,
                                std::string at) {
  if (periods.empty()) return std::nullopt;
  return Change{record.moves.size(), run(periods, record).lacks(left), std::move(reason), std::move(at)};
}

Urgency urgency(Time agreed, Time left) {
  if (left.count() <= 0) return Urgency::over;
  return left <= kLast ? Urgency::last : left <= low_at(agreed) ? Urgency::low : Urgency::calm;
}

Urgency urgency(const Periods& periods, const Standing& standing) {
  if (standing.over) return Urgency::over;
  const Period& last = periods.back();
  if (standing.overtime)
    return standing.left <= kLast && last.overtime > kLast ? Urgency::last
           : standing.overtimes > 1                        ? Urgency::calm
                                                           : Urgency::low;
  if (last.overtimes > 0 && standing.left <= kLast) return Urgency::low;  // byo-yomi is still to come
  return standing.left.count() == 0 ? Urgency::last : urgency(periods.front().time, standing.left);
}

}  // namespace arbiter::timing
