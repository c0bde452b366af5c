// SPDX-License-Identifier: MIT
#pragma once

#include <QtQml/qqmlregistration.h>

#include <QObject>
#include <QTimer>
#include <QVariantMap>
#include <chrono>
#include <functional>

namespace arbiter::desk {

/// The time of a round, counted down for the whole room. An arbiter sets and starts it; it stops no clock of a game.
class RoundTimer : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("comes from the program")
  Q_PROPERTY(double left READ left NOTIFY ticked)        ///< milliseconds, never below 0
  Q_PROPERTY(QString length READ length NOTIFY changed)  ///< what it counts down from, as it is typed: "1:30:00"
  Q_PROPERTY(bool running READ running NOTIFY changed)   ///< false too when the time is over
  Q_PROPERTY(bool begun READ begun NOTIFY changed)       ///< some of it has been used
  Q_PROPERTY(QString tone READ tone NOTIFY ticked)       ///< calm, low (five minutes or a tenth left), over

 public:
  using Time = std::chrono::milliseconds;
  using Now = std::function<Time()>;  ///< a steady clock

  explicit RoundTimer(QObject* parent = nullptr, Now now = {});

  /// The round that its time was suggested for, any text; it is kept with the timer.
  [[nodiscard]] const QString& round() const { return round_; }
  void setRound(const QString& round) { round_ = round; }
  /// What is kept of it while the program is closed, at that wall time (milliseconds since 1970).
  [[nodiscard]] QVariantMap kept(qint64 wall) const;
  /// Goes on from what was kept: a timer that ran has run meanwhile. What is older than a night, or no timer, is left.
  void goOn(const QVariantMap& kept, qint64 wall);

  [[nodiscard]] double left() const { return static_cast<double>(rest().count()); }
  [[nodiscard]] QString length() const;
  [[nodiscard]] bool running() const { return running_; }
  [[nodiscard]] bool begun() const { return rest() < length_; }
  [[nodiscard]] QString tone() const;

  /// Counts down from the whole time again and waits to be started; nothing happens while it has begun.
  void suggest(Time length);
  /// Sets what is left, as it is typed: minutes, minutes:seconds, hours:minutes:seconds. A timer that runs goes on from
  /// there. An error's sentence; empty: it is set.
  Q_INVOKABLE QString set(const QString& typed);
  Q_INVOKABLE void toggle();          ///< starts it, or pauses it
  Q_INVOKABLE void add(int minutes);  ///< more, or fewer
  Q_INVOKABLE void reset();           ///< the whole time again; it waits

 Q_SIGNALS:
  void changed();
  void ticked();

 private:
  [[nodiscard]] Time rest() const;
  void setRest(Time rest);
  void tick();

  Now now_;
  Time length_, left_, since_{0};
  QString round_;
  bool running_ = false;
  QTimer timer_;
};

}  // namespace arbiter::desk
