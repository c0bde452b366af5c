// SPDX-License-Identifier: MIT
#include "app/table/piece_list.h"

#include <algorithm>
#include <limits>
#include <stdexcept>

#include "vision/change/outlines.h"

namespace arbiter::table {

namespace {

// Sets differ: bodies are drawn a little lower than usual, for what leans out beyond a real one speaks against a move
// that was played.
constexpr double kHeightDrawn = 0.86;

}  // namespace

PieceNumber PieceList::number(const std::optional<vision::Occupant>& piece) {
  if (!piece) return 0;
  const auto known = numbers_.find(*piece);
  if (known != numbers_.end()) return known->second;
  if (pieces_.size() > std::numeric_limits<PieceNumber>::max())
    throw std::length_error("A board has more than 255 sorts of pieces.");
  auto found = std::find(armies_.begin(), armies_.end(), piece->army);
  if (found == armies_.end()) found = armies_.insert(armies_.end(), piece->army);
  const auto number = static_cast<PieceNumber>(pieces_.size());
  pieces_.push_back({*piece, static_cast<std::uint8_t>(found - armies_.begin() + 1),
                     kHeightDrawn * vision::usual_height(piece->type)});
  numbers_.emplace(*piece, number);
  return number;
}

NumberedPlacement PieceList::numbered(const vision::Placement& table, const Board& board) {
  NumberedPlacement out(static_cast<std::size_t>(board.size()), 0);
  for (const auto& [cell, piece] : table) out[cell.value] = number(piece);
  return out;
}

PieceNumber piece_after(const NumberedPlacement& base, const PlacementChange& change, std::uint8_t cell) {
  const auto at = std::lower_bound(change.begin(), change.end(), cell,
                                   [](const auto& one, std::uint8_t wanted) { return one.first < wanted; });
  return at != change.end() && at->first == cell ? at->second : base[cell];
}

NumberedPlacement changed(NumberedPlacement base, const PlacementChange& change) {
  for (const auto& [cell, piece] : change) base[cell] = piece;
  return base;
}

PlacementChange change_of(const NumberedPlacement& from, const NumberedPlacement& to) {
  PlacementChange out;
  for (std::size_t i = 0; i < from.size(); ++i)
    if (from[i] != to[i]) out.emplace_back(static_cast<std::uint8_t>(i), to[i]);
  return out;
}

PlacementChange with(PlacementChange change, const NumberedPlacement& base, std::uint8_t cell, PieceNumber piece) {
  const auto at = std::lower_bound(change.begin(), change.end(), cell,
                                   [](const auto& one, std::uint8_t wanted) { return one.first < wanted; });
  const bool there = at != change.end() && at->first == cell;
  if (base[cell] == piece) {
    if (there) change.erase(at);
  } else if (there) {
    at->second = piece;
  } else {
    change.insert(at, {cell, piece});
  }
  return change;
}

bool same_armies(const PieceList& pieces, const NumberedPlacement& base, const PlacementChange& a,
                 const PlacementChange& b) {
  const auto covers = [&](const PlacementChange& one, const PlacementChange& other) {
    return std::all_of(one.begin(), one.end(), [&](const auto& changed) {
      return pieces.army(changed.second) == pieces.army(piece_after(base, other, changed.first));
    });
  };
  return covers(a, b) && covers(b, a);
}

}  // namespace arbiter::table
