// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <span>
#include <string>
#include <tl/expected.hpp>
#include <variant>
#include <vector>

#include "app/club/fraction.h"
#include "value/message.h"

namespace arbiter::club {

/// What a seat of a game of two counts as where places cannot say it: both may have lost, or one may have drawn and the
/// other lost.
enum class Verdict { won, drawn, lost };

/// How one seat came out of a game.
struct SeatResult {
  Fraction game_points;  ///< as the referee counted them
  int place = 1;         ///< 1 is best, equal places are tied, places behind a tie are left out: 1, 2, 2, 4
  std::optional<Verdict> verdict = {};  ///< goes before the place
};

/// What the referee counted is what the event counts.
struct GamePoints {};

/// Points for places. Those who share a place share the points of all the places that they fill, in exact parts.
struct PlacePoints {
  /// What becomes of the list where fewer sit at a table than it has places.
  enum class Shorter {
    stretched,  ///< the same best and the same last value, steps even between them along the list: 3-2-1-0 is 3-1½-0
                ///< for three. With even steps a seat's average is the same at every table, 1½ here
    top,        ///< the first values: 3-2-1
    own         ///< `three` says so itself
  };
  /// 3, 2, 1, 0.
  [[nodiscard]] static std::vector<Fraction> usual();
  std::vector<Fraction> values = usual();  ///< for a full table, from the first place on
  Shorter shorter = Shorter::stretched;
  std::vector<Fraction> three;
};

/// Points for winning, drawing and losing, whatever the values. Whoever is first alone has won, those who share the
/// first place have drawn, everybody else has lost.
struct WinDrawLoss {
  Fraction win = 1, draw = Fraction(1, 2), loss = 0;
  std::optional<Fraction> absent = {};  ///< for those who did not come to their table; none: as for losing
};

using Scoring = std::variant<GamePoints, PlacePoints, WinDrawLoss>;

/// What a seat gets, and what it is made of.
struct Award {
  Fraction points;
  int first_place = 1, last_place = 1;  ///< the places filled together with those tied; equal for a place of one's own
  std::vector<Fraction> shared;         ///< the points of these places; empty where points are not for places
};

/// The points of every seat of one game, in the order of `seats`. Of places, one that won has the first value, one that
/// drew the average of the first and the last, one that lost the last. Errors: no seats; places that do not count how
/// many are better, or a verdict for some seats only; more seats than the scoring has places for.
[[nodiscard]] tl::expected<std::vector<Award>, Message> award(std::span<const SeatResult> seats,
                                                              const Scoring& scoring);

/// The places of seats by their points, ties equal: the most points are the first place.
[[nodiscard]] std::vector<int> places_by_points(std::span<const Fraction> points);

/// The values for the places of a table of `seats`. Errors: the list is too short, or `own` has no list for that size.
[[nodiscard]] tl::expected<std::vector<Fraction>, Message> place_values(const PlacePoints& scoring, std::size_t seats);

}  // namespace arbiter::club
