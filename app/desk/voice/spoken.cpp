// SPDX-License-Identifier: MIT
#include "app/desk/voice/spoken.h"

#include "app/desk/models/table.h"
#include "app/desk/said.h"
#include "app/desk/variant.h"
#include "app/desk/words.h"
#include "referee/json/view.h"

namespace arbiter::desk {

using nlohmann::json;

QStringList spoken(const db::Ply& ply, Wordiness how) {
  if (how == Wordiness::off) return {};
  switch (ply.kind) {
    case db::PlyKind::start:
      return {};
    case db::PlyKind::undo:
      return {Said::tr("Taken back")};
    case db::PlyKind::redo:
      return {Said::tr("Played again")};
    case db::PlyKind::override:
      return {Said::tr("The arbiter has corrected the game")};
    case db::PlyKind::act:
      break;
  }
  // What only its seat may know is not in here.
  const view::GameEvents events = game_json::events_of(ply.public_events ? *ply.public_events : ply.events);
  QStringList said;
  bool first = true;
  for (const view::GameEvent& event : events) {
    if (view::is<view::Turn>(event)) continue;
    const bool always = view::is<view::Check, view::Checkmate, view::Stalemate, view::Eliminated, view::Over>(event);
    if (std::exchange(first, false) || how == Wordiness::all || always) said << words::event(event);
  }
  return said;
}

QStringList spokenWork(const Table& table, Wordiness how) {
  QStringList said;
  if (how != Wordiness::all || table.over()) return said;
  for (int b = 0; b < table.boards(); ++b) {
    const TableBoard& board = *table.boardAt(b);
    for (const QVariant& work : board.instructions()) said << work.toMap()["text"].toString();
    if (!board.decision().isEmpty() && board.decision() != "move") said << board.prompt();
  }
  return said;
}

}  // namespace arbiter::desk
