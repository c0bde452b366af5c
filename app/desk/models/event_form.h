// SPDX-License-Identifier: MIT
#pragma once

#include "app/desk/models/club.h"
#include "app/desk/running.h"

namespace arbiter::desk {

/// The form of a new event: what is said, what the club makes of it where it says nothing, and what is wrong with it.
/// The words are those of `arbiter club events new`.
class EventForm : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_SINGLETON
  /// Texts by name, as they were typed: name, game (a ruleset), rounds, minutes, timeControl (as
  /// timing::parse_time_control reads it), mode, scoring, tieBreaks, armies, bye, sitOut, begins, site, kind (single,
  /// partners), threes ("no": none). Empty, or left out: as usual.
  Q_PROPERTY(QVariantMap said READ said NOTIFY changed)
  /// The same as it would be kept; what is not known while something is wrong is left out.
  Q_PROPERTY(QVariantMap usual READ usual NOTIFY changed)
  /// The same as they are where nothing is said, for this game and mode.
  Q_PROPERTY(QVariantMap defaults READ defaults NOTIFY changed)
  /// The options of the game, maps: name, title, text (a sentence), kind (switch, choice, number, text), value, values
  /// (maps: value, text), usual (its default, in words).
  Q_PROPERTY(QVariantList options READ options NOTIFY changed)
  /// The tie-breaks in their order, and all that there are; maps: name ("BH"), title, text (both), meaning (a
  /// sentence).
  Q_PROPERTY(QVariantList tieBreaks READ tieBreaks NOTIFY changed)
  Q_PROPERTY(QVariantList allTieBreaks READ allTieBreaks NOTIFY changed)
  Q_PROPERTY(int seats READ seats NOTIFY changed)  ///< at a full table
  Q_PROPERTY(bool hasArmies READ hasArmies NOTIFY changed)
  Q_PROPERTY(bool hasMinutes READ hasMinutes NOTIFY changed)  ///< the game has an option for its length
  Q_PROPERTY(bool editing READ editing NOTIFY changed)  ///< it is the open event that is changed, not a new one made
  Q_PROPERTY(QString error READ error NOTIFY changed)   ///< why it cannot be kept like this; a sentence

 public:
  static EventForm* create(QQmlEngine* engine, QJSEngine* /*unused*/) { return running<EventForm>(engine); }

  explicit EventForm(Club* club, QObject* parent = nullptr);

  [[nodiscard]] const QVariantMap& said() const { return said_; }
  [[nodiscard]] const QVariantMap& usual() const { return usual_; }
  [[nodiscard]] int seats() const { return seats_; }
  [[nodiscard]] bool hasArmies() const { return hasArmies_; }
  [[nodiscard]] bool hasMinutes() const { return hasMinutes_; }
  [[nodiscard]] const QVariantMap& defaults() const { return defaults_; }
  [[nodiscard]] QVariantList options() const;
  [[nodiscard]] QVariantList tieBreaks() const;
  [[nodiscard]] QVariantList allTieBreaks() const;
  [[nodiscard]] bool editing() const { return base_.id > 0; }
  [[nodiscard]] const QString& error() const { return error_; }

  /// Begins anew with what is likely: the day's name, and the game of the newest event, or this one.
  Q_INVOKABLE void begin(const QString& ruleset);
  /// Begins with the open event as it is.
  Q_INVOKABLE void beginWithOpen();
  Q_INVOKABLE void say(const QString& field, const QString& text);
  /// Chooses an option of the game; its default is not kept as chosen.
  Q_INVOKABLE void setOption(const QString& name, const QVariant& value);
  /// Adds a tie-break behind the others, or takes it out.
  Q_INVOKABLE void setTieBreak(const QString& name, bool on);
  /// Keeps the event, and opens it where it is new; false with `error` set where that cannot be.
  Q_INVOKABLE bool keep();

 Q_SIGNALS:
  void changed();

 private:
  void check();
  bool refuse(const QString& why);
  [[nodiscard]] db::Expected<db::club::Event> event() const;

  Club* club_;
  db::club::Event base_;  ///< what the form says nothing of stays as it is there
  QVariantMap said_, usual_, defaults_;
  QMap<QString, QVariant> options_;  ///< of the game, those that are not as usual
  QString error_;
  int seats_ = 0;
  bool hasArmies_ = false, hasMinutes_ = false;
};

}  // namespace arbiter::desk
