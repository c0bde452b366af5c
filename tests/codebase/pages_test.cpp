// SPDX-License-Identifier: MIT
// The pages of the codebase: links lead somewhere, every page is led to, and the commands on them are there.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <cctype>
#include <cstdio>
#include <fstream>
#include <map>
#include <regex>
#include <sstream>

#include "tests/codebase/markdown.h"
#include "text/sentences.h"

namespace arbiter::codebase {
namespace {

namespace fs = std::filesystem;
using ::testing::HasSubstr;

const fs::path kRoot = ARBITER_SOURCE_DIR;

/// The pages that people read in the repository. (The guides are part of the program and read there.)
std::vector<fs::path> pages() {
  std::vector<fs::path> found;
  for (auto it = fs::recursive_directory_iterator(kRoot); it != fs::recursive_directory_iterator(); ++it) {
    const std::string name = it->path().filename().string();
    const bool aside = it.depth() == 0 && (name.rfind("build", 0) == 0 || name == ".git" || name == ".cache");
    if (it->is_directory() && (aside || it->path() == kRoot / "referee/guides")) it.disable_recursion_pending();
    if (it->is_regular_file() && it->path().extension() == ".md") found.push_back(it->path());
  }
  std::sort(found.begin(), found.end());
  return found;
}

TEST(Pages, LinksLeadSomewhere) {
  std::size_t links = 0;
  for (const fs::path& page : pages()) {
    links += links_of(text_of(page)).size();
    EXPECT_EQ(broken_links(page), "");
  }
  EXPECT_GE(links, 30U);
}

TEST(Pages, ABrokenLinkIsFound) {
  const fs::path folder = fs::temp_directory_path() / ("arbiter-pages-" + std::to_string(getpid()));
  fs::create_directories(folder);
  std::ofstream(folder / "a.md")
      << "# A page, *this* one\n\nSee [b](b.md#second-part) and [itself](#a-page-this-one).\n\n"
         "    [no link](nowhere.md)\n\n`[nor this](nowhere.md)`\n";
  std::ofstream(folder / "b.md") << "## Second part\n\nTo [a](a.md#nothing), to ![c](c.png), "
                                    "to [all](https://example.org/x.md).\n";
  EXPECT_EQ(broken_links(folder / "a.md"), "");
  const std::string broken = broken_links(folder / "b.md");
  EXPECT_THAT(broken, HasSubstr("b.md:3: a.md#nothing has no such heading"));
  EXPECT_THAT(broken, HasSubstr("c.png is not there"));
  EXPECT_EQ(std::count(broken.begin(), broken.end(), '\n'), 2);
  fs::remove_all(folder);
}

TEST(Pages, EveryPageInDocsIsLedToFromTheFirst) {
  std::vector<fs::path> open{kRoot / "README.md"};
  std::set<fs::path> seen{open.front()};
  while (!open.empty()) {
    const fs::path page = open.back();
    open.pop_back();
    for (const Link& link : links_of(text_of(page))) {
      const fs::path there = fs::weakly_canonical(page.parent_path() / link.target.substr(0, link.target.find('#')));
      if (there.extension() == ".md" && fs::exists(there) && seen.insert(there).second) open.push_back(there);
    }
  }
  for (const fs::path& page : pages()) {
    if (page.string().starts_with((kRoot / "docs").string())) {
      EXPECT_TRUE(seen.count(fs::weakly_canonical(page))) << page;
    }
  }
}

/// What `arbiter WORDS --help` prints; empty where it ends with an error.
std::string help_of(const std::string& words) {
  static std::map<std::string, std::string> known;
  const auto [it, is_new] = known.try_emplace(words);
  if (!is_new) return it->second;
  FILE* pipe = popen(("LC_ALL=C '" ARBITER_PROGRAM "' " + words + " --help 2>/dev/null").c_str(), "r");
  std::string text;
  char buffer[4096];
  for (std::size_t n = 0; (n = fread(buffer, 1, sizeof buffer, pipe)) > 0;) text.append(buffer, n);
  if (pclose(pipe) != 0) text.clear();
  return it->second = text;
}

/// The subcommands that a help names, under whichever heading.
std::set<std::string> subcommands(const std::string& help) {
  std::set<std::string> names;
  std::istringstream in(help);
  static const std::regex entry("^  ([a-z][a-z-]*).*"), heading("^[A-Z][A-Za-z ]*:$"),
      other("^(Options|Positionals|Examples):$");
  bool inside = false;
  std::smatch match;
  for (std::string line; std::getline(in, line);) {
    if (std::regex_match(line, heading))
      inside = !std::regex_match(line, other);
    else if (inside && std::regex_match(line, match, entry))
      names.insert(match[1]);
    else if (line.empty())
      inside = false;
  }
  return names;
}

/// Why `line`, a command of `arbiter`, cannot be what its help says; empty: it can.
std::string wrong_command(const std::string& line) {
  std::istringstream in(line);
  std::string word, words;
  in >> word;
  while (in >> word && subcommands(help_of(words)).count(word)) words += (words.empty() ? "" : " ") + word;
  if (words.empty() && word[0] != '-' && word != line) return "there is no command " + word;
  const std::string help = help_of(words) + (words.empty() ? "" : help_of(words.substr(0, words.find(' '))));
  static const std::regex option("(^|[ `])(--[a-z][a-z-]*)");
  for (std::sregex_iterator it(line.begin(), line.end(), option), end; it != end; ++it) {
    const std::string name = (*it)[2];
    if (name != "--help" && !std::regex_search(help, std::regex(name + "($|[ ,:={\n])")))
      return "arbiter " + words + " has no " + name;
  }
  return {};
}

TEST(Pages, CommandsAreThere) {
  std::size_t commands = 0;
  for (const fs::path& page : pages()) {
    for (const std::string& code : code_of(text_of(page))) {
      static const std::regex begin("^build/arbiter( |$).*");
      if (!std::regex_match(code, begin)) continue;
      // Behind two blanks stands what it does.
      EXPECT_EQ(wrong_command(code.substr(0, code.find("  "))), "") << page << "\n  " << code;
      ++commands;
    }
  }
  EXPECT_GE(commands, 40U);
}

TEST(Pages, AWrongCommandIsFound) {
  EXPECT_EQ(wrong_command("build/arbiter watch 0 --rules chess"), "");
  EXPECT_EQ(wrong_command("build/arbiter club players add Ada --by Bo"), "");
  EXPECT_EQ(wrong_command("build/arbiter wacht 0"), "there is no command wacht");
  EXPECT_EQ(wrong_command("build/arbiter watch 0 --ruls chess"), "arbiter watch has no --ruls");
  EXPECT_EQ(wrong_command("build/arbiter club players add --color red"), "arbiter club players add has no --color");
}

/// The sentences of the messages that a source makes, as people read them (en.po), placeholders written as "…" as the
/// pages write them.
std::vector<std::string> messages_of(const std::string& source) {
  static const std::regex placeholder("%[1-9]"), made(R"re(make_message\(\s*((?:"(?:[^"\\]|\\.)*"\s*)+))re"),
      seam(R"("\s*")");
  static const auto english = text::catalogue("en");
  std::vector<std::string> texts;
  for (std::sregex_iterator it(source.begin(), source.end(), made), end; it != end; ++it) {
    const std::string text = std::regex_replace((*it)[1].str(), seam, "");
    const std::string sentence = text.substr(1, text.rfind('"') - 1);
    const auto reworded = english.find(sentence);
    const std::string& read = reworded == english.end() ? sentence : reworded->second;
    texts.push_back(std::regex_replace(read, placeholder, "…"));
  }
  return texts;
}

TEST(Pages, TroubleshootingExplainsEveryAlert) {
  const std::string page = text_of(kRoot / "docs/troubleshooting.md");
  std::string sources = text_of(kRoot / "referee/observe/observe.cpp");
  for (const auto& file : fs::directory_iterator(kRoot / "app/table")) {
    const std::string name = file.path().filename().string();
    const bool watches = name.starts_with("watch") || name == "tag_watch.cpp";
    if (watches && file.path().extension() == ".cpp" && name != "watch_report.cpp") sources += text_of(file.path());
  }
  std::size_t sentences = 0;
  for (const std::string& alert : messages_of(sources)) {
    if (std::islower(static_cast<unsigned char>(alert.front())) != 0) continue;  // a part of a sentence
    EXPECT_THAT(page, HasSubstr('"' + alert + '"'));
    ++sentences;
  }
  EXPECT_GE(sentences, 35U);
  EXPECT_THAT(messages_of("return make_message(\"It is %1 \"\n   \"here.\", x) + make_message(\"No.\");"),
              ::testing::ElementsAre("It is … here.", "No."));
  EXPECT_THAT(messages_of("make_message(\"It is not clear what stands on %1.\", x)"),
              ::testing::ElementsAre("Arbiter cannot tell which piece is on …."));
}

TEST(Pages, TroubleshootingExplainsWhatCamerasSay) {
  const std::string page = text_of(kRoot / "docs/troubleshooting.md");
  std::size_t sentences = 0;
  for (const char* file :
       {"vision/sources/source.cpp", "vision/sources/picture_file.cpp", "vision/locate/board_finder.cpp",
        "vision/locate/line_board.cpp", "vision/locate/corner_tags.cpp", "calibration/board_plane.cpp",
        "calibration/measure/table_check.cpp", "calibration/measure/lens_collector.cpp",
        "calibration/measure/lens_measurement.cpp", "calibration/measure/printed_view.cpp",
        "app/phone/phone_source.cpp"})
    for (const std::string& text : messages_of(text_of(kRoot / file))) {
      if (std::count(text.begin(), text.end(), ' ') <= 3) continue;  // it stands within a sentence
      EXPECT_NE(page.find('"' + text + '"'), std::string::npos) << file << ": " << text;
      ++sentences;
    }
  EXPECT_GE(sentences, 60U);
}

std::string said_by(const std::string& program) {
  FILE* pipe = popen(("'" + program + "' --version").c_str(), "r");
  char line[100] = {};
  const bool said = fgets(line, sizeof line, pipe) != nullptr;
  return pclose(pipe) == 0 && said ? line : "";
}

TEST(Version, IsWhatTheProjectSaysEverywhere) {
  static const std::regex project("project\\(arbiter VERSION ([0-9.]+)");
  const std::string text = text_of(kRoot / "CMakeLists.txt");
  std::smatch match;
  ASSERT_TRUE(std::regex_search(text, match, project));
  const std::string version = match[1];
  EXPECT_EQ(said_by(ARBITER_PROGRAM), "arbiter " + version + "\n");
  EXPECT_EQ(said_by(ARBITER_VISION_PROGRAM), "arbiter " + version + "\n");
  EXPECT_THAT(text_of(kRoot / "CHANGELOG.md"),
              AnyOf(HasSubstr("\n## [Unreleased]\n\nThis will be"), HasSubstr("\n## [" + version + "] - ")));
  EXPECT_THAT(text_of(kRoot / "packaging/org.arbiter.Desk.metainfo.xml"),
              HasSubstr("<release version=\"" + version + "\""));
}

}  // namespace
}  // namespace arbiter::codebase
