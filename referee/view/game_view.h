// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "referee/core/game.h"
#include "referee/core/view.h"
#include "value/value.h"

namespace arbiter::view {

/// How far a game is.
enum class Phase {
  none,     ///< there is no game
  playing,  ///< it goes on
  over      ///< it has ended
};
/// The protocol's word: "playing", "over"; empty for none.
[[nodiscard]] std::string_view phase_name(Phase phase);

/// How a game ended.
struct Outcome {
  std::vector<std::string> winners{};   ///< seats, from South on; none: a draw
  std::string reason{};                 ///< the full id of the rule that ended it
  std::map<std::string, int> points{};  ///< by seat
  bool operator==(const Outcome&) const = default;
};

/// A seat and what it has.
struct SeatView {
  Status status = Status::none;       ///< `status_name` gives the protocol's word for it
  std::string army{};                 ///< empty where the game has none, or none is chosen yet
  std::map<std::string, int> hand{};  ///< kind -> how many
  int points = 0;                     ///< what it has scored
  bool operator==(const SeatView&) const = default;
};

/// A mark on a square.
struct MarkView {
  std::string what{};   ///< which mark
  std::string sq{};     ///< its square; empty where it lies on none
  std::string seat{};   ///< whose it is; may be empty
  std::string until{};  ///< at whose turn it goes; may be empty
  bool operator==(const MarkView&) const = default;
};

/// How a game stands, in words, as far as a viewer may know it. Of joined boards `boards` has a state each; beside them
/// stands what they have in common (seats, decision, who is in check, what may be said, the result), and `board`,
/// `pieces`, `marks`, `counters` and `to_act` are empty.
struct GameView {
  std::string ruleset{};                        ///< an id of rulesets.def
  std::string board{};                          ///< an id of Board::find
  std::map<std::string, std::string> pieces{};  ///< square -> piece, "S.pawn"
  int turn = 0;                                 ///< from 1
  std::string to_act{};                         ///< a seat; empty: nobody in particular
  std::string decision{};                       ///< what it has to decide; empty: nothing
  std::vector<std::string> may_react{};         ///< seats
  std::vector<std::string> may_also{};          ///< announcements, as actions
  std::map<std::string, SeatView> seats{};      ///< by name
  std::vector<std::string> check{};             ///< seats
  std::vector<MarkView> marks{};                ///< on the board
  Value counters = Value::Table();              ///< what the rules count and show, by name
  Value secrets{};                              ///< what is hidden and the viewer may know; nothing: there is none
  Phase status = Phase::none;                   ///< how far it is
  std::optional<Outcome> result{};              ///< once it is over
  std::vector<GameView> boards{};               ///< of joined boards one each
  /// Has the game ended?
  [[nodiscard]] bool over() const { return status == Phase::over; }
  bool operator==(const GameView&) const = default;
};

[[nodiscard]] GameView game_view(const Position& pos, Viewer viewer);
[[nodiscard]] GameView game_view(const Game& game, Viewer viewer);
/// None while the game goes on.
[[nodiscard]] std::optional<Outcome> outcome(const Position& pos);
[[nodiscard]] std::optional<Outcome> outcome(const Game& game);
/// Squares and pieces.
[[nodiscard]] std::map<std::string, std::string> pieces(const Position& pos);

}  // namespace arbiter::view
