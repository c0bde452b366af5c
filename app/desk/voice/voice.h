// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QStringList>
#include <memory>

#include "app/desk/running.h"
#include "app/desk/voice/chime.h"
#include "app/desk/voice/speaker.h"
#include "app/desk/voice/spoken.h"

namespace arbiter::desk {

class Language;
class Settings;
class Table;

/// What the window says aloud, and the sounds of the clocks. Every sentence goes through one door, `say`, which tells
/// `said` of it; whether an engine speaks it is another matter. Nothing is said that everybody may not know.
class Voice : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_SINGLETON
  Q_PROPERTY(QString mode READ mode NOTIFY changed)        ///< off, short, full
  Q_PROPERTY(bool sounds READ sounds NOTIFY changed)       ///< of the clocks
  Q_PROPERTY(QString trouble READ trouble NOTIFY changed)  ///< why nothing can be heard, a sentence; empty: it can
  /// The voice that speaks, as its engine calls it; empty: nothing is spoken, or it is not known yet.
  Q_PROPERTY(QString speaking READ speaking NOTIFY changed)

 public:
  static Voice* create(QQmlEngine* engine, QJSEngine* /*unused*/) { return running<Voice>(engine); }

  Voice(Table* table, Language* language, Settings* settings);
  ~Voice() override;

  [[nodiscard]] QString mode() const;
  [[nodiscard]] bool sounds() const;
  [[nodiscard]] QString trouble() const;
  [[nodiscard]] QString speaking() const;
  /// Speaks through that engine, not the system's.
  void speakThrough(Speaker::Maker engine);

  Q_INVOKABLE void choose(const QString& mode);
  Q_INVOKABLE void chooseSounds(bool on);
  /// Says something to hear how it sounds.
  Q_INVOKABLE void tryOut();

 Q_SIGNALS:
  void changed();
  void said(const QString& sentence);  ///< every sentence, in the order in which they are spoken
  void sounded(const QString& tone);   ///< low, last, over

 private:
  void say(const QString& sentence);
  void sound(const QString& tone);
  void begun();
  void look();
  void lookAtAlerts();
  void hurry(const QString& seat, const QString& tone);
  void wakeSpeaker();
  [[nodiscard]] Wordiness how() const;

  Table* table_;
  Language* language_;
  Settings* settings_;
  Chime chime_;
  Speaker::Maker engine_;  ///< none: the system has none
  std::unique_ptr<Speaker> speaker_;
  QStringList alerts_, work_;
  qlonglong game_ = 0;
  std::size_t plies_ = 0;
};

}  // namespace arbiter::desk
