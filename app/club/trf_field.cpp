// SPDX-License-Identifier: MIT
#include <algorithm>
#include <charconv>
#include <map>

#include "app/club/trf.h"

namespace arbiter::club {
namespace {

Fraction points_for(const Trf& trf, char what, const Fraction& otherwise) {
  for (const auto& [letter, points] : trf.scoring)
    if (letter == what) return points;
  return otherwise;
}

/// Year, month and day of 2026/03/14 or 2026-03-14; the newest regulation where it is something else.
Regulation regulation_of(const std::string& date) {
  const auto part = [&](std::size_t from, std::size_t count) {
    int out = 0;
    if (from + count <= date.size()) std::from_chars(date.data() + from, date.data() + from + count, out);
    return out;
  };
  const int year = part(0, 4), month = part(5, 2), day = part(8, 2);
  if (year < 1000 || month < 1 || month > 12 || day < 1 || day > 31) return Regulation::capped_dummy_2026;
  return regulation_on(year, month, day);
}

RoundKind kind_of(const TrfResult& r) {
  switch (r.result) {
    case '1':
    case '=':
    case '0':
    case 'W':
    case 'D':
    case 'L':
      return RoundKind::played;
    case '+':
      return RoundKind::forfeit_win;
    case '-':
      return r.opponent > 0 ? RoundKind::forfeit_loss : RoundKind::absent;
    case 'U':
      return RoundKind::pairing_bye;
    case 'F':
    case 'H':
      return RoundKind::requested_bye;
    default:
      return RoundKind::absent;
  }
}

}  // namespace

Field field_of(const Trf& trf) {
  Field out;
  out.win = points_for(trf, 'W', 1);
  out.draw = points_for(trf, 'D', Fraction(1, 2));
  out.loss = points_for(trf, 'L', 0);
  out.regulation = regulation_of(trf.start);
  out.predetermined = trf.system.find("ROUNDROBIN") != std::string::npos;
  out.rounds = trf.rounds;
  const Fraction bye = points_for(trf, 'P', out.win), absent = points_for(trf, 'A', 0);
  const std::map<char, Fraction> worth = {{'1', out.win},  {'W', out.win},  {'+', out.win},  {'F', out.win},
                                          {'=', out.draw}, {'D', out.draw}, {'H', out.draw}, {'U', bye},
                                          {'0', out.loss}, {'L', out.loss}, {'-', absent},   {'Z', absent},
                                          {' ', absent}};
  std::map<int, int> places;
  for (const TrfPlayer& p : trf.players) {
    places.emplace(p.number, static_cast<int>(places.size()));
    out.rounds = std::max(out.rounds, static_cast<int>(p.rounds.size()));
  }
  for (const TrfPlayer& p : trf.players) {
    Competitor c;
    c.number = p.number;
    c.rating = p.rating;
    for (const TrfResult& r : p.rounds) {
      RoundResult round;
      round.kind = kind_of(r);
      round.points = worth.at(r.result);
      round.colour = r.colour;
      if (const auto other = places.find(r.opponent); other != places.end()) {
        round.opponents = {other->second};
        round.against = {round.points > out.draw    ? Fraction(1)
                         : round.points == out.draw ? Fraction(1, 2)
                                                    : Fraction(0)};
      }
      c.rounds.push_back(std::move(round));
    }
    out.competitors.push_back(std::move(c));
  }
  return out;
}

}  // namespace arbiter::club
