// SPDX-License-Identifier: MIT
#include "app/club/tie_breaks.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <map>
#include <tuple>

#include "app/club/tie_break_parts.h"

namespace arbiter::club {
namespace {

using tie_break::score;

constexpr std::array<std::pair<TieBreakKind, std::string_view>, 20> kNames = {{
    {TieBreakKind::points, "PTS"},
    {TieBreakKind::direct_encounter, "DE"},
    {TieBreakKind::wins, "WIN"},
    {TieBreakKind::games_won, "WON"},
    {TieBreakKind::black_games, "BPG"},
    {TieBreakKind::black_wins, "BWG"},
    {TieBreakKind::buchholz, "BH"},
    {TieBreakKind::fore_buchholz, "FB"},
    {TieBreakKind::average_buchholz, "AOB"},
    {TieBreakKind::sonneborn_berger, "SB"},
    {TieBreakKind::average_rating, "ARO"},
    {TieBreakKind::performance, "TPR"},
    {TieBreakKind::perfect_performance, "PTP"},
    {TieBreakKind::average_performance, "APRO"},
    {TieBreakKind::average_perfect, "APPO"},
    {TieBreakKind::progressive, "PS"},
    {TieBreakKind::koya, "KS"},
    {TieBreakKind::first_places, "FP"},
    {TieBreakKind::table_share, "TS"},
    {TieBreakKind::table_margin, "TM"},
}};

/// One part for each round, its value what `of` says.
template <class Of>
std::vector<TieBreakValue> round_by_round(const Field& field, const Of& of) {
  std::vector<TieBreakValue> out;
  for (const Competitor& c : field.competitors) {
    TieBreakValue v;
    for (std::size_t r = 0; r < c.rounds.size(); ++r) {
      const RoundResult& round = c.rounds[r];
      const int opponent = round.opponents.size() == 1 ? round.opponents[0] : -1;
      v.parts.push_back({static_cast<int>(r) + 1, opponent, of(round), false, {}});
      v.value += v.parts.back().value;
    }
    out.push_back(std::move(v));
  }
  return out;
}

Fraction one_if(bool yes) { return Fraction(yes ? 1 : 0); }

std::vector<TieBreakValue> progressive(const Field& field, const TieBreak& tie_break) {
  std::vector<TieBreakValue> out;
  for (const Competitor& c : field.competitors) {
    TieBreakValue v;
    Fraction sum;
    for (std::size_t r = 0; r < c.rounds.size(); ++r) {
      sum += c.rounds[r].points;
      const bool cut = static_cast<int>(r) < tie_break.cut_low;
      v.parts.push_back({static_cast<int>(r) + 1, -1, sum, cut, make_message("score after the round")});
      if (!cut) v.value += sum;
    }
    out.push_back(std::move(v));
  }
  return out;
}

std::vector<TieBreakValue> koya(const Field& field) {
  const Fraction half = field.win * Fraction(field.rounds) / Fraction(2);
  std::vector<TieBreakValue> out;
  for (const Competitor& c : field.competitors) {
    TieBreakValue v;
    for (std::size_t r = 0; r < c.rounds.size(); ++r) {
      const RoundResult& round = c.rounds[r];
      for (std::size_t i = 0; i < round.opponents.size(); ++i) {
        const Competitor& other = field.competitors.at(static_cast<std::size_t>(round.opponents[i]));
        const Fraction made = round.opponents.size() == 1 ? round.points : round.against.at(i);
        const bool counts = score(other) >= half;
        v.parts.push_back({static_cast<int>(r) + 1, round.opponents[i], made, !counts, {}});
        if (counts) v.value += made;
      }
    }
    out.push_back(std::move(v));
  }
  return out;
}

/// Game points against what was made at the tables, as a part of it or as what is above the average.
std::vector<TieBreakValue> against_tables(const Field& field, bool share) {
  std::vector<TieBreakValue> out;
  for (const Competitor& c : field.competitors) {
    TieBreakValue v;
    Fraction mine, all;
    for (std::size_t r = 0; r < c.rounds.size(); ++r) {
      const RoundResult& round = c.rounds[r];
      if (round.kind != RoundKind::played) continue;
      const Fraction average = round.table_points / Fraction(static_cast<std::int64_t>(round.opponents.size()) + 1);
      const Message why = make_message("%1 of %2 at the table", round.game_points.text(), round.table_points.text());
      v.parts.push_back(
          {static_cast<int>(r) + 1, -1, share ? round.game_points : round.game_points - average, false, why});
      mine += round.game_points;
      all += round.table_points;
      if (!share) v.value += v.parts.back().value;
    }
    if (share) {
      v.defined = all > Fraction(0);
      if (v.defined) v.value = mine / all;
    }
    out.push_back(std::move(v));
  }
  return out;
}

std::vector<TieBreakValue> average_buchholz(const Field& field) {
  const auto buchholz = tie_break::opponents_scores(field, {TieBreakKind::buchholz, 0, 0});
  std::vector<TieBreakValue> out;
  for (const Competitor& c : field.competitors) {
    TieBreakValue v;
    for (std::size_t r = 0; r < c.rounds.size(); ++r) {
      if (c.rounds[r].kind != RoundKind::played) continue;
      for (const int o : c.rounds[r].opponents) {
        v.parts.push_back({static_cast<int>(r) + 1, o, buchholz.at(static_cast<std::size_t>(o)).value, false, {}});
        v.value += v.parts.back().value;
      }
    }
    v.defined = !v.parts.empty();
    if (v.defined) v.value /= Fraction(static_cast<std::int64_t>(v.parts.size()));
    out.push_back(std::move(v));
  }
  return out;
}

std::vector<TieBreakValue> undefined(const Field& field) {
  TieBreakValue nothing;
  nothing.defined = false;
  return std::vector<TieBreakValue>(field.competitors.size(), nothing);
}

/// Parts a group by values, the greatest first, undefined ones last.
std::vector<std::vector<int>> split(std::vector<int> group, const std::vector<TieBreakValue>& values) {
  const auto at = [&](int i) -> const TieBreakValue& { return values[static_cast<std::size_t>(i)]; };
  const auto better = [&](int a, int b) {
    if (at(a).defined != at(b).defined) return at(a).defined;
    return at(a).defined && at(a).value > at(b).value;
  };
  std::ranges::stable_sort(group, better);
  std::vector<std::vector<int>> out;
  for (const int i : group) {
    if (out.empty() || better(out.back().front(), i)) out.emplace_back();
    out.back().push_back(i);
  }
  return out;
}

/// The values where it is known which regulation is in force, or it does not matter.
std::vector<TieBreakValue> values_in_force(const Field& field, const TieBreak& tie_break);

/// The values that all regulations agree on; everybody's is undefined where they do not.
std::vector<TieBreakValue> values_of_all(const Field& field, const TieBreak& tie_break) {
  Field known = field;
  std::optional<std::vector<TieBreakValue>> all;
  for (const Regulation one :
       {Regulation::virtual_opponent_2012, Regulation::dummy_2023, Regulation::capped_dummy_2026}) {
    known.regulation = one;
    std::vector<TieBreakValue> values = values_in_force(known, tie_break);
    const auto same = [](const TieBreakValue& a, const TieBreakValue& b) {
      return a.value == b.value && a.defined == b.defined;
    };
    if (all && !std::ranges::equal(*all, values, same)) return undefined(field);
    all = std::move(values);
  }
  return std::move(*all);
}

}  // namespace

Regulation regulation_on(int year, int month, int day) {
  const auto date = std::tuple(year, month, day);
  if (date >= std::tuple(2026, 3, 1)) return Regulation::capped_dummy_2026;
  if (date >= std::tuple(2023, 8, 1)) return Regulation::dummy_2023;
  return Regulation::virtual_opponent_2012;
}

tl::expected<TieBreak, Message> parse_tie_break(std::string_view text) {
  const auto no_cut = [&] { return tl::unexpected(make_message("the cut of the tie-break \"%1\" is none", text)); };
  const std::size_t bar = text.find('/');
  const std::string_view name = text.substr(0, bar);
  const auto known = std::ranges::find(kNames, name, [](const auto& n) { return n.second; });
  if (known == kNames.end()) return tl::unexpected(make_message("there is no tie-break \"%1\"", text));
  TieBreak out{known->first, 0, 0};
  if (bar == std::string_view::npos) return out;
  const std::string_view cut = text.substr(bar + 1);
  int count = 0;
  if (cut.size() < 2) return no_cut();
  const auto [end, error] = std::from_chars(cut.data() + 1, cut.data() + cut.size(), count);
  const bool is_cut = cut[0] == 'C' || cut[0] == 'M';
  if (error != std::errc() || end != cut.data() + cut.size() || count < 1 || count > 99 || !is_cut) return no_cut();
  out.cut_low = count;
  if (cut[0] == 'M') out.cut_high = count;
  return out;
}

std::string short_name(const TieBreak& tie_break) {
  const auto known = std::ranges::find(kNames, tie_break.kind, [](const auto& n) { return n.first; });
  std::string out(known->second);
  if (tie_break.cut_low > 0) out += (tie_break.cut_high > 0 ? "/M" : "/C") + std::to_string(tie_break.cut_low);
  return out;
}

std::vector<TieBreakValue> tie_break_values(const Field& field, const TieBreak& tie_break) {
  return field.regulation || field.predetermined ? values_in_force(field, tie_break) : values_of_all(field, tie_break);
}

namespace {

std::vector<TieBreakValue> values_in_force(const Field& field, const TieBreak& tie_break) {
  const auto played_as = [](const RoundResult& r, char colour) {
    return r.kind == RoundKind::played && r.colour == colour;
  };
  switch (tie_break.kind) {
    case TieBreakKind::points:
      return round_by_round(field, [](const RoundResult& r) { return r.points; });
    case TieBreakKind::wins:
      return round_by_round(field, [&](const RoundResult& r) { return one_if(r.points >= field.win); });
    case TieBreakKind::games_won:
      return round_by_round(
          field, [&](const RoundResult& r) { return one_if(r.kind == RoundKind::played && r.points >= field.win); });
    case TieBreakKind::black_games:
      return round_by_round(field, [&](const RoundResult& r) { return one_if(played_as(r, 'b')); });
    case TieBreakKind::black_wins:
      return round_by_round(field,
                            [&](const RoundResult& r) { return one_if(played_as(r, 'b') && r.points >= field.win); });
    case TieBreakKind::first_places:
      return round_by_round(field, [](const RoundResult& r) { return one_if(r.kind == RoundKind::played && r.first); });
    case TieBreakKind::buchholz:
    case TieBreakKind::fore_buchholz:
    case TieBreakKind::sonneborn_berger:
      return tie_break::opponents_scores(field, tie_break);
    case TieBreakKind::average_buchholz:
      return average_buchholz(field);
    case TieBreakKind::average_rating:
    case TieBreakKind::performance:
    case TieBreakKind::perfect_performance:
    case TieBreakKind::average_performance:
    case TieBreakKind::average_perfect:
      return tie_break::by_ratings(field, tie_break);
    case TieBreakKind::progressive:
      return progressive(field, tie_break);
    case TieBreakKind::koya:
      return koya(field);
    case TieBreakKind::table_share:
      return against_tables(field, true);
    case TieBreakKind::table_margin:
      return against_tables(field, false);
    case TieBreakKind::direct_encounter:
      break;
  }
  return undefined(field);
}

}  // namespace

std::vector<Standing> standings(const Field& field, std::span<const TieBreak> order) {
  std::vector<int> everybody;
  for (std::size_t i = 0; i < field.competitors.size(); ++i) everybody.push_back(static_cast<int>(i));
  std::ranges::stable_sort(everybody, {}, [&](int i) { return field.competitors[static_cast<std::size_t>(i)].number; });
  std::vector<std::vector<int>> groups;
  if (!everybody.empty()) groups.push_back(everybody);
  std::vector<std::vector<TieBreakValue>> columns;
  for (const TieBreak& tie_break : order) {
    std::vector<TieBreakValue> values = tie_break_values(field, tie_break);
    std::vector<std::vector<int>> finer;
    for (std::vector<int>& group : groups) {
      const bool among_themselves = tie_break.kind == TieBreakKind::direct_encounter && group.size() > 1;
      for (std::vector<int>& part :
           among_themselves ? tie_break::direct_encounter(field, group, values) : split(std::move(group), values))
        finer.push_back(std::move(part));
    }
    groups = std::move(finer);
    columns.push_back(std::move(values));
  }
  std::vector<Standing> out;
  for (const std::vector<int>& group : groups) {
    const int rank = static_cast<int>(out.size()) + 1;
    for (const int i : group) {
      Standing s{i, rank, {}};
      for (const auto& column : columns) s.values.push_back(column[static_cast<std::size_t>(i)]);
      out.push_back(std::move(s));
    }
  }
  return out;
}

}  // namespace arbiter::club
