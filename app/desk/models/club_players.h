// SPDX-License-Identifier: MIT
#pragma once

#include "app/desk/models/club.h"
#include "app/desk/running.h"

namespace arbiter::desk {

/// Who is here: everybody the club knows, and who of them takes part in the open event from the next round on.
class ClubPlayers : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_SINGLETON
  /// By name, as far as `search` fits, maps: key, id, name, detail (club, games), here (there for the next round, or
  /// sitting it out), sitsOut, state ("sits out round 2", "left after round 1", empty).
  Q_PROPERTY(arbiter::desk::Rows* people READ people CONSTANT)
  Q_PROPERTY(QString search READ search WRITE setSearch NOTIFY changed)
  Q_PROPERTY(bool fresh READ fresh NOTIFY changed)  ///< nobody has the name that is searched for
  Q_PROPERTY(bool known READ known NOTIFY changed)  ///< the club knows somebody
  Q_PROPERTY(int count READ count NOTIFY changed)   ///< of those that the club knows
  Q_PROPERTY(bool allHere READ allHere NOTIFY changed)
  Q_PROPERTY(int round READ round NOTIFY changed)          ///< the next one
  Q_PROPERTY(bool more READ more NOTIFY changed)           ///< there is a next one
  Q_PROPERTY(QString counted READ counted NOTIFY changed)  ///< "12 are here for round 2, 1 sits out"

 public:
  static ClubPlayers* create(QQmlEngine* engine, QJSEngine* /*unused*/) { return running<ClubPlayers>(engine); }

  explicit ClubPlayers(Club* club, QObject* parent = nullptr);

  [[nodiscard]] Rows* people() { return &people_; }
  [[nodiscard]] const QString& search() const { return search_; }
  void setSearch(const QString& text);
  [[nodiscard]] bool fresh() const { return fresh_; }
  [[nodiscard]] bool known() const { return count() > 0; }
  [[nodiscard]] int count() const { return here_ + out_ + absent_; }
  [[nodiscard]] bool allHere() const { return absent_ == 0; }
  [[nodiscard]] int round() const { return club_->published() + 1; }
  [[nodiscard]] bool more() const;
  [[nodiscard]] QString counted() const;

  /// Somebody has come, or goes. Who goes before they were ever seated takes no part any more.
  Q_INVOKABLE bool arrive(qlonglong person, bool here);
  /// Everybody the club knows has come.
  Q_INVOKABLE bool arriveAll();
  /// Somebody asks to be left out of the next round, or plays it after all.
  Q_INVOKABLE bool sitOut(qlonglong person, bool out);
  /// Adds somebody the club does not know yet, who has come.
  Q_INVOKABLE bool add(const QString& name);
  /// Who may be meant by what has been typed of a name, a few of everybody the club knows; also without an open event.
  /// Empty where the file cannot be read.
  Q_INVOKABLE [[nodiscard]] QStringList complete(const QString& begun) const;

 Q_SIGNALS:
  void changed();

 private:
  void show();
  bool keep(const db::Expected<std::vector<db::club::Entrant>>& entrants);

  Club* club_;
  Rows people_;
  QString search_;
  bool fresh_ = false;
  int here_ = 0, out_ = 0, absent_ = 0;
};

}  // namespace arbiter::desk
