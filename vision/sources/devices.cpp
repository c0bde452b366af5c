// SPDX-License-Identifier: MIT
#include "vision/sources/devices.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <string_view>

#include "text/file.h"
#include "text/utf8.h"

namespace arbiter::vision {
namespace {

namespace fs = std::filesystem;
constexpr std::string_view kDevice = "video";
constexpr std::size_t kMostOfAName = 200;  // bytes; Linux has 32
constexpr std::size_t kMostOfAFile = 1U << 16U;

std::string line_of(const fs::path& file) {
  const auto read = text::read_file(file, kMostOfAFile);
  return read ? text::one_line(*read, kMostOfAName) : std::string();
}

std::optional<int> number_of(std::string_view text) {
  int number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (text.empty() || error != std::errc() || end != text.data() + text.size() || number < 0) return std::nullopt;
  return number;
}

}  // namespace

std::vector<CameraDevice> camera_devices(const fs::path& folder) {
  std::vector<CameraDevice> list;
  std::error_code none;
  for (const auto& entry : fs::directory_iterator(folder, none)) {
    const std::string device = entry.path().filename().string();
    if (!device.starts_with(kDevice)) continue;
    const auto number = number_of(std::string_view(device).substr(kDevice.size()));
    if (!number || number_of(line_of(entry.path() / "index")).value_or(0) != 0) continue;
    const std::string name = line_of(entry.path() / "name");
    list.push_back({*number, device, name.empty() ? device : name});
  }
  std::sort(list.begin(), list.end(), [](const CameraDevice& a, const CameraDevice& b) { return a.number < b.number; });
  return list;
}

}  // namespace arbiter::vision
