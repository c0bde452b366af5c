// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "referee/core/position.h"
#include "referee/notation/scan.h"

// How a KIF text says from where a game starts: the name of a handicap (手合割), or a diagram of the board with the
// hands beside it, as Kakinoki's format has them (http://kakinoki.o.oo7.jp/kif_format.html).
namespace arbiter::notation::kif {

/// The name of a kind as moves have it; empty when it has none.
std::string_view piece_name(std::string_view kind);
/// The rank (1 to 9) as KIF writes it.
std::string_view rank_name(int rank);
/// Files count from South's right, ranks from the top, both from 1.
int file_of(const Board& board, Cell cell);
int rank_of(const Board& board, Cell cell);

/// The head of a KIF text for a game that starts here: a handicap by its name, anything else as a diagram. Errors:
/// `unwritable` when a piece has no name.
Expected<std::string> write_setup(const Position& pos);

/// Collects what the lines before the moves say of the start. The rules must outlive it.
class SetupReader {
 public:
  explicit SetupReader(const Rules& rules) : rules_(rules) {}
  /// Does the line belong to the set-up? Errors: `bad_record`.
  Expected<bool> take(const std::string& line, Spot at);
  /// The `position` of a `new` request; null for the array. Errors: `bad_record`: a diagram is not complete (at `end`),
  /// or there is none and the handicap is not known.
  [[nodiscard]] Expected<nlohmann::json> position(Spot end, LeftOut& left_out) const;

 private:
  Expected<void> take_rank(const std::string& line, Spot at);
  Expected<void> take_hand(Seat seat, const std::string& text, Spot at);
  [[nodiscard]] nlohmann::json hands() const;
  const Rules& rules_;
  std::string handicap_;
  Spot handicap_at_;
  std::optional<Seat> rest_;  ///< has in hand whatever stands nowhere else
  std::optional<Seat> to_act_;
  int ranks_ = 0;
  nlohmann::json pieces_ = nlohmann::json::object(), hands_ = nlohmann::json::object();
};

}  // namespace arbiter::notation::kif
