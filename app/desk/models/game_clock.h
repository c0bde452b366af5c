// SPDX-License-Identifier: MIT
#pragma once

#include <QtQml/qqmlregistration.h>

#include <QMap>
#include <QObject>
#include <QSet>
#include <QStringList>
#include <QTimer>
#include <QVariantMap>
#include <chrono>
#include <functional>

#include "app/table/clock_record.h"

namespace arbiter::desk {

/// What has been used so far.
struct ClockReading {
  std::chrono::milliseconds game{0};
  QMap<QString, std::chrono::milliseconds> seats;
};

/// Whose turn it is at one of the game's boards; nobody's where `seat` is empty.
struct ClockTurn {
  QString seat;
  int turn = 0;
  bool moving = true;  ///< it is to make its move; false: it is asked something within a turn
};

/// The clocks of the game: its own time, that of each seat, and what they have used (app/timing says how that is
/// counted). Seats that think at the same time, at joined boards, use their time together; while the clock stands,
/// nobody does.
///
/// The rules of pausing:
///  1. Waiting. The clock of a new game stands until the first action of any kind is carried out (`played`), or
///     somebody presses Start.
///  2. Running. It charges the game and the side to move.
///  3. Paused. Somebody pressed Pause, a game with used time was resumed, or a player's flag has
///     fallen. Only Start ends this: no action, read or made by hand, no undo or redo, no correction, no camera, no
///     dialog that closes, no page that is turned to. Moves that are played meanwhile are recorded and charge nobody.
///  4. Held. The arbiter has something open that lies over the game (`hold`): a dialog of the arbiter's own, a
///     correction; and a game that is over. What a player is asked, chooses or looks at holds nothing. Nobody is
///     charged. When the last of them is gone the clock is what it was before: running, or paused, or waiting. Pause
///     and Start can be pressed meanwhile and count from then on. Who has asked and vanishes lets go by that.
///  5. Over. The agreed time of the game has been used up: it does not run any more, unless an arbiter gives more.
/// Other pages of the window do not hold it; they show it.
class GameClock : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("comes from the program")
  Q_PROPERTY(QString state READ state NOTIFY changed)  ///< waiting, running, paused, held, over
  Q_PROPERTY(bool running READ running NOTIFY changed)
  Q_PROPERTY(bool paused READ paused NOTIFY changed)  ///< also while it is held: it stays so afterwards
  /// It would run if nothing held it.
  Q_PROPERTY(bool wanted READ wanted NOTIFY changed)
  Q_PROPERTY(bool limited READ limited NOTIFY changed)            ///< the whole game has a time
  Q_PROPERTY(bool seatsLimited READ seatsLimited NOTIFY changed)  ///< players have times
  Q_PROPERTY(double deciding READ deciding NOTIFY ticked)         ///< see deciding()
  Q_PROPERTY(QString control READ control NOTIFY changed)         ///< what was agreed, as it is written; `none`
  /// Milliseconds left of the agreed time, not below 0; without a limit, milliseconds played.
  Q_PROPERTY(double shown READ shown NOTIFY ticked)
  Q_PROPERTY(QString tone READ tone NOTIFY ticked)  ///< of the game's own time: calm, low, last, over
  Q_PROPERTY(bool over READ over NOTIFY ticked)
  Q_PROPERTY(QStringList active READ active NOTIFY changed)
  Q_PROPERTY(QStringList fallen READ fallen NOTIFY changed)  ///< seats whose flags have fallen
  Q_PROPERTY(QString sentence READ sentence NOTIFY changed)  ///< why it stands; empty while it runs
  /// What arbiters have changed, maps: seat (empty: the game), plus (milliseconds), text, reason, at.
  Q_PROPERTY(QVariantList changes READ changes NOTIFY changed)

 public:
  using Time = std::chrono::milliseconds;
  using Now = std::function<Time()>;  ///< a steady clock

  using Reading = ClockReading;

  explicit GameClock(QObject* parent = nullptr, Now now = {});

  /// Another game. It waits, or where time has been used is paused.
  void reset(const table::ClockRecord& record);
  /// The same with one time for the game; 0: no limit.
  void reset(Time limit, const Reading& used = {});
  void setActive(const QStringList& seats);  ///< whose clocks run; empty: nobody's in particular
  /// Whose turn it is at each board. Who had the one before has made a move; in a turn that is taken back, what it
  /// brought is gone.
  void setTurns(const QVector<ClockTurn>& boards);
  /// An action was carried out.
  void played();
  Q_INVOKABLE void start();  ///< somebody pressed Start
  Q_INVOKABLE void pause();  ///< somebody pressed Pause
  Q_INVOKABLE void toggle() { wanted() ? pause() : start(); }
  /// The game waits for `by`, until it lets go or is destroyed. Once however often it is said.
  Q_INVOKABLE void hold(QObject* by);
  Q_INVOKABLE void letGo(QObject* by);
  void setGameOver(bool over);
  /// Another agreement from now on; what was thought stays. An error's sentence, or empty.
  Q_INVOKABLE QString agree(const QString& control);
  /// An arbiter sets what a seat (empty: the game) has left, with a reason. An error's sentence; empty: it is set.
  Q_INVOKABLE QString set(const QString& seat, const QString& left, const QString& reason);

