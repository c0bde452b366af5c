// SPDX-License-Identifier: MIT
#include "app/commands/complete.h"

#include <algorithm>
#include <ostream>

#include "app/commands/language.h"
#include "text/sentences.h"
#include "text/utf8.h"

namespace arbiter::cli {
namespace {

using Words = std::vector<std::string>;

bool is_option(const std::string& word) { return word.size() > 1 && word[0] == '-'; }

/// The option of that name, of the command or of one above it.
const CLI::Option* option_named(const CLI::App& app, const std::string& name) {
  for (const CLI::App* one = &app; one != nullptr; one = one->get_parent())
    if (const CLI::Option* option = one->get_option_no_throw(name)) return option;
  return nullptr;
}

/// The first sentence of a description, on one line.
std::string meaning_of(const std::string& description) {
  const std::string said = text::tr(description.c_str());
  return text::one_line(said.substr(0, said.find_first_of(";:\n")), 80);
}

/// The values that the option's own check takes: "{mark,swap}" of its type.
std::vector<Candidate> checked_values(const CLI::Option& option) {
  const std::string type = option.get_type_name();
  const auto begin = type.find('{'), end = type.find('}');
  std::vector<Candidate> all;
  if (begin == std::string::npos || end == std::string::npos) return all;
  for (const std::string& word : CLI::detail::split(type.substr(begin + 1, end - begin - 1), ','))
    all.push_back({word, {}});
  return all;
}

std::vector<Candidate> values_of(const CLI::App& app, const CLI::Option& option, const Values& values) {
  std::vector<Candidate> all = checked_values(option);
  if (option.check_lname("language"))
    for (const std::string& one : languages()) all.push_back({one, {}});
  if (values)
    for (Candidate& one : values(app, option)) all.push_back(std::move(one));
  return all;
}

/// Where a command line has come to before the word that is typed.
struct Place {
  const CLI::App* app;
  const CLI::Option* wants = nullptr;  ///< the option whose value comes next
  std::size_t positionals = 0;         ///< how many there were
};

Place place_of(const CLI::App& app, const Words& words) {
  Place place{&app};
  for (std::size_t i = 0; i + 1 < words.size(); ++i) {
    const std::string& word = words[i];
    if (place.wants != nullptr) {
      place.wants = nullptr;
      continue;
    }
    if (is_option(word)) {
      const CLI::Option* option = option_named(*place.app, word);
      if (option != nullptr && option->get_items_expected_max() > 0) place.wants = option;
      continue;
    }
    const auto below = place.app->get_subcommands([&](const CLI::App* one) { return one->get_name() == word; });
    if (below.empty()) {
      ++place.positionals;
    } else {
      place = Place{below.front()};
    }
  }
  return place;
}

std::vector<Candidate> options_of(const Place& place) {
  std::vector<Candidate> all;
  for (const CLI::App* one = place.app; one != nullptr; one = one->get_parent())
    for (const CLI::Option* option : one->get_options()) {
      if (option->get_group().empty()) continue;
      for (const std::string& name : option->get_lnames())
        if (name != "jsonl") all.push_back({"--" + name, meaning_of(option->get_description())});
    }
  return all;
}

std::vector<Candidate> words_of(const Place& place, const Values& values) {
  std::vector<Candidate> all;
  if (place.positionals == 0)
    for (const CLI::App* one : place.app->get_subcommands([](const CLI::App*) { return true; }))
      if (!one->get_group().empty()) all.push_back({one->get_name(), meaning_of(one->get_description())});
  const auto positionals = place.app->get_options([](const CLI::Option* one) { return one->get_positional(); });
  if (positionals.empty()) return all;
  // The last one may be a list.
  const CLI::Option* option = positionals[std::min(place.positionals, positionals.size() - 1)];
  for (Candidate& one : values_of(*place.app, *option, values)) all.push_back(std::move(one));
  return all;
}

}  // namespace

std::vector<Candidate> candidates(const CLI::App& app, const Words& words, const Values& values) {
  const std::string typed = words.empty() ? "" : words.back();
  const Place place = place_of(app, words);
  std::vector<Candidate> all;
  std::string before;  // "--rules=" of "--rules=ch"
  if (place.wants != nullptr) {
    all = values_of(*place.app, *place.wants, values);
  } else if (const auto sign = typed.find('='); is_option(typed) && sign != std::string::npos) {
    before = typed.substr(0, sign + 1);
    if (const CLI::Option* option = option_named(*place.app, typed.substr(0, sign)))
      all = values_of(*place.app, *option, values);
  } else {
    all = is_option(typed) || typed == "-" ? options_of(place) : words_of(place, values);
  }
  std::vector<Candidate> fitting;
  for (Candidate& one : all) {
    one.word = before + one.word;
    if (one.word.starts_with(typed)) fitting.push_back(std::move(one));
  }
  return fitting;
}

bool completes(const CLI::App& app, int argc, char** argv, std::ostream& out, const Values& values) {
  if (argc < 2 || std::string_view(argv[1]) != kComplete) return false;
  for (const Candidate& one : candidates(app, Words(argv + 2, argv + argc), values))
    out << one.word << "\t" << one.meaning << "\n";
  return true;
}

}  // namespace arbiter::cli
