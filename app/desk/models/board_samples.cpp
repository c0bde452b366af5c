// SPDX-License-Identifier: MIT
#include "app/desk/models/board_samples.h"

#include <QStringList>
#include <QVariantMap>

#include "app/desk/brief_move.h"
#include "app/desk/game_look.h"
#include "app/desk/models/board_facts.h"
#include "app/desk/words.h"
#include "app/table/referee.h"
#include "referee/core/rules.h"
#include "referee/json/view.h"

namespace arbiter::desk {
namespace {

QVariantList standingPieces(const view::GameView& state) {
  QVariantList list;
  const QMap<QString, QString> placed = facts::pieces(state);
  for (auto it = placed.begin(); it != placed.end(); ++it) {
    const words::PieceName name = words::parsePiece(it.value());
    list << QVariantMap{{"square", it.key()},
                        {"army", name.army},
                        {"controller", name.controller},
                        {"kind", name.kind},
                        {"text", words::piece(it.value())}};
  }
  return list;
}

struct SampleMove {
  db::Ply ply;
  view::GameEvents events;
};

/// The first move of a piece that has a letter of its own.
SampleMove someMove(table::Referee& game, const view::GameView& state) {
  for (const std::string& legal : game.legal(Viewer::arbiter()).actions) {
    const words::ActionParts parts = words::parseAction(QString::fromStdString(legal));
    if (parts.kind != words::ActionParts::Kind::move) continue;
    const auto piece = state.pieces.find(parts.tokens[0].toStdString());
    if (piece != state.pieces.end() && words::parsePiece(QString::fromStdString(piece->second)).kind == "pawn")
      continue;
    SampleMove move;
    move.ply.action = legal;
    if (auto played = game.carry_out(table::Act{legal, {}})) move.events = std::move(played->events);
    move.ply.events = move.events;
    return move;
  }
  return {};
}

}  // namespace

QVariantList boardSamples() {
  QVariantList list;
  QStringList shown;
  for (const RulesetInfo& info : rulesets()) {
    if (info.seats.size() > 2) continue;
    const QString id = QString::fromStdString(info.id);
    const GameLook& look = lookOf(id);
    table::Referee game;
    const auto begun = game.carry_out(table::Begin{Value{{"ruleset", info.id}}});
    if (!begun) continue;
    const view::GameView& state = begun->state;
    const Board* board = Board::find(state.board);
    if (board == nullptr) continue;
    const bool plain = look.token == "standing" && board->style() != BoardStyle::chequered;
    if (shown.contains(look.token) || plain || (look.token != "standing" && look.characters.isEmpty())) continue;
    shown << look.token;
    const SampleMove move = someMove(game, state);
    list << QVariantMap{{"game", id},
                        {"board", QString::fromStdString(board->id())},
                        {"river", look.river},
                        {"wedges", look.wedges},
                        {"pieces", standingPieces(state)},
                        {"sentence", move.events.empty() ? QString() : words::event(move.events.front())},
                        {"brief", briefMove(move.ply, id, SquareNames(id, board)).map()}};
  }
  return list;
}

}  // namespace arbiter::desk
