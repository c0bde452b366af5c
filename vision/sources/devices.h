// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace arbiter::vision {

/// A camera of this machine.
struct CameraDevice {
  int number = 0;      ///< as `open_source` takes it
  std::string device;  ///< "video0"
  std::string name;    ///< as the camera calls itself, or the device
};

/// The cameras that there are now, by their numbers, as Linux lists them in `folder`. A camera's further devices, which
/// give no pictures, are left out.
[[nodiscard]] std::vector<CameraDevice> camera_devices(const std::filesystem::path& folder = "/sys/class/video4linux");

}  // namespace arbiter::vision
