// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringList>
#include <QVariant>
#include <string_view>
#include <vector>

#include "facts/facts.h"

namespace arbiter::desk {

/// Facts as QML sees them, and back. Numbers without a fraction stay whole.
[[nodiscard]] QVariant toVariant(const Facts& value);
[[nodiscard]] Facts fromVariant(const QVariant& value);

/// The text of a field, empty when there is none.
[[nodiscard]] QString text(const Facts& table, std::string_view key);

[[nodiscard]] QStringList strings(const std::vector<std::string>& list);

}  // namespace arbiter::desk
