// SPDX-License-Identifier: MIT
#include "app/desk/models/position_editor.h"

#include "app/desk/words.h"

namespace arbiter::desk {

PositionEditor::PositionEditor(QObject* parent) : QObject(parent) {}

void PositionEditor::show(const QMap<QString, QString>& placement, const QVector<QPair<QString, QString>>& moves) {
  pieces_.show(placement, moves);
  Q_EMIT edited();
}

void PositionEditor::begin(const QMap<QString, QString>& placement) {
  before_ = placement;
  show(placement);
}

void PositionEditor::move(const QString& from, const QString& to) {
  auto placement = pieces_.placement();
  if (from == to || !placement.contains(from)) return;
  placement[to] = placement.take(from);
  show(placement, {{from, to}});
}

void PositionEditor::put(const QString& square, const QString& piece) {
  auto placement = pieces_.placement();
  placement[square] = piece;
  show(placement);
}

void PositionEditor::replace(const QVariantMap& placement) {
  QMap<QString, QString> pieces;
  for (auto it = placement.begin(); it != placement.end(); ++it) pieces[it.key()] = it.value().toString();
  show(pieces);
}

void PositionEditor::remove(const QString& square) {
  auto placement = pieces_.placement();
  placement.remove(square);
  show(placement);
}

void PositionEditor::clear() { show({}); }
void PositionEditor::restore() { show(before_); }

QVariantMap PositionEditor::placement() const {
  QVariantMap map;
  const auto placement = pieces_.placement();
  for (auto it = placement.begin(); it != placement.end(); ++it) map[it.key()] = it.value();
  return map;
}

QStringList PositionEditor::differences() const {
  QStringList lines;
  const auto now = pieces_.placement();
  for (auto it = before_.begin(); it != before_.end(); ++it) {
    if (now.value(it.key()) != it.value()) lines << tr("%1 leaves %2").arg(words::piece(it.value()), it.key());
  }
  for (auto it = now.begin(); it != now.end(); ++it) {
    if (before_.value(it.key()) != it.value()) lines << tr("%1 stands on %2").arg(words::piece(it.value()), it.key());
  }
  return lines;
}

}  // namespace arbiter::desk
