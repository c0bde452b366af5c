// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringList>
#include <QVariant>
#include <string_view>
#include <vector>

#include "value/value.h"

namespace arbiter::desk {

/// Values as QML sees them, and back. Numbers without a fraction stay whole.
[[nodiscard]] QVariant toVariant(const Value& value);
[[nodiscard]] Value fromVariant(const QVariant& value);

/// The text of a field, empty when there is none.
[[nodiscard]] QString text(const Value& table, std::string_view key);

[[nodiscard]] QStringList strings(const std::vector<std::string>& list);

}  // namespace arbiter::desk
