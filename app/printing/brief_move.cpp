// SPDX-License-Identifier: MIT
#include "app/printing/brief_move.h"

#include <cctype>
#include <regex>

#include "app/figures/figure.h"
#include "app/table/bookkeeping.h"

namespace arbiter::printing {
namespace {

/// A check, or a mate, that the ply gave.
std::string sign_of(const view::GameEvents& events) {
  if (view::first<view::Checkmate>(events) != nullptr) return "#";
  return view::first<view::Check>(events) != nullptr ? "+" : "";
}

/// The letters of a kind; a pawn has none where chess players write.
std::string letters_of_kind(const std::string& kind, const Letterer& letters) {
  if (kind == "pawn" && !letters.game.from_right) return "";
  if (const auto own = letters.look.letters.find(kind); own != letters.look.letters.end()) return own->second;
  if (const auto game = letters.game.letters.find(kind); game != letters.game.letters.end()) return game->second;
  std::string out;
  for (std::size_t i = 0; i < kind.size(); ++i)
    if (i == 0 || kind[i - 1] == '-') out += static_cast<char>(std::toupper(static_cast<unsigned char>(kind[i])));
  return out;
}

/// "knight" for `S.knight@N`.
std::string kind_of(const std::string& piece) {
  const auto dot = piece.find('.'), at = piece.find('@');
  if (dot == std::string::npos) return piece;
  return piece.substr(dot + 1, at == std::string::npos ? at : at - dot - 1);
}

}  // namespace

std::optional<BriefMove> brief_move(const db::Ply& ply, const Board& board, Naming naming, const Letterer& letters) {
  static const std::regex kMove("(?:[SWNE][0-9]?:)?([a-z][0-9]+)(x?[a-z][0-9]+)(=.*)?");
  static const std::regex kPlace("(?:[SWNE][0-9]?:)?([a-z-]+)@([a-z][0-9]+)");
  if (ply.kind != db::PlyKind::act) return std::nullopt;
  const view::GameEvents events = table::notes::events_of(ply);
  std::string kind, squares;
  if (std::smatch place; std::regex_match(ply.action, place, kPlace)) {
    kind = place[1];
    squares = "@" + squares_in(place[2], board, naming);
  } else if (std::smatch move; std::regex_match(ply.action, move, kMove)) {
    const auto* moved = view::first<view::Moved>(events);
    if (moved == nullptr || moved->from != move[1].str()) return std::nullopt;
    kind = kind_of(moved->piece);
    squares = squares_in(moved->from, board, naming) + (view::first<view::Captured>(events) != nullptr ? "×" : "–") +
              squares_in(moved->to, board, naming);
  } else {
    return std::nullopt;
  }
  const auto* promoted = view::first<view::Promoted>(events);
  const std::string becomes = promoted != nullptr ? promoted->to_kind : "", end = sign_of(events);
  // A kind that has no figure is told by its letters.
  const bool drawn = letters.look.moves == Moves::figurines && figures::figure_of(kind) != nullptr &&
                     (becomes.empty() || figures::figure_of(becomes) != nullptr);
  if (drawn) return BriefMove{squares + (becomes.empty() ? end : "="), kind, becomes};
  return BriefMove{
      letters_of_kind(kind, letters) + squares + (becomes.empty() ? "" : "=" + letters_of_kind(becomes, letters)) + end,
      "", ""};
}

}  // namespace arbiter::printing
