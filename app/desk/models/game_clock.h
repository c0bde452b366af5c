// SPDX-License-Identifier: MIT
#pragma once

#include <QtQml/qqmlregistration.h>

#include <QMap>
#include <QObject>
#include <QSet>
#include <QStringList>
#include <QTimer>
#include <chrono>
#include <functional>

namespace arbiter::desk {

/// What has been used so far.
struct ClockReading {
  std::chrono::milliseconds game{0};
  QMap<QString, std::chrono::milliseconds> seats;
};

/// The game's time and how long each seat has thought. Seats that think at the same time, at joined boards, use their
/// time together; while the clock stands, nobody does.
///
/// The rules of pausing:
///  1. Waiting. The clock of a new game stands until the first action of any kind is carried out (`played`), or
///  somebody
///     presses Start.
///  2. Running. It charges the game and whoever is to act.
///  3. Paused. Somebody pressed Pause, or a game was taken up again of which time had been used. Only Start ends this:
///     no action, read or made by hand, no undo or redo, no correction, no camera, no dialog that closes, no page that
///     is turned to. Moves that are played meanwhile are recorded and charge nobody.
///  4. Held. Something lies over the game and asks for it to wait (`hold`): a dialog, a correction, the cover before
///     secrets; and a game that is over. Nobody is charged. When the last of them is gone the clock is what it was
///     before: running, or paused, or waiting. Pause and Start can be pressed meanwhile and count from then on. Who has
///     asked and vanishes lets go by that.
///  5. Over. The agreed time has been used up: it does not run any more in this game.
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
  Q_PROPERTY(bool limited READ limited NOTIFY changed)
  /// Milliseconds left of the agreed time, not below 0; without a limit, milliseconds played.
  Q_PROPERTY(double shown READ shown NOTIFY ticked)
  Q_PROPERTY(bool over READ over NOTIFY ticked)
  Q_PROPERTY(QStringList active READ active NOTIFY changed)
  Q_PROPERTY(QString sentence READ sentence NOTIFY changed)  ///< why it stands; empty while it runs

 public:
  using Time = std::chrono::milliseconds;
  using Now = std::function<Time()>;  ///< a steady clock

  using Reading = ClockReading;

  explicit GameClock(QObject* parent = nullptr, Now now = {});

  /// Another game: `limit` of 0 is no limit. It waits, or where time has been used is paused.
  void reset(Time limit, const Reading& used = {});
  void setActive(const QStringList& seats);  ///< whose clocks run; empty: nobody's in particular
  /// An action was carried out.
  void played();
  Q_INVOKABLE void start();  ///< somebody pressed Start
  Q_INVOKABLE void pause();  ///< somebody pressed Pause
  Q_INVOKABLE void toggle() { wanted() ? pause() : start(); }
  /// The game waits for `by`, until it lets go or is destroyed. Once however often it is said.
  Q_INVOKABLE void hold(QObject* by);
  Q_INVOKABLE void letGo(QObject* by);
  void setGameOver(bool over);

  [[nodiscard]] QString state() const;
  [[nodiscard]] QString sentence() const;
  [[nodiscard]] bool running() const { return running_; }
  [[nodiscard]] bool paused() const { return wish_ == Wish::paused; }
  [[nodiscard]] bool wanted() const { return wish_ == Wish::run; }
  [[nodiscard]] bool limited() const { return limit_.count() > 0; }
  [[nodiscard]] bool over() const { return limited() && reading().game >= limit_; }
  [[nodiscard]] qint64 shown() const;
  [[nodiscard]] const QStringList& active() const { return active_; }
  [[nodiscard]] Reading reading() const;
  /// Milliseconds a seat has thought.
  Q_INVOKABLE [[nodiscard]] qint64 used(const QString& seat) const;
  /// 1:02:03 or 12:34.
  Q_INVOKABLE [[nodiscard]] static QString text(qint64 ms);

 Q_SIGNALS:
  void changed();
  void ticked();
  void timeOver();  ///< once, when the agreed time has run out

 private:
  enum class Wish { wait, run, paused };
  void tick();
  void settle();
  void wish(Wish wish);
  /// Runs or stands as the rules above say.
  void follow();
  [[nodiscard]] bool held() const { return gameOver_ || !holders_.isEmpty(); }

  Now now_;
  Time limit_{0};
  Reading used_;
  Time since_{0};
  Wish wish_ = Wish::wait;
  QSet<QObject*> holders_;
  bool gameOver_ = false;
  bool running_ = false;
  bool told_ = false;
  QStringList active_;
  QTimer timer_;
};

}  // namespace arbiter::desk
