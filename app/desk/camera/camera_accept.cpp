// SPDX-License-Identifier: MIT
// Where the camera and the game disagree: what stands on the table, and what may have been played.
#include "app/desk/camera/camera.h"
#include "app/desk/camera/seen_table.h"
#include "app/desk/models/table.h"
#include "app/desk/variant.h"
#include "app/desk/words.h"
#include "app/table/board_view.h"
#include "referee/view/game_view.h"

namespace arbiter::desk {

namespace {

/// The game's pieces as hands would have to find them so that nothing had to be put back: where a piece is to be placed
/// none stands, where one is to be lifted one does.
QMap<QString, QString> unmended(QMap<QString, QString> pieces, const std::vector<table::WatchFix>& fixes) {
  QStringList came, gone;
  for (const table::WatchFix& fix : fixes) {
    const QString square = QString::fromStdString(fix.square), to = QString::fromStdString(fix.to);
    if (fix.what == Instruction::Do::move && pieces.contains(to)) pieces[square] = pieces.take(to);
    if (fix.what == Instruction::Do::place && pieces.contains(square)) gone << pieces.take(square);
    if (fix.what == Instruction::Do::lift) came << square;
  }
  for (const QString& square : std::as_const(came))
    if (!gone.isEmpty()) pieces[square] = gone.takeFirst();
  return pieces;
}

}  // namespace

QString Camera::trouble() const { return view_.alert && reader() ? QString(to_string(view_.alert->alert)) : QString(); }

QVariantMap Camera::settledTable() const {
  TableBoard* board = table_->boardAt(static_cast<int>(board_));
  if (board == nullptr) return {};
  const PieceModel* pieces = board->pieces();
  QVariantMap map;
  // Before a board was ever seen as the game has it, only what differs is known, not what stands there.
  const auto now =
      !readable() && view_.alert
          ? unmended(pieces->placement(), view_.alert->fixes)
          : settled(
                pieces->placement(), [&](const QString& square) { return pieces->worn(square); }, view_.cells);
  for (auto it = now.begin(); it != now.end(); ++it) map[it.key()] = it.value();
  return map;
}

QVariantMap Camera::after(const QStringList& actions) const {
  const bool guessed = view_.alert && view_.alert->recorded > 0 && seenAt_ == table_->steps();
  std::vector<std::string> played;
  for (const QString& action : actions) played.push_back(action.toStdString());
  const auto game = table_->session().what_if(guessed ? view_.alert->recorded : 0, played);
  if (!game) return {};
  const view::GameView there = table::board_state(view::game_view(*game, Viewer::everyone()), board_);
  const view::GameView& before = table_->boardAt(static_cast<int>(board_))->state();
  QVariantList pieces;
  QStringList changed;
  for (const auto& [sq, piece] : there.pieces) {
    const QString square = QString::fromStdString(sq), name = QString::fromStdString(piece);
    const words::PieceName parts = words::parsePiece(name);
    pieces << QVariantMap{{"square", square},
                          {"army", parts.army},
                          {"controller", parts.controller},
                          {"kind", parts.kind},
                          {"text", words::piece(name)}};
    const auto was = before.pieces.find(sq);
    if (was == before.pieces.end() || was->second != piece) changed << square;
  }
  for (const auto& [sq, piece] : before.pieces)
    if (!there.pieces.contains(sq)) changed << QString::fromStdString(sq);
  return {{"pieces", pieces}, {"changed", changed}};
}

}  // namespace arbiter::desk
