// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <set>
#include <string>
#include <vector>

// What a test must know of a page in Markdown.
namespace arbiter::codebase {

struct Link {
  int line = 0;        ///< from 1
  std::string target;  ///< as it is written: "docs/seeing.md#what-it-costs"
};

/// Links and pictures of a page, code left out.
std::vector<Link> links_of(const std::string& page);

/// What may stand behind `#`: the headings as GitHub and others write them, small, with hyphens for spaces.
std::set<std::string> anchors_of(const std::string& page);

/// The lines of code on a page, without their indent: blocks indented by four, blocks between fences, `words` in a
/// line.
std::vector<std::string> code_of(const std::string& page);

/// Why links of the page do not lead anywhere, a line each; empty: all do. Targets with a scheme (https:) are not
/// looked at.
std::string broken_links(const std::filesystem::path& file);

/// The text of a file; empty when there is none.
std::string text_of(const std::filesystem::path& file);

}  // namespace arbiter::codebase
