// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>
#include <QVariantMap>
#include <vector>

#include "app/desk/models/club_tables.h"
#include "app/desk/running.h"
#include "app/event/entry.h"

namespace arbiter::desk {

/// The results of the round that ClubTables shows, a row for each table, to be typed one after another.
class ClubGrid : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_SINGLETON
  /// By number; roles: key, table, stage (waiting, playing, referee, hand), note ("By hand, Sam"), seen (the number of
  /// the newest result by hand), seats (maps of seat, letter, name, person, points and place (texts, "-" of a player
  /// who did not come, empty without a result), left: they are not there for the next round).
  Q_PROPERTY(arbiter::desk::Rows* rows READ rows CONSTANT)
  Q_PROPERTY(bool places READ places WRITE setPlaces NOTIFY changed)  ///< cells have places instead of points
  Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed)                ///< something was entered here
  Q_PROPERTY(int undoTable READ undoTable NOTIFY changed)             ///< the table of the last entry; 0: there is none
  Q_PROPERTY(bool newest READ newest NOTIFY changed)                  ///< the newest published round is shown

 public:
  static ClubGrid* create(QQmlEngine* engine, QJSEngine* /*unused*/) { return running<ClubGrid>(engine); }

  ClubGrid(Club* club, ClubTables* tables, QObject* parent = nullptr);

  [[nodiscard]] Rows* rows() { return &rows_; }
  [[nodiscard]] bool places() const { return places_; }
  void setPlaces(bool places);
  [[nodiscard]] bool canUndo() const { return !entered_.empty(); }
  [[nodiscard]] int undoTable() const { return entered_.empty() ? 0 : entered_.back().table; }
  [[nodiscard]] bool newest() const { return tables_->round() == tables_->rounds(); }

  /// Do the cells of a table say a whole result? Nothing is kept.
  Q_INVOKABLE [[nodiscard]] bool complete(int table, const QStringList& cells) const;
  /// Keeps what was typed for a table whose row had `seen` when that began; who enters it, and why. A map of error (a
  /// sentence; empty: it is kept) and ask (it is not kept, since the referee counts this game, unless `replace`).
  Q_INVOKABLE QVariantMap enter(int table, const QStringList& cells, double seen, const QStringList& byAndWhy,
                                bool replace);
  /// Takes the last entry back; who does it. An error's sentence; empty: it is done.
  Q_INVOKABLE QString undo(const QString& by);

 Q_SIGNALS:
  void changed();

 private:
  struct Entered {
    qlonglong event = 0;
    int round = 0, table = 0;
    std::int64_t id = 0;
  };
  void show();
  [[nodiscard]] QVariantList seatsOf(const event::TableOutcome& table) const;
  [[nodiscard]] const db::club::Table* tableOf(int table) const;
  [[nodiscard]] db::Expected<event::SaidResult> said(int table, const QStringList& cells) const;
  [[nodiscard]] QString why();

  Club* club_;
  ClubTables* tables_;
  Rows rows_{{"table", "stage", "note", "seen", "seats"}};
  std::vector<Entered> entered_;  ///< here, of the open event, the newest last
  bool places_ = false;
};

}  // namespace arbiter::desk
