// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "app/club/fraction.h"
#include "value/message.h"

namespace arbiter::club {

/// What a round was for somebody.
enum class RoundKind {
  played,
  forfeit_win,    ///< paired, the opponent did not come
  forfeit_loss,   ///< paired, did not come
  pairing_bye,    ///< nobody was left to play with
  requested_bye,  ///< asked for, whatever it was worth
  absent,         ///< not there, not paired
  annulled        ///< of somebody who left a round robin too early, or against them: it counts for nobody
};

/// A round as tie-breaks see it. At tables of three and four `opponents` are all the others at the table.
struct RoundResult {
  RoundKind kind = RoundKind::absent;
  Fraction points;                     ///< that the round gave, by the event's scoring
  std::vector<int> opponents;          ///< places in the list of competitors, from 0; empty without a table
  std::vector<Fraction> against;       ///< for each of them 1 better than they, ½ level, 0 worse; forfeits likewise
  char colour = '-';                   ///< 'w', 'b', or '-' where there are none
  bool first = false;                  ///< first, alone or not
  Fraction game_points, table_points;  ///< as the referee counted them: mine, the whole table's
};

struct Competitor {
  int number = 0;             ///< the pairing number, which decides what nothing else does
  std::optional<int> rating;  ///< none where unknown
  std::vector<RoundResult> rounds;
};

/// FIDE's ways to treat rounds that were not played (Handbook C.07; before 2023 an annex of C.04 and C.02.13).
enum class Regulation {
  virtual_opponent_2012,  ///< own: a virtual opponent, who went on with draws; others': every round not played a draw
  dummy_2023,             ///< own: a dummy with one's own score; others': draws from where they stayed away for good
  capped_dummy_2026       ///< the same, the dummy at most the opponent who did not come, or as good as all draws
};

/// The regulation that was in force on a day: from 1 August 2023 and from 1 March 2026 the newer ones.
[[nodiscard]] Regulation regulation_on(int year, int month, int day);

/// Everything that tie-breaks are computed from.
struct Field {
  std::vector<Competitor> competitors;
  int rounds = 0;  ///< of the whole event; where fewer were played, competitors have fewer
  Fraction win = 1, draw = Fraction(1, 2), loss = 0;
  Fraction absent = 0;  ///< for somebody who did not come to their table
  /// None: the day of the event is not known. Tie-breaks that differ between the regulations are undefined then.
  std::optional<Regulation> regulation = Regulation::capped_dummy_2026;
  bool predetermined = false;  ///< a round robin or another schedule made beforehand: nothing is adjusted
  int seats = 2;               ///< at a full table: a smaller one counts its opponents' average as often as a full one
};

enum class TieBreakKind {
  points,
  direct_encounter,     ///< DE: among those level, if all have met, or if nothing could change who is first
  wins,                 ///< WIN: rounds that gave as much as a win
  games_won,            ///< WON: over the board
  black_games,          ///< BPG
  black_wins,           ///< BWG
  buchholz,             ///< BH: the opponents' scores
  fore_buchholz,        ///< FB: the same with the last round's games drawn
  average_buchholz,     ///< AOB: the average of the opponents' Buchholz
  sonneborn_berger,     ///< SB: the scores of those beaten, and half of those level
  average_rating,       ///< ARO: of the opponents met over the board
  performance,          ///< TPR
  perfect_performance,  ///< PTP
  average_performance,  ///< APRO: of the opponents' TPR
  average_perfect,      ///< APPO: of the opponents' PTP
  progressive,          ///< PS: the sum of the scores after each round; a cut leaves out the first rounds
  koya,                 ///< KS: points against those with half of all points and more
  first_places,         ///< FP: rounds as the first of a table, alone or level
  table_share,          ///< TS: game points, as a part of all that were made at one's tables
  table_margin          ///< TM: game points above the average of one's tables
};

/// One tie-break with its cuts: how many of the least and of the greatest contributions do not count.
struct TieBreak {
  TieBreakKind kind = TieBreakKind::points;
  int cut_low = 0, cut_high = 0;
  bool operator==(const TieBreak&) const = default;
};

/// Reads FIDE's short names with the cuts as in a tournament report: "BH", "BH/C1", "BH/M2", "SB", "DE", "PS/C1"; the
/// club's own are FP, TS and TM. Errors: a sentence that names what is unknown.
[[nodiscard]] tl::expected<TieBreak, Message> parse_tie_break(std::string_view text);
[[nodiscard]] std::string short_name(const TieBreak& tie_break);

/// One of the things that a number is made of.
struct Part {
  int round = 0;      ///< from 1; 0 where it belongs to none
  int opponent = -1;  ///< place in the list of competitors; -1 for none, or for the dummy
  Fraction value;
  bool cut = false;  ///< does not count
  Message why;       ///< what it is, in words, where it is not simply the opponent's: "dummy opponent"
};

/// A number, and all it is made of. Sums and averages are of the parts that are not cut.
struct TieBreakValue {
  Fraction value;
  bool defined = true;  ///< false where nothing can be said, an average of no ratings for example; counts as least
  std::vector<Part> parts;
};

/// Takes out of a round robin's standings what does not count: the points by and against whoever stayed away to the end
/// and has completed less than half of their games (FIDE Tournament Rules, withdrawal from a round robin). Nothing is
/// taken out while they may still complete half. Their rounds become `annulled`. Who that is, places in the list.
std::vector<int> annul_withdrawn(Field& field);

/// A tie-break's value for everybody, in the order of the competitors. Direct encounter depends on who is level and is
/// computed by `standings` alone; here everybody's is undefined.
[[nodiscard]] std::vector<TieBreakValue> tie_break_values(const Field& field, const TieBreak& tie_break);

/// Where somebody stands.
struct Standing {
  int competitor = 0;                 ///< place in the list
  int rank = 1;                       ///< 1 is best; equal where no tie-break could tell them apart
  std::vector<TieBreakValue> values;  ///< one for each tie-break asked for, in that order
};

/// The standings by tie-breaks in their order, the first mostly `points`; the best first, of those level in everything
/// the one with the smaller pairing number. Values of direct encounter are the points made against those level.
[[nodiscard]] std::vector<Standing> standings(const Field& field, std::span<const TieBreak> order);

}  // namespace arbiter::club
