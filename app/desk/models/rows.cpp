// SPDX-License-Identifier: MIT
#include "app/desk/models/rows.h"

#include <QSet>

namespace arbiter::desk {
namespace {

QVariant keyOf(const QVariant& row) { return row.toMap().value("key"); }

}  // namespace

int Rows::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : count(); }

QVariant Rows::data(const QModelIndex& index, int role) const {
  if (!index.isValid() || index.row() >= count()) return {};
  const int named = role - Qt::UserRole - 1;
  if (role == Qt::UserRole) return rows_[index.row()];
  return named >= 0 && named < roles_.size() ? rows_[index.row()].toMap().value(QString::fromLatin1(roles_[named]))
                                             : QVariant();
}

QHash<int, QByteArray> Rows::roleNames() const {
  QHash<int, QByteArray> names{{Qt::UserRole, "modelData"}};
  for (int n = 0; n < static_cast<int>(roles_.size()); ++n) names[Qt::UserRole + 1 + n] = roles_[n];
  return names;
}

int Rows::find(const QVariant& key, int from) const {
  for (int i = from; i < count(); ++i)
    if (keyOf(rows_[i]) == key) return i;
  return -1;
}

void Rows::show(const QVariantList& rows) {
  const int before = count();
  QSet<QString> keys;
  for (const QVariant& row : rows) keys.insert(keyOf(row).toString());
  for (int i = count() - 1; i >= 0; --i) {
    if (keys.contains(keyOf(rows_[i]).toString())) continue;
    beginRemoveRows({}, i, i);
    rows_.removeAt(i);
    endRemoveRows();
  }
  for (int i = 0; i < static_cast<int>(rows.size()); ++i) {
    const int at = find(keyOf(rows[i]), i);
    if (at < 0) {
      beginInsertRows({}, i, i);
      rows_.insert(i, rows[i]);
      endInsertRows();
      continue;
    }
    if (at > i) {
      beginMoveRows({}, at, at, {}, i);
      rows_.move(at, i);
      endMoveRows();
    }
    if (rows_[i] == rows[i]) continue;
    rows_[i] = rows[i];
    Q_EMIT dataChanged(index(i), index(i));
  }
  if (count() != before) Q_EMIT countChanged();
}

}  // namespace arbiter::desk
