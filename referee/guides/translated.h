// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>

// Guides in other languages than English: the pages that docs/i18n/po4a.cfg lists.
namespace arbiter {

/// The language of a guide, or of the page of an army.
struct Telling {
  std::string language = "en";                            ///< ISO 639-1; what has no page in it is told in English
  std::function<std::string(const std::string&)> rule{};  ///< a rule's sentence in that language; none: as it is
  /// What people call an option (an empty value), and a value that it may have; none: as both are typed.
  std::function<std::string(const std::string& option, const std::string& value)> option{};
};

namespace guides {

/// The text that referee/guides/<language>/<name>.md holds, of a page "<language>/<name>"; nothing where it was not
/// translated.
std::optional<std::string_view> translated_text(std::string_view page);

/// What guides are filled in with (how pieces move, what options mean), in another language.
class Sentences {
 public:
  /// Those of that language (ISO 639-1). What it does not have `rule` tells (Telling); without one it stays English.
  explicit Sentences(std::string_view language, std::function<std::string(const std::string&)> rule = {});
  /// The sentence, or word, in the language; as it is where it was not translated.
  [[nodiscard]] std::string said(std::string_view english) const;

 private:
  std::map<std::string, std::string, std::less<>> said_;
  std::function<std::string(const std::string&)> rule_;
};

}  // namespace guides
}  // namespace arbiter
