// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <thread>

#include "text/file.h"
#include "text/json_text.h"
#include "text/sentences.h"
#include "text/utf8.h"

namespace arbiter::text {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;

TEST(Utf8, IsWhatTheStandardSays) {
  for (const char* good : {"", "Ada", "Jörg", "先手", "\xF0\x9F\x99\x82", "\xF4\x8F\xBF\xBF", "\xEF\xBF\xBD"})
    EXPECT_TRUE(is_utf8(good)) << good;
  for (const char* bad : {"J\xF6rg", "\x80", "\xC0\x80", "\xC1\xBF", "\xE0\x80\x80", "\xED\xA0\x80", "\xF0\x80\x80\x80",
                          "\xF4\x90\x80\x80", "\xF8\x88\x80\x80\x80", "\xE2\x82", "abc\xC3", "\xFF\xFE"}) {
    EXPECT_FALSE(is_utf8(bad)) << bad;
    EXPECT_TRUE(is_utf8(clean(bad))) << bad;
  }
  EXPECT_EQ(clean("J\xF6rg"), "J\xEF\xBF\xBDrg");
  EXPECT_EQ(clean("Jörg"), "Jörg");
  EXPECT_EQ(clean(std::string("a\0b", 3)), std::string("a\0b", 3));
  EXPECT_EQ(shortened("先手後手", 12), "先手後手");
  EXPECT_EQ(shortened("先手後手", 7), "先手…");
}

TEST(Sentences, AreToldAgainFromWhatWasMadeOfThem) {
  // Without a catalogue every sentence is English: what comes out is what went in.
  static constexpr std::array kKnown{"%1 is taken back: it was %2.", "The board is not seen: %1",
                                     "Tag %1 is seen twice.", "no tags"};
  for (const std::string text : {"e4 is taken back: it was d4.", "The board is not seen: no tags", "Something else.",
                                 "Tag 3 is seen twice. Tag 4 is seen twice.", "", "%1", "100 % of it. And more."})
    EXPECT_EQ(retold(text, kKnown), text);
  static constexpr std::array kTurned{"%1 before %2"};
  EXPECT_EQ(retold("a before b before c", kTurned), "a before b before c");
}

TEST(Sentences, AThreadSpeaksAnotherLanguageForAWhile) {
  const std::string english = "A player who resigns has lost.", german = "Ein Spieler, der aufgibt, hat verloren.";
  const auto said = [&] { return tr(english.c_str()); };
  EXPECT_EQ(said(), english);
  {
    const Speaking speaking("de");
    EXPECT_EQ(spoken(), "de");
    EXPECT_EQ(said(), german);
    static constexpr std::array kKnown{"%1 is refused: %2"};
    EXPECT_EQ(retold("That is refused: " + english, kKnown), "That wird abgelehnt: " + german);
    static constexpr std::array kSeveral{"no piece stands on %1.", "%1 (%2)"};
    EXPECT_EQ(retold("no piece stands on d4. " + english + " (Laws, 5.1)", kSeveral),
              "auf d4 steht keine Figur. " + german + " (Laws, 5.1)");
    EXPECT_EQ(retold("Dr. Watson is refused: " + english, kKnown), "Dr. Watson wird abgelehnt: " + german);
    EXPECT_EQ(trn("one", "many", 2), "many");
    {
      const Speaking unknown("xx");
      EXPECT_EQ(said(), english);
    }
    std::string beside;
    std::thread([&] { beside = said(); }).join();
    EXPECT_EQ(beside, english);
    EXPECT_EQ(said(), german);
  }
  EXPECT_EQ(spoken(), "en");
  EXPECT_EQ(said(), english);
}

struct Wrong {
  std::string text;
  int line, column;
  const char* words;
};

std::string nested(std::size_t depth) { return std::string(depth, '[') + std::string(depth, ']'); }

TEST(JsonText, SaysWhereItIsWrong) {
  const Wrong list[] = {
      {"", 1, 1, "unexpected end"},
      {"{\"a\":1e999}", 1, 11, "overflow"},
      {"{\"a\":\n  -1e999}", 2, 9, "overflow"},
      {"{\"a\":\n 1,}", 2, 4, "expected"},
      {"[\"\xF6\"]", 1, 3, "UTF-8"},
      {"[1] x", 1, 5, "expected end"},
      {"{\n\"先\": nul}", 2, 10, "invalid"},
      {nested(101), 1, 101, "inside one another"},
      {nested(60000), 1, 101, "inside one another"},
      {"\n" + std::string(60000, '{'), 2, 101, "inside one another"},
      {std::string(70, '[') + "{\"a\":" + std::string(60000, '['), 1, 106, "inside one another"},
  };
  for (const Wrong& wrong : list) {
    const auto value = parse(wrong.text);
    ASSERT_FALSE(value) << wrong.text.substr(0, 100);
    EXPECT_EQ(value.error().line, wrong.line) << wrong.text.substr(0, 100) << value.error().text();
    EXPECT_NEAR(value.error().column, wrong.column, 1) << wrong.text.substr(0, 100) << value.error().text();
    EXPECT_NE(value.error().what.find(wrong.words), std::string::npos) << value.error().text();
    EXPECT_TRUE(parse_or_discard(wrong.text).is_discarded());
  }
}

TEST(JsonText, IsReadWithinItsLimits) {
  EXPECT_EQ(*parse(nested(100)), json::parse(nested(100)));
  EXPECT_EQ(*parse("[\"[[[[\\\"[[\", 1e308, -0.0, 18446744073709551615]"),
            (json{"[[[[\"[[", 1e308, -0.0, 18446744073709551615U}));
  const Limits small{20, 2, 5};
  EXPECT_TRUE(parse("[[1,2],[3]]", small));
  EXPECT_EQ(parse("[[[1]]]", small).error().column, 3);
  EXPECT_EQ(parse("[1,2,3,4,5,6]", small).error().column, 11);
  EXPECT_NE(parse(std::string(21, ' '), small).error().what.find("too large"), std::string::npos);
  // What the parser quotes of a text stays readable.
  EXPECT_LT(parse("[\"" + std::string(1'000'000, 'a')).error().what.size(), 400U);
  EXPECT_TRUE(is_utf8(parse("[\"\xF6\xF6").error().text()));
}

TEST(JsonText, NeverFailsToBeWritten) {
  const json broken{{"name", "J\xF6rg"}, {"\xFF", json::array({"\xC3"})}};
  const std::string text = dump(broken);
  EXPECT_TRUE(is_utf8(text));
  EXPECT_TRUE(parse(text)) << text;
  EXPECT_EQ(dump({{"a", 1}}, 1), "{\n \"a\": 1\n}");
}

TEST(JsonText, FindsWhatCannotBeWritten) {
  EXPECT_EQ(fault_of({{"a", {"ä", 1, nullptr}}}), "");
  EXPECT_NE(fault_of({{"players", {{"S", "J\xF6rg"}}}}).find("/players/S"), std::string::npos);
  EXPECT_NE(fault_of({{"a", json::array({1, "\xFF"})}}).find("/a/1"), std::string::npos);
  EXPECT_NE(fault_of({{"a\xFF", 1}}), "");
  EXPECT_NE(fault_of("\xFF"), "");
  json deep;
  for (int i = 0; i < 101; ++i) deep = json::array({deep});
  EXPECT_NE(fault_of(deep), "");
  EXPECT_EQ(fault_of(deep[0]), "");
}

class FileTest : public testing::Test {
 protected:
  void SetUp() override {
    folder_ = fs::temp_directory_path() / ("arbiter-text-" + std::to_string(getpid()));
    fs::create_directories(folder_);
  }
  void TearDown() override { fs::remove_all(folder_); }
  [[nodiscard]] fs::path write(const std::string& name, const std::string& content) const {
    std::ofstream(folder_ / name, std::ios::binary) << content;
    return folder_ / name;
  }
  fs::path folder_;
};

TEST_F(FileTest, IsReadWhole) {
  const std::string content = std::string(200'000, 'x') + '\0' + "end";
  EXPECT_EQ(*read_file(write("a", content), 1'000'000), content);
  EXPECT_EQ(*read_file(write("empty", ""), 10), "");
  EXPECT_EQ(*parse_file(write("a.json", "[1]")), json({1}));
}

TEST_F(FileTest, IsRefusedWithItsName) {
  const auto refused = [](const fs::path& file, const std::string& words) {
    const auto content = read_file(file, 1U << 20U);
    ASSERT_FALSE(content) << file;
    EXPECT_EQ(content.error().rfind(shown(file), 0), 0U) << content.error();
    EXPECT_NE(content.error().find(words), std::string::npos) << content.error();
  };
  refused(folder_ / "nothing", "No such file");
  refused(folder_, "is a folder");
  refused("/dev/zero", "is a device");
  refused("", "No such file");
  refused(write("large", std::string((1U << 20U) + 1, 'x')), "more than 1 MiB");
  refused(folder_ / "J\xF6rg", "No such file");
  EXPECT_TRUE(is_utf8(read_file(folder_ / "J\xF6rg", 10).error()));
  const auto wrong = parse_file(write("b.json", "[1,\n2e999]"));
  EXPECT_EQ(wrong.error().rfind((folder_ / "b.json").string() + ": line 2, column", 0), 0U) << wrong.error();
}

TEST(Lines, AreReadToTheirEndsHoweverLong) {
  std::istringstream in("ab\n\n" + std::string(1000, 'x') + "\ncd\nlast");
  std::vector<std::string> lines;
  for (std::string line; read_line(in, line, 5);) lines.push_back(line);
  EXPECT_EQ(lines, (std::vector<std::string>{"ab", "", "xxxxxx", "cd", "last"}));
  std::istringstream empty("");
  std::string line;
  EXPECT_FALSE(read_line(empty, line, 5));
}

TEST_F(FileTest, ThatIsAPipeIsReadOrGivenUp) {
  const fs::path pipe = folder_ / "pipe";
  ASSERT_EQ(mkfifo(pipe.c_str(), 0600), 0);
  std::thread writer([&] {
    std::ofstream out(pipe);
    out << "[1," << std::flush;
    std::this_thread::sleep_for(std::chrono::milliseconds(200));
    out << "2]";
  });
  EXPECT_EQ(*parse_file(pipe), json({1, 2}));
  writer.join();
  const auto start = std::chrono::steady_clock::now();
  EXPECT_NE(read_file(pipe, 100).error().find("nobody writes"), std::string::npos);
  EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::seconds(10));
}

}  // namespace
}  // namespace arbiter::text
