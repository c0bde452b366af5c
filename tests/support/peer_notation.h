// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "referee/core/position.h"

namespace arbiter::testing {

/// How other programs write the positions and moves of a game: piece letters ("p", or "+p" for the promoted form) and
/// the kinds they stand for. Capitals are South's.
struct PeerNotation {
  std::map<std::string, std::string> kinds;  ///< letter -> kind
  bool plus = false;                         ///< promotions are written "+", not with the new kind's letter

  /// The notation of that ruleset, or nothing when no other program is known to play it.
  static const PeerNotation* find(std::string_view ruleset);

  /// The `position` of a `new` request for a FEN: pieces, hands, seat to act, castling rights and en passant square.
  [[nodiscard]] nlohmann::json position(std::string_view fen) const;
  /// The position as a FEN: pieces, hands where there are any, seat to act; no rights.
  [[nodiscard]] std::string fen(const Position& pos) const;
  /// An action as the other program writes it: `a7a8q`, `b6b7+`, `P@e5`, `e2e2` for a pass.
  [[nodiscard]] std::string text(const Position& pos, const Action& action) const;
  /// What that text says of the position, whether it is legal or not; nothing for a text that cannot be read.
  [[nodiscard]] std::optional<Action> read(const Position& pos, std::string_view text) const;
  /// The legal action of that text, or nothing.
  [[nodiscard]] std::optional<Action> action(const Position& pos, std::string_view text) const;

 private:
  [[nodiscard]] std::string letter(const std::string& kind) const;
};

}  // namespace arbiter::testing
