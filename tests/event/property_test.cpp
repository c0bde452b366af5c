// SPDX-License-Identifier: MIT
// Evenings with everything that happens: whatever comes, standings are what a recount of the papers gives.
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <map>
#include <random>

#include "tests/event/club_fixture.h"

namespace arbiter::event {
namespace {

using club::Fraction;

/// Points for places of a table, counted by hand: 3-2-1-0, for three 3-1½-0, shared by those who are level.
Fraction paper_points(const std::vector<int>& places, std::size_t mine) {
  const std::vector<Fraction> values =
      places.size() == 4 ? std::vector<Fraction>{3, 2, 1, 0} : std::vector<Fraction>{3, Fraction(3, 2), 0};
  const auto level = std::count(places.begin(), places.end(), places[mine]);
  Fraction sum;
  for (std::int64_t i = 0; i < level; ++i) sum += values.at(static_cast<std::size_t>(places[mine] - 1 + i));
  return sum / Fraction(level);
}

/// What the last paper of each table says; the papers are kept beside the club.
using Papers = std::map<std::pair<int, int>, std::vector<int>>;

struct Evening4 {
  TestClub club;
  db::club::EventId event = 0;
  std::mt19937_64 random;
  Papers papers;
  int names = 0;

  std::size_t draw(std::size_t below) { return static_cast<std::size_t>(random() % below); }

  void come_or_go() {
    const EventSession now = club.open(event);
    const int next = now.published() + 1;
    std::vector<db::club::Entrant> changed;
    switch (draw(4)) {
      case 0: {
        db::club::Entrant late;
        late.person = club.player("late " + std::to_string(++names));
        late.from = next;
        changed.push_back(late);
        break;
      }
      case 1: {
        auto goes = now.record.entrants[draw(now.record.entrants.size())];
        const auto stay =
            std::count_if(now.record.entrants.begin(), now.record.entrants.end(), [](const auto& e) { return !e.to; });
        if (!goes.to && stay > 6) goes.to = next - 1;
        changed.push_back(goes);
        break;
      }
      case 2: {
        auto sits = now.record.entrants[draw(now.record.entrants.size())];
        sits.sits_out.push_back(next);
        std::sort(sits.sits_out.begin(), sits.sits_out.end());
        sits.sits_out.erase(std::unique(sits.sits_out.begin(), sits.sits_out.end()), sits.sits_out.end());
        changed.push_back(sits);
        break;
      }
      default:  // comes again, if they had gone
        changed.push_back(arriving(now, now.record.entrants[draw(now.record.entrants.size())].person, next));
    }
    good(club->set_entrants(event, changed, club.by()));
  }

  /// Somebody enters a table's result, or corrects it, or takes it back.
  void write_down(int round, const db::club::Table& table) {
    if (draw(8) == 0 && papers.contains({round, table.number})) {
      good(club->add_result(event, {0, round, table.number, true, "Sam", "wrong", "", {}}));
      papers.erase({round, table.number});
      return;
    }
    SaidResult said;
    std::vector<int> points;
    for (const auto& seat : table.seats) {
      points.push_back(static_cast<int>(draw(4)));
      said.points.push_back(seat.seat + "=" + std::to_string(points.back()));
    }
    club.result(event, round, table.number, said);
    std::vector<int> places;
    for (const int one : points)
      places.push_back(1 +
                       static_cast<int>(std::count_if(points.begin(), points.end(), [&](int p) { return p > one; })));
    papers[{round, table.number}] = places;
  }

  /// The score of everybody by the papers, and a bye at its value: 1½ left over, 0 asked for.
  std::map<db::PersonId, Fraction> recount() {
    std::map<db::PersonId, Fraction> scores;
    const EventSession now = club.open(event);
    for (const auto& round : now.record.rounds) {
      if (round.published_at.empty()) continue;
      for (const auto& table : round.tables) {
        const auto paper = papers.find({round.number, table.number});
        if (paper == papers.end()) continue;
        for (std::size_t i = 0; i < table.seats.size(); ++i)
          scores[table.seats[i].person] += paper_points(paper->second, i);
      }
      for (const auto& bye : round.byes)
        if (bye.kind == db::club::ByeKind::left_over) scores[bye.person] += Fraction(3, 2);
    }
    return scores;
  }

  void check() {
    const EventSession now = club.open(event);
    const auto all = good(standings_json(now));
    auto scores = recount();
    std::size_t listed = 0;
    for (const auto& e : now.record.entrants) {
      listed += takes_part(now, e) ? 1 : 0;
      RC_ASSERT(takes_part(now, e) || scores[e.person] == Fraction(0));
    }
    RC_ASSERT(all["standings"].size() == listed);
    RC_ASSERT(good(club->wrong_totals()) == 0);
    Fraction before = 1000;
    for (const auto& one : all["standings"]) {
      const Fraction score = *Fraction::parse(one["score"].get<std::string>());
      RC_ASSERT(score == scores[one["player"]["id"].get<db::PersonId>()]);
      RC_ASSERT(score <= before);
      before = score;
    }
  }

  /// Everybody who is there has one place in the round that was published last.
  void check_places() {
    const EventSession now = club.open(event);
    const auto& round = *now.round(now.published());
    std::map<db::PersonId, int> places;
    for (const auto& table : round.tables) {
      RC_ASSERT(table.seats.size() == 3U || table.seats.size() == 4U);
      for (const auto& seat : table.seats) ++places[seat.person];
    }
    for (const auto& bye : round.byes) ++places[bye.person];
    for (const auto& e : now.record.entrants) {
      const bool there = e.from <= round.number && round.number <= e.to.value_or(99);
      RC_ASSERT(places[e.person] == (there ? 1 : 0));
    }
  }
};

RC_GTEST_PROP(Evenings, StandingsAreWhatARecountGives, (std::uint64_t seed)) {
  Evening4 it;
  it.random.seed(seed);
  std::vector<std::string> names;
  for (std::size_t i = 0, n = 6 + it.draw(6); i < n; ++i) names.push_back("p" + std::to_string(i));
  const int rounds = 2 + static_cast<int>(it.draw(3));
  it.event = it.club.event("evening", "mr-joseph", names, rounds);
  ProposeOptions quick;
  quick.effort = 2000;
  for (int round = 1; round <= rounds; ++round) {
    for (std::size_t i = 0, n = it.draw(3); i < n; ++i) it.come_or_go();
    it.club.seat(it.event, quick);
    good(it.club->publish(it.event, round, it.club.by()));
    it.check_places();
    const EventSession published = it.club.open(it.event);
    for (const auto& one : published.record.rounds) {
      if (one.published_at.empty()) continue;
      for (const auto& table : one.tables)
        if (it.draw(3) > 0) it.write_down(one.number, table);
    }
    it.check();
  }
  good(it.club->games()->check());
}

}  // namespace
}  // namespace arbiter::event
