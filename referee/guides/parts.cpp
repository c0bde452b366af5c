// SPDX-License-Identifier: MIT
#include "referee/guides/parts.h"

#include <sstream>

namespace arbiter::guides {

std::string fill(std::string_view form, const std::function<const std::string*(std::string_view)>& part) {
  std::istringstream in{std::string(form)};
  std::string out;
  for (std::string line; std::getline(in, line);) {
    const std::size_t open = line.find('['), close = line.find(']');
    const bool named = open != std::string::npos && close != std::string::npos && open < close;
    const std::string* text = named ? part(std::string_view(line).substr(open + 1, close - open - 1)) : nullptr;
    const bool alone = open == 0 && close + 1 == line.size();
    if (text != nullptr)
      out += line.substr(0, open) + *text + line.substr(close + 1) + (alone ? "" : "\n");
    else
      out += line + "\n";
  }
  return out;
}

std::string headings_said(const std::string& page, const Sentences& words) {
  constexpr std::string_view kHeading = "## ";
  std::istringstream in(page);
  std::string out;
  for (std::string line; std::getline(in, line);)
    out +=
        (line.starts_with(kHeading) ? std::string(kHeading) + words.said(line.substr(kHeading.size())) : line) + "\n";
  return out;
}

std::string option_lines(const std::vector<OptionInfo>& options, const Sentences& words, const Telling& telling) {
  const auto called = [&](const OptionInfo& option, const std::string& value) {
    if (telling.option)
      return value.empty() ? "**" + telling.option(option.name, {}) + "**" : telling.option(option.name, value);
    return "`" + (value.empty() ? option.name : value) + "`";
  };
  std::string text;
  for (const OptionInfo& option : options) {
    text += "- " + called(option, {}) + ": " + words.said(option.text) + " ";
    if (option.values.empty()) {
      text += words.said("Default") + " " + in_words(option.fallback) + ".\n";
      continue;
    }
    for (std::size_t i = 0; i < option.values.size(); ++i)
      text += (i == 0   ? ""
               : i == 1 ? " (" + words.said("default") + "), "
                        : ", ") +
              called(option, in_words(option.values[i]));
    text += ".\n";
  }
  return text.empty() ? words.said("There are none.") + "\n" : text;
}

std::string in_hand(const Rules& rules, Seat seat) {
  std::string text;
  for (std::size_t k = 0; k < rules.kinds.size(); ++k) {
    const int n = rules.hands[index(seat)][k];
    if (n == 0) continue;
    text += (text.empty() ? "" : ", ") + (n > 1 ? std::to_string(n) + " x " : "") + rules.kinds[k].name;
  }
  return text;
}

std::string fenced(const std::string& text) { return "```\n" + text + "```\n"; }

}  // namespace arbiter::guides
