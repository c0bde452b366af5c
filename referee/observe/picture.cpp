// SPDX-License-Identifier: MIT
#include "referee/observe/picture.h"

#include <algorithm>
#include <cmath>
#include <map>

#include "referee/core/context.h"

namespace arbiter::observing {

using nlohmann::json;

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

Expected<Picture> Picture::read(const Rules& rules, const json& placement) {
  if (!placement.is_object()) return refuse("bad_placement", "\"placement\" must be an object of squares and pieces.");
  Picture picture;
  for (CellView& v : picture.cells_) v.empty = 1, v.anything = kDoubt;
  for (const auto& [sq, value] : placement.items()) {
    const auto cell = rules.board->find_cell(sq);
    if (!cell) return refuse("bad_placement", "placement: \"" + sq + "\" is no square of " + rules.board->id() + ".");
    CellView view;
    double total = 0;
    const json list = value.is_array() ? value : json::array({json::array({value, 1.0})});
    for (const json& entry : list) {
      if (!entry.is_array() || entry.size() != 2 || !entry[0].is_string() || !entry[1].is_number() ||
          entry[1].get<double>() < 0)
        return refuse("bad_placement",
                      "placement." + sq + ": expected [piece, probability], not " + entry.dump() + ".");
      if (auto added = add(rules, view, entry[0].get<std::string>(), entry[1].get<double>()); !added)
        return refuse("bad_placement", "placement." + sq + ": " + added.error().message + ".");
      total += entry[1].get<double>();
    }
    view.anything = kDoubt + std::max(0.0, 1.0 - total);
    picture.cells_[cell->value] = std::move(view);
  }
  return picture;
}

Expected<void> Picture::add(const Rules& rules, CellView& view, const std::string& text, double p) {
  if (text.empty())
    view.empty += p;
  else if (text == "?")
    view.something += p;
  else if (const auto army = parse_seat(text))
    view.armies.emplace_back(rules.here(*army), p);
  else if (const auto piece = parse_piece(rules, text))
    view.pieces.emplace_back(Look{piece->army, piece->kind}, p);
  else
    return tl::unexpected(piece.error());
  return {};
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
