// SPDX-License-Identifier: MIT
#pragma once

#include <QtQml/qqmlregistration.h>

#include <QAbstractListModel>
#include <QMap>
#include <QPair>
#include <QString>
#include <QVector>

namespace arbiter::desk {

/// The pieces that stand on a board. A piece that goes to another square keeps its row, so that a view can let it
/// glide.
class PieceModel : public QAbstractListModel {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("comes from the program")
  Q_PROPERTY(int count READ count NOTIFY countChanged)
  Q_PROPERTY(int armies READ armies NOTIFY countChanged)  ///< how many colours stand on the board

 public:
  enum Role { kSquare = Qt::UserRole + 1, kArmy, kController, kKind, kText };

  explicit PieceModel(QObject* parent = nullptr);

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
  [[nodiscard]] int count() const { return static_cast<int>(rows_.size()); }

  [[nodiscard]] int armies() const;

  /// Shows `pieces` (square -> piece string). `moves` says which piece went where where that is known; else a piece
  /// that has vanished and an equal one that has appeared are taken for one.
  void show(const QMap<QString, QString>& pieces, const QVector<QPair<QString, QString>>& moves = {});
  /// At this table a piece that changes hands is replaced by one of its new owner's colour: it is drawn so.
  void setSwapped(bool swapped) { swapped_ = swapped; }
  /// The seat whose colour the piece on a square has on the table; empty when none stands there.
  Q_INVOKABLE [[nodiscard]] QString worn(const QString& square) const;

  /// The piece string on a square, empty when none stands there.
  Q_INVOKABLE [[nodiscard]] QString at(const QString& square) const;
  [[nodiscard]] QMap<QString, QString> placement() const;

 Q_SIGNALS:
  void countChanged();

 private:
  struct Row {
    QString square, piece;
  };
  [[nodiscard]] int rowAt(const QString& square) const;
  void change(int row, const QString& square, const QString& piece);

  QVector<Row> rows_;
  bool swapped_ = false;
};

}  // namespace arbiter::desk
