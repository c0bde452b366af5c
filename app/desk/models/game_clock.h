#pragma once

#include <QMap>
#include <QObject>
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

/// The game's time and how long each seat has thought. Seats that think at the same
/// time, at joined boards, use their time together; paused, nobody does.
class GameClock : public QObject {
  Q_OBJECT
  Q_PROPERTY(bool running READ running NOTIFY changed)
  Q_PROPERTY(bool limited READ limited NOTIFY changed)
  /// Milliseconds left of the agreed time, not below 0; without a limit, milliseconds played.
  Q_PROPERTY(qint64 shown READ shown NOTIFY ticked)
  Q_PROPERTY(bool over READ over NOTIFY ticked)
  Q_PROPERTY(QStringList active READ active NOTIFY changed)

 public:
  using Time = std::chrono::milliseconds;
  using Now = std::function<Time()>;  ///< a steady clock

  using Reading = ClockReading;

  explicit GameClock(QObject* parent = nullptr, Now now = {});

  /// A new game: `limit` of 0 is no limit. Stands still until started.
  void reset(Time limit, const Reading& used = {});
  void setActive(const QStringList& seats);  ///< whose clocks run; empty: nobody's in particular
  Q_INVOKABLE void start();
  Q_INVOKABLE void pause();
  Q_INVOKABLE void toggle() { running() ? pause() : start(); }

  [[nodiscard]] bool running() const { return running_; }
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
  void tick();
  void settle();

  Now now_;
  Time limit_{0};
  Reading used_;
  Time since_{0};
  bool running_ = false;
  bool told_ = false;
  QStringList active_;
  QTimer timer_;
};

}  // namespace arbiter::desk
