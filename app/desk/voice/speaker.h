// SPDX-License-Identifier: MIT
#pragma once

#include <QLocale>
#include <QObject>
#include <QTimer>
#include <functional>
#include <memory>

namespace arbiter::desk {

/// What speaks. It is made and used in a speaker's thread.
class SpeechEngine : public QObject {
  Q_OBJECT

 public:
  virtual void say(const QString& sentence) = 0;  ///< only when `ready`; until it is again, it is speaking
  virtual void stop() = 0;
  virtual void setLocale(const QLocale& locale) = 0;
  [[nodiscard]] virtual bool ready() const = 0;
  [[nodiscard]] virtual QString trouble() const = 0;  ///< why nothing can be heard; empty: it can

 Q_SIGNALS:
  void changed();  ///< `ready` or `trouble`
};

/// The system's, through Qt. With the name of one of `QTextToSpeech::availableEngines`.
std::unique_ptr<SpeechEngine> systemSpeech(const QString& name);

/// Speaks sentences through an engine, one after the other, in a thread of its own: engines are other
/// programs that are started and asked, and one that does not answer must not stop the window.
class Speaker : public QObject {
  Q_OBJECT

 public:
  /// Makes the engine, in the speaker's thread; it may take its time.
  using Maker = std::function<std::unique_ptr<SpeechEngine>()>;

  explicit Speaker(Maker make, QObject* parent = nullptr);
  /// Waits for what is being said to be stopped, kLeave at most: an engine that hangs is left behind.
  ~Speaker() override;

  /// Speaks it after what waits; the oldest of more than kMostWaiting is left out.
  void say(const QString& sentence);
  /// Says no more of what waits, and stops.
  void hush();
  void setLocale(const QLocale& locale);

  /// Why nothing is heard, as the engine says it, or that it does not answer; empty: it can be heard.
  [[nodiscard]] QString trouble() const { return trouble_; }

  static constexpr qsizetype kMostWaiting = 12;  ///< sentences: who hears more has missed what happens now
  static constexpr int kPatience = 5000;         ///< milliseconds without an answer after which it is said so
  static constexpr int kLeave = 1000;            ///< milliseconds

 Q_SIGNALS:
  void troubleChanged();

 private:
  struct Shared;
  class Mouth;
  template <typename Change>
  void ask(const Change& change);
  void answered(const QString& trouble);
  void setTrouble(const QString& trouble);

  std::shared_ptr<Shared> shared_;  ///< with the thread, which may outlive this
  QTimer patience_;
  QString trouble_;
};

}  // namespace arbiter::desk
