// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>
#include <QThreadPool>

#include "app/desk/models/club.h"
#include "app/desk/running.h"
#include "app/event/propose.h"

namespace arbiter::desk {

/// The draft of the open event's next round: proposed, changed by hand, published. Seating is worked out in a thread of
/// its own: the window never waits for it.
class ClubSeating : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_SINGLETON
  Q_PROPERTY(int round READ round NOTIFY changed)       ///< the next one
  Q_PROPERTY(bool more READ more NOTIFY changed)        ///< there is a next one
  Q_PROPERTY(bool drafted READ drafted NOTIFY changed)  ///< and it has a draft
  Q_PROPERTY(bool busy READ busy NOTIFY changed)        ///< one is being worked out
  /// Of the draft, maps: key, table, room (for one more), seats (seat, letter, seatName, id, name, army).
  Q_PROPERTY(arbiter::desk::Rows* tables READ tables CONSTANT)
  /// Who has no table in it, maps: key, id, name, why.
  Q_PROPERTY(arbiter::desk::Rows* byes READ byes CONSTANT)
  /// How good all rounds are, maps of the goals that are not reached: goal, value, bound (proved), pairs (a text).
  Q_PROPERTY(QVariantList quality READ quality NOTIFY qualityChanged)
  Q_PROPERTY(
      QStringList stale READ stale NOTIFY changed)     ///< what has become wrong with the draft since, a sentence each
  Q_PROPERTY(QString later READ later NOTIFY changed)  ///< which rounds are drafted as well; empty: none
  /// Why the next round should not be seated yet: tables of a Swiss whose results are missing. A sentence.
  Q_PROPERTY(QString missing READ missing NOTIFY changed)
  Q_PROPERTY(bool choosesArmies READ choosesArmies NOTIFY changed)  ///< armies are said by hand
  Q_PROPERTY(QStringList armies READ armies NOTIFY changed)         ///< those there are, where they are
  // Two people chosen to change places.
  Q_PROPERTY(double first READ first NOTIFY changed)    ///< 0: nobody is chosen
  Q_PROPERTY(double second READ second NOTIFY changed)  ///< 0: with whom is to be said
  Q_PROPERTY(QString firstName READ firstName NOTIFY changed)
  Q_PROPERTY(QString firstArmy READ firstArmy NOTIFY changed)  ///< empty where `first` has none
  Q_PROPERTY(QString secondName READ secondName NOTIFY changed)
  /// What the swap makes better and worse, maps: text, worse.
  Q_PROPERTY(QVariantList cost READ cost NOTIFY changed)
  Q_PROPERTY(QStringList faults READ faults NOTIFY changed)  ///< what must hold and would be broken

 public:
  static ClubSeating* create(QQmlEngine* engine, QJSEngine* /*unused*/) { return running<ClubSeating>(engine); }

  explicit ClubSeating(Club* club, QObject* parent = nullptr);
  ~ClubSeating() override;

  [[nodiscard]] int round() const { return club_->published() + 1; }
  [[nodiscard]] bool more() const;
  [[nodiscard]] bool drafted() const { return draft() != nullptr; }
  [[nodiscard]] bool busy() const { return busy_; }
  [[nodiscard]] Rows* tables() { return &tables_; }
  [[nodiscard]] Rows* byes() { return &byes_; }
  [[nodiscard]] const QVariantList& quality() const { return quality_; }
  [[nodiscard]] const QStringList& stale() const { return stale_; }
  [[nodiscard]] QString later() const;
  [[nodiscard]] QString missing() const;
  [[nodiscard]] bool choosesArmies() const;
  [[nodiscard]] const QStringList& armies() const { return armies_; }
  [[nodiscard]] qlonglong first() const { return first_; }
  [[nodiscard]] qlonglong second() const { return second_; }
  [[nodiscard]] QString firstName() const { return nameOf(first_); }
  [[nodiscard]] QString firstArmy() const;
  [[nodiscard]] QString secondName() const { return nameOf(second_); }
  [[nodiscard]] const QVariantList& cost() const { return cost_; }
  [[nodiscard]] const QStringList& faults() const { return faults_; }

  /// Drafts the next round, or all that are not published; `anyway`: though results are missing.
  Q_INVOKABLE void propose(bool anyway = false);
  /// Chooses somebody of the draft: first who, then with whom; who is chosen already is let go.
  Q_INVOKABLE void pick(qlonglong person);
  /// Lets go of both.
  Q_INVOKABLE void unpick();
  /// The two who are chosen change places, whatever it costs.
  Q_INVOKABLE bool swap();
  /// Who is chosen first has no table in the round.
  Q_INVOKABLE bool leaveOut();
  /// Who is chosen first moves to a table with room.
  Q_INVOKABLE bool moveTo(int table);
  /// Which army who is chosen first plays.
  Q_INVOKABLE bool setArmy(const QString& army);
  /// Makes the draft hold.
  Q_INVOKABLE bool publish();
  /// The event has one round more.
  Q_INVOKABLE bool addRound();

 Q_SIGNALS:
  void changed();
  void qualityChanged();

 private:
  void show();
  void weigh();
  [[nodiscard]] const db::club::Round* draft() const;
  [[nodiscard]] QString nameOf(qlonglong person) const;
  bool change(const event::HandChange& change);

  Club* club_;
  Rows tables_, byes_;
  QVariantList quality_, cost_;
  QStringList stale_, faults_, armies_;
  std::string armiesOf_;  ///< the ruleset whose armies these are
  qlonglong first_ = 0, second_ = 0;
  bool busy_ = false;
  QThreadPool pool_;  ///< of one thread; waits for it in the end
};

}  // namespace arbiter::desk
