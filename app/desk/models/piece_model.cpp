// SPDX-License-Identifier: MIT
#include "app/desk/models/piece_model.h"

#include <algorithm>

#include "app/desk/words.h"

namespace arbiter::desk {

PieceModel::PieceModel(QObject* parent) : QAbstractListModel(parent) {}

int PieceModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : count(); }

QVariant PieceModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid() || index.row() >= count()) return {};
  const Row& row = rows_[index.row()];
  const words::PieceName name = words::parsePiece(row.piece);
  switch (role) {
    case kSquare:
      return row.square;
    case kArmy:
      return swapped_ ? name.controller : name.army;
    case kController:
      return name.controller;
    case kKind:
      return name.kind;
    case kText:
    case Qt::DisplayRole:
      return tr("%1 on %2").arg(words::piece(row.piece), row.square);
    default:
      return {};
  }
}

QHash<int, QByteArray> PieceModel::roleNames() const {
  return {{kSquare, "square"}, {kArmy, "army"}, {kController, "controller"}, {kKind, "kind"}, {kText, "text"}};
}

int PieceModel::rowAt(const QString& square) const {
  const auto found = std::find_if(rows_.begin(), rows_.end(), [&](const Row& r) { return r.square == square; });
  return found == rows_.end() ? -1 : static_cast<int>(found - rows_.begin());
}

void PieceModel::change(int row, const QString& square, const QString& piece) {
  if (rows_[row].square == square && rows_[row].piece == piece) return;
  rows_[row] = {square, piece};
  Q_EMIT dataChanged(index(row), index(row));
}

void PieceModel::show(const QMap<QString, QString>& pieces, const QVector<QPair<QString, QString>>& moves) {
  QMap<QString, QString> appeared;
  for (auto it = pieces.begin(); it != pieces.end(); ++it) {
    if (at(it.key()) != it.value()) appeared[it.key()] = it.value();
  }
  QVector<int> vanished;
  for (int i = 0; i < count(); ++i) {
    if (pieces.value(rows_[i].square) != rows_[i].piece) vanished << i;
  }
  const auto take = [&](int row, const QString& square) {
    const QString piece = appeared.take(square);
    vanished.removeOne(row);
    change(row, square, piece);
  };
  for (const auto& [from, to] : moves) {
    const int row = rowAt(from);
    if (row < 0 || !vanished.contains(row) || !appeared.contains(to)) continue;
    if (words::parsePiece(rows_[row].piece).army == words::parsePiece(appeared[to]).army) take(row, to);
  }
  for (const int row : QVector<int>(vanished)) {
    // On its own square (control or kind changed) rather than anywhere else.
    const QString square = rows_[row].square;
    if (words::parsePiece(appeared.value(square)).army == words::parsePiece(rows_[row].piece).army) {
      take(row, square);
      continue;
    }
    const QString twin = appeared.key(rows_[row].piece);
    if (!twin.isEmpty()) take(row, twin);
  }
  std::sort(vanished.begin(), vanished.end(), std::greater<>());
  for (const int row : vanished) {
    beginRemoveRows({}, row, row);
    rows_.remove(row);
    endRemoveRows();
  }
  if (!appeared.isEmpty()) {
    beginInsertRows({}, count(), count() + static_cast<int>(appeared.size()) - 1);
    for (auto it = appeared.begin(); it != appeared.end(); ++it) rows_.append({it.key(), it.value()});
    endInsertRows();
  }
  Q_EMIT countChanged();
}

QString PieceModel::at(const QString& square) const {
  const int row = rowAt(square);
  return row < 0 ? QString() : rows_[row].piece;
}

int PieceModel::armies() const {
  QStringList seen;
  for (const Row& row : rows_) {
    const QString army = words::parsePiece(row.piece).army;
    if (!seen.contains(army)) seen << army;
  }
  return static_cast<int>(seen.size());
}

QString PieceModel::worn(const QString& square) const {
  const QString piece = at(square);
  if (piece.isEmpty()) return {};
  const words::PieceName name = words::parsePiece(piece);
  return swapped_ ? name.controller : name.army;
}

QMap<QString, QString> PieceModel::placement() const {
  QMap<QString, QString> map;
  for (const Row& row : rows_) map[row.square] = row.piece;
  return map;
}

}  // namespace arbiter::desk
