// SPDX-License-Identifier: MIT
#include "tests/codebase/markdown.h"

#include <cctype>
#include <fstream>
#include <regex>
#include <sstream>

namespace arbiter::codebase {

namespace fs = std::filesystem;

namespace {

struct Line {
  int number = 0;
  std::string text;
  bool code = false;  ///< stands in a block of code
};

std::vector<Line> lines_of(const std::string& page) {
  std::vector<Line> lines;
  std::istringstream in(page);
  bool fenced = false, blank_before = true;
  for (std::string text; std::getline(in, text);) {
    const bool fence = text.rfind("```", 0) == 0;
    // An indented line goes on with a paragraph or item unless a blank line or code stands before it.
    const bool indented = text.rfind("    ", 0) == 0 && (blank_before || (!lines.empty() && lines.back().code));
    lines.push_back({static_cast<int>(lines.size()) + 1, text, fenced || fence || indented});
    if (fence) fenced = !fenced;
    blank_before = text.find_first_not_of(' ') == std::string::npos;
  }
  return lines;
}

std::string without_inline_code(const std::string& line) {
  static const std::regex inline_code("`[^`]*`");
  return std::regex_replace(line, inline_code, "");
}

std::string slug(const std::string& heading) {
  std::string out;
  for (const char c : heading) {
    const auto u = static_cast<unsigned char>(c);
    if (c == ' ' || c == '-')
      out += '-';
    else if (u >= 0x80 || c == '_' || std::isalnum(u))
      out += static_cast<char>(std::tolower(u));
  }
  return out;
}

}  // namespace

std::string text_of(const fs::path& file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

std::vector<Link> links_of(const std::string& page) {
  static const std::regex link(R"(\]\(\s*<?([^)>\s]+)>?[^)]*\))"), source("(?:src|href)=\"([^\"]+)\"");
  std::vector<Link> links;
  for (const Line& line : lines_of(page)) {
    if (line.code) continue;
    const std::string text = without_inline_code(line.text);
    for (const std::regex& form : {link, source})
      for (std::sregex_iterator it(text.begin(), text.end(), form), end; it != end; ++it)
        links.push_back({line.number, (*it)[1]});
  }
  return links;
}

std::set<std::string> anchors_of(const std::string& page) {
  static const std::regex heading("^#{1,6} +(.*?)[ #]*$"), mark_up("[`*]|\\]\\([^)]*\\)|\\[");
  std::set<std::string> anchors;
  for (const Line& line : lines_of(page)) {
    std::smatch match;
    if (line.code || !std::regex_match(line.text, match, heading)) continue;
    const std::string plain = slug(std::regex_replace(match[1].str(), mark_up, ""));
    std::string anchor = plain;
    for (int n = 1; !anchors.insert(anchor).second; ++n) anchor = plain + "-" + std::to_string(n);
  }
  return anchors;
}

std::vector<std::string> code_of(const std::string& page) {
  static const std::regex inline_code("`([^`]+)`");
  std::vector<std::string> code;
  for (const Line& line : lines_of(page)) {
    if (line.code) {
      const std::size_t begin = line.text.find_first_not_of(' ');
      if (begin != std::string::npos && line.text.rfind("```", 0) != 0) code.push_back(line.text.substr(begin));
      continue;
    }
    for (std::sregex_iterator it(line.text.begin(), line.text.end(), inline_code), end; it != end; ++it)
      code.push_back((*it)[1]);
  }
  return code;
}

std::string broken_links(const fs::path& file) {
  static const std::regex scheme("^[a-z]+:.*");
  std::string broken;
  for (const Link& link : links_of(text_of(file))) {
    if (std::regex_match(link.target, scheme)) continue;
    const std::size_t hash = link.target.find('#');
    const std::string path = link.target.substr(0, hash);
    const fs::path there = path.empty() ? file : file.parent_path() / path;
    std::string why;
    if (!fs::exists(there))
      why = "is not there";
    else if (hash != std::string::npos && !anchors_of(text_of(there)).count(link.target.substr(hash + 1)))
      why = "has no such heading";
    if (!why.empty()) broken += file.string() + ":" + std::to_string(link.line) + ": " + link.target + " " + why + "\n";
  }
  return broken;
}

}  // namespace arbiter::codebase
