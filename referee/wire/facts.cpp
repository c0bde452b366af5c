// SPDX-License-Identifier: MIT
#include "referee/wire/facts.h"

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

void from_json(const json& given, Facts& out) {
  if (given.is_boolean()) {
    out = given.get<bool>();
  } else if (given.is_number_unsigned()) {
    out = given.get<std::uint64_t>();
  } else if (given.is_number_integer()) {
    out = given.get<std::int64_t>();
  } else if (given.is_number()) {
    out = given.get<double>();
  } else if (given.is_string()) {
    out = given.get_ref<const std::string&>();
  } else if (given.is_array()) {
    Facts::List list;
    for (const auto& entry : given) list.push_back(wire::facts_of(entry));
    out = std::move(list);
  } else if (given.is_object()) {
    Facts::Table table;
    for (const auto& [name, entry] : given.items()) table.emplace(name, wire::facts_of(entry));
    out = std::move(table);
  } else {
    out = Facts();
  }
}

namespace wire {

Facts facts_of(const json& given) {
  Facts facts;
  from_json(given, facts);
  return facts;
}

}  // namespace wire
}  // namespace arbiter
