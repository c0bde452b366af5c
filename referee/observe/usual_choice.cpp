// SPDX-License-Identifier: MIT
#include "referee/observe/usual_choice.h"

#include <algorithm>
#include <map>
#include <set>

#include "referee/core/rules.h"

namespace arbiter {
namespace {

/// Of the choices of a promotion, the share that goes to the farthest-reaching one. In recorded chess games it is
/// nearer 0.97; but custom alone shall not settle it, so that a question is asked when the picture says nothing.
constexpr double kUsual = 0.75;

/// Cells a piece of `kind` could go to from the middle of the empty board.
std::size_t reach(const Rules& rules, Kind kind, Seat side) {
  const Board& board = *rules.board;
  const Cell middle = board.at(board.width() / 2, board.height() / 2);
  std::set<std::uint8_t> cells;
  for (const Leg& leg : rules.kinds[kind].movement.legs(side)) {
    Cell at = middle;
    for (int n = 0; leg.range == 0 || n < leg.range; ++n) {
      at = board.step(at, leg.step);
      if (!at.valid() || at == middle) break;
      cells.insert(at.value);
    }
  }
  return cells.size();
}

}  // namespace

std::vector<double> likelihoods(const Position& pos, const ActionList& list, std::size_t many) {
  const auto all = static_cast<double>(std::max<std::size_t>(many, 1));
  std::vector<double> weights(list.size(), 1.0 / all);
  std::map<std::pair<std::uint8_t, std::uint8_t>, std::vector<std::size_t>> ways_to_end;
  for (std::size_t i = 0; i < list.size(); ++i)
    if (list[i].type == Action::Type::move && list[i].from.valid())
      ways_to_end[{list[i].from.value, list[i].to.value}].push_back(i);
  for (const auto& [move, choices] : ways_to_end) {
    if (choices.size() < 2) continue;
    const Piece* piece = pos.piece_at(Cell{move.first});
    if (piece == nullptr) continue;
    std::vector<std::size_t> reaches, best;
    for (const std::size_t i : choices) {
      const Kind kind = list[i].kind == kNoKind ? piece->kind : list[i].kind;
      reaches.push_back(reach(*pos.rules, kind, piece->army));
    }
    const std::size_t most = *std::max_element(reaches.begin(), reaches.end());
    for (std::size_t c = 0; c < choices.size(); ++c)
      if (reaches[c] == most) best.push_back(choices[c]);
    if (best.size() == choices.size()) continue;
    const double total = static_cast<double>(choices.size()) / all;
    for (const std::size_t i : choices)
      weights[i] = total * (1 - kUsual) / static_cast<double>(choices.size() - best.size());
    for (const std::size_t i : best) weights[i] = total * kUsual / static_cast<double>(best.size());
  }
  return weights;
}

}  // namespace arbiter
