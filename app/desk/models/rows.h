// SPDX-License-Identifier: MIT
#pragma once

#include <QtQml/qqmlregistration.h>

#include <QAbstractListModel>
#include <QVariantList>
#include <QVariantMap>

namespace arbiter::desk {

/// A list for QML whose rows are maps, told apart by what stands under `key` in them. What is shown anew changes only
/// rows that are other than before: whatever is shown of the others stays where it is, under a finger too. Rows have
/// one role, `modelData`.
class Rows : public QAbstractListModel {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("comes from the program")
  Q_PROPERTY(int count READ count NOTIFY countChanged)

 public:
  using QAbstractListModel::QAbstractListModel;

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

  [[nodiscard]] int count() const { return static_cast<int>(rows_.size()); }
  [[nodiscard]] const QVariantList& rows() const { return rows_; }
  /// Shows these rows; no two may have the same key.
  void show(const QVariantList& rows);

 Q_SIGNALS:
  void countChanged();

 private:
  [[nodiscard]] int find(const QVariant& key, int from) const;

  QVariantList rows_;
};

}  // namespace arbiter::desk
