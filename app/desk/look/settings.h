// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QSettings>

#include "app/desk/look/language.h"
#include "app/desk/look/theme.h"

namespace arbiter::desk {

/// What whoever uses this machine has chosen for the window; it is kept for the next time (QSettings: on Linux
/// ~/.config/arbiter/arbiter-desk.conf).
class Settings : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_SINGLETON
  Q_PROPERTY(QString version READ version CONSTANT)  ///< of the program
  Q_PROPERTY(QString file READ file CONSTANT)        ///< where choices are kept
  /// Pictures of the table that are kept with every move: how wide (pixels; 0: none) and for how many days (0: as long
  /// as there is room).
  Q_PROPERTY(int pictureWidth READ pictureWidth WRITE setPictureWidth NOTIFY picturesChanged)
  Q_PROPERTY(int pictureDays READ pictureDays WRITE setPictureDays NOTIFY picturesChanged)
  Q_PROPERTY(bool still READ still WRITE setStill NOTIFY stillChanged)  ///< nothing in the window moves by itself
  Q_PROPERTY(bool first READ first CONSTANT)                            ///< nothing was ever chosen here

 public:
  static Settings* create(QQmlEngine* engine, QJSEngine* /*unused*/) { return running<Settings>(engine); }

  /// Takes up what was kept. What `theme` and `language` name holds instead, for this time; empty: nothing.
  Settings(Theme* theme, Language* language, const QString& themeNow, const QString& languageNow);

  [[nodiscard]] static QString version();
  [[nodiscard]] QString file() const { return kept_.fileName(); }
  [[nodiscard]] bool first() const { return first_; }

  [[nodiscard]] int pictureWidth() const;
  [[nodiscard]] int pictureDays() const;
  [[nodiscard]] bool still() const { return kept_.value("still").toBool(); }
  void setStill(bool still);
  void setPictureWidth(int width);
  void setPictureDays(int days);
  /// Any other choice that is kept, by its name; `usual` where none was made.
  Q_INVOKABLE [[nodiscard]] QVariant kept(const QString& name, const QVariant& usual = {}) const;
  Q_INVOKABLE void keep(const QString& name, const QVariant& value);

  /// The club's server, and this table's key for it; empty: there is none.
  [[nodiscard]] QString clubAddress() const { return kept_.value("club/address").toString(); }
  [[nodiscard]] QString clubKey() const { return kept_.value("club/key").toString(); }
  /// Keeps them. The file is then for its owner's eyes only.
  void keepClub(const QString& address, const QString& key);

  /// Everything in the window a step larger (1) or smaller (-1), or as usual (0).
  Q_INVOKABLE void zoom(int step);

  Q_INVOKABLE void chooseTheme(const QString& theme);
  Q_INVOKABLE void chooseLanguage(const QString& language);

 Q_SIGNALS:
  void picturesChanged();
  void stillChanged();

 private:
  Theme* theme_;
  Language* language_;
  QSettings kept_;
  bool first_;
};

}  // namespace arbiter::desk
