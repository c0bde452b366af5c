#pragma once

#include <cstdint>
#include <memory>
#include <nlohmann/json.hpp>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "referee/core/engine.h"

namespace arbiter {

/// A game: how it was set up and what has been recorded since. Everything else can be computed again, bit for bit.
class Game {
 public:
  /// One recorded entry: an action, or an arbiter's correction with its reason.
  struct Ply {
    std::string action;         ///< canonical text; empty for a correction
    nlohmann::json correction;  ///< the `override` request's `events` or `position` and `reason`
    Position after;
    EventList events;
    std::vector<std::pair<Cell, Piece>> table;  ///< what hands have left standing before the effects
  };

  /// Starts a game from the fields of a `new` request: ruleset, armies, options, seed, position. Errors say which field
  /// and why.
  static Expected<Game> start(const nlohmann::json& request);
  /// Replays a record. Errors: `bad_record` naming the ply, also when the recorded events differ from what the rules
  /// give.
  static Expected<Game> load(const nlohmann::json& record);

  [[nodiscard]] const Rules& rules() const { return *rules_; }
  [[nodiscard]] const Position& position() const { return plies_.empty() ? start_ : plies_.back().after; }
  /// The events of the last act, correction, undo or redo; of the set-up before any.
  [[nodiscard]] const EventList& last_events() const { return plies_.empty() ? start_events_ : plies_.back().events; }
  [[nodiscard]] const std::vector<Ply>& plies() const { return plies_; }
  /// The position before ply `n`, counted from 0.
  [[nodiscard]] const Position& before(std::size_t n) const { return n == 0 ? start_ : plies_[n - 1].after; }
  /// How it was set up: the fields ruleset, options, armies, seed and position of its request.
  [[nodiscard]] const nlohmann::json& setup() const { return setup_; }

  /// Carries out an action given as text. A bare `roll` is thrown here and recorded with its dice.
  Expected<void> act(std::string_view text);
  /// Drops the last `count` plies, or brings them back. Errors: `nothing_to_undo`, `nothing_to_redo`.
  Expected<void> undo(int count);
  Expected<void> redo(int count);
  /// An arbiter's correction. `request` holds `events` or `position`, and `reason`. Errors: `bad_override`.
  Expected<void> correct(const nlohmann::json& request);

  /// The game as a record; `full` includes what is still secret. In a public record of an unfinished game a secret
  /// action keeps its seat only, and the seed of the throws to come is left out.
  [[nodiscard]] nlohmann::json record(bool full) const;

  /// Was something set in secret that is not open to all yet?
  [[nodiscard]] bool has_secrets() const;

  /// Standing on the table when the players have done nothing but their own moves' work; after an undo, what stood
  /// there before it.
  [[nodiscard]] std::vector<std::pair<Cell, Piece>> table() const;

 private:
  Game() = default;
  Expected<Action> thrown(const Action& roll);
  std::shared_ptr<const Rules> rules_;
  nlohmann::json setup_;
  Position start_;
  EventList start_events_;
  std::vector<Ply> plies_;
  std::vector<Ply> undone_;
  std::mt19937_64 dice_;
};

}  // namespace arbiter
