// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <utility>
#include <vector>

#include "app/club/fraction.h"
#include "app/club/tie_breaks.h"

// FIDE's tournament report file: the format of 2016 (Handbook C.04, annex 2) and the records of 2026 on top of it.
namespace arbiter::club {

/// One round of a player, ten columns of the record 001.
struct TrfResult {
  int opponent = 0;   ///< the opponent's number; 0 for none
  char colour = '-';  ///< 'w', 'b', or '-'
  /// '1' '=' '0' won, drawn, lost; 'W' 'D' 'L' the same, but not rated; '+' '-' the opponent, the player did not come;
  /// 'F' 'H' 'Z' a bye for a whole, half and no point; 'U' left over by the pairing; ' ' not paired, or not yet played.
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
  std::string federation;  ///< three letters
  std::string fide_id;     ///< at most eleven digits
  std::string birth;       ///< 1990/01/31, or the year alone
  Fraction points;         ///< written with one digit behind the point
  int rank = 0;
  std::vector<TrfResult> rounds;
  bool operator==(const TrfPlayer&) const = default;
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
  std::vector<std::string> other;  ///< whole lines that mean nothing here: teams, comments
  bool operator==(const Trf&) const = default;
};

/// The report as text, lines ended by "\n". Numbers of players and of rated players (062, 072) are counted. Errors: a
/// number that has more digits than its columns.
[[nodiscard]] tl::expected<std::string, std::string> write_trf(const Trf& trf);

/// Reads a report of 2016 or 2026, with the extensions for pairing programs XXR, XXC and XXZ. Lines may end with CR, LF
/// or both. Errors, "line 7, column 92: …": a number that is none, a result or colour that does not exist, a player
/// twice, an opponent who is not in the file, or who says something else about the round.
[[nodiscard]] tl::expected<Trf, std::string> read_trf(std::string_view text);

/// What tie-breaks need of a report, competitors in the order of its players. The regulation is that of the day of the
/// start, the newest where none is said.
[[nodiscard]] Field field_of(const Trf& trf);

}  // namespace arbiter::club
