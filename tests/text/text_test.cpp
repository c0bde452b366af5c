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
#include "text/message_json.h"
#include "text/sentences.h"
#include "text/utf8.h"
#include "value/message.h"

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

/// Names that look like placeholders, quotations, or sentences that a catalogue has.
constexpr std::array kHostile{
    "%1", "%2 %1", "\"e9\"", "Dr. Who. There is no game 3", "X sits at table 2", "nothing", "100 % of it", "a\nb", ""};

std::string in_language(const Message& message) {
  return in_words(message, [](const Argument& argument) { return "<" + argument.text + ">"; });
}

TEST(Messages, AreWrittenInEnglish) {
  EXPECT_EQ(
      make_message("%1 is refused: %2", arg::quoted("e2e5"), make_message("no piece stands on %1.", "e2")).english(),
      "\"e2e5\" is refused: no piece stands on e2.");
  EXPECT_EQ(make_message("100 % of %1", 3).english(), "100 % of 3");
  EXPECT_EQ(make_counted("%1 game of %2", "%1 games of %2", 1, "A").english(), "1 game of A");
  EXPECT_EQ(make_counted("%1 game of %2", "%1 games of %2", 0, "A").english(), "0 games of A");
  EXPECT_EQ(make_message("%1", arg::listed(std::vector<std::string>{"a", "b", "c"})).english(), "a, b and c");
  EXPECT_EQ(make_message("%1", arg::texts({"a", "b"})).english(), "a, b");
  EXPECT_EQ(join_messages({as_it_is("a."), {}, as_it_is("b.")}).english(), "a. b.");
  EXPECT_TRUE(join_messages({{}, {}}).empty());
  for (const std::string name : kHostile)
    EXPECT_EQ(make_message("%1 is taken back: it was %2.", name, name).english(),
              name + " is taken back: it was " + name + ".");
}

TEST(Messages, KeepTheirNamesInAnotherLanguage) {
  const Speaking speaking("de");
  for (const std::string name : kHostile) {
    EXPECT_EQ(in_language(make_message("%1 is taken back: it was %2.", name, name)),
              name + " wird zurückgenommen: Es war " + name + ".");
    EXPECT_EQ(in_language(as_it_is(name)), name);
  }
  EXPECT_EQ(in_language(make_message("%1 is refused: %2", arg::quoted("%2"), make_message("the game is over."))),
            in_language(make_message("%1", arg::quoted("%2"))) + " wird abgelehnt: das Spiel ist zu Ende.");
  EXPECT_EQ(in_language(make_message("no piece stands on %1.", arg::piece("S.pawn"))),
            "auf <S.pawn> steht keine Figur.");
  EXPECT_EQ(in_language({}), "");
}

TEST(Messages, ComeBackFromJson) {
  std::vector<Message> list{
      make_message("%1 is refused: %2", arg::quoted("e2e5"), make_message("no piece stands on %1.", arg::seat("S"))),
      make_counted("%1 game", "%1 games", 5),
      make_message("%1", arg::listed({as_it_is("a"), make_message("the game is over.")})),
      make_message("%1 %2 %3 %4 %5", arg::kind("rook"), arg::piece("S.pawn@W"), arg::game("chess"), arg::army("russia"),
                   arg::word("nothing")),
      join_messages({as_it_is("a."), as_it_is("b.")}, "; ")};
  for (const std::string name : kHostile) list.push_back(make_message("%1 is %2", name, arg::quoted(name)));
  for (const Message& message : list) {
    json object{{"code", "illegal"}};
    put_message(object, message);
    EXPECT_EQ(object["message"], message.english());
    EXPECT_EQ(message_from(object), message) << object;
    EXPECT_EQ(unpacked(packed(message)), message) << object;
  }
}

TEST(Messages, ComeBackFromWhatWasNoMessage) {
  EXPECT_EQ(unpacked("a note of old"), as_it_is("a note of old"));
  EXPECT_EQ(unpacked("{"), as_it_is("{"));
  EXPECT_EQ(unpacked("{\"a\":1}"), as_it_is("{\"a\":1}"));
  EXPECT_EQ(unpacked(""), Message());
  EXPECT_EQ(message_from({{"message", "an older program's"}}), as_it_is("an older program's"));
  EXPECT_EQ(message_from(json(3)), std::nullopt);
  EXPECT_EQ(message_from({{"id", 3}}), std::nullopt);
  // What is not made as a message is, is not taken: its English text is.
  json deep{{"id", "%1"}};
  for (int n = 0; n < 50; ++n)
    deep = {{"id", "%1"}, {"args", json::array({{{"type", "message"}, {"messages", json::array({deep})}}})}};
  deep["message"] = "deep";
  EXPECT_EQ(message_from(deep), as_it_is("deep"));
  EXPECT_EQ(message_from({{"id", "%1"}, {"args", json::array({{{"type", "spell"}}})}, {"message", "x"}}),
            as_it_is("x"));
  const json ten(10, {{"type", "text"}, {"value", "a"}});
  EXPECT_EQ(message_from({{"id", "%1"}, {"args", ten}}), std::nullopt);
}

