// SPDX-License-Identifier: MIT
#include "app/desk/brief_move.h"

#include "app/desk/game_look.h"
#include "app/desk/look/board_look.h"
#include "app/desk/words.h"
#include "app/table/bookkeeping.h"

namespace arbiter::desk {
namespace {

/// The letter of a kind in the window's language; a pawn has none where chess players write.
QString letterOf(const QString& kind, const GameLook& look) {
  if (kind == "pawn" && !look.fromRight) return {};
  const QString own = words::letter(kind);
  return own.isEmpty() ? look.letter(kind) : own;
}

/// A check, or a mate, that the ply gave.
QString signOf(const view::GameEvents& events) {
  if (view::first<view::Checkmate>(events) != nullptr) return "#";
  return view::first<view::Check>(events) != nullptr ? "+" : QString();
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
  const view::GameEvents events = table::notes::events_of(ply);
  const QString seat = QString::fromStdString(ply.seat);
  QString army = seat;
  if (parts.kind == Kind::place) {
    squares = "@" + names.in(parts.tokens[1]);
  } else {
    const auto* moved = view::first<view::Moved>(events);
    if (moved == nullptr || moved->from != parts.tokens[0].toStdString()) return {};
    const words::PieceName piece = words::parsePiece(QString::fromStdString(moved->piece));
    kind = piece.kind;
    army = piece.army;
    const bool takes = view::first<view::Captured>(events) != nullptr;
    squares = names.in(parts.tokens[0]) + (takes ? u'×' : u'–') + names.in(QString::fromStdString(moved->to));
  }
  const auto* promoted = view::first<view::Promoted>(events);
  const QString becomes = promoted != nullptr ? QString::fromStdString(promoted->to_kind) : QString();
  const GameLook& look = lookOf(ruleset);
  const QString end = signOf(events);
  if (how == "figurines") return {squares + (becomes.isEmpty() ? end : "="), kind, becomes, army};
  return {letterOf(kind, look) + squares + (becomes.isEmpty() ? QString() : "=" + letterOf(becomes, look)) + end,
          {},
          {},
          army};
}

}  // namespace arbiter::desk
