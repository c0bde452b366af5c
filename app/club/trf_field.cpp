// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cstdio>
#include <map>

#include "app/club/trf.h"
#include "app/club/trf_columns.h"
#include "text/dates.h"

namespace arbiter::club {
namespace {

Fraction points_for(const Trf& trf, char what, const Fraction& otherwise) {
  for (const auto& [letter, points] : trf.scoring)
    if (letter == what) return points;
  return otherwise;
}

/// None where the day cannot be read: it is not today's.
std::optional<Regulation> regulation_of(const std::string& date) {
  const auto read = text::read_day(date);
  int year = 0, month = 0, day = 0;
  if (!read || std::sscanf(read->date.c_str(), "%4d-%2d-%2d", &year, &month, &day) != 3) return std::nullopt;
  return regulation_on(year, month, day);
}

RoundKind kind_without_opponent(char result) {
  switch (result) {
    case 'U':
    case '+':
      return RoundKind::pairing_bye;
    case 'F':
    case 'H':
    case '1':
    case '=':
    case 'W':
    case 'D':
      return RoundKind::requested_bye;
    default:
      return RoundKind::absent;
  }
}

RoundKind kind_of(const TrfResult& r) {
  if (r.opponent == 0) return kind_without_opponent(r.result);
  switch (r.result) {
    case '+':
      return RoundKind::forfeit_win;
    case '-':
      return RoundKind::forfeit_loss;
    case ' ':
      return RoundKind::absent;
    default:
      return RoundKind::played;
  }
}

std::string small(std::string text) {
  for (char& c : text)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  return text;
}

/// How often any two of them have met.
std::map<std::pair<int, int>, int> meetings(const Trf& trf) {
  std::map<std::pair<int, int>, int> met;
  for (const TrfPlayer& p : trf.players)
    for (const TrfResult& r : p.rounds)
      if (r.opponent > p.number) ++met[{p.number, r.opponent}];
  return met;
}

}  // namespace

std::map<char, Fraction> worths(const Trf& trf) {
  const Fraction win = points_for(trf, 'W', 1), draw = points_for(trf, 'D', Fraction(1, 2)),
                 loss = points_for(trf, 'L', 0), absent = points_for(trf, 'A', 0), bye = points_for(trf, 'P', win);
  return {{'1', win}, {'W', win},  {'+', win},  {'F', win},    {'=', draw},   {'D', draw},  {'H', draw},
          {'U', bye}, {'0', loss}, {'L', loss}, {'-', absent}, {'Z', absent}, {' ', absent}};
}

int most_meetings(const Trf& trf) {
  int most = 0;
  for (const auto& [pair, times] : meetings(trf)) most = std::max(most, times);
  return most;
}

bool is_round_robin(const Trf& trf) {
  const std::string said = small(trf.system + " " + trf.type);
  const auto says = [&](std::initializer_list<std::string_view> words) {
    return std::ranges::any_of(words, [&](std::string_view word) { return said.find(word) != std::string::npos; });
  };
  if (says({"swiss", "schweizer", "suisse", "suizo", "svizzero", "dutch", "dubov", "burstein"})) return false;
  if (says({"roundrobin", "round-robin", "round robin", "berger", "rundenturnier", "jeder gegen jeden", "all play all",
            "all-play-all", "scheveningen"}))
    return true;
  const auto met = meetings(trf);
  const std::size_t n = trf.players.size();
  return n > 2 && met.size() == n * (n - 1) / 2 &&
         std::ranges::all_of(met, [&](const auto& one) { return one.second == met.begin()->second; });
}

std::vector<std::string> teams(const Trf& trf) {
  std::vector<std::string> names;
  for (const std::string& line : trf.other) {
    if (line.starts_with("013")) names.push_back(trf::columns(line, 5, 36));
    if (line.starts_with("310")) names.push_back(trf::columns(line, 9, 40));
  }
  return names;
}

Field field_of(const Trf& trf) {
  Field out;
  const std::map<char, Fraction> worth = worths(trf);
  out.win = worth.at('1');
  out.draw = worth.at('=');
  out.loss = worth.at('0');
  out.absent = worth.at('-');
  out.regulation = regulation_of(trf.start);
  out.predetermined = teams(trf).empty() && is_round_robin(trf);
  out.rounds = trf.rounds;
  std::map<int, int> places;
  for (const TrfPlayer& p : trf.players) {
    places.emplace(p.number, static_cast<int>(places.size()));
    out.rounds = std::max(out.rounds, static_cast<int>(p.rounds.size()));
  }
  for (const TrfPlayer& p : trf.players) {
    Competitor c;
    c.number = p.number;
    c.rating = p.rating;
    // Games at the end that are still to be played are no rounds yet.
    std::size_t known = p.rounds.size();
    while (known > 0 && p.rounds[known - 1].opponent > 0 && p.rounds[known - 1].result == ' ') --known;
    for (std::size_t i = 0; i < known; ++i) {
      const TrfResult& r = p.rounds[i];
      RoundResult round;
      round.kind = kind_of(r);
      // Without an opponent a lost game is a bye for no point.
      const bool none = r.opponent == 0 && (r.result == '0' || r.result == 'L');
      round.points = worth.at(none ? 'Z' : r.result);
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

std::vector<TrfDifference> differences(const Trf& trf) {
  Field field = field_of(trf);
  (void)annul_withdrawn(field);
  std::vector<TrfDifference> out;
  for (std::size_t i = 0; i < trf.players.size(); ++i) {
    const TrfPlayer& p = trf.players[i];
    Fraction counted;
    for (const RoundResult& round : field.competitors[i].rounds) counted += round.points;
    if (p.points && *p.points != counted) out.push_back({p.number, *p.points, counted});
  }
  return out;
}

}  // namespace arbiter::club
