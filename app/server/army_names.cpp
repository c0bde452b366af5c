// SPDX-License-Identifier: MIT
#include "app/server/army_names.h"

#include <sstream>
#include <string>

#include "referee/army_pages/army_page.h"

namespace arbiter::server {

using nlohmann::json;

void name_armies(json& seats) {
  for (json& seat : seats) {
    const auto army = seat.find("army");
    if (army == seat.end() || !army->is_string()) continue;
    const std::string name = army_name(army->get_ref<const std::string&>());
    if (!name.empty()) seat["army_name"] = name;
  }
}

json armies_in(const json& actions) {
  json out = json::object();
  for (const json& action : actions) {
    const auto& said = action.get_ref<const std::string&>();
    std::istringstream words(said.substr(said.find(':') + 1));
    for (std::string word; words >> word;)
      if (const std::string name = army_name(word); !name.empty()) out[word] = name;
  }
  return out;
}

}  // namespace arbiter::server
