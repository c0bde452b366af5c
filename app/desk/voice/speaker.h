// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QTimer>
#include <functional>
#include <memory>
#include <optional>

namespace arbiter::desk {

/// What speaks. It is made and used in a speaker's thread.
class SpeechEngine : public QObject {
  Q_OBJECT

 public:
  virtual void say(const QString& sentence) = 0;  ///< only when `ready`; until it is again, it is speaking
  virtual void stop() = 0;
  /// From now on in that language (ISO 639-1).
  virtual void setLanguage(const QString& language) = 0;
  [[nodiscard]] virtual bool ready() const = 0;
  [[nodiscard]] virtual QString voice() const = 0;    ///< with which it speaks; empty: none speaks the language
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
  /// From now on in that language. What waits and no voice can say is left out.
  void setLanguage(const QString& language);

  /// Why nothing is heard, as the engine says it, or that it does not answer; empty: it can be heard.
  [[nodiscard]] QString trouble() const { return trouble_; }

  /// The voice that speaks the language, as the engine calls it; empty: there is none, and nothing is said.
  [[nodiscard]] QString voice() const { return voice_.value_or(QString()); }
  /// Is it known which voice that is? Engines are asked, and answer when they can.
  [[nodiscard]] bool knowsVoice() const { return voice_.has_value(); }

  static constexpr qsizetype kMostWaiting = 12;  ///< sentences: who hears more has missed what happens now
  static constexpr int kPatience = 5000;         ///< milliseconds without an answer after which it is said so
  static constexpr int kLeave = 1000;            ///< milliseconds

 Q_SIGNALS:
  void changed();  ///< `trouble` or `voice`

 private:
  struct Shared;
  class Mouth;
  template <typename Change>
  void ask(const Change& change);
  void answered(const QString& language, const QString& voice, const QString& trouble);
  void setTrouble(const QString& trouble);

  std::shared_ptr<Shared> shared_;  ///< with the thread, which may outlive this
  QTimer patience_;
  QString trouble_, language_ = "en";
  std::optional<QString> voice_;
};

}  // namespace arbiter::desk
