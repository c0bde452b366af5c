// SPDX-License-Identifier: MIT
// `arbiter cameras`: which cameras this machine has.
#include <iostream>

#include "app/cli/commands.h"
#include "app/commands/status.h"
#include "text/json_text.h"
#include "text/sentences.h"
#include "vision/sources/devices.h"

namespace arbiter::cli {

namespace {

int list_cameras(bool json) {
  const auto devices = vision::camera_devices();
  if (json) {
    nlohmann::json list = nlohmann::json::array();
    for (const vision::CameraDevice& one : devices)
      list.push_back({{"source", std::to_string(one.number)}, {"device", "/dev/" + one.device}, {"name", one.name}});
    std::cout << text::dump({{"cameras", std::move(list)}}) << "\n";
    return kDone;
  }
  for (const vision::CameraDevice& one : devices)
    std::cout << one.number << "  " << one.name << "  (/dev/" << one.device << ")\n";
  if (devices.empty())
    std::cout << text::tr("This machine has no camera. `arbiter watch --phone` uses a phone instead.") << "\n";
  return devices.empty() ? kNo : kDone;
}

}  // namespace

void add_cameras(CLI::App& app, int& status) {
  auto json = std::make_shared<bool>(false);
  auto* command = add_command(app, "cameras");
  command->add_flag("--json", *json, "JSON instead of text");
  command->callback([json, &status] { status = list_cameras(*json); });
}

}  // namespace arbiter::cli
