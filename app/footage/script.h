// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "app/table/session.h"
#include "referee/core/expected.h"

namespace arbiter::footage {

/// A game to be filmed: how it is set up (see table::Begin) and its actions.
struct Script {
  Value setup{};
  std::vector<std::string> actions;
};

/// A record as the referee writes it (`record`, format `json`). Errors: `io` when the file cannot be read, `bad_record`
/// when it holds no such record or an arbiter's correction, which nobody's hand has played.
[[nodiscard]] Expected<Script> read_script(const std::filesystem::path& file);
[[nodiscard]] Expected<Script> script_of_record(const Value& record);

/// The game that is filmed when nobody names one: short, with a capture, a mate, points and a reset.
[[nodiscard]] const Script& demo_script();

/// Plays at random: up to `plies` actions from the legal lists, captures a little more often than chance would have
/// them. The same seed gives the same game. Errors: what the referee refuses, its `new` above all.
[[nodiscard]] Expected<Script> random_script(table::Referee referee, const Value& setup, std::uint64_t seed, int plies);

/// From and to of a move or a shot (`e2e4`, `W:e7e8=queen`, `a1xa4`); empty for other actions.
struct Squares {
  std::string from, to;
};
[[nodiscard]] Squares squares_of(const std::string& action);
/// The seat before the colon, or nothing.
[[nodiscard]] std::string seat_prefix(const std::string& action);

}  // namespace arbiter::footage
