// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>

// Guides in other languages than English: the pages that docs/i18n/po4a.cfg lists.
namespace arbiter::guides {

/// The text that referee/guides/<language>/<name>.md holds, of a page "<language>/<name>"; nothing where it was not
/// translated.
std::optional<std::string_view> translated_text(std::string_view page);

/// What guides are filled in with (how pieces move, what options mean), in another language.
class Sentences {
 public:
  /// Those of that language (ISO 639-1); where it has none all stay English.
  explicit Sentences(std::string_view language);
  /// The sentence, or word, in the language; as it is where it was not translated.
  [[nodiscard]] std::string said(std::string_view english) const;

 private:
  std::map<std::string, std::string, std::less<>> said_;
};

}  // namespace arbiter::guides
