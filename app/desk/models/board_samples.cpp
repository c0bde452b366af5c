// SPDX-License-Identifier: MIT
#include "app/desk/models/board_samples.h"

#include <QStringList>
#include <QVariantMap>

#include "app/desk/brief_move.h"
#include "app/desk/game_look.h"
#include "app/desk/models/board_facts.h"
#include "app/desk/variant.h"
#include "app/desk/words.h"
#include "referee/core/rules.h"
#include "referee/protocol/server.h"

namespace arbiter::desk {
namespace {

using nlohmann::json;

QVariantList standingPieces(const json& state) {
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

/// The first move of a piece that has a letter of its own.
db::Ply someMove(protocol::Server& game, const json& state) {
  const json pieces = state.value("pieces", json::object());
  for (const json& legal : game.handle({{"cmd", "legal"}}).value("actions", json::array())) {
    const words::ActionParts parts = words::parseAction(QString::fromStdString(legal.get<std::string>()));
    if (parts.kind != words::ActionParts::Kind::move) continue;
    const QString piece = text(pieces, parts.tokens[0].toStdString().c_str());
    if (words::parsePiece(piece).kind == "pawn") continue;
    db::Ply ply;
    ply.action = legal.get<std::string>();
    ply.events = game.handle({{"cmd", "act"}, {"action", ply.action}}).value("events", json::array());
    return ply;
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
    protocol::Server game;
    const json state = game.handle({{"cmd", "new"}, {"ruleset", info.id}}).value("state", json::object());
    const Board* board = Board::find(text(state, "board").toStdString());
    if (board == nullptr) continue;
    const bool plain = look.token == "standing" && board->style() != BoardStyle::chequered;
    if (shown.contains(look.token) || plain || (look.token != "standing" && look.characters.isEmpty())) continue;
    shown << look.token;
    const db::Ply move = someMove(game, state);
    list << QVariantMap{{"game", id},
                        {"board", QString::fromStdString(board->id())},
                        {"river", look.river},
                        {"wedges", look.wedges},
                        {"pieces", standingPieces(state)},
                        {"sentence", move.events.empty() ? QString() : words::event(move.events.front())},
                        {"brief", briefMove(move, id, SquareNames(id, board)).map()}};
  }
  return list;
}

}  // namespace arbiter::desk
