// SPDX-License-Identifier: MIT
#include "referee/observe/picture.h"

#include <algorithm>
#include <cmath>
#include <map>

#include "referee/core/context.h"

namespace arbiter::observing {

namespace {

constexpr double kDoubt = 1e-6;      // of a reading that claims to be certain
constexpr double kPlausible = 0.02;  // a look this much less likely than the cell's best one is a contradiction

}  // namespace

double Picture::CellView::weight(const Look& look) const {
  double w = anything;
  if (look.army == Seat::none) return w + empty;
  w += something;
  for (const auto& [army, p] : armies)
    if (army == look.army) w += p;
  for (const auto& [piece, p] : pieces)
    if (piece == look) w += p;
  return w;
}

Expected<Shown> parse_shown(const Rules& rules, const std::string& text) {
  if (text.empty()) return Shown::nothing();
  if (text == "?") return Shown::something();
  if (const auto army = parse_seat(text)) return Shown::of(rules.here(*army));
  const auto piece = parse_piece(rules, text);
  if (!piece) return tl::unexpected(piece.error());
  return Shown::of(piece->army, piece->kind);
}

Picture::Picture() {
  for (CellView& view : cells_) view.empty = 1, view.anything = kDoubt;
}

void Picture::set(Cell cell, const std::vector<Chance>& chances) {
  CellView view;
  double total = 0;
  for (const auto& [what, p] : chances) {
    if (!what.taken)
      view.empty += p;
    else if (what.army == Seat::none)
      view.something += p;
    else if (what.kind == kNoKind)
      view.armies.emplace_back(what.army, p);
    else
      view.pieces.emplace_back(Look{what.army, what.kind}, p);
    total += p;
  }
  view.anything = kDoubt + std::max(0.0, 1.0 - total);
  cells_[cell.value] = std::move(view);
}

double Picture::log_weight(Cell cell, const Look& look) const { return std::log(cells_[cell.value].weight(look)); }

double Picture::best(Cell cell) const {
  const CellView& v = cells_[cell.value];
  double w = std::max(v.empty, v.something) + v.anything;
  for (const auto& [army, p] : v.armies) w = std::max(w, v.weight({army, kNoKind}));
  for (const auto& [look, p] : v.pieces) w = std::max(w, v.weight(look));
  return w;
}

bool Picture::contradicts(Cell cell, const Look& look) const {
  return cells_[cell.value].weight(look) < kPlausible * best(cell);
}

Seat Picture::army(Cell cell) const {
  const CellView& v = cells_[cell.value];
  std::map<Seat, double> sum;
  for (const auto& [a, p] : v.armies) sum[a] += p;
  for (const auto& [look, p] : v.pieces) sum[look.army] += p;
  Seat best_army = Seat::none;
  double most = v.empty;
  for (const auto& [a, p] : sum)
    if (p > most) most = p, best_army = a;
  return best_army;
}

}  // namespace arbiter::observing
