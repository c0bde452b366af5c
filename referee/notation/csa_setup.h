// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

#include "referee/core/position.h"
#include "referee/notation/scan.h"

// Pieces, squares and set-ups of CSA: files from South's right, ranks from the top.
namespace arbiter::notation::csa {

struct Name {
  std::string_view csa, kind, plain;  ///< plain: the kind that a captured one is in hand
};
const Name* name_of_kind(std::string_view kind);
const Name* name_of_csa(std::string_view csa);

/// "77"; of the hand 00.
std::string square(const Board& board, Cell cell);

/// Has it the form of a move: a side and two squares of two digits?
bool looks_like_move(const std::string& text);

char sign(const Rules& rules, Seat seat);
Seat seat_of(const Rules& rules, char sign);

/// The statements of the position's board and hands. Errors: `unwritable` when a piece has no name.
Expected<std::string> write_setup(const Position& pos);

/// Collects what the statements that begin with P say of the start. The rules must outlive it.
class SetupReader {
 public:
  explicit SetupReader(const Rules& rules) : rules_(rules) {}
  /// Errors: `bad_record`.
  Expected<void> take(const std::string& text, Spot at);
  /// Do they tell anything but the array?
  [[nodiscard]] bool given() const { return given_; }
  /// The pieces and hands of a `new` request's `position`.
  [[nodiscard]] nlohmann::json position() const { return {{"pieces", pieces_}, {"seats", hands_}}; }

 private:
  Expected<void> put(const std::string& piece, Seat army, Cell cell, Spot at);
  Expected<void> array(const std::string& text, Spot at);
  Expected<void> listed(const std::string& text, Spot at);
  void rest(nlohmann::json& hand) const;
  const Rules& rules_;
  bool given_ = false;
  nlohmann::json pieces_ = nlohmann::json::object(), hands_ = nlohmann::json::object();
};

}  // namespace arbiter::notation::csa
