// SPDX-License-Identifier: MIT
#include <algorithm>

#include "app/club/performance.h"
#include "app/club/tie_break_parts.h"

namespace arbiter::club::tie_break {
namespace {

/// The opponents met over the board, a part each with the rating, and the score against them.
struct Met {
  std::vector<Part> parts;
  Fraction score;
  bool rated = true;  ///< all of them have a rating
};

Met met(const Field& field, const Competitor& c) {
  Met out;
  for (std::size_t r = 0; r < c.rounds.size(); ++r) {
    const RoundResult& round = c.rounds[r];
    if (round.kind != RoundKind::played) continue;
    for (std::size_t i = 0; i < round.opponents.size(); ++i) {
      const auto& rating = field.competitors.at(static_cast<std::size_t>(round.opponents[i])).rating;
      out.rated = out.rated && rating.has_value();
      out.parts.push_back(
          {static_cast<int>(r) + 1, round.opponents[i], Fraction(rating.value_or(0)), false, make_message("rating")});
      out.score += round.against.at(i);
    }
  }
  return out;
}

void cut(std::vector<Part>& parts, const TieBreak& tie_break) {
  std::vector<Part*> order;
  order.reserve(parts.size());
  for (Part& p : parts) order.push_back(&p);
  std::ranges::stable_sort(order, {}, [](const Part* p) { return p->value; });
  const auto size = static_cast<int>(order.size());
  for (int i = 0; i < size; ++i)
    order[static_cast<std::size_t>(i)]->cut = i < tie_break.cut_low || i >= size - tie_break.cut_high;
}

TieBreakValue from_ratings(Met m, const TieBreak& tie_break) {
  TieBreakValue out;
  if (tie_break.kind == TieBreakKind::average_rating) cut(m.parts, tie_break);
  std::vector<int> ratings;
  for (const Part& p : m.parts)
    if (!p.cut) ratings.push_back(static_cast<int>(p.value.num()));
  const auto value = !m.rated                                         ? std::nullopt
                     : tie_break.kind == TieBreakKind::average_rating ? average_rating(ratings)
                     : tie_break.kind == TieBreakKind::performance    ? tournament_performance(m.score, ratings)
                                                                      : perfect_performance(m.score, ratings);
  out.defined = value.has_value();
  out.value = Fraction(value.value_or(0));
  out.parts = std::move(m.parts);
  if (tie_break.kind != TieBreakKind::average_rating)
    out.parts.push_back({0, -1, m.score, false, make_message("points against these opponents")});
  return out;
}

}  // namespace

std::vector<TieBreakValue> by_ratings(const Field& field, const TieBreak& tie_break) {
  const bool of_opponents =
      tie_break.kind == TieBreakKind::average_performance || tie_break.kind == TieBreakKind::average_perfect;
  TieBreak basis = tie_break;
  if (tie_break.kind == TieBreakKind::average_performance) basis.kind = TieBreakKind::performance;
  if (tie_break.kind == TieBreakKind::average_perfect) basis.kind = TieBreakKind::perfect_performance;
  std::vector<TieBreakValue> values;
  for (const Competitor& c : field.competitors) values.push_back(from_ratings(met(field, c), basis));
  if (!of_opponents) return values;
  std::vector<TieBreakValue> out;
  for (const Competitor& c : field.competitors) {
    TieBreakValue v;
    Fraction sum;
    for (Part p : met(field, c).parts) {
      const TieBreakValue& theirs = values.at(static_cast<std::size_t>(p.opponent));
      v.defined = v.defined && theirs.defined;
      p.value = theirs.value;
      p.why = make_message("performance");
      sum += p.value;
      v.parts.push_back(std::move(p));
    }
    v.defined = v.defined && !v.parts.empty();
    if (v.defined) v.value = Fraction((sum / Fraction(static_cast<std::int64_t>(v.parts.size()))).rounded());
    out.push_back(std::move(v));
  }
  return out;
}

}  // namespace arbiter::club::tie_break
