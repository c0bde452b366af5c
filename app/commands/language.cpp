// SPDX-License-Identifier: MIT
#include "app/commands/language.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <iostream>
#include <optional>
#include <sstream>
#include <string_view>

#include "app/commands/complaint.h"
#include "app/commands/complete.h"
#include "app/commands/defaults.h"
#include "app/commands/help.h"
#include "text/sentences.h"
#include "text/utf8.h"

namespace arbiter::cli {
namespace {

using text::N_;

constexpr std::string_view kOption = "--language";

/// "de" of "de_AT.UTF-8".
std::string language_of(std::string_view locale) {
  return std::string(locale.substr(0, locale.find_first_of("_.@-:")));
}

bool is_spoken(const std::string& language) { return std::ranges::count(languages(), language) > 0; }

/// Takes the option out of the command line: its value.
std::optional<std::string> taken_out(int& argc, char** argv) {
  std::optional<std::string> wanted;
  if (argc > 1 && std::string_view(argv[1]) == kComplete) return wanted;  // words that are being typed
  for (int i = 1; i < argc && std::string_view(argv[i]) != "--";) {
    const std::string_view word = argv[i];
    int words = 0;
    if (word == kOption && i + 1 < argc) {
      wanted = argv[i + 1];
      words = 2;
    } else if (word.starts_with(kOption) && word.substr(kOption.size()).starts_with('=')) {
      wanted = std::string(word.substr(kOption.size() + 1));
      words = 1;
    }
    if (words == 0) {
      ++i;
      continue;
    }
    std::move(argv + i + words, argv + argc + 1, argv + i);
    argc -= words;
  }
  return wanted;
}

}  // namespace

const std::vector<std::string>& languages() {
  static const std::vector<std::string> kLanguages{"en", "de", "fr", "es", "pt", "ru", "zh", "ja"};
  return kLanguages;
}

std::string language_of_environment() {
  std::string locale;
  for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
    const char* value = std::getenv(name);
    if (value == nullptr || *value == '\0') continue;
    locale = value;
    break;
  }
  const std::string language = language_of(locale);
  if (language.empty() || language == "C" || language == "POSIX") return "en";
  // Whoever has a language lists those that are read next best.
  const char* list = std::getenv("LANGUAGE");
  std::istringstream wishes(list == nullptr ? "" : list);
  for (std::string wish; std::getline(wishes, wish, ':');)
    if (is_spoken(language_of(wish))) return language_of(wish);
  return is_spoken(language) ? language : "en";
}

bool speak(const char* program, int& argc, char** argv) {
  begin_command(program);
  const auto wanted = taken_out(argc, argv);
  const auto defaults = read_defaults();
  const std::string usual = default_of("language").empty() ? language_of_environment() : default_of("language");
  const std::string language = wanted.value_or(usual);
  if (!is_spoken(language)) {
    std::string all;
    for (const std::string& one : languages()) all += (all.empty() ? "" : ", ") + one;
    std::cerr << program << ": --language: there is no \"" << text::clean(language) << "\"; there are " << all << "\n";
    return false;
  }
  text::speak(language);
  if (!defaults) complain(defaults.error());
  return defaults.has_value();
}

void help_in_language(CLI::App& app) { app.formatter(help_formatter()); }

void speak_in_help(CLI::App& app) {
  help_in_language(app);
  app.failure_message([](const CLI::App* failed, const CLI::Error& error) {
    return path_of(*failed) + ": " + parse_complaint(*failed, error) + "\n";
  });
  std::string all;
  for (const std::string& one : languages()) all += (all.empty() ? "" : ", ") + one;
  // It is taken out of every command line (see speak); it stands here to be found.
  static constexpr const char* kAbout = N_("Speak this language, whichever the system has");
  app.add_option(std::string(kOption), kAbout)->type_name(all);
}

}  // namespace arbiter::cli
