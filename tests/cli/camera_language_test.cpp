// SPDX-License-Identifier: MIT
// What is wrong with cameras, films and pictures, and what would make them better, is told in every language: that all
// that the sources say of it is known, and what becomes of it.
#include <gmock/gmock.h>

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <regex>
#include <set>

#include "app/table/camera_text.h"
#include "tests/cli/program.h"
#include "text/sentences.h"

namespace arbiter {
namespace {

namespace fs = std::filesystem;

constexpr const char* kTold[] = {"de", "fr", "es", "pt", "ru", "zh", "ja"};

/// The texts of a source, those that stand side by side put together.
std::vector<std::string> texts_of(const fs::path& file) {
  static const std::regex kSeam("\"\\s*\n\\s*\""), kText(R"re("((?:[^"\\\n]|\\.)*)")re");
  const std::string source = std::regex_replace(test::text_of(file), kSeam, "");
  std::vector<std::string> texts;
  for (std::sregex_iterator it(source.begin(), source.end(), kText), end; it != end; ++it) texts.push_back((*it)[1]);
  return texts;
}

TEST(CameraLanguage, AllSentencesOfTheSourcesAreKnown) {
  std::string known;
  static const std::regex kPart("%[1-9]");
  for (const std::string sentence : table::sentences_of_cameras())
    known += "|" + std::regex_replace(sentence, kPart, "|");
  const fs::path root = ARBITER_SOURCES;
  int looked_at = 0;
  for (const char* name :
       {"vision/sources/source.cpp", "vision/sources/picture_file.cpp", "vision/locate/board_finder.cpp",
        "vision/locate/line_board.cpp", "vision/locate/corner_tags.cpp", "calibration/measure/table_check.cpp",
        "calibration/measure/lens_collector.cpp", "calibration/measure/lens_measurement.cpp",
        "app/phone/phone_source.cpp"})
    for (const std::string& text : texts_of(root / name)) {
      // Words with blanks between them; what is said of single pictures of a print is for the command line.
      static const std::set<std::string> kElsewhere{"it does not fit the others (shaken, or the print was bent)",
                                                    "it cannot be read as a picture", " pixels, the others ",
                                                    "P6 width height", "South at the bottom"};
      if (std::ranges::count_if(text, ::isalpha) < 8 || text.find(' ') == std::string::npos ||
          kElsewhere.contains(text))
        continue;
      ++looked_at;
      EXPECT_NE(known.find(text.substr(0, text.find("; it is left out"))), std::string::npos)
          << name << " says \"" << text << "\": write the sentence into app/table/camera_text.cpp, and translate it";
    }
  EXPECT_GT(looked_at, 45) << "the sources are not written as they are looked for";
}

TEST(CameraLanguage, IsToldInEveryLanguage) {
  constexpr const char* kExamples[] = {
      "camera 0 cannot be opened: it is not there, or another program is using it",
      "films holds 3 films; name one of them",
      "x.png cannot be read as a picture: a PNG of 10 x 20 pixels, but damaged; it is left out",
      "no chequered pattern was found: is the whole board in the picture, in focus and well lit?",
      "Part of the board is outside the picture (a1, a2 and 3 more): move the camera back or turn it.",
      "Light is mirrored in the board (d4): move the lamp or the camera, or draw the curtain.",
      "Choose a game first: it says which board to look for."};
  static const std::regex kEnglish("\\b(the|is|are|and|it|more|of)\\b");
  for (const std::string language : kTold) {
    const text::Speaking speaking(language);
    const auto catalogue = text::catalogue(language);
    for (const std::string sentence : table::sentences_of_cameras())
      EXPECT_TRUE(catalogue.contains(sentence)) << language << ": " << sentence;
    for (const char* example : kExamples) {
      const std::string told = table::camera_text(example);
      EXPECT_NE(told, example) << language;
      EXPECT_FALSE(std::regex_search(told, kEnglish)) << language << ": " << told;
    }
  }
  EXPECT_EQ(table::camera_text(kExamples[0]), kExamples[0]) << "English stays";
  const text::Speaking german("de");
  EXPECT_EQ(table::camera_text(kExamples[0]),
            "Kamera 0 lässt sich nicht öffnen: sie ist nicht da, oder ein anderes Programm benutzt sie");
}

}  // namespace
}  // namespace arbiter
