#pragma once

#include <QString>
#include <QStringList>
#include <nlohmann/json.hpp>

namespace arbiter {
struct RulesetInfo;
}

namespace arbiter::desk {

/// What the window asks about a ruleset before or beside a game.
class RulesView {
 public:
  explicit RulesView(const QString& id);

  [[nodiscard]] bool known() const { return info_ != nullptr; }
  [[nodiscard]] QString title() const;
  /// The agreed length of a game with this setup, in minutes; 0: none.
  [[nodiscard]] int minutes(const nlohmann::json& setup) const;
  /// Every kind of piece, by the field's names.
  [[nodiscard]] QStringList kinds() const;

 private:
  const RulesetInfo* info_;
};

}  // namespace arbiter::desk
