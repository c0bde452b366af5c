// SPDX-License-Identifier: MIT
// What is wrong with a time control is told in every language: that all that the sources say of it is known, and what
// becomes of it.
#include <gmock/gmock.h>

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <regex>

#include "app/table/clock_record.h"
#include "app/table/clock_text.h"
#include "app/timing/time_control.h"
#include "tests/cli/program.h"
#include "text/sentences.h"

namespace arbiter {
namespace {

constexpr const char* kTold[] = {"de", "fr", "es", "pt", "ru", "zh", "ja"};

/// Time controls of which each complaint is made.
constexpr const char* kWrong[] = {"5+x",
                                  "5+",
                                  "x",
                                  "5 byo 3x0",
                                  "1,2,3,4,5,6,7,8,9,10,11",
                                  "30, 20",
                                  "5 byo 3x30, 20",
                                  "0",
                                  "5+3 game",
                                  "0 game",
                                  "60 game; 50 game",
                                  "5; 3",
                                  "5; N 3; N 4",
                                  "5 3",
                                  "1000/90:00, 5",
                                  "1:60",
                                  "5.5",
                                  "0:30.",
                                  "9000:00:00",
                                  "5 byo 100x30"};

std::string complaint(const char* control) {
  const auto read = timing::parse_time_control(control);
  return read ? std::string() : read.error();
}

/// Every sentence of the sources, as far as it has words.
TEST(ClockRefusals, AreAllKnown) {
  std::string known;
  static const std::regex kPart("%[1-9]"), kEscape("\\\\(.)");
  for (const std::string sentence : table::complaints_of_clocks())
    known += "|" + std::regex_replace(sentence, kPart, "|");
  int looked_at = 0;
  const std::filesystem::path sources = ARBITER_SOURCES;
  for (const char* name : {"app/timing/time_control.cpp", "app/timing/time_text.cpp"}) {
    const std::string source = test::text_of(sources / name);
    // What a complaint is made of: whole words with blanks between them.
    static const std::regex kLiteral(R"re("((?:[^"\\]|\\.)*)")re");
    for (std::sregex_iterator it(source.begin(), source.end(), kLiteral), end; it != end; ++it) {
      const std::string text = std::regex_replace((*it)[1].str(), kEscape, "$1");
      const bool path = text.find('/') != std::string::npos && text.find(' ') == std::string::npos;
      if (path || text.find(' ') == std::string::npos || std::ranges::count_if(text, ::isalpha) < 5) continue;
      ++looked_at;
      EXPECT_NE(known.find(text), std::string::npos)
          << name << " says \"" << text << "\": write the sentence into app/table/clock_text.cpp, and translate it";
    }
  }
  EXPECT_GT(looked_at, 15) << "the sources are not written as they are looked for";
}

TEST(ClockRefusals, AreToldInEveryLanguage) {
  for (const std::string language : kTold) {
    const auto catalogue = text::catalogue(language);
    for (const std::string sentence : table::complaints_of_clocks())
      EXPECT_TRUE(catalogue.contains(sentence)) << language << ": " << sentence;
  }
  for (const char* control : kWrong) {
    const std::string english = complaint(control);
    ASSERT_FALSE(english.empty()) << control;
    EXPECT_EQ(table::clock_text(english), english) << "English stays";
    static const std::regex kEnglish("\\b(there should|at the end|not two|which|more than|below)\\b"),
        kQuoted("\"[^\"]*\"");
    for (const std::string language : kTold) {
      const text::Speaking speaking(language);
      const std::string told = std::regex_replace(table::clock_text(english), kQuoted, "");
      EXPECT_FALSE(std::regex_search(told, kEnglish)) << language << ": " << told;
    }
  }
  const text::Speaking german("de");
  EXPECT_EQ(table::clock_text(complaint("5+x")), "„5+x“: bei „x“ wird erwartet: Sekunden oder Minuten:Sekunden");
  EXPECT_EQ(table::clock_text(table::why_no_clock(*timing::parse_time_control("5; E 3"), {"S", "N"})),
            "„5:00; E 3:00“ gibt E Zeit, aber dieses Spiel hat keinen solchen Platz");
}

}  // namespace
}  // namespace arbiter
