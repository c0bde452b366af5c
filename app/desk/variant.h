// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringList>
#include <QVariant>
#include <nlohmann/json.hpp>

namespace arbiter::desk {

/// JSON as QML sees it, and back. Numbers without a fraction stay whole.
[[nodiscard]] QVariant toVariant(const nlohmann::json& value);
[[nodiscard]] nlohmann::json fromVariant(const QVariant& value);

/// The text of a field, empty when there is none.
[[nodiscard]] QString text(const nlohmann::json& object, const char* key);

/// The texts of a list.
[[nodiscard]] QStringList strings(const nlohmann::json& list);

}  // namespace arbiter::desk
