// SPDX-License-Identifier: MIT
#include "referee/notation/engine_text.h"

#include <cctype>
#include <cstdlib>

#include "referee/core/attack.h"
#include "referee/json/state.h"
#include "referee/notation/fen.h"
#include "referee/notation/notation.h"
#include "referee/notation/usi.h"

namespace arbiter::notation {

namespace {

std::string square(const Board& board, Cell cell, EngineTongue tongue) {
  return tongue == EngineTongue::usi ? usi_square(board, cell) : board.name(cell);
}

/// The rook with which a king castles that goes two files along its rank; kNoCell: it does not castle.
Cell castling_rook(const Position& pos, const Action& action) {
  const Board& board = pos.board();
  const Piece* king = pos.piece_at(action.from);
  if (!pos.rules->writing.castling || king == nullptr || !pos.rules->is_royal_kind(king->kind)) return kNoCell;
  const int files = board.file(action.to) - board.file(action.from), rank = board.rank(action.from);
  if (std::abs(files) != 2 || board.rank(action.to) != rank) return kNoCell;
  const int step = files / 2;
  // Nothing stands between the two: the first piece on the way is the rook.
  for (int x = board.file(action.from) + step; board.at(x, rank).valid(); x += step)
    if (!pos.empty(board.at(x, rank))) return board.at(x, rank);
  return kNoCell;
}

/// What a piece becomes, behind its squares: "q", or "+" for a kind that is the other side of the piece.
std::string becomes(const Position& pos, Kind kind, EngineTongue tongue) {
  if (kind == kNoKind) return "";
  const std::string_view written = letters(*pos.rules, kind);
  if (tongue == EngineTongue::usi || written.starts_with('+')) return "+";
  std::string text;
  for (const char c : written) text += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return text;
}

}  // namespace

Expected<std::string> engine_position(const Position& pos, EngineTongue tongue) {
  const bool usi = tongue == EngineTongue::usi;
  auto text = usi ? write_sfen(pos) : write_fen(pos);
  if (text) text->insert(0, usi ? "sfen " : "fen ");
  return text;
}

std::string engine_move(const Position& pos, const Action& action, EngineTongue tongue) {
  const Board& board = pos.board();
  switch (action.type) {
    case Action::Type::pass: {
      const auto kings = royals(pos, pos.to_act);
      if (kings.empty() || tongue == EngineTongue::usi) return "";
      const std::string own = board.name(pos.pieces[kings.front()].cell);
      return own + own;
    }
    case Action::Type::place:
      return std::string(letters(*pos.rules, action.kind)) + (tongue == EngineTongue::usi ? "*" : "@") +
             square(board, action.to, tongue);
    case Action::Type::move: {
      if (!action.from.valid() || !action.to.valid() || !action.args.empty()) return "";
      const Cell rook = tongue == EngineTongue::uci_onto_rook ? castling_rook(pos, action) : kNoCell;
      return square(board, action.from, tongue) + square(board, rook.valid() ? rook : action.to, tongue) +
             becomes(pos, action.kind, tongue);
    }
    default:
      return "";
  }
}

bool castles_elsewhere(const Position& pos) {
  if (!pos.rules->writing.castling) return false;
  const nlohmann::json state = game_json::state_json(pos, Viewer::everyone());
  const auto counters = state.find("counters");
  return counters != state.end() && !counters->value("castling", nlohmann::json::object()).empty();
}

}  // namespace arbiter::notation
