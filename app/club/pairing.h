// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <tl/expected.hpp>
#include <utility>
#include <vector>

#include "app/club/fraction.h"
#include "app/club/player.h"
#include "value/message.h"

// Events of two at a board.
namespace arbiter::club {

/// A game of a round: who has the first move, and who answers.
struct Pairing {
  PlayerId white = 0, black = 0;
  bool operator==(const Pairing&) const = default;
};

struct PairedRound {
  std::vector<Pairing> games;   ///< the first board first
  std::optional<PlayerId> bye;  ///< who is left over
  bool operator==(const PairedRound&) const = default;
};

/// Everybody against everybody by the Berger tables (FIDE Handbook C.05, annex 1): `players` in the order of their
/// numbers. With two cycles the second has the colours reversed, and the last two rounds of the first are exchanged, so
/// that nobody has one colour three times running. No rounds for fewer than two.
[[nodiscard]] std::vector<PairedRound> round_robin(const std::vector<PlayerId>& players, int cycles = 1);

/// What happened in an earlier round, as the Swiss pairing sees it.
struct SwissGame {
  std::optional<PlayerId> opponent;  ///< none: a bye, or not there
  char colour = '-';                 ///< 'w' or 'b' of a game that was played, otherwise '-'
  bool played = false;               ///< a pair that did not play (a forfeit) may be paired again
  bool bye = false;                  ///< left over by the pairing, or won because the opponent did not come
  int floated = 0;                   ///< -1: against somebody with fewer points or left over, 1: with more
};

struct SwissPlayer {
  PlayerId player = 0;
  Fraction score;                ///< with whatever acceleration is wanted
  std::vector<SwissGame> games;  ///< one for each earlier round
};

/// What may be given up where nothing else helps.
struct SwissRelaxed {
  bool second_bye = false;  ///< somebody has a bye again
  bool colours = false;     ///< a third time the same colour, or three more of one than of the other
  bool rematches = false;   ///< two meet again
  bool forbidden = false;   ///< two meet who must not
};

struct SwissRequest {
  std::vector<SwissPlayer>
      players;  ///< those who are there, in the order of their pairing numbers, the strongest first
  std::vector<std::pair<PlayerId, PlayerId>> forbidden;
  char first_colour = 'w';  ///< of the first player in the first round
  SwissRelaxed relaxed;
};

/// Why there is no pairing, and what would make one possible.
struct NoPairing {
  Message why;
  std::vector<PlayerId> left_over;    ///< of a pairing of as many as possible
  std::vector<Message> relax;         ///< each a sentence; every one helps by itself, unless it says what else it takes
  std::vector<SwissRelaxed> relaxed;  ///< the same for the next request
};

/// A round of a Swiss system, by one exact matching of least weight instead of FIDE's enumeration of exchanges, so that
/// it is the best of all pairings, and the same every time. In this order: nobody meets anybody twice, no bye twice, no
/// colour three times running or three more than the other; the bye goes to the lowest score; the squares of score
/// differences are least; colours that are due are given; nobody floats the same way in two rounds running; within a
/// group of one score the upper half meets the lower half, in order.
///
/// Colours follow FIDE C.04.3, E: both get what they are due, else the stronger wish, else by the last round in which
/// they had different colours, else the higher ranked. Errors: as NoPairing says; nobody is paired then.
[[nodiscard]] tl::expected<PairedRound, NoPairing> swiss_round(const SwissRequest& request);

/// Who has White of two, by their games so far: true for `a`, who is ranked higher. `odd` is whether a's place in the
/// list is odd, from 1: where neither is due anything, odd ones have `first_colour`.
[[nodiscard]] bool first_has_white(const SwissPlayer& a, const SwissPlayer& b, bool odd, char first_colour);

}  // namespace arbiter::club
