// SPDX-License-Identifier: MIT
#include "app/commands/complaint.h"

#include <algorithm>
#include <array>
#include <iostream>
#include <regex>

#include "app/commands/spelling.h"
#include "text/sentences.h"
#include "text/utf8.h"

namespace arbiter::cli {
namespace {

using text::N_;
using text::tr;

std::string& running() {
  static std::string words = "arbiter";
  return words;
}

/// What the library says of a command line, and the same as a sentence.
struct Said {
  const char* form;
  const char* sentence;
};
constexpr std::array kSaid{
    Said{"A subcommand is required", N_("a command is missing")},
    Said{"(.*) is required", N_("%1 is missing")},
    Said{"(.*): (.*) not in \\{(.*)\\}", N_("%1: %2 is none of %3")},
    // A validator for numbers says no more of what is none than that it is out of their range.
    Said{"(.*): Value (.*) not in range [-0-9.e+]+ to [0-9.e+]{40,}", N_("%1: %2 is not what is expected here")},
    Said{"(.*): Value (.*) not in range (.*) to (.*)", N_("%1: %2 is not between %3 and %4")},
    Said{"(.*): Number less or equal to 0: (.*)", N_("%1: %2 is not above 0")},
    Said{"(.*): Number less than 0: (.*)", N_("%1: %2 is below 0")},
    Said{"(.*) requires (.*)", N_("%1 needs %2")},
    Said{"(.*) excludes (.*)", N_("%1 does not go with %2")},
    Said{"Could not convert: (.*) = (.*)", N_("%1: %2 is not what is expected here")},
    Said{"(.*): [0-9]+ required .* missing", N_("%1: a value is missing")},
    Said{"(.*): File does not exist: (.*)", N_("%1: there is no file %2")},
};

/// The library's words as a sentence in the language that is spoken; as they are if they are of no known form.
std::string said(const std::string& message) {
  for (const auto& [form, sentence] : kSaid) {
    std::smatch match;
    if (!std::regex_match(message, match, std::regex(form))) continue;
    std::array<std::string, 4> parts;
    for (std::size_t i = 1; i < match.size() && i <= parts.size(); ++i) parts.at(i - 1) = match[i];
    return tr(sentence, {parts[0], parts[1], parts[2], parts[3]});
  }
  return message;
}

/// The last command that was understood.
const CLI::App& understood(const CLI::App& app) {
  const auto below = app.get_subcommands();
  return below.empty() ? app : understood(*below.front());
}

std::vector<std::string> options_of(const CLI::App& app) {
  std::vector<std::string> names;
  for (const CLI::App* one = &app; one != nullptr; one = one->get_parent())
    for (const CLI::Option* option : one->get_options())
      for (const std::string& name : option->get_lnames()) names.push_back("--" + name);
  return names;
}

std::vector<std::string> commands_of(const CLI::App& app) {
  std::vector<std::string> names;
  for (const CLI::App* one : app.get_subcommands([](const CLI::App*) { return true; }))
    if (!one->get_group().empty()) names.push_back(one->get_name());
  return names;
}

/// What is near to a value that is none of those that an option takes.
std::string value_meant(const std::string& message) {
  std::smatch match;
  if (!std::regex_match(message, match, std::regex("(.*): (.*) not in \\{(.*)\\}"))) return {};
  return did_you_mean(match[2].str(), CLI::detail::split(match[3], ','));
}

}  // namespace

void begin_command(std::string words) { running() = std::move(words); }

void complain(const std::string& message) { std::cerr << running() << ": " << message << "\n"; }

int complain(const std::string& message, int status) {
  complain(message);
  return status;
}

std::string path_of(const CLI::App& app) {
  return app.get_parent() == nullptr ? app.get_name() : path_of(*app.get_parent()) + " " + app.get_name();
}

std::string parse_complaint(const CLI::App& app, const CLI::Error& error) {
  const CLI::App& at = understood(app);
  const std::string help = path_of(at) + " --help";
  // An option that is misspelt explains what is missing besides.
  for (const std::string& word : app.remaining(true)) {
    if (word.size() < 2 || word[0] != '-') continue;
    const std::string name = word.substr(0, word.find('='));
    return tr(N_("there is no option %1"), {text::clean(name)}) + did_you_mean(name, options_of(at)) + "\n" +
           tr(N_("`%1` lists them"), {help});
  }
  const std::string how = "\n" + tr(N_("`%1` shows how the command is used"), {help});
  const std::string message = error.what();
  std::smatch extra;
  if (std::regex_match(message, extra, std::regex("The following arguments? (?:was|were) not expected: ([^ ]+).*")))
    return tr(N_("\"%1\" is one word too many"), {text::clean(extra[1].str())}) + how;
  if (error.get_name() == "RequiredError") {
    for (const CLI::Option* option : at.get_options())
      if (message == option->get_name() + " is required")
        return said(message) + " (" + tr(option->get_description().c_str()) + ")" + how;
    return said(message) + ": " + CLI::detail::join(commands_of(at), ", ") + how;
  }
  return said(text::clean(message)) + value_meant(message) + how;
}

const CLI::App& meant_by(const CLI::App& app, int argc, char** argv) {
  const CLI::App* at = &app;
  for (int i = 1; i < argc; ++i) {
    const auto found = at->get_subcommands([&](const CLI::App* one) { return one->get_name() == argv[i]; });
    if (found.empty()) break;
    at = found.front();
  }
  return *at;
}

std::optional<UnknownCommand> unknown_command(const CLI::App& app, int argc, char** argv) {
  const CLI::App* at = &app;
  for (int i = 1; i < argc && argv[i][0] != '-'; ++i) {
    const auto all = at->get_subcommands([](const CLI::App*) { return true; });
    const bool takes_words =
        !at->get_options([](const CLI::Option* option) { return option->get_positional(); }).empty();
    if (all.empty() || takes_words) return std::nullopt;
    const auto found = std::ranges::find_if(all, [&](const CLI::App* one) { return one->get_name() == argv[i]; });
    if (found == all.end()) return UnknownCommand{at, argv[i]};
    at = *found;
  }
  return std::nullopt;
}

std::string unknown_complaint(const UnknownCommand& unknown) {
  return tr(N_("there is no command \"%1\""), {text::clean(unknown.word)}) +
         did_you_mean(unknown.word, commands_of(*unknown.below)) + "\n" +
         tr(N_("`%1` lists them"), {path_of(*unknown.below) + " --help"});
}

}  // namespace arbiter::cli
