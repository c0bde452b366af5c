// SPDX-License-Identifier: MIT
#pragma once

#include <QtQml/qqmlregistration.h>

#include <QAbstractListModel>
#include <QVariantList>
#include <QVariantMap>
#include <utility>

namespace arbiter::desk {

/// A list for QML whose rows are maps, told apart by what stands under `key` in them. What is shown anew changes only
/// rows that are other than before: whatever is shown of the others stays where it is, under a finger too. Rows have
/// the role `modelData`, the whole map, and one role for each name that the list was made with.
class Rows : public QAbstractListModel {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("comes from the program")
  Q_PROPERTY(int count READ count NOTIFY countChanged)

 public:
  explicit Rows(QObject* parent = nullptr) : QAbstractListModel(parent) {}
  /// `roles`: what rows have under these names can be asked for by them; in QML, as required properties of a delegate.
  explicit Rows(QList<QByteArray> roles, QObject* parent = nullptr)
      : QAbstractListModel(parent), roles_(std::move(roles)) {}

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

  QList<QByteArray> roles_;  ///< that of number n is Qt::UserRole + 1 + n
  QVariantList rows_;
};

}  // namespace arbiter::desk