TEST(Sentences, AThreadSpeaksAnotherLanguageForAWhile) {
  const std::string english = "A player who resigns has lost.", german = "Ein Spieler, der aufgibt, hat verloren.";
  const auto said = [&] { return tr(english.c_str()); };
  EXPECT_EQ(said(), english);
  {
    const Speaking speaking("de");
    EXPECT_EQ(spoken(), "de");
    EXPECT_EQ(said(), german);
    EXPECT_EQ(in_language(make_message("%1 (%2)", sentence_of(english), "Laws, 5.1")), german + " (Laws, 5.1)");
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

TEST(Sentences, EnglishIsShownInTheWordsOfItsCatalogue) {
  const Message undone = make_message("%1 is taken back: it was %2.", "%2", "e2e4");
  EXPECT_EQ(in_language(undone), "%2 is taken back: it was e2e4.") << "until somebody speaks, the source's words";
  const auto found = [](long number, const std::string& saved) {
    return trn("%1 game found: %2 kept", "%1 games found: %2 kept", number, {saved});
  };
  const Message ended = make_counted("%1 game found: %2 kept", "%1 games found: %2 kept", 1, 1);
  {
    const Speaking speaking("en");
    EXPECT_EQ(in_language(undone), "%2 was undone: it was e2e4.");
    EXPECT_EQ(tr("Player"), "Player") << "not in the catalogue";
    EXPECT_EQ(found(1, "0"), "Saved 0 of 1 game");
    EXPECT_EQ(found(3, "2"), "Saved 2 of 3 games");
    EXPECT_EQ(in_language(ended), "Saved 1 of 1 game");
    EXPECT_EQ(undone.english(), "%2 is taken back: it was e2e4.") << "what programs read";
    json told;
    put_message(told, undone);
    EXPECT_EQ(told["message"], "%2 is taken back: it was e2e4.");
  }
  {
    const Speaking german("de");
    EXPECT_EQ(found(1, "0"), "1 Partie gefunden: 0 aufbewahrt");
    EXPECT_EQ(found(3, "2"), "3 Partien gefunden: 2 aufbewahrt");
  }
  // gettext has the same catalogue for a whole program.
  speak("en");
  EXPECT_EQ(in_language(undone), "%2 was undone: it was e2e4.");
  EXPECT_EQ(found(1, "1"), "Saved 1 of 1 game");
  EXPECT_EQ(found(0, "0"), "Saved 0 of 0 games");
  speak("xx");
  EXPECT_EQ(in_language(undone), "%2 is taken back: it was e2e4.");
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
    EXPECT_EQ(value.error().line, wrong.line) << wrong.text.substr(0, 100) << value.error().text().english();
    EXPECT_NEAR(value.error().column, wrong.column, 1) << wrong.text.substr(0, 100) << value.error().text().english();
    EXPECT_NE(value.error().what.english().find(wrong.words), std::string::npos) << value.error().text().english();
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
  EXPECT_NE(parse(std::string(21, ' '), small).error().what.english().find("too large"), std::string::npos);
  // What the parser quotes of a text stays readable.
  EXPECT_LT(parse("[\"" + std::string(1'000'000, 'a')).error().what.english().size(), 400U);
  EXPECT_TRUE(is_utf8(parse("[\"\xF6\xF6").error().text().english()));
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
    const std::string why = content.error().english();
    EXPECT_EQ(why.rfind(shown(file), 0), 0U) << why;
    EXPECT_NE(why.find(words), std::string::npos) << why;
  };
  refused(folder_ / "nothing", "No such file");
  refused(folder_, "is a folder");
  refused("/dev/zero", "is a device");
  refused("", "No such file");
  refused(write("large", std::string((1U << 20U) + 1, 'x')), "more than 1 MiB");
  refused(folder_ / "J\xF6rg", "No such file");
  EXPECT_TRUE(is_utf8(read_file(folder_ / "J\xF6rg", 10).error().english()));
  const auto wrong = parse_file(write("b.json", "[1,\n2e999]"));
  const std::string why = wrong.error().english();
  EXPECT_EQ(why.rfind((folder_ / "b.json").string() + ": line 2, column", 0), 0U) << why;
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
  EXPECT_NE(read_file(pipe, 100).error().english().find("nobody writes"), std::string::npos);
  EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::seconds(10));
}

}  // namespace
}  // namespace arbiter::text
