// SPDX-License-Identifier: MIT
#include "app/club/scoring.h"

#include <algorithm>

namespace arbiter::club {
namespace {

template <class... Cases>
struct Overloaded : Cases... {
  using Cases::operator()...;
};
template <class... Cases>
Overloaded(Cases...) -> Overloaded<Cases...>;

/// The first and the last place that a seat fills together with those tied with it.
Award tied_places(std::span<const SeatResult> seats, int place) {
  const auto tied = std::ranges::count(seats, place, &SeatResult::place);
  Award out;
  out.first_place = place;
  out.last_place = place + static_cast<int>(tied) - 1;
  return out;
}

Message fault_of(std::span<const SeatResult> seats) {
  if (seats.empty()) return as_it_is("a game without seats has no points");
  if (const auto said = std::ranges::count_if(seats, [](const SeatResult& s) { return s.verdict.has_value(); });
      said > 0)
    return said == static_cast<std::ptrdiff_t>(seats.size()) ? Message()
                                                             : make_message("a verdict is for all seats of a game");
  for (const SeatResult& seat : seats) {
    const auto better = std::ranges::count_if(seats, [&](const SeatResult& s) { return s.place < seat.place; });
    if (seat.place != better + 1)
      return as_it_is("place " + std::to_string(seat.place) + " does not fit " + std::to_string(better) +
                      " better seats");
  }
  return {};
}

/// The value at `at` of `steps` even steps along the list, between its numbers where it falls between two.
Fraction along(const std::vector<Fraction>& values, std::size_t at, std::size_t steps) {
  const Fraction where(static_cast<std::int64_t>(at * (values.size() - 1)), static_cast<std::int64_t>(steps));
  const auto below = static_cast<std::size_t>(where.num() / where.den());
  if (below + 1 >= values.size()) return values.back();
  return values[below] + (values[below + 1] - values[below]) * (where - Fraction(static_cast<std::int64_t>(below)));
}

/// What a verdict is worth; `values`: those of places, empty where points are not for places.
Fraction worth_of(Verdict verdict, const SeatResult& seat, const Scoring& scoring,
                  const std::vector<Fraction>& values) {
  if (const auto* s = std::get_if<WinDrawLoss>(&scoring))
    return verdict == Verdict::won ? s->win : verdict == Verdict::drawn ? s->draw : s->loss;
  if (values.empty()) return seat.game_points;
  if (verdict == Verdict::drawn) return (values.front() + values.back()) / Fraction(2);
  return verdict == Verdict::won ? values.front() : values.back();
}

}  // namespace

std::vector<Fraction> PlacePoints::usual() { return {3, 2, 1, 0}; }

tl::expected<std::vector<Fraction>, Message> place_values(const PlacePoints& scoring, std::size_t seats) {
  const std::vector<Fraction>& values = scoring.values;
  if (values.size() < seats)
    return tl::unexpected(make_message("points for %1 places are too few for a table of %2", values.size(), seats));
  if (values.size() == seats) return values;
  switch (scoring.shorter) {
    case PlacePoints::Shorter::top:
      return std::vector<Fraction>(values.begin(), values.begin() + static_cast<std::ptrdiff_t>(seats));
    case PlacePoints::Shorter::own:
      if (scoring.three.size() == seats) return scoring.three;
      return tl::unexpected(make_message("there is no list of points for a table of %1", seats));
    case PlacePoints::Shorter::stretched:
      break;
  }
  if (seats == 1) return std::vector<Fraction>{values.front()};
  std::vector<Fraction> out;
  for (std::size_t i = 0; i < seats; ++i) out.push_back(along(values, i, seats - 1));
  return out;
}

tl::expected<std::vector<Award>, Message> award(std::span<const SeatResult> seats, const Scoring& scoring) {
  if (Message fault = fault_of(seats); !fault.empty()) return tl::unexpected(std::move(fault));
  std::vector<Fraction> values;
  if (const auto* places = std::get_if<PlacePoints>(&scoring)) {
    auto list = place_values(*places, seats.size());
    if (!list) return tl::unexpected(list.error());
    values = std::move(*list);
  }
  std::vector<Award> out;
  for (const SeatResult& seat : seats) {
    Award a = tied_places(seats, seat.place);
    if (seat.verdict) {
      a.points = worth_of(*seat.verdict, seat, scoring, values);
      out.push_back(std::move(a));
      continue;
    }
    std::visit(Overloaded{[&](const GamePoints&) { a.points = seat.game_points; },
                          [&](const PlacePoints&) {
                            a.shared.assign(values.begin() + a.first_place - 1, values.begin() + a.last_place);
                            for (const Fraction& value : a.shared) a.points += value;
                            a.points /= Fraction(static_cast<std::int64_t>(a.shared.size()));
                          },
                          [&](const WinDrawLoss& s) {
                            const bool alone = a.first_place == a.last_place;
                            a.points = seat.place > 1 ? s.loss : alone ? s.win : s.draw;
                          }},
               scoring);
    out.push_back(std::move(a));
  }
  return out;
}

std::vector<int> places_by_points(std::span<const Fraction> points) {
  std::vector<int> out;
  for (const Fraction& mine : points)
    out.push_back(1 + static_cast<int>(std::ranges::count_if(points, [&](const Fraction& p) { return p > mine; })));
  return out;
}

}  // namespace arbiter::club
