// SPDX-License-Identifier: MIT
#include "text/json_fields.h"

#include <cmath>
#include <memory>

#include "text/utf8.h"

namespace arbiter::text {

using nlohmann::json;

namespace {

constexpr std::size_t kLongestName = 60;  // bytes of a foreign name in a fault

std::string at_most(const std::string& what, std::size_t most) {
  return what + " of at most " + std::to_string(most) + " bytes is expected";
}

}  // namespace

JsonFields::JsonFields(const json& value) : JsonFields(value, "", std::make_shared<std::string>()) {}

JsonFields::JsonFields(const json& value, std::string where, std::shared_ptr<std::string> fault)
    : value_(value), where_(std::move(where)), fault_(std::move(fault)) {
  if (!value.is_object() && fault_->empty()) *fault_ = (where_.empty() ? "/" : where_) + ": an object is expected";
}

void JsonFields::fail(std::string_view name, std::string_view expected) {
  if (fault_->empty()) *fault_ = where_ + "/" + shortened(name, kLongestName) + ": " + std::string(expected);
}

bool JsonFields::has(const char* name) const { return value_.is_object() && value_.contains(name); }

bool JsonFields::left_out(const char* name) const { return !has(name) || value_[name].is_null(); }

const json* JsonFields::need(const char* name, const char* expected) {
  if (has(name)) return &value_[name];
  fail(name, std::string(expected) + " is missing");
  return nullptr;
}

std::string JsonFields::text(const char* name, std::size_t most) {
  const json* value = need(name, "a text");
  if (value == nullptr) return "";
  const auto* text = value->get_ptr<const std::string*>();
  if (text != nullptr && text->size() <= most) return *text;
  fail(name, at_most("a text", most));
  return "";
}

std::int64_t JsonFields::whole(const char* name, std::int64_t least, std::int64_t most) {
  const json* value = need(name, "a whole number");
  if (value == nullptr) return least;
  const auto* number = value->get_ptr<const json::number_integer_t*>();  // an unsigned one, too
  const bool huge = value->is_number_unsigned() && number != nullptr && *number < 0;
  if (number != nullptr && !huge && *number >= least && *number <= most) return *number;
  fail(name, "a whole number from " + std::to_string(least) + " to " + std::to_string(most) + " is expected");
  return least;
}

int JsonFields::number(const char* name, int least, int most) { return static_cast<int>(whole(name, least, most)); }

double JsonFields::real(const char* name, double most) {
  const json* value = need(name, "a number");
  if (value == nullptr) return 0;
  const double number = value->is_number() ? value->get<double>() : NAN;
  if (std::isfinite(number) && std::abs(number) <= most) return number;
  fail(name, "a number is expected");
  return 0;
}

bool JsonFields::flag(const char* name) {
  const json* value = need(name, "true or false");
  if (value == nullptr) return false;
  if (const auto* flag = value->get_ptr<const bool*>()) return *flag;
  fail(name, "true or false is expected");
  return false;
}

std::string JsonFields::text_or(const char* name, std::size_t most, const std::string& otherwise) {
  return left_out(name) ? otherwise : text(name, most);
}

int JsonFields::number_or(const char* name, int least, int most, int otherwise) {
  return left_out(name) ? otherwise : number(name, least, most);
}

bool JsonFields::flag_or(const char* name, bool otherwise) { return left_out(name) ? otherwise : flag(name); }

std::vector<std::string> JsonFields::texts(const char* name, std::size_t count, std::size_t most) {
  const json* value = need(name, "a list of texts");
  if (value == nullptr) return {};
  std::vector<std::string> all;
  if (value->is_array() && value->size() <= count)
    for (const json& one : *value)
      if (const auto* text = one.get_ptr<const std::string*>(); text != nullptr && text->size() <= most)
        all.push_back(*text);
  if (value->is_array() && all.size() == value->size()) return all;
  fail(name, "a list of at most " + std::to_string(count) + " texts, each " + at_most("one", most));
  return {};
}

std::vector<std::string> JsonFields::texts_or(const char* name, std::size_t count, std::size_t most) {
  return left_out(name) ? std::vector<std::string>() : texts(name, count, most);
}

std::map<std::string, std::string> JsonFields::table(const char* name, std::size_t count, std::size_t most) {
  const json* value = need(name, "an object of texts");
  if (value == nullptr) return {};
  std::map<std::string, std::string> all;
  if (value->is_object() && value->size() <= count)
    for (auto one = value->begin(); one != value->end(); ++one)
      if (const auto* text = one->get_ptr<const std::string*>();
          text != nullptr && text->size() <= most && one.key().size() <= most)
        all[one.key()] = *text;
  if (value->is_object() && all.size() == value->size()) return all;
  fail(name, "an object of at most " + std::to_string(count) + " texts, each " + at_most("one", most));
  return {};
}

void JsonFields::each(const char* name, std::size_t count, const std::function<void(JsonFields&)>& read) {
  const json* value = need(name, "a list of objects");
  if (value == nullptr) return;
  if (!value->is_array() || value->size() > count)
    return fail(name, "a list of at most " + std::to_string(count) + " objects is expected");
  for (std::size_t i = 0; i < value->size() && fault_->empty(); ++i) {
    JsonFields one((*value)[i], where_ + "/" + name + "/" + std::to_string(i), fault_);
    if (fault_->empty()) read(one);
  }
}

json JsonFields::object_or(const char* name) {
  if (left_out(name)) return json::object();
  if (value_[name].is_object()) return value_[name];
  fail(name, "an object is expected");
  return json::object();
}

json JsonFields::any(const char* name) { return left_out(name) ? json() : value_[name]; }

}  // namespace arbiter::text
