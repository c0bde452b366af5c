// SPDX-License-Identifier: MIT
#include "tests/codebase/modules.h"

#include <algorithm>
#include <regex>
#include <sstream>
#include <stdexcept>

namespace arbiter::codebase {

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

/// What an include is called in the plan when its module or library may not be included; empty: it may.
std::string forbidden(const Plan& plan, const Module& module, const Include& include) {
  if (include.outside) {
    for (const auto& [beginning, modules] : plan.libraries)
      if (include.path.rfind(beginning, 0) == 0 && !modules.count(module.folder)) return beginning;
    return {};
  }
  const Module* other = plan.module_of(include.path);
  if (!other) return include.path;
  if (other == &module || module.may.count(other->folder) || module.may.count(include.path)) return {};
  return other->folder;
}

}  // namespace

const Module* Plan::module_of(const std::string& file) const {
  const Module* best = nullptr;
  for (const Module& module : modules)
    if (below(file, module.folder) && (!best || module.folder.size() > best->folder.size())) best = &module;
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
    if (what == "module") {
      for (const std::string& to : list) {
        const auto stands = [&](const Module& r) { return r.folder == to || below(to, r.folder); };
        if (std::none_of(plan.modules.begin(), plan.modules.end(), stands))
          throw wrong(to + " is no module above this one");
      }
      plan.modules.push_back({subject, list});
    } else if (what == "library") {
      plan.libraries[subject] = list;
    } else if (what == "against") {
      plan.against[subject].insert(list.begin(), list.end());
    } else {
      throw wrong("\"" + what + "\" is neither module, library nor against");
    }
  }
  return plan;
}

std::string faults(const Plan& plan, const Sources& sources) {
  std::string found;
  std::map<std::string, std::set<std::string>> needed;
  for (const auto& [file, source] : sources) {
    const Module* module = plan.module_of(file);
    if (!module) {
      found += file + " is in no module\n";
      continue;
    }
    for (const Include& include : includes_of(source)) {
      const std::string what = forbidden(plan, *module, include);
      if (what.empty()) continue;
      needed[file].insert(what);
      const auto known = plan.against.find(file);
      if (known == plan.against.end() || !known->second.count(what))
        found += file + " includes " + include.path + ": " + module->folder + " may not use " + what + "\n";
    }
  }
  for (const auto& [file, list] : plan.against)
    for (const std::string& what : list)
      if (!needed[file].count(what))
        found += file + " does not include " + what + " any more: strike it from the plan\n";
  return found;
}

std::string drawn(const Plan& plan, const Sources& sources) {
  std::map<std::string, std::map<std::string, int>> dependencies;
  std::map<std::string, int> files;
  for (const auto& [file, source] : sources) {
    const Module* module = plan.module_of(file);
    if (!module) continue;
    ++files[module->folder];
    for (const Include& include : includes_of(source)) {
      const Module* other = include.outside ? nullptr : plan.module_of(include.path);
      if (other && other != module) ++dependencies[module->folder][other->folder];
    }
  }
  std::string text;
  for (const Module& module : plan.modules) {
    text += module.folder + " (" + std::to_string(files[module.folder]) + ")";
    std::string comma = " -> ";
    for (const auto& [to, n] : dependencies[module.folder]) {
      text += comma + to + " " + std::to_string(n);
      comma = ", ";
    }
    text += "\n";
  }
  return text;
}

}  // namespace arbiter::codebase
