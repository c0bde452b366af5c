// SPDX-License-Identifier: MIT
#pragma once

#include <QTimer>
#include <functional>
#include <memory>
#include <thread>

#include "app/desk/models/rows.h"
#include "app/desk/running.h"
#include "app/link/phone_line.h"
#include "app/link/seating.h"
#include "app/link/sender.h"

namespace arbiter::desk {

class Settings;
class Setup;
class Table;

/// This table's link to its club: the club's server that says who plays and is told of the game, and players' phones.
/// Nothing of the game waits for it. GUI thread only.
class ClubLink : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_SINGLETON
  Q_PROPERTY(QString address READ address NOTIFY changed)  ///< of the club's server; empty: there is none
  Q_PROPERTY(bool keyed READ keyed NOTIFY changed)     ///< this table has a key: it takes its games from that server
  Q_PROPERTY(QString state READ state NOTIFY changed)  ///< how far the club is told, a sentence; empty: it is not told
  Q_PROPERTY(QString level READ level NOTIFY changed)  ///< of the state: good, warning, alarm
  Q_PROPERTY(bool asking READ asking NOTIFY changed)   ///< the club is asked just now
  Q_PROPERTY(QString note READ note NOTIFY changed)    ///< what came of the last question, where that is to be said
  /// Maps: key, round, table, event, players (a text), begun, game (its number here; 0: it is not here), token.
  Q_PROPERTY(arbiter::desk::Rows* tables READ tables CONSTANT)
  /// The seats' phones in the game on the table. Maps: seat, seatName, name, page (an address; empty while the server
  /// is not known), here (one has signed in).
  Q_PROPERTY(QVariantList phones READ phones NOTIFY phonesChanged)
  Q_PROPERTY(QString phonesTrouble READ phonesTrouble NOTIFY phonesChanged)  ///< why they are not heard; a sentence

 public:
  static ClubLink* create(QQmlEngine* engine, QJSEngine* /*unused*/) { return running<ClubLink>(engine); }

  ClubLink(Settings* settings, Table* table, Setup* setup, QObject* parent = nullptr);
  ~ClubLink() override;

  [[nodiscard]] const QString& address() const { return address_; }
  [[nodiscard]] bool keyed() const { return !key_.isEmpty(); }
  [[nodiscard]] QString state() const;
  [[nodiscard]] QString level() const;
  [[nodiscard]] bool asking() const { return asking_; }
  [[nodiscard]] const QString& note() const { return note_; }
  [[nodiscard]] Rows* tables() { return &tables_; }
  [[nodiscard]] const QVariantList& phones() const { return phones_; }
  [[nodiscard]] QString phonesTrouble() const;

  /// Where the club's server is, and this table's key; both are kept. An empty key: the one that is kept stays; an
  /// empty address: there is no server any more. An error's sentence; empty: it is taken.
  Q_INVOKABLE QString choose(const QString& address, const QString& key);
  /// The key is given up.
  Q_INVOKABLE void forgetKey();
  /// Asks the club which tables there are; what it told last stands until then.
  Q_INVOKABLE void refresh();
  /// Begins a table's game in this window, or goes on with it where it was begun here. An error's sentence.
  Q_INVOKABLE QString play(const QVariantMap& row);
  /// Goes on here with a game that another machine began; that one is shut out. What comes of it stands in `note`.
  Q_INVOKABLE void takeOver(const QVariantMap& row);
  /// Another phone may sign in at the seat.
  Q_INVOKABLE void letGo(const QString& seat);
  /// Looks for news of the club and of phones; called now and then by itself.
  void look();

 Q_SIGNALS:
  void changed();
  void phonesChanged();

 private:
  using Done = std::function<void()>;
  /// Runs `work` beside the window, then what it returns in the window's thread.
  void beside(std::function<Done()> work);
  void connectTo();
  void show(const link::Seating& seating);
  void told();
  void obey(const link::PhoneOrder& order);
  void showPhones();

  Settings* settings_;
  Table* table_;
  Setup* setup_;
  QString address_, key_, note_;
  bool asking_ = false;
  Rows tables_;
  link::Seating seating_;
  std::unique_ptr<link::Sender> sender_;
  std::unique_ptr<link::PhoneLine> line_;
  link::LinkState now_;
  link::PhoneState phoneState_;
  QVariantList phones_;
  std::uint64_t revision_ = 0;
  QTimer looking_;
  std::jthread asks_;
};

}  // namespace arbiter::desk
