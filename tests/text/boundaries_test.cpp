// SPDX-License-Identifier: MIT
// JSON comes in and goes out in one place only. A call of the library's own functions elsewhere throws on what people
// really have (names that are not UTF-8, numbers that overflow), so the sources are looked through for such calls.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <regex>
#include <string>

namespace arbiter {
namespace {

namespace fs = std::filesystem;

/// What stands in the sources of a folder and fits `pattern`, as "file:line: text".
std::string found_in(const char* folder, const std::regex& pattern) {
  std::string found;
  for (const auto& entry : fs::recursive_directory_iterator(fs::path(ARBITER_SOURCE_DIR) / folder)) {
    if (entry.path().extension() != ".cpp" && entry.path().extension() != ".h") continue;
    std::ifstream in(entry.path());
    int number = 0;
    for (std::string line; std::getline(in, line);) {
      ++number;
      if (std::regex_search(line, pattern)) found += entry.path().string() + ":" + std::to_string(number) + line + "\n";
    }
  }
  return found;
}

TEST(InputBoundaries, JsonIsReadInOnePlace) {
  const std::regex reading(R"(json::parse\(|json::accept\(|sax_parse\(|>>\s*\w*json)");
  for (const char* folder : {"app", "calibration", "db", "referee", "vision"})
    EXPECT_EQ(found_in(folder, reading), "") << "use text::parse";
}

// A field of foreign JSON that has another type, or is missing, must not throw.
TEST(InputBoundaries, ForeignJsonIsReadFieldByField) {
  const std::regex reading(R"(\.value\("|(\.|->)get<|\.at\("|get_to\()");
  for (const char* folder :
       {"app/club", "app/commands", "app/engines", "app/event", "app/footage", "app/http", "app/link", "app/phone",
        "app/printing", "app/server", "app/timing", "db/club", "play", "vision"})
    EXPECT_EQ(found_in(folder, reading), "") << "use text::JsonFields";
}

// Inside the referee everything has passed an input boundary already.
TEST(InputBoundaries, JsonIsWrittenInOnePlace) {
  const std::regex writing(R"((\.|->)dump\(|(cout|cerr|file|out) << (nlohmann::)?json\b)");
  for (const char* folder : {"app", "calibration", "db", "vision"})
    EXPECT_EQ(found_in(folder, writing), "") << "use text::dump";
}

TEST(InputBoundaries, PicturesAreDecodedInOnePlace) {
  const std::regex decoding(R"(cv::imread\()");
  for (const char* folder : {"app", "calibration", "vision"})
    EXPECT_EQ(found_in(folder, decoding), "") << "use vision::read_picture";
}

}  // namespace
}  // namespace arbiter
