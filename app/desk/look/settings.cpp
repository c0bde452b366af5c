// SPDX-License-Identifier: MIT
#include "app/desk/look/settings.h"

#include <QFile>
#include <algorithm>
#include <cmath>

#include "text/version.h"

namespace arbiter::desk {
namespace {

constexpr int kPictureWidth = 640, kWidest = 1920;  // pixels
constexpr int kPictureDays = 90, kLongest = 36500;

}  // namespace

Settings::Settings(Theme* theme, Language* language, const QString& themeNow, const QString& languageNow)
    : theme_(theme), language_(language), kept_("arbiter", "arbiter-desk"), first_(kept_.allKeys().isEmpty()) {
  theme_->setStill(still());
  theme_->setZoom(kept_.value("zoom", 1).toDouble());
  theme_->setWanted(!themeNow.isEmpty() ? themeNow : kept_.value("theme").toString());
  language_->setWanted(!languageNow.isEmpty() ? languageNow : kept_.value("language").toString());
}

QString Settings::version() {
  const std::string_view version = text::version();
  return QString::fromUtf8(version.data(), static_cast<qsizetype>(version.size()));
}

void Settings::keepClub(const QString& address, const QString& key) {
  kept_.setValue("club/address", address);
  kept_.setValue("club/key", key);
  kept_.sync();
  QFile::setPermissions(kept_.fileName(), QFileDevice::ReadOwner | QFileDevice::WriteOwner);
}

QVariant Settings::kept(const QString& name, const QVariant& usual) const { return kept_.value(name, usual); }

void Settings::keep(const QString& name, const QVariant& value) { kept_.setValue(name, value); }

void Settings::zoom(int step) {
  constexpr double kStep = 0.1;
  theme_->setZoom(step == 0 ? 1 : std::round((theme_->zoom() + step * kStep) / kStep) * kStep);
  kept_.setValue("zoom", theme_->zoom());
}

void Settings::chooseTheme(const QString& theme) {
  theme_->setWanted(theme);
  kept_.setValue("theme", theme_->wanted());
}

void Settings::chooseLanguage(const QString& language) {
  language_->setWanted(language);
  kept_.setValue("language", language_->wanted());
}

void Settings::setStill(bool still) {
  if (still == this->still()) return;
  kept_.setValue("still", still);
  theme_->setStill(still);
  Q_EMIT stillChanged();
}

int Settings::pictureWidth() const {
  return std::clamp(kept_.value("pictureWidth", kPictureWidth).toInt(), 0, kWidest);
}

int Settings::pictureDays() const { return std::clamp(kept_.value("pictureDays", kPictureDays).toInt(), 0, kLongest); }

void Settings::setPictureWidth(int width) {
  if (width == pictureWidth()) return;
  kept_.setValue("pictureWidth", width);
  Q_EMIT picturesChanged();
}

void Settings::setPictureDays(int days) {
  if (days == pictureDays()) return;
  kept_.setValue("pictureDays", days);
  Q_EMIT picturesChanged();
}

}  // namespace arbiter::desk
