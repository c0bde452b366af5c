// SPDX-License-Identifier: MIT
#pragma once

#include <QVariantList>
#include <filesystem>

namespace arbiter::desk {

/// The cameras that the system has now, maps: source (what open_source takes: "0"), text (what the camera calls itself,
/// "HD Pro Webcam C920"; two that are called alike have their numbers behind). `folder`: where Linux lists them.
[[nodiscard]] QVariantList camerasIn(const std::filesystem::path& folder = "/sys/class/video4linux");

}  // namespace arbiter::desk
