// SPDX-License-Identifier: MIT
#include "app/desk/brief_move.h"

#include <algorithm>

#include "app/desk/game_look.h"
#include "app/desk/look/board_look.h"
#include "app/desk/variant.h"
#include "app/desk/words.h"

namespace arbiter::desk {
namespace {

using nlohmann::json;

/// The letter of a kind in the window's language; a pawn has none where chess players write.
QString letterOf(const QString& kind, const GameLook& look) {
  if (kind == "pawn" && !look.fromRight) return {};
  const QString own = words::letter(kind);
  return own.isEmpty() ? look.letter(kind) : own;
}

const json* firstOf(const db::Ply& ply, const QString& type) {
  for (const auto& event : ply.events)
    if (text(event, "type") == type) return &event;
  return nullptr;
}

/// A check, or a mate, that the ply gave.
QString signOf(const db::Ply& ply) {
  if (firstOf(ply, "checkmate") != nullptr) return "#";
  return firstOf(ply, "check") != nullptr ? "+" : QString();
}

}  // namespace

QVariantMap BriefMove::map() const {
  return {{"text", text}, {"figure", figure}, {"becomes", becomes}, {"army", army}};
}

BriefMove briefMove(const db::Ply& ply, const QString& ruleset, const SquareNames& names) {
  const QString how = BoardLook::of("moves");
  if (how == "words" || ply.kind != db::PlyKind::act) return {};
  const words::ActionParts parts = words::parseAction(QString::fromStdString(ply.action));
  using Kind = words::ActionParts::Kind;
  if (parts.kind != Kind::move && parts.kind != Kind::place) return {};
  QString kind = parts.kind == Kind::place ? parts.tokens[0] : QString(), squares;
  const QString seat = QString::fromStdString(ply.seat);
  QString army = seat;
  if (parts.kind == Kind::place) {
    squares = "@" + names.in(parts.tokens[1]);
  } else {
    const json* moved = firstOf(ply, "moved");
    if (moved == nullptr || text(*moved, "from") != parts.tokens[0]) return {};
    const words::PieceName piece = words::parsePiece(text(*moved, "piece"));
    kind = piece.kind;
    army = piece.army;
    const bool takes = firstOf(ply, "captured") != nullptr;
    squares = names.in(parts.tokens[0]) + (takes ? u'×' : u'–') + names.in(text(*moved, "to"));
  }
  const json* promoted = firstOf(ply, "promoted");
  const QString becomes = promoted != nullptr ? text(*promoted, "to_kind") : QString();
  const GameLook& look = lookOf(ruleset);
  const QString end = signOf(ply);
  if (how == "figurines") return {squares + (becomes.isEmpty() ? end : "="), kind, becomes, army};
  return {letterOf(kind, look) + squares + (becomes.isEmpty() ? QString() : "=" + letterOf(becomes, look)) + end,
          {},
          {},
          army};
}

}  // namespace arbiter::desk
