// SPDX-License-Identifier: MIT
#pragma once

#include "app/desk/models/club.h"
#include "app/desk/running.h"
#include "app/event/outcome.h"

namespace arbiter::desk {

class Setup;

/// The tables of a published round of the open event: how far they are, what came of them, and what is done about it.
class ClubTables : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_SINGLETON
  Q_PROPERTY(int round READ round WRITE setRound NOTIFY changed)  ///< the one that is shown; the newest one at first
  Q_PROPERTY(int rounds READ rounds NOTIFY changed)               ///< so many are published
  /// Maps: key, table, state (waiting, playing, ended), stateText ("not begun", "by the referee" …), game (its number,
  /// 0: none), byHand, seats (seat, letter, seatName, name, army, place, points, absent, first).
  Q_PROPERTY(arbiter::desk::Rows* tables READ tables CONSTANT)
  /// Who has no table in that round, maps: key, name, why.
  Q_PROPERTY(arbiter::desk::Rows* byes READ byes CONSTANT)
  Q_PROPERTY(int open READ open NOTIFY changed)  ///< tables of that round without a result
  /// It is the newest published round, and nothing has happened at its tables.
  Q_PROPERTY(bool untouched READ untouched NOTIFY changed)

 public:
  static ClubTables* create(QQmlEngine* engine, QJSEngine* /*unused*/) { return running<ClubTables>(engine); }

  ClubTables(Club* club, Setup* setup, QObject* parent = nullptr);

  [[nodiscard]] int round() const { return round_; }
  void setRound(int round);
  [[nodiscard]] int rounds() const { return club_->published(); }
  [[nodiscard]] Rows* tables() { return &tables_; }
  [[nodiscard]] Rows* byes() { return &byes_; }
  [[nodiscard]] int open() const { return open_; }
  [[nodiscard]] bool untouched() const { return untouched_; }

  /// Where a table's result is from, or how far its game is: "By hand, Sam".
  [[nodiscard]] static QString sourceText(const event::TableOutcome& table);
  /// A sentence with "seat S" as people say it.
  [[nodiscard]] static QString spelt(QString text);

  /// Begins the table's game in this window, watched by what the form of a new game names.
  Q_INVOKABLE bool play(int table);
  /// Enters a result: of every seat a map with seat, points, place (texts, empty: not said) and absent; who says so,
  /// and why. An error's sentence; empty: it is entered.
  Q_INVOKABLE QString enter(int table, const QVariantList& seats, const QString& by, const QString& reason);
  /// What was entered by hand does not count any more: the same.
  Q_INVOKABLE QString takeBack(int table, const QString& by, const QString& reason);
  /// The table's game does not count, and is played again: the same.
  Q_INVOKABLE QString again(int table, const QString& by, const QString& reason);
  /// The round that is shown is a draft again; false, with the error of the club set, where its games have begun.
  Q_INVOKABLE bool unpublish();

 Q_SIGNALS:
  void changed();

 private:
  void show();
  [[nodiscard]] QVariantMap row(const event::TableOutcome& table) const;
  QString keep(db::club::HandResult result, const QString& by, const QString& reason, const QString& note);

  Club* club_;
  Setup* setup_;
  Rows tables_, byes_;
  int round_ = 0, newest_ = 0, open_ = 0;
  bool untouched_ = false;
  qlonglong event_ = 0;
};

}  // namespace arbiter::desk
