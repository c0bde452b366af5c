// SPDX-License-Identifier: MIT
#include "text/facts_json.h"

namespace arbiter {

using nlohmann::json;

namespace {

struct ToJson {
  json& out;
  void operator()(std::monostate) const { out = nullptr; }
  void operator()(const Facts::List& list) const {
    out = json::array();
    for (const Facts& entry : list) out.push_back(json(entry));
  }
  void operator()(const Facts::Table& table) const {
    out = json::object();
    for (const auto& [name, entry] : table) out[name] = json(entry);
  }
  template <class Plain>
  void operator()(const Plain& value) const {
    out = value;
  }
};

}  // namespace

void to_json(json& out, const Facts& facts) { facts.visit(ToJson{out}); }

namespace text {

Facts facts_of(const json& given) {
  if (given.is_boolean()) return given.get<bool>();
  if (given.is_number_unsigned()) return given.get<std::uint64_t>();
  if (given.is_number_integer()) return given.get<std::int64_t>();
  if (given.is_number()) return given.get<double>();
  if (given.is_string()) return given.get_ref<const std::string&>();
  if (given.is_array()) {
    Facts::List list;
    for (const auto& entry : given) list.push_back(facts_of(entry));
    return list;
  }
  if (!given.is_object()) return {};
  Facts::Table table;
  for (const auto& [name, entry] : given.items()) table.emplace(name, facts_of(entry));
  return table;
}

}  // namespace text
}  // namespace arbiter
