// SPDX-License-Identifier: MIT
#include "text/sentences.h"

#include <libintl.h>

#include <clocale>
#include <cstdlib>
#include <vector>

namespace arbiter::text {
namespace {

constexpr const char* kCatalogue = "arbiter";

/// `%1` and what follows, filled in; what is filled in is not looked through again.
std::string filled(const std::string& sentence, const std::vector<std::string>& parts) {
  std::string out;
  for (std::size_t i = 0; i < sentence.size(); ++i) {
    const auto number = i + 1 < sentence.size() ? static_cast<std::size_t>(sentence[i + 1] - '1') : parts.size();
    if (sentence[i] == '%' && number < parts.size()) {
      out += parts[number];
      ++i;
    } else {
      out += sentence[i];
    }
  }
  return out;
}

}  // namespace

void speak(const std::string& language, const std::filesystem::path& folder) {
  // gettext looks for the language in LANGUAGE, and at that only where the locale is another one than "C"; this one is
  // part of the C library, whichever languages the machine was set up for.
  ::setenv("LANGUAGE", language.c_str(), 1);
  std::setlocale(LC_MESSAGES, "C.UTF-8");
  ::bindtextdomain(kCatalogue, folder.c_str());
  ::bind_textdomain_codeset(kCatalogue, "UTF-8");
}

std::string tr(const char* sentence, std::initializer_list<std::string> parts) {
  // The empty sentence is the catalogue's own head.
  if (*sentence == '\0') return {};
  return filled(::dgettext(kCatalogue, sentence), parts);
}

std::string trn(const char* one, const char* many, long number, std::initializer_list<std::string> parts) {
  std::vector<std::string> all{std::to_string(number)};
  all.insert(all.end(), parts);
  return filled(::dngettext(kCatalogue, one, many, static_cast<unsigned long>(number < 0 ? -number : number)), all);
}

}  // namespace arbiter::text
