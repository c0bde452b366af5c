// SPDX-License-Identifier: MIT
#include "text/value_json.h"

namespace arbiter {

using nlohmann::json;

namespace {

struct ToJson {
  json& out;
  void operator()(std::monostate) const { out = nullptr; }
  void operator()(const Value::List& list) const {
    out = json::array();
    for (const Value& entry : list) out.push_back(json(entry));
  }
  void operator()(const Value::Table& table) const {
    out = json::object();
    for (const auto& [name, entry] : table) out[name] = json(entry);
  }
  template <class Plain>
  void operator()(const Plain& value) const {
    out = value;
  }
};

}  // namespace

void to_json(json& out, const Value& value) { value.visit(ToJson{out}); }

namespace text {

Value value_of(const json& given) {
  if (given.is_boolean()) return given.get<bool>();
  if (given.is_number_unsigned()) return given.get<std::uint64_t>();
  if (given.is_number_integer()) return given.get<std::int64_t>();
  if (given.is_number()) return given.get<double>();
  if (given.is_string()) return given.get_ref<const std::string&>();
  if (given.is_array()) {
    Value::List list;
    for (const auto& entry : given) list.push_back(value_of(entry));
    return list;
  }
  if (!given.is_object()) return {};
  Value::Table table;
  for (const auto& [name, entry] : given.items()) table.emplace(name, value_of(entry));
  return table;
}

}  // namespace text
}  // namespace arbiter
