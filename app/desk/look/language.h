// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QTranslator>
#include <QVariantList>
#include <memory>

#include "app/desk/running.h"

namespace arbiter::desk {

/// The language of the window's own sentences, of what is printed from it and of what is told of events (which are
/// those of text/sentences.h), what rules say and why something is refused among it. One in a program: what it puts in
/// place holds for the whole of it.
class Language : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_SINGLETON
  /// What is chosen: the `id` of one of `all`, "system" (what the platform speaks, English where the window does not),
  /// "pseudo", the English sentences made longer by two fifths, or "pseudo-rtl", they in letters that are written from
  /// the right, with the window as in a mirror.
  Q_PROPERTY(QString wanted READ wanted WRITE setWanted NOTIFY changed)
  Q_PROPERTY(QString name READ name NOTIFY changed)     ///< the one that is spoken
  Q_PROPERTY(QVariantList all READ all NOTIFY changed)  ///< id, title (in the language itself; "system" first)

 public:
  static Language* create(QQmlEngine* engine, QJSEngine* /*unused*/) { return running<Language>(engine); }

  explicit Language(QObject* parent);
  ~Language() override;

  [[nodiscard]] const QString& wanted() const { return wanted_; }
  void setWanted(const QString& language);
  [[nodiscard]] const QString& name() const { return name_; }
  [[nodiscard]] QVariantList all() const;
  /// The ids of the languages that are spoken, as ISO 639-1 has them; English first. Without those that are for tests.
  [[nodiscard]] static QStringList names();

 Q_SIGNALS:
  void changed();

 private:
  void speak();
  [[nodiscard]] bool isForTests() const { return name_.startsWith("pseudo"); }

  QString wanted_ = "system", name_ = "en";
  std::unique_ptr<QTranslator> translator_;
};

/// A sentence in letters that are written from right to left. Placeholders stay as they are.
[[nodiscard]] QString turned(const QString& sentence);

/// A sentence as a language that takes more room might say it: letters with marks on them, two fifths longer, between
/// ⟦ and ⟧. Placeholders (%1, %n) stay as they are.
[[nodiscard]] QString stretched(const QString& sentence);

}  // namespace arbiter::desk
