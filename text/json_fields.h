// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

// Reads JSON that another program has written: a request to the server, a reply of the server, a file.
namespace arbiter::text {

/// The fields of a foreign JSON object. Each call names a field, its type and its bounds. A value that does not fit is
/// never returned: the call returns the smallest value that fits, and the first such fault stays in `fault`. Nothing is
/// thrown. Names that nobody asks for are passed over.
///
///   text::JsonFields said(body);
///   const auto epoch = said.whole("epoch", 1, 1'000'000);
///   if (!said.fault().empty()) return refuse("bad_data", said.fault());  // "/epoch: a whole number … is expected"
class JsonFields {
 public:
  /// `value` must outlive this. A value that is no object is a fault.
  explicit JsonFields(const nlohmann::json& value);

  /// Where the first value stands that does not fit and what was expected: "/plies/3/number: a text is expected".
  /// Empty while all fit.
  [[nodiscard]] const std::string& fault() const { return *fault_; }
  [[nodiscard]] bool has(const char* name) const;

  /// A text of at most `most` bytes.
  [[nodiscard]] std::string text(const char* name, std::size_t most);
  /// A whole number from `least` to `most`.
  [[nodiscard]] std::int64_t whole(const char* name, std::int64_t least, std::int64_t most);
  /// The same as int.
  [[nodiscard]] int number(const char* name, int least, int most);
  /// A finite number whose size is at most `most`.
  [[nodiscard]] double real(const char* name, double most);
  [[nodiscard]] bool flag(const char* name);

  // The same for fields that may be left out, or null.
  [[nodiscard]] std::string text_or(const char* name, std::size_t most, const std::string& otherwise = {});
  [[nodiscard]] int number_or(const char* name, int least, int most, int otherwise);
  [[nodiscard]] bool flag_or(const char* name, bool otherwise);
  /// A list of at most `count` texts of `most` bytes; empty if it is left out.
  [[nodiscard]] std::vector<std::string> texts_or(const char* name, std::size_t count, std::size_t most);
  /// A list of at most `count` texts, which must be there.
  [[nodiscard]] std::vector<std::string> texts(const char* name, std::size_t count, std::size_t most);
  /// An object of at most `count` texts, which must be there.
  [[nodiscard]] std::map<std::string, std::string> table(const char* name, std::size_t count, std::size_t most);

  /// Reads each object of a list of at most `count`.
  void each(const char* name, std::size_t count, const std::function<void(JsonFields& one)>& read);
  /// An object that is only passed on: none of its fields is looked at here. Empty if it is left out or null.
  [[nodiscard]] nlohmann::json object_or(const char* name);
  /// Any value that is only passed on. Null if it is left out.
  [[nodiscard]] nlohmann::json any(const char* name);

 private:
  JsonFields(const nlohmann::json& value, std::string where, std::shared_ptr<std::string> fault);
  /// The value of that name. Null, with a fault, if there is none.
  const nlohmann::json* need(const char* name, const char* expected);
  [[nodiscard]] bool left_out(const char* name) const;
  void fail(std::string_view name, std::string_view expected);

  const nlohmann::json& value_;
  std::string where_;
  std::shared_ptr<std::string> fault_;
};

}  // namespace arbiter::text
