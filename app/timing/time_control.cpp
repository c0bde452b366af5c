// SPDX-License-Identifier: MIT
#include "app/timing/time_control.h"

#include <utility>

#include "app/timing/time_text.h"

namespace arbiter::timing {
namespace {

using std::chrono::milliseconds;

/// A fixed number of seconds as it is written behind + and d: 30, 1:30, 0:00.500.
std::string bonus_text(Time time) {
  constexpr Time kMinute = std::chrono::minutes(1);
  const bool whole = time.count() % Time(std::chrono::seconds(1)).count() == 0;
  return whole && time < kMinute ? std::to_string(std::chrono::duration_cast<std::chrono::seconds>(time).count())
                                 : to_text(time);
}

void read_extras(Reader& reader, Period& period) {
  using Alone = Reader::Alone;
  for (bool more = true; more;) {
    more = false;
    if (period.increment.count() == 0 && period.delay.count() == 0) {
      Time* bonus = reader.take("+") ? &period.increment : reader.take("d") ? &period.delay : nullptr;
      if (bonus != nullptr) {
        if (const auto time = reader.time(Alone::seconds, kLongestBonus)) *bonus = *time;
        more = reader.error().empty();
        continue;
      }
    }
    if (period.overtimes == 0 && (reader.take("byo-yomi") || reader.take("byo"))) {
      const auto times = reader.number_before(kMostOvertimes, "x");
      if (!reader.error().empty()) return;
      period.overtimes = times.value_or(1);
      if (const auto time = reader.time(Alone::seconds, kLongestBonus)) period.overtime = *time;
      if (reader.error().empty() && period.overtime.count() == 0)
        reader.fail(make_message("more than no time after \"byo\""));
      more = reader.error().empty();
    }
  }
}

Periods read_periods(Reader& reader) {
  Periods periods;
  do {
    Period period;
    period.moves = reader.number_before(kMostMoves, "/").value_or(0);
    if (!reader.error().empty()) return periods;
    const auto time = reader.time(Reader::Alone::minutes, kLongest);
    if (!time) return periods;
    period.time = *time;
    // "5d3" and "5+3" alike: no blank is needed before a letter behind a figure.
    read_extras(reader, period);
    if (!reader.error().empty()) return periods;
    periods.push_back(period);
    if (periods.size() > kMostPeriods) reader.fail(make_message("no more than %1 periods", kMostPeriods));
  } while (reader.error().empty() && reader.take(","));
  return periods;
}

/// What fits no rules of a clock; empty: it does.
Message why_not(const Periods& periods) {
  for (std::size_t i = 0; i < periods.size(); ++i) {
    const bool last = i + 1 == periods.size();
    if (!last && periods[i].moves == 0)
      return make_message("period %1 is not the last one, so it must say for how many moves: 40/90:00", i + 1);
    if (periods[i].overtimes > 0 && (!last || periods[i].moves > 0))
      return make_message("byo-yomi comes when all other time is over: in the last period, which names no moves");
  }
  const Period& first = periods.front();
  if (first.time.count() == 0 && first.overtimes == 0 && first.delay.count() == 0)
    return make_message("there is no time to begin with");
  return {};
}

std::string written(const Periods& periods) {
  std::string text;
  for (const Period& p : periods) {
    if (!text.empty()) text += ", ";
    if (p.moves > 0) text += std::to_string(p.moves) + "/";
    text += to_text(p.time);
    if (p.increment.count() > 0) text += "+" + bonus_text(p.increment);
    if (p.delay.count() > 0) text += " d" + bonus_text(p.delay);
    if (p.overtimes > 0) text += " byo " + std::to_string(p.overtimes) + "x" + bonus_text(p.overtime);
  }
  return text;
}

/// A part of the text between semicolons.
void read_part(Reader& reader, TimeControl& control) {
  const auto seat = reader.seat();
  const Periods periods = read_periods(reader);
  if (!reader.error().empty()) return;
  if (!seat && reader.take("game")) {
    const Period& one = periods.front();
    if (periods.size() > 1 || one != Period{0, one.time, Time(0), Time(0), 0, Time(0)})
      return reader.fail(make_message("a time alone before \"game\", like 60:00 game"));
    if (one.time.count() == 0) return reader.fail(make_message("more than no time before \"game\""));
    if (control.game.count() > 0) return reader.fail(make_message("one time for the game, not two"));
    control.game = one.time;
    return;
  }
  if (Message why = why_not(periods); !why.empty())
    return reader.fail(make_message("something else: %1", std::move(why)));
  if (!seat) {
    if (!control.player.empty())
      return reader.fail(make_message("a seat (S, W, N, E) before a second time for players"));
    control.player = periods;
  } else if (!control.seats.emplace(*seat, periods).second) {
    reader.fail(make_message("one time for %1, not two", arg::seat(*seat)));
  }
}

}  // namespace

const Periods& TimeControl::of(const std::string& seat) const {
  const auto own = seats.find(seat);
  return own == seats.end() ? player : own->second;
}

tl::expected<TimeControl, Message> parse_time_control(std::string_view text) {
  Reader reader(text);
  TimeControl control;
  if (!reader.take("none")) {
    do {
      read_part(reader, control);
    } while (reader.error().empty() && reader.take(";"));
  }
  if (reader.error().empty() && !reader.ended())
    reader.fail(make_message("+, d, byo, a comma, a semicolon or the end"));
  if (!reader.error().empty()) return tl::unexpected(reader.error());
  return control;
}

std::string to_text(const TimeControl& control) {
  std::string text;
  const auto add = [&](const std::string& part) { text += (text.empty() ? "" : "; ") + part; };
  if (control.game.count() > 0) add(to_text(control.game) + " game");
  if (!control.player.empty()) add(written(control.player));
  for (const auto& [seat, periods] : control.seats) add(seat + " " + written(periods));
  return text.empty() ? "none" : text;
}

}  // namespace arbiter::timing
