// SPDX-License-Identifier: MIT
#include <algorithm>

#include "app/club/tie_break_parts.h"

namespace arbiter::club::tie_break {
namespace {

/// A contribution before the cuts: for Sonneborn-Berger `score` is what the cuts go by.
struct Contribution {
  Part part;
  Fraction score;
  bool voluntary = false;
};

bool last_of_event(const Field& field, std::size_t round) { return static_cast<int>(round) + 1 == field.rounds; }

/// Is the round counted by the opponents it has?
bool by_opponents(const Field& field, const RoundResult& round, std::size_t r, bool fore) {
  if (round.opponents.empty()) return false;
  return round.kind == RoundKind::played || field.predetermined || (fore && last_of_event(field, r));
}

/// The score that counts for a competitor's own dummy.
Fraction own_score(const Field& field, const Competitor& c, bool fore) {
  Fraction out = score(c);
  if (fore && !c.rounds.empty() && last_of_event(field, c.rounds.size() - 1) && !c.rounds.back().opponents.empty())
    out += field.draw - c.rounds.back().points;
  return out;
}

/// Who stands in for the opponent of a round that was not played.
struct StandIn {
  Fraction score;
  Message why;
};

StandIn stand_in(const Field& field, const Competitor& c, std::size_t r, bool fore) {
  const RoundResult& round = c.rounds[r];
  if (field.regulation == Regulation::virtual_opponent_2012) {
    Fraction before;
    for (std::size_t i = 0; i < r; ++i) before += c.rounds[i].points;
    const int left = field.rounds - static_cast<int>(r) - 1;
    return {before + field.win - round.points + field.draw * Fraction(left), make_message("virtual opponent")};
  }
  StandIn out{own_score(field, c, fore), make_message("dummy opponent")};
  if (field.regulation != Regulation::capped_dummy_2026) return out;
  Fraction cap = field.draw * Fraction(field.rounds);
  Message why = make_message("dummy opponent, no better than draws in all rounds");
  if (round.opponents.size() == 1) {
    cap = adjusted_score(field, field.competitors.at(static_cast<std::size_t>(round.opponents[0])), fore);
    why = make_message("dummy opponent, no better than the one who was to play");
  }
  return cap < out.score ? StandIn{cap, std::move(why)} : out;
}

void add_round(const Field& field, const Competitor& c, std::size_t r, const TieBreak& tie_break,
               std::vector<Contribution>& out) {
  const RoundResult& round = c.rounds[r];
  const bool fore = tie_break.kind == TieBreakKind::fore_buchholz;
  const bool squared = tie_break.kind == TieBreakKind::sonneborn_berger;
  const int number = static_cast<int>(r) + 1;
  const auto others = static_cast<std::int64_t>(std::max(field.seats - 1, 1));
  if (by_opponents(field, round, r, fore)) {
    const Fraction weight(others, static_cast<std::int64_t>(round.opponents.size()));
    const bool two = field.seats == 2;
    for (std::size_t i = 0; i < round.opponents.size(); ++i) {
      const int o = round.opponents[i];
      const Fraction theirs = adjusted_score(field, field.competitors.at(static_cast<std::size_t>(o)), fore) * weight;
      const Fraction factor = !squared ? Fraction(1) : two ? round.points : round.against.at(i);
      const Message why = weight == Fraction(1) ? Message() : make_message("a smaller table");
      out.push_back({{number, o, theirs * factor, false, why}, theirs, false});
    }
    return;
  }
  if (field.predetermined) return;
  const StandIn other = stand_in(field, c, r, fore);
  const Fraction factor = !squared ? Fraction(1) : field.seats == 2 ? round.points : Fraction(1, 2);
  for (std::int64_t i = 0; i < others; ++i)
    out.push_back({{number, -1, other.score * factor, false, other.why}, other.score, voluntary(round.kind)});
}

/// The contribution that the next cut takes away. Since 2023 the first to go is one for a round that was not played by
/// the competitor's own will, even where another is less.
Contribution* next_cut(const Field& field, std::vector<Contribution>& all, bool lowest) {
  Contribution* out = nullptr;
  const bool exception = lowest && field.regulation != Regulation::virtual_opponent_2012;
  for (Contribution& c : all) {
    if (c.part.cut) continue;
    if (out == nullptr) {
      out = &c;
      continue;
    }
    if (exception && c.voluntary != out->voluntary) {
      if (c.voluntary) out = &c;
      continue;
    }
    const auto mine = std::tie(c.score, c.part.value), best = std::tie(out->score, out->part.value);
    if (lowest ? mine < best : mine > best) out = &c;
  }
  return out;
}

}  // namespace

Fraction score(const Competitor& competitor) {
  Fraction out;
  for (const RoundResult& round : competitor.rounds) out += round.points;
  return out;
}

bool voluntary(RoundKind kind) {
  return kind == RoundKind::forfeit_loss || kind == RoundKind::requested_bye || kind == RoundKind::absent;
}

Fraction adjusted_score(const Field& field, const Competitor& competitor, bool fore) {
  const std::vector<RoundResult>& rounds = competitor.rounds;
  std::size_t there = 0;  // behind the last round for which they were there
  for (std::size_t r = 0; r < rounds.size(); ++r)
    if (!voluntary(rounds[r].kind)) there = r + 1;
  Fraction out;
  for (std::size_t r = 0; r < rounds.size(); ++r) {
    const RoundResult& round = rounds[r];
    bool drawn = fore && last_of_event(field, r) && !round.opponents.empty();
    if (!field.predetermined && field.regulation == Regulation::virtual_opponent_2012)
      drawn = drawn || round.kind != RoundKind::played;
    else if (!field.predetermined)
      drawn = drawn || (r >= there && round.opponents.empty());
    out += drawn ? field.draw : round.points;
  }
  return out;
}

std::vector<TieBreakValue> opponents_scores(const Field& field, const TieBreak& tie_break) {
  std::vector<TieBreakValue> out;
  for (const Competitor& c : field.competitors) {
    std::vector<Contribution> all;
    for (std::size_t r = 0; r < c.rounds.size(); ++r) add_round(field, c, r, tie_break, all);
    for (int i = 0; i < tie_break.cut_low; ++i)
      if (Contribution* cut = next_cut(field, all, true)) cut->part.cut = true;
    for (int i = 0; i < tie_break.cut_high; ++i)
      if (Contribution* cut = next_cut(field, all, false)) cut->part.cut = true;
    TieBreakValue v;
    for (Contribution& one : all) {
      if (!one.part.cut) v.value += one.part.value;
      v.parts.push_back(std::move(one.part));
    }
    out.push_back(std::move(v));
  }
  return out;
}

}  // namespace arbiter::club::tie_break
