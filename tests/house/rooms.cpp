// SPDX-License-Identifier: MIT
#include "tests/house/rooms.h"

#include <algorithm>
#include <regex>
#include <sstream>
#include <stdexcept>

namespace arbiter::house {

namespace {

bool below(const std::string& path, const std::string& folder) { return path.rfind(folder + "/", 0) == 0; }

struct Include {
  std::string path;
  bool outside = false;  ///< in angle brackets
};

std::vector<Include> includes_of(const std::string& source) {
  static const std::regex form(R"(^\s*#\s*include\s*(["<])([^">]+)[">].*)");
  std::vector<Include> list;
  std::istringstream in(source);
  std::smatch match;
  for (std::string line; std::getline(in, line);)
    if (line.find('#') != std::string::npos && std::regex_match(line, match, form))
      list.push_back({match[2], match[1] == "<"});
  return list;
}

/// What an include is called in the plan when its room or library may not be included; empty: it may.
std::string forbidden(const Plan& plan, const Room& room, const Include& include) {
  if (include.outside) {
    for (const auto& [beginning, rooms] : plan.libraries)
      if (include.path.rfind(beginning, 0) == 0 && !rooms.count(room.folder)) return beginning;
    return {};
  }
  const Room* other = plan.room_of(include.path);
  if (!other) return include.path;
  if (other == &room || room.may.count(other->folder) || room.may.count(include.path)) return {};
  return other->folder;
}

}  // namespace

const Room* Plan::room_of(const std::string& file) const {
  const Room* best = nullptr;
  for (const Room& room : rooms)
    if (below(file, room.folder) && (!best || room.folder.size() > best->folder.size())) best = &room;
  return best;
}

Plan read_plan(const std::string& text) {
  Plan plan;
  std::istringstream in(text);
  int number = 0;
  for (std::string line; std::getline(in, line);) {
    ++number;
    const auto wrong = [&](const std::string& why) {
      return std::runtime_error("line " + std::to_string(number) + ": " + why);
    };
    std::istringstream words(line.substr(0, line.find('#')));
    std::string what, subject, word;
    if (!(words >> what)) continue;
    if (!(words >> subject) || subject.back() != ':')
      throw wrong("expected a name and a colon behind \"" + what + "\"");
    subject.pop_back();
    std::set<std::string> list;
    while (words >> word) list.insert(word);
    if (what == "room") {
      for (const std::string& to : list) {
        const auto stands = [&](const Room& r) { return r.folder == to || below(to, r.folder); };
        if (std::none_of(plan.rooms.begin(), plan.rooms.end(), stands)) throw wrong(to + " is no room above this one");
      }
      plan.rooms.push_back({subject, list});
    } else if (what == "library") {
      plan.libraries[subject] = list;
    } else if (what == "against") {
      plan.against[subject].insert(list.begin(), list.end());
    } else {
      throw wrong("\"" + what + "\" is neither room, library nor against");
    }
  }
  return plan;
}

std::string faults(const Plan& plan, const Sources& sources) {
  std::string found;
  std::map<std::string, std::set<std::string>> needed;
  for (const auto& [file, source] : sources) {
    const Room* room = plan.room_of(file);
    if (!room) {
      found += file + " is in no room\n";
      continue;
    }
    for (const Include& include : includes_of(source)) {
      const std::string what = forbidden(plan, *room, include);
      if (what.empty()) continue;
      needed[file].insert(what);
      const auto known = plan.against.find(file);
      if (known == plan.against.end() || !known->second.count(what))
        found += file + " includes " + include.path + ": " + room->folder + " may not use " + what + "\n";
    }
  }
  for (const auto& [file, list] : plan.against)
    for (const std::string& what : list)
      if (!needed[file].count(what))
        found += file + " does not include " + what + " any more: strike it from the plan\n";
  return found;
}

std::string drawn(const Plan& plan, const Sources& sources) {
  std::map<std::string, std::map<std::string, int>> arrows;
  std::map<std::string, int> files;
  for (const auto& [file, source] : sources) {
    const Room* room = plan.room_of(file);
    if (!room) continue;
    ++files[room->folder];
    for (const Include& include : includes_of(source)) {
      const Room* other = include.outside ? nullptr : plan.room_of(include.path);
      if (other && other != room) ++arrows[room->folder][other->folder];
    }
  }
  std::string text;
  for (const Room& room : plan.rooms) {
    text += room.folder + " (" + std::to_string(files[room.folder]) + ")";
    std::string comma = " -> ";
    for (const auto& [to, n] : arrows[room.folder]) {
      text += comma + to + " " + std::to_string(n);
      comma = ", ";
    }
    text += "\n";
  }
  return text;
}

}  // namespace arbiter::house
