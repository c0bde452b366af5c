// SPDX-License-Identifier: MIT
#pragma once

#include <QtQml/qqmlregistration.h>

#include <QAbstractListModel>
#include <QString>
#include <QStringList>
#include <QVariantList>
#include <QVariantMap>
#include <QVector>
#include <vector>

#include "app/desk/brief_move.h"
#include "db/types.h"

namespace arbiter::desk {

/// The moves of a game and what came of each, in order: a row for every ply.
class LogModel : public QAbstractListModel {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("comes from the program")
  Q_PROPERTY(int count READ count NOTIFY countChanged)
  /// What happened last: text, lines (sentences), rules, brief; empty before anything did.
  Q_PROPERTY(QVariantMap last READ last NOTIFY countChanged)

 public:
  enum Role {
    kNumber = Qt::UserRole + 1,
    kSeat,
    kText,    ///< what was done
    kLines,   ///< what came of it, maps: text, rule, manner (the event's type), points (scored; 0 otherwise)
    kRules,   ///< by which rules, each once
    kUndone,  ///< taken back later
    kSource,  ///< how it came: by hand or read by the camera, with the certainty
    kAt,      ///< the time of day
    kBrief    ///< the move in few signs, a map (see BriefMove); its text is empty where it is told in words
  };

  explicit LogModel(QObject* parent = nullptr);

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
  [[nodiscard]] int count() const { return static_cast<int>(rows_.size()); }

  [[nodiscard]] QVariantMap last() const;

  /// Says whose moves they are, and on which board.
  void setGame(const QString& ruleset, const QString& board);
  /// Shows these plies; rows that stay the same are left alone.
  void show(const std::vector<db::Ply>& plies);

 Q_SIGNALS:
  void countChanged();

 private:
  struct Row {
    int number = 0;
    QString seat, text, source, at;
    QVariantList lines;
    QStringList rules;
    bool undone = false;
    BriefMove brief;
    bool operator==(const Row&) const = default;
  };
  [[nodiscard]] Row row(const db::Ply& ply, const std::string& before) const;

  QString ruleset_, board_;
  QVector<Row> rows_;
};

}  // namespace arbiter::desk
