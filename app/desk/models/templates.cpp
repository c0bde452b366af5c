// SPDX-License-Identifier: MIT
#include "app/desk/models/templates.h"

#include "app/desk/look/settings.h"
#include "app/desk/models/setup.h"
#include "text/json_text.h"
#include "text/value_json.h"

namespace arbiter::desk {
namespace {

constexpr auto kKey = "templates";  // of the settings: a map of names to forms, written as JSON
constexpr qsizetype kLongest = 40;  // letters of a name

}  // namespace

Templates::Templates(Setup* setup, Settings* settings) : setup_(setup), settings_(settings) {}

QStringList Templates::names() const { return settings_->kept(kKey).toMap().keys(); }

QString Templates::use(const QString& name) {
  const Value form =
      text::value_of(text::parse_or_discard(settings_->kept(kKey).toMap().value(name).toString().toStdString()));
  if (!form.is_table()) return tr("The template \"%1\" cannot be read; keep it anew.").arg(name);
  return setup_->fill(form);
}

QString Templates::keep(const QString& name) {
  const QString called = name.trimmed().left(kLongest);
  if (called.isEmpty()) return tr("A template needs a name.");
  QVariantMap all = settings_->kept(kKey).toMap();
  all[called] = QString::fromStdString(text::dump(nlohmann::json(setup_->form())));
  settings_->keep(kKey, all);
  Q_EMIT changed();
  return {};
}

void Templates::forget(const QString& name) {
  QVariantMap all = settings_->kept(kKey).toMap();
  all.remove(name);
  settings_->keep(kKey, all);
  Q_EMIT changed();
}

}  // namespace arbiter::desk
