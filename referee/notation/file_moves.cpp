// SPDX-License-Identifier: MIT
#include "referee/notation/file_moves.h"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <vector>

namespace arbiter::notation::files {

namespace {

/// File of a cell from the right of the player at `side`.
int file_from_right(const Board& board, Cell cell, Seat side) {
  return side == Seat::N ? board.file(cell) + 1 : board.width() - board.file(cell);
}

int ahead(const Board& board, Cell cell, Seat side) {
  return side == Seat::N ? board.height() - board.rank(cell) : board.rank(cell) + 1;
}

bool fits(const Said& said, const FileMove& move) {
  if (said.way != move.way || said.number != move.number) return false;
  if (said.kind != kNoKind && said.kind != move.kind) return false;
  if (said.file != 0 && said.file != move.file) return false;
  switch (said.order) {
    case Said::Order::none:
      return true;
    case Said::Order::front:
      return move.beside > 1 && move.place == 1;
    case Said::Order::middle:
      return move.place > 1 && move.place < move.beside;
    case Said::Order::rear:
      return move.beside > 1 && move.place == move.beside;
    case Said::Order::numbered:
      return move.beside > 1 && (move.crowded > 1 && said.file == 0 ? move.among : move.place) == said.nth;
  }
  return false;
}

}  // namespace

FileMove describe(const Position& pos, const Action& action) {
  const Board& board = pos.board();
  const Piece& piece = pos.pieces[pos.at(action.from)];
  const Seat side = piece.army;
  FileMove move;
  move.kind = piece.kind;
  move.file = file_from_right(board, action.from, side);
  std::map<int, std::vector<Cell>> by_file;
  for (const Piece& p : pos.pieces)
    if (p.where == Where::board && p.kind == piece.kind && p.army == side)
      by_file[file_from_right(board, p.cell, side)].push_back(p.cell);
  int before = 0;
  for (auto& [file, cells] : by_file) {
    std::sort(cells.begin(), cells.end(),
              [&](Cell a, Cell b) { return ahead(board, a, side) > ahead(board, b, side); });
    const auto count = static_cast<int>(cells.size());
    if (file == move.file) {
      move.place = static_cast<int>(std::find(cells.begin(), cells.end(), action.from) - cells.begin()) + 1;
      move.beside = count;
      move.among = before + move.place;
    }
    if (count > 1) {
      ++move.crowded;
      before += count;
    }
  }
  const int steps = ahead(board, action.to, side) - ahead(board, action.from, side);
  move.way = steps > 0 ? '+' : steps < 0 ? '-' : '.';
  const bool along_file = board.file(action.from) == board.file(action.to);
  move.number = along_file ? std::abs(steps) : file_from_right(board, action.to, side);
  return move;
}

Expected<Action> find(const Position& pos, const Word& word, const Said& said,
                      const std::function<std::string(const Position&, const Action&)>& text) {
  ActionList legal, meant;
  Engine::legal_unsorted(pos, legal);
  std::copy_if(legal.begin(), legal.end(), std::back_inserter(meant), [&](const Action& a) {
    return a.type == Action::Type::move && a.kind == kNoKind && fits(said, describe(pos, a));
  });
  if (meant.size() == 1) return meant.front();
  if (meant.empty())
    return bad_record(word.spot, make_message("%1 is no legal move of %2 here.", arg::quoted(word.text),
                                              arg::seat(name(pos.to_act))));
  std::vector<std::string> all;
  for (const Action& a : meant) all.push_back(text(pos, a));
  return bad_record(word.spot, make_message("%1 may mean %2.", arg::quoted(word.text), one_of(all)));
}

}  // namespace arbiter::notation::files
