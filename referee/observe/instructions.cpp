// SPDX-License-Identifier: MIT
#include "referee/observe/instructions.h"

#include <algorithm>
#include <map>
#include <type_traits>
#include <variant>

namespace arbiter {

using observing::Look;
using observing::Shown;
using Do = Instruction::Do;

namespace {

/// Has something happened on the cell: has a piece come there or gone from there, or been changed where it stood?
bool touches(const Change& change, Cell cell) {
  const auto is_it = [cell](const auto& place) {
    if constexpr (std::is_same_v<std::decay_t<decltype(place)>, Cell>)
      return place == cell;
    else
      return false;
  };
  return std::visit(
      [&](const auto& c) {
        bool touched = false;
        if constexpr (requires { c.to; }) touched = touched || is_it(c.to);
        if constexpr (requires { c.from; }) touched = touched || is_it(c.from);
        if constexpr (requires { c.on; }) touched = touched || is_it(c.on);
        return touched;
      },
      change);
}

/// The rule of the last event that touched `cell`, looking back over the acts since hands last moved.
const RuleText* rule_for(const Game& game, std::size_t board, Cell cell) {
  const auto& plies = game.plies();
  for (auto ply = plies.rbegin(); ply != plies.rend(); ++ply) {
    if (ply->board != board) continue;
    for (auto e = ply->events.rbegin(); e != ply->events.rend(); ++e)
      if (touches(e->change, cell)) return e->rule;
    if (!ply->action.empty() && ply->action.find(' ') == std::string::npos) break;  // a move by hand
  }
  return nullptr;
}

/// Marks that the table still lacks, and those that must go.
Instructions marks_to_set(const Placement& table, const Placement& wanted) {
  const std::map<Cell, Piece> before(table.begin(), table.end());
  Instructions list;
  for (const auto& [cell, piece] : wanted) {
    const auto was = before.find(cell);
    const bool same = was != before.end() && was->second.army == piece.army;
    const Seat known = same ? was->second.controller : piece.army;
    if (piece.controller == known) continue;
    const Do what = piece.controller == piece.army ? Do::unmark : Do::mark;
    list.push_back({what, cell, kNoCell, Shown::of(worn(piece, ControlShown::mark), piece.kind), piece.controller});
  }
  return list;
}

}  // namespace

std::string_view word(Do what) {
  switch (what) {
    case Do::lift:
      return "lift";
    case Do::move:
      return "move";
    case Do::place:
      return "place";
    case Do::mark:
      return "mark";
    case Do::unmark:
      return "unmark";
  }
  return {};
}

std::string piece_text(const Rules& rules, const Shown& piece) {
  if (!piece.taken) return {};
  if (piece.army == Seat::none) return "?";
  return std::string(name(piece.army)) + (piece.kind == kNoKind ? "" : "." + rules.name(piece.kind));
}

std::string piece_text(const Rules& rules, const Look& look) {
  return look.army == Seat::none ? std::string() : piece_text(rules, Shown::of(look.army, look.kind));
}

Placement placement_of(const Position& pos) {
  Placement list;
  for (const Cell cell : pos.board().cells())
    if (const Piece* p = pos.piece_at(cell)) list.emplace_back(cell, *p);
  return list;
}

Table table_of(const Placement& placement, ControlShown how) {
  Table table;
  for (const auto& [cell, piece] : placement) table[cell] = {worn(piece, how), piece.kind};
  return table;
}

Instructions placement_fixes(const Table& table, const Table& wanted) {
  using Item = std::pair<Cell, Look>;
  const auto missing_in = [](const Table& other, const Item& item) {
    const auto it = other.find(item.first);
    return it == other.end() || it->second != item.second;
  };
  std::vector<Item> lifts, places;
  for (const Item item : table)
    if (missing_in(wanted, item)) lifts.push_back(item);
  for (const Item item : wanted)
    if (missing_in(table, item)) places.push_back(item);
  Instructions list, moves;
  for (const auto& [cell, look] : lifts) {
    const auto place =
        std::find_if(places.begin(), places.end(), [&, what = look](const Item& p) { return p.second == what; });
    const Shown piece = Shown::of(look.army, look.kind);
    if (place == places.end()) {
      list.push_back({Do::lift, cell, kNoCell, piece});
      continue;
    }
    moves.push_back({Do::move, cell, place->first, piece});
    places.erase(place);
  }
  list.insert(list.end(), moves.begin(), moves.end());
  for (const auto& [cell, look] : places) list.push_back({Do::place, cell, kNoCell, Shown::of(look.army, look.kind)});
  return list;
}

Instructions instructions(const Game& game, std::size_t board) {
  const ControlShown how = control_shown(game);
  const Placement table = game.table(board), wanted = placement_of(game.position(board));
  Instructions list = placement_fixes(table_of(table, how), table_of(wanted, how));
  if (how == ControlShown::mark) {
    const Instructions marks = marks_to_set(table, wanted);
    list.insert(list.end(), marks.begin(), marks.end());
  }
  for (Instruction& item : list) {
    item.rule = rule_for(game, board, item.square);
    item.board = board;
  }
  return list;
}

}  // namespace arbiter
