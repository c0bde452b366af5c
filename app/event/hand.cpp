// SPDX-License-Identifier: MIT
#include "app/event/hand.h"

#include <algorithm>

#include "app/club/scoring.h"
#include "app/event/outcome.h"

namespace arbiter::event {
namespace {

using db::club::HandResult;
using db::club::ResultSeat;
using db::club::Table;

Message seats_text(const EventSession& session, const Table& table) {
  std::vector<std::string> seats;
  for (const auto& seat : table.seats) seats.push_back(seat.seat + " " + session.names[seat.person]);
  return list_message(seats);
}

/// Which seat is meant.
Expected<std::size_t> seat_of(const EventSession& session, const Table& table, const std::string& text) {
  std::vector<std::size_t> same, begun;
  for (std::size_t i = 0; i < table.seats.size(); ++i) {
    const auto& seat = table.seats[i];
    if (folded(seat.seat) == folded(text)) return i;
    const std::string name = folded(session.names[seat.person]);
    if (name == folded(text) || text == "#" + std::to_string(seat.person)) same.push_back(i);
    if (!text.empty() && name.rfind(folded(text), 0) == 0) begun.push_back(i);
  }
  const auto& found = same.empty() ? begun : same;
  if (found.size() == 1) return found.front();
  const Message seats = seats_text(session, table);
  if (found.empty())
    return refuse("bad_value",
                  make_message("\"%1\" is no seat of table %2, where there are %3", text, table.number, seats));
  return refuse("bad_value", make_message("\"%1\" is more than one seat of table %2, where there are %3", text,
                                          table.number, seats));
}

/// A hyphen for every dash.
std::string with_hyphens(std::string text) {
  for (const std::string_view dash : {"\u2010", "\u2011", "\u2012", "\u2013", "\u2014", "\u2212"})
    for (std::size_t at = text.find(dash); at != std::string::npos; at = text.find(dash))
      text.replace(at, dash.size(), "-");
  return text;
}

/// 1-0 at a table of two, as SEAT=POINTS.
std::vector<std::string> spread(const Table& table, const std::vector<std::string>& points) {
  if (points.size() != 1 || table.seats.size() != 2 || points[0].find('=') != std::string::npos) return points;
  const auto parts = split(with_hyphens(points[0]), "-:");
  if (parts.size() != 2) return points;
  return {table.seats[0].seat + "=" + parts[0], table.seats[1].seat + "=" + parts[1]};
}

struct Said {
  std::size_t seat = 0;
  std::string value;
};

Expected<std::vector<Said>> pairs_of(const EventSession& session, const Table& table,
                                     const std::vector<std::string>& list) {
  std::vector<Said> said;
  for (const std::string& one : list) {
    const std::size_t sign = one.rfind('=');
    if (sign == std::string::npos || sign == 0)
      return refuse("bad_value", table.seats.size() == 2
                                     ? make_message("\"%1\": expected SEAT=NUMBER, or 1-0, 0-1, 1/2-1/2", one)
                                     : make_message("\"%1\": expected SEAT=NUMBER", one));
    const auto seat = seat_of(session, table, one.substr(0, sign));
    if (!seat) return tl::unexpected(seat.error());
    if (std::any_of(said.begin(), said.end(), [&](const Said& other) { return other.seat == *seat; }))
      return refuse("bad_value", make_message("Seat %1 is given twice", table.seats[*seat].seat));
    said.push_back({*seat, one.substr(sign + 1)});
  }
  return said;
}

Expected<void> fill_places(const Table& table, std::vector<ResultSeat>& seats, const std::vector<Said>& places) {
  std::vector<std::size_t> there;
  for (std::size_t i = 0; i < seats.size(); ++i)
    if (!seats[i].absent) there.push_back(i);
  if (places.empty()) {
    std::vector<club::Fraction> points;
    for (const std::size_t i : there) points.push_back(*club::Fraction::parse(seats[i].points));
    const auto by_points = club::places_by_points(points);
    for (std::size_t k = 0; k < there.size(); ++k) seats[there[k]].place = by_points[k];
  }
  for (ResultSeat& seat : seats)
    if (!places.empty()) seat.place = 0;
  for (const Said& one : places) {
    const auto place = whole_number(one.value);
    if (!place || *place > static_cast<std::int64_t>(there.size()))
      return refuse("bad_value",
                    make_message("\"%1\" is no place of a table where %2 played", one.value, there.size()));
    seats[one.seat].place = static_cast<int>(*place);
  }
  for (const std::size_t i : there) {
    const auto better = std::count_if(there.begin(), there.end(), [&](std::size_t j) {
      return seats[j].place > 0 && seats[j].place < seats[i].place;
    });
    if (seats[i].place == 0) return refuse("bad_value", make_message("Seat %1 has no place", table.seats[i].seat));
    if (better != seats[i].place - 1)
      return refuse(
          "bad_value",
          make_message(
              "Place %1 of seat %2 does not fit: %3 are better; level places leave out those behind them: 1, 2, 2, 4",
              seats[i].place, table.seats[i].seat, better));
  }
  for (ResultSeat& seat : seats)
    if (seat.absent) seat.place = static_cast<int>(there.size()) + 1;
  return {};
}

using Verdict = club::Verdict;

/// Values for winning, drawing and losing.
struct Scale {
  club::Fraction win, draw, loss;
  [[nodiscard]] std::optional<Verdict> of(const club::Fraction& points) const {
    if (points == win) return Verdict::won;
    if (points == draw) return Verdict::drawn;
    return points == loss ? std::optional(Verdict::lost) : std::nullopt;
  }
};

/// What points of a game of two say: as results are written (1, ½, 0), or as the event counts them. None: points of the
/// game itself, of which more is better.
Expected<std::optional<std::pair<Verdict, Verdict>>> said_of_two(const club::Fraction& a, const club::Fraction& b,
                                                                 const club::Scoring& scoring) {
  std::vector<Scale> scales{{1, club::Fraction(1, 2), 0}};
  if (const auto* own = std::get_if<club::WinDrawLoss>(&scoring)) scales.push_back({own->win, own->draw, own->loss});
  bool too_much = false;
  for (const Scale& scale : scales) {
    const auto mine = scale.of(a), other = scale.of(b);
    if (!mine || !other) continue;
    const bool both = *mine != Verdict::lost && *other != Verdict::lost;
    if (!both || (*mine == Verdict::drawn && *other == Verdict::drawn)) return std::pair(*mine, *other);
    too_much = true;
  }
  if (too_much)
    return refuse("bad_value", make_message("%1 and %2 are more than a game gives; 1 and 0, 1/2 and 1/2, 1/2 and 0 "
                                            "(one has half a point, the other none) or 0 and 0 (both have lost)",
                                            a.text(), b.text()));
  return std::nullopt;
}

/// Fills in places and, where places cannot say it, verdicts. False where the points are those of the game itself.
Expected<bool> fill_verdicts(std::vector<ResultSeat>& seats, const club::Scoring& scoring) {
  const auto points = [&](std::size_t i) { return *club::Fraction::parse(seats[i].points); };
  const auto said = said_of_two(points(0), points(1), scoring);
  if (!said) return tl::unexpected(said.error());
  if (!*said) return false;
  const std::string first = seats[0].points, second = seats[1].points;
  set_verdicts(seats, (*said)->first, (*said)->second);
  seats[0].points = first;  // as they were said
  seats[1].points = second;
  return true;
}

}  // namespace

void set_verdicts(std::vector<ResultSeat>& seats, Verdict first, Verdict second) {
  const auto set = [](ResultSeat& seat, Verdict verdict) {
    seat.points = verdict == Verdict::won ? "1" : verdict == Verdict::drawn ? "1/2" : "0";
    seat.place = verdict == Verdict::lost ? 2 : 1;
    seat.absent = false;
  };
  set(seats[0], first);
  set(seats[1], second);
  const bool level = first == Verdict::drawn && second == Verdict::drawn;
  const bool one_won =
      (first == Verdict::won) != (second == Verdict::won) && (first == Verdict::lost) != (second == Verdict::lost);
  if (level || one_won) return;
  seats[0].verdict = verdict_text(first);
  seats[1].verdict = verdict_text(second);
}

Expected<const Table*> published_table(const EventSession& session, int round, int table) {
  const db::club::Round* found = session.round(round);
  if (found == nullptr)
    return refuse("not_found", make_message("Round %1 of %2 has not been seated yet; `arbiter club seat` proposes it",
                                            round, session.record.event.name));
  if (found->published_at.empty())
    return refuse("conflict", make_message("Round %1 of %2 is a draft; `arbiter club publish` makes it hold", round,
                                           session.record.event.name));
  std::vector<std::string> numbers;
  for (const Table& one : found->tables) {
    if (one.number == table) return &one;
    numbers.push_back(std::to_string(one.number));
  }
  return refuse("not_found",
                make_message("Round %1 has no table %2; its tables are %3", round, table, list_message(numbers, 60)));
}

Expected<HandResult> hand_result(const EventSession& session, int round, int table, const SaidResult& said) {
  const auto where = published_table(session, round, table);
  if (!where) return tl::unexpected(where.error());
  const Table& there = **where;
  HandResult result;
  result.round = round;
  result.table = table;
  for (const auto& seat : there.seats) result.seats.push_back({seat.seat, "0", 0, false});
  for (const std::string& one : said.absent) {
    const auto seat = seat_of(session, there, one);
    if (!seat) return tl::unexpected(seat.error());
    result.seats[*seat].absent = true;
  }
  const auto points = pairs_of(session, there, spread(there, said.points));
  if (!points) return tl::unexpected(points.error());
  const auto places = pairs_of(session, there, said.places);
  if (!places) return tl::unexpected(places.error());
  for (const auto* list : {&*points, &*places})
    for (const Said& one : *list)
      if (result.seats[one.seat].absent)
        return refuse("bad_value",
                      make_message("Seat %1 cannot be absent and have a result", there.seats[one.seat].seat));
  for (const Said& one : *points) {
    const auto value = parse_points(one.value, make_message("Seat %1", there.seats[one.seat].seat));
    if (!value) return tl::unexpected(value.error());
    result.seats[one.seat].points = value->text();
  }
  for (std::size_t i = 0; i < there.seats.size(); ++i) {
    const bool counted = std::any_of(points->begin(), points->end(), [&](const Said& one) { return one.seat == i; });
    if (!counted && !result.seats[i].absent && (places->empty() || !points->empty()) && said.absent.empty())
      return refuse("bad_value", make_message("Nothing is said of seat %1; table %2 has %3", there.seats[i].seat, table,
                                              seats_text(session, there)));
  }
  const auto scoring = parse_scoring(session.record.event.scoring);
  if (!scoring) return tl::unexpected(scoring.error());
  const bool by_points = places->empty() && !std::holds_alternative<club::GamePoints>(*scoring) &&
                         std::ranges::none_of(result.seats, &ResultSeat::absent);
  if (there.seats.size() == 2 && by_points) {
    const auto filled = fill_verdicts(result.seats, *scoring);
    if (!filled) return tl::unexpected(filled.error());
    if (*filled) return result;
  }
  if (const auto filled = fill_places(there, result.seats, *places); !filled) return tl::unexpected(filled.error());
  return result;
}

}  // namespace arbiter::event
