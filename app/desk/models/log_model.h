#pragma once

#include <QAbstractListModel>
#include <QString>
#include <QVector>
#include <vector>

#include "db/types.h"

namespace arbiter::desk {

/// The moves of a game and what came of each, in order: a heading row for every ply, a row for each of its events.
class LogModel : public QAbstractListModel {
  Q_OBJECT
  Q_PROPERTY(int count READ count NOTIFY countChanged)

 public:
  enum Role {
    kHeading = Qt::UserRole + 1,  ///< true for a ply's own row
    kNumber,
    kSeat,
    kText,
    kRule,
    kUndone,  ///< taken back later
    kManner,  ///< act, undo, redo, override
    kSource,  ///< how it came: by hand or read by the camera, with the certainty
    kAt,      ///< the time of day
    kPoints   ///< points scored by an event, 0 otherwise
  };

  explicit LogModel(QObject* parent = nullptr);

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
  [[nodiscard]] int count() const { return static_cast<int>(rows_.size()); }

  /// Shows these plies; rows that stay the same are left alone.
  void show(const std::vector<db::Ply>& plies);

 Q_SIGNALS:
  void countChanged();

 private:
  struct Row {
    bool heading = false;
    int number = 0;
    QString seat, text, rule, manner, source, at;
    bool undone = false;
    double points = 0;
    bool operator==(const Row&) const = default;
  };
  static void append(QVector<Row>& rows, const db::Ply& ply);

  QVector<Row> rows_;
};

}  // namespace arbiter::desk
