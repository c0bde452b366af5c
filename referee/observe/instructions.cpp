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

Instructions fixes_between(const std::vector<Misplaced>& misplaced, const std::vector<Missing>& missing,
                           const Affinity& affinity) {
  struct Pair {
    double affinity;
    std::size_t piece, place;
  };
  std::vector<Pair> pairs;
  for (std::size_t i = 0; i < misplaced.size(); ++i)
    for (std::size_t k = 0; k < missing.size(); ++k)
      if (const auto fits = affinity(misplaced[i], missing[k])) pairs.push_back({*fits, i, k});
  std::stable_sort(pairs.begin(), pairs.end(), [](const Pair& a, const Pair& b) { return a.affinity > b.affinity; });
  std::vector<std::optional<std::size_t>> goal(misplaced.size());
  std::vector<bool> filled(missing.size(), false);
  for (const Pair& pair : pairs) {
    if (goal[pair.piece] || filled[pair.place]) continue;
    goal[pair.piece] = pair.place;
    filled[pair.place] = true;
  }
  Instructions list, moves;
  for (std::size_t i = 0; i < misplaced.size(); ++i) {
    if (!goal[i]) {
      list.push_back({Do::lift, misplaced[i].at, kNoCell, misplaced[i].piece});
      continue;
    }
    const Missing& to = missing[*goal[i]];
    moves.push_back({Do::move, misplaced[i].at, to.at, Shown::of(to.look.army, to.look.kind)});
  }
  list.insert(list.end(), moves.begin(), moves.end());
  for (std::size_t k = 0; k < missing.size(); ++k)
    if (!filled[k])
      list.push_back({Do::place, missing[k].at, kNoCell, Shown::of(missing[k].look.army, missing[k].look.kind)});
  return list;
}

Instructions placement_fixes(const Table& table, const Table& wanted) {
  const auto missing_in = [](const Table& other, const Table::value_type& item) {
    const auto it = other.find(item.first);
    return it == other.end() || it->second != item.second;
  };
  std::vector<Misplaced> misplaced;
  std::vector<Missing> missing;
  for (const auto& item : table)
    if (missing_in(wanted, item)) misplaced.push_back({item.first, Shown::of(item.second.army, item.second.kind)});
  for (const auto& item : wanted)
    if (missing_in(table, item)) missing.push_back({item.first, item.second});
  return fixes_between(misplaced, missing, [](const Misplaced& piece, const Missing& place) {
    const bool same = piece.piece == Shown::of(place.look.army, place.look.kind);
    return same ? std::optional(0.0) : std::nullopt;
  });
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
