#include "app/desk/rules_view.h"

#include "referee/core/rules.h"

namespace arbiter::desk {

using nlohmann::json;

RulesView::RulesView(const QString& id) : info_(find_ruleset(id.toStdString())) {}

QString RulesView::title() const { return info_ ? QString::fromStdString(info_->title) : QString(); }

int RulesView::minutes(const json& setup) const {
  if (!info_) return 0;
  const json options = setup.value("options", json::object());
  if (options.is_object() && options.contains("minutes") && options["minutes"].is_number())
    return options["minutes"].get<int>();
  for (const OptionInfo& option : info_->options)
    if (option.name == "minutes" && option.fallback.is_number()) return option.fallback.get<int>();
  return 0;
}

QStringList RulesView::kinds() const {
  QStringList list;
  if (!info_) return list;
  RulesRequest plain;
  const auto options = checked_options(*info_, json());
  if (!options) return list;
  plain.options = *options;
  if (const auto rules = info_->make(plain)) {
    for (const KindInfo& kind : (*rules)->kinds) list << QString::fromStdString(kind.name);
  }
  return list;
}

}  // namespace arbiter::desk
