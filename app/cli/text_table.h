// SPDX-License-Identifier: MIT
#pragma once

#include <initializer_list>
#include <string>
#include <vector>

namespace arbiter::cli {

/// Rows of texts under one another, columns as wide as they must be, numbers to the right.
class TextTable {
 public:
  /// The headings; one that begins with ">" is of a column of numbers.
  TextTable(std::initializer_list<const char*> headings);
  /// The same where they are data, or said already.
  explicit TextTable(std::vector<std::string> headings);
  void add(std::vector<std::string> row);
  [[nodiscard]] bool empty() const { return rows_.empty(); }
  /// Every line ends with "\n", nothing is behind the last text of a line.
  [[nodiscard]] std::string text() const;

 private:
  std::vector<std::string> headings_;
  std::vector<bool> right_;
  std::vector<std::vector<std::string>> rows_;
};

}  // namespace arbiter::cli