  /// The same with so much more time than now.
  QString give(const QString& seat, Time more, const QString& reason);

  [[nodiscard]] QString state() const;
  [[nodiscard]] QString sentence() const;
  [[nodiscard]] bool running() const { return running_; }
  [[nodiscard]] bool paused() const { return wish_ == Wish::paused; }
  [[nodiscard]] bool wanted() const { return wish_ == Wish::run; }
  [[nodiscard]] bool limited() const { return record_.control.game.count() > 0; }
  [[nodiscard]] bool seatsLimited() const;
  [[nodiscard]] QString control() const { return QString::fromStdString(timing::to_text(record_.control)); }
  [[nodiscard]] bool over() const { return limited() && left().count() <= 0; }
  [[nodiscard]] qint64 shown() const;
  /// Milliseconds of the time that decides now: what is left of the game's time, or else to the player to act; where
  /// neither has a limit, what the game has used.
  [[nodiscard]] qint64 deciding() const;
  /// Milliseconds of a time as it is typed to set a clock; -1: it is none.
  Q_INVOKABLE [[nodiscard]] static double msOf(const QString& typed);
  /// The seats that take turns at a board of their own, in that order, where clocks may be pressed by hand; else empty.
  void setOrder(const QStringList& seats);
  /// A player has pressed their own clock: the next in order is to think, whether or not the move is entered yet; a
  /// clock that waits or is paused is started by a player who is not to move. False: it is not that player's to press.
  Q_INVOKABLE bool press(const QString& seat);
  [[nodiscard]] QString tone() const;
  [[nodiscard]] const QStringList& active() const { return active_; }
  [[nodiscard]] const QStringList& fallen() const { return fallen_; }
  [[nodiscard]] QVariantList changes() const;
  [[nodiscard]] Reading reading() const;
  /// All that is known up to now.
  [[nodiscard]] table::ClockRecord record() const;
  /// Milliseconds a seat has thought.
  Q_INVOKABLE [[nodiscard]] qint64 used(const QString& seat) const;
  /// What a seat's clock shows: limited, ms (left, or where it has no time used), tone (calm, low, last, over), note
  /// (what belongs to it in words: byo-yomi, moves to go, a delay that runs).
  Q_INVOKABLE [[nodiscard]] QVariantMap of(const QString& seat) const;
  /// What is left on the seat's clock, in milliseconds, as `of` has it.
  Q_INVOKABLE [[nodiscard]] double msLeft(const QString& seat) const { return of(seat)["ms"].toDouble(); }
  /// 1:02:03 or 12:34.
  Q_INVOKABLE [[nodiscard]] static QString text(qint64 ms);
  /// Why that is no time control, a sentence; empty: it is one.
  Q_INVOKABLE [[nodiscard]] static QString whyNot(const QString& control);

 Q_SIGNALS:
  void changed();
  void ticked();
  void timeOver();                                         ///< once, when the agreed time has run out
  void fell(const QString& seat);                          ///< once, when a player's time has run out
  void hurried(const QString& seat, const QString& tone);  ///< once each: time is low, or in its last seconds

 private:
  enum class Wish { wait, run, paused };
  void tick();
  void settle();
  void wish(Wish wish);
  /// Runs or stands as the rules above say.
  void follow();
  void lookAtFlags();
  void took(const ClockTurn& was, const ClockTurn& is);
  /// The records of the seats at a board, whose names end with its number where there are several.
  [[nodiscard]] std::vector<timing::Record*> recordsAt(qsizetype board, bool alone);
  /// Moves entered whose clocks were pressed already; true: the turn needs no press of its own.
  bool entered(int moves);
  /// Who thinks when the seat has the turn, after the presses that are ahead of it.
  [[nodiscard]] QString thinker(const QString& seat) const;
  [[nodiscard]] Time left() const;
  [[nodiscard]] bool held() const { return gameOver_ || !holders_.isEmpty(); }

  Now now_;
  table::ClockRecord record_;
  Time since_{0};
  Wish wish_ = Wish::wait;
  QSet<QObject*> holders_;
  bool gameOver_ = false;
  bool running_ = false;
  bool told_ = false;
  QStringList active_, fallen_, order_;
  int ahead_ = 0;  ///< presses by hand whose moves are not entered yet
  QVector<ClockTurn> turns_;
  QMap<QString, int> hurry_;  ///< how urgent each clock was said to be
  QTimer timer_;
};

}  // namespace arbiter::desk
