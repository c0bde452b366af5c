// SPDX-License-Identifier: MIT
#include "app/desk/look/settings.h"

#include "text/version.h"

namespace arbiter::desk {

Settings::Settings(Theme* theme, Language* language, const QString& themeNow, const QString& languageNow)
    : theme_(theme), language_(language), kept_("arbiter", "arbiter-desk"), first_(kept_.allKeys().isEmpty()) {
  theme_->setWanted(!themeNow.isEmpty() ? themeNow : kept_.value("theme").toString());
  language_->setWanted(!languageNow.isEmpty() ? languageNow : kept_.value("language").toString());
}

QString Settings::version() {
  const std::string_view version = text::version();
  return QString::fromUtf8(version.data(), static_cast<qsizetype>(version.size()));
}

void Settings::chooseTheme(const QString& theme) {
  theme_->setWanted(theme);
  kept_.setValue("theme", theme_->wanted());
}

void Settings::chooseLanguage(const QString& language) {
  language_->setWanted(language);
  kept_.setValue("language", language_->wanted());
}

}  // namespace arbiter::desk
