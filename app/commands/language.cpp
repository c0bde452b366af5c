// SPDX-License-Identifier: MIT
#include "app/commands/language.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <iostream>
#include <memory>
#include <optional>
#include <regex>
#include <sstream>
#include <string_view>

#include "text/sentences.h"
#include "text/utf8.h"

namespace arbiter::cli {
namespace {

using text::noted;
using text::tr;

constexpr std::string_view kOption = "--language";

/// "de" of "de_AT.UTF-8".
std::string language_of(std::string_view locale) {
  return std::string(locale.substr(0, locale.find_first_of("_.@-:")));
}

bool is_spoken(const std::string& language) { return std::ranges::count(languages(), language) > 0; }

/// Takes the option out of the command line: its value.
std::optional<std::string> taken_out(int& argc, char** argv) {
  std::optional<std::string> wanted;
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

/// What the library says of a command line, and the same as a sentence.
struct Said {
  const char* form;
  const char* sentence;
};
constexpr std::array kSaid{
    Said{"A subcommand is required", noted("a command is missing")},
    Said{"(.*) is required", noted("%1 is missing")},
    Said{"The following arguments? (?:was|were) not expected: (.*)", noted("not understood: %1")},
    Said{"(.*): (.*) not in \\{(.*)\\}", noted("%1: %2 is none of %3")},
    Said{"(.*): Value (.*) not in range (.*) to (.*)", noted("%1: %2 is not between %3 and %4")},
    Said{"(.*): Number less or equal to 0: (.*)", noted("%1: %2 is not above 0")},
    Said{"(.*): Number less than 0: (.*)", noted("%1: %2 is below 0")},
    Said{"(.*) requires (.*)", noted("%1 needs %2")},
    Said{"(.*) excludes (.*)", noted("%1 does not go with %2")},
    Said{"Could not convert: (.*) = (.*)", noted("%1: %2 is not what is expected here")},
    Said{"(.*): [0-9]+ required .* missing", noted("%1: a value is missing")},
    Said{"(.*): File does not exist: (.*)", noted("%1: there is no file %2")},
};

std::string said(const std::string& message) {
  for (const auto& [form, sentence] : kSaid) {
    std::smatch match;
    if (!std::regex_match(message, match, std::regex(form))) continue;
    std::array<std::string, 4> parts;
    for (std::size_t i = 1; i < match.size() && i <= parts.size(); ++i) parts.at(i - 1) = match[i];
    const std::string told = tr(sentence, {parts[0], parts[1], parts[2], parts[3]});
    // A language that does not have the sentence is no reason to say it in other words.
    return tr(sentence) == sentence ? message : told;
  }
  return message;
}

std::string failure(const CLI::App* app, const CLI::Error& error) {
  std::string text = said(error.what()) + "\n";
  if (app->get_help_ptr() != nullptr) text += tr(noted("Run with %1 for more information."), {"--help"}) + "\n";
  return text;
}

/// Help in the language that is spoken: options and commands keep their English sentences, which are the keys.
class Help : public CLI::Formatter {
 public:
  Help() {
    for (const char* word : {noted("Usage"), noted("OPTIONS"), noted("SUBCOMMAND"), noted("SUBCOMMANDS"),
                             noted("Positionals"), noted("REQUIRED"), noted("Needs"), noted("Excludes"), noted("TEXT"),
                             noted("INT"), noted("UINT"), noted("FLOAT"), noted("NUMBER")})
      label(word, tr(word));
  }

  [[nodiscard]] std::string make_group(std::string group, bool positional,
                                       std::vector<const CLI::Option*> options) const override {
    return CLI::Formatter::make_group(tr(group.c_str()), positional, std::move(options));
  }
  [[nodiscard]] std::string make_option_desc(const CLI::Option* option) const override {
    return tr(option->get_description().c_str());
  }
  [[nodiscard]] std::string make_description(const CLI::App* app) const override {
    const std::string own = app->get_description();
    return tr(own.c_str()) + CLI::Formatter::make_description(app).substr(own.size());
  }
  [[nodiscard]] std::string make_footer(const CLI::App* app) const override {
    const std::string own = app->get_footer();
    return own.empty() ? own : tr(own.c_str()) + "\n";
  }
  [[nodiscard]] std::string make_subcommand(const CLI::App* sub) const override {
    std::stringstream out;
    CLI::detail::format_help(out, sub->get_display_name(true), tr(sub->get_description().c_str()), column_width_);
    return out.str();
  }
  [[nodiscard]] std::string make_subcommands(const CLI::App* app, CLI::AppFormatMode mode) const override {
    const std::string heading = "\n" + std::string(noted("Subcommands")) + ":\n";
    std::string text = CLI::Formatter::make_subcommands(app, mode);
    if (const auto at = text.find(heading); at != std::string::npos)
      text.replace(at, heading.size(), "\n" + tr("Subcommands") + ":\n");
    return text;
  }
};

/// What the library itself says in every help.
[[maybe_unused]] constexpr std::array kOfTheLibrary{noted("Options"), noted("Print this help message and exit"),
                                                    noted("Display program version information and exit")};

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
  const auto wanted = taken_out(argc, argv);
  const std::string language = wanted.value_or(language_of_environment());
  if (!is_spoken(language)) {
    std::string all;
    for (const std::string& one : languages()) all += (all.empty() ? "" : ", ") + one;
    std::cerr << program << ": --language: there is no \"" << text::clean(language) << "\"; there are " << all << "\n";
    return false;
  }
  if (language != "en") text::speak(language);
  return true;
}

std::string told(const CLI::Error& error) { return said(error.what()); }

void help_in_language(CLI::App& app) { app.formatter(std::make_shared<Help>()); }

void speak_in_help(CLI::App& app) {
  help_in_language(app);
  app.failure_message(failure);
  std::string all;
  for (const std::string& one : languages()) all += (all.empty() ? "" : ", ") + one;
  // It is taken out of every command line (see speak); it stands here to be found.
  static constexpr const char* kAbout = noted("Speak this language, whichever the system has");
  app.add_option(std::string(kOption), kAbout)->type_name(all);
}

}  // namespace arbiter::cli
