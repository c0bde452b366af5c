// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <utility>
#include <vector>

#include "app/club/fraction.h"
#include "app/club/tie_breaks.h"
#include "value/message.h"

// FIDE's tournament report file: the format of 2016 (Handbook C.04, annex 2) and the records of 2026 on top of it.
namespace arbiter::club {

/// One round of a player, ten columns of the record 001.
struct TrfResult {
  int opponent = 0;   ///< the opponent's number; 0 for none
  char colour = '-';  ///< 'w', 'b', or '-'
  /// '1' '=' '0' won, drawn, lost; 'W' 'D' 'L' the same, but not rated; '+' '-' the opponent, the player did not come;
  /// 'F' 'H' 'Z' a bye for a whole, half and no point; 'U' left over by the pairing; ' ' not paired, or not yet played.
  /// Without an opponent '1' '=' '0' and 'W' 'D' 'L' are such byes too, as some programs write them, '+' is one of the
  /// pairing, and '-' is absent.
  char result = ' ';
  bool operator==(const TrfResult&) const = default;
};

/// Record 001. Texts are cut to their columns when they are written; columns are counted in characters, not in bytes.
struct TrfPlayer {
  int number = 0;     ///< 1 to 9999
  char sex = ' ';     ///< 'm', 'w', ' '
  std::string title;  ///< three characters: "g", "IM", "wf" …
  std::string name;   ///< 33: "Surname, Given name"
  std::optional<int> rating;
  std::string federation;               ///< three letters
  std::string fide_id;                  ///< at most eleven digits
  std::string birth;                    ///< 1990/01/31, or the year alone
  std::optional<Fraction> points = {};  ///< written with one digit behind the point; none: the columns are blank
  int rank = 0;
  std::vector<TrfResult> rounds;
  bool operator==(const TrfPlayer&) const = default;
};

/// A game of which both players have the same colour: the line that comes first counts.
struct TrfSameColour {
  int round = 0, number = 0, other = 0;  ///< the player whose line counts, and the one who has the other colour
  char colour = 'w';                     ///< 'w' or 'b', of the first
  bool operator==(const TrfSameColour&) const = default;
};

/// Record 240: byes that were asked for, or given, before the pairing.
struct TrfByes {
  char kind = 'H';  ///< 'F', 'H', 'Z' as above
  int round = 0;
  std::vector<int> players;
  bool operator==(const TrfByes&) const = default;
};

/// Record 250: points that count for the pairing of some rounds only.
struct TrfAcceleration {
  Fraction match_points, game_points;
  int first_round = 0, last_round = 0, first_player = 0, last_player = 0;
  bool operator==(const TrfAcceleration&) const = default;
};

/// Record 260: those who must not meet one another.
struct TrfForbidden {
  int first_round = 0, last_round = 0;
  std::vector<int> players;
  bool operator==(const TrfForbidden&) const = default;
};

/// A report. Empty texts are not written.
struct Trf {
  std::string name, city, federation;              ///< 012, 022, 032
  std::string start, end;                          ///< 042, 052: 2026/03/14
  std::string type;                                ///< 092, in words
  std::string chief_arbiter;                       ///< 102
  std::vector<std::string> deputies;               ///< 112
  std::string time_control;                        ///< 122, in words
  std::vector<std::string> dates;                  ///< 132: of each round, 26/03/14
  int rounds = 0;                                  ///< 142 (XXR before 2026); 0: not said
  char first_colour = ' ';                         ///< 152: 'w' or 'b' for the first player in the first round
  std::vector<std::pair<char, Fraction>> scoring;  ///< 162: W, D, L, A absent, P left over, X unknown
  std::string national;                            ///< 172
  std::string controller;                          ///< 182: the program that paired
  std::string system;                              ///< 192: FIDE_DUTCH_2025, BERGER_ROUNDROBIN, CUSTOM_SWISS …
  std::vector<std::string> tie_breaks;             ///< 202: behind the points, in order
  std::vector<std::string> standings;              ///< 212: with the points
  std::string encoded_time_control;                ///< 222
  std::vector<TrfPlayer> players;
  std::vector<TrfByes> byes;
  std::vector<TrfAcceleration> accelerations;
  std::vector<TrfForbidden> forbidden;
  std::vector<std::string> other;           ///< whole lines that mean nothing here: teams, comments
  std::vector<TrfSameColour> same_colours;  ///< found when it was read; the players' rounds have been put right
  bool operator==(const Trf&) const = default;
};

/// The report as text, lines ended by "\n". Numbers of players and of rated players (062, 072) are counted. Errors: a
/// number that has more digits than its columns, points that are no tenths.
[[nodiscard]] tl::expected<std::string, Message> write_trf(const Trf& trf);

/// Reads a report of 2016 or 2026, with the extensions for pairing programs XXR, XXC and XXZ. Lines may end with CR, LF
/// or both. Errors, "line 7, column 92: …": a number that is none, a result or colour that does not exist, a player
/// twice, an opponent who is not in the file, or who says something else about the round: both may have lost or stayed
/// away, and one may have drawn what the other lost, but two never have more than the game gives (FIDE Laws, 10.2).
/// Where both have the same colour, the line that comes first counts; Trf::same_colours names these games.
[[nodiscard]] tl::expected<Trf, Message> read_trf(std::string_view text);

/// What each letter of a report counts, by record 162, or as usual.
[[nodiscard]] std::map<char, Fraction> worths(const Trf& trf);

/// Is it a round robin: by its type or system or, where these say nothing, because everybody has met everybody as
/// often?
[[nodiscard]] bool is_round_robin(const Trf& trf);
/// How often two players of a report have met at most.
[[nodiscard]] int most_meetings(const Trf& trf);

/// The names of its teams (records 013 and 310); empty: a report of single players.
[[nodiscard]] std::vector<std::string> teams(const Trf& trf);

/// What tie-breaks need of a report, competitors in the order of its players. The regulation is that of the day of the
/// start, none where that cannot be read.
[[nodiscard]] Field field_of(const Trf& trf);

/// A player whose points (columns 81 to 84) are not what the rounds add up to.
struct TrfDifference {
  int number = 0;
  Fraction said, counted;
};
/// All of them, in the order of the players. Of a round robin, points by and against those who withdrew too early are
/// not counted, see annul_withdrawn.
[[nodiscard]] std::vector<TrfDifference> differences(const Trf& trf);

}  // namespace arbiter::club
