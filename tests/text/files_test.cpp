// SPDX-License-Identifier: MIT
// How files are encoded, what days people write, and how notes are told.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "text/dates.h"
#include "text/decoding.h"
#include "text/entities.h"
#include "text/notes.h"
#include "value/message.h"

namespace arbiter::text::files {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

std::string wide(const std::string& ascii, bool little) {
  std::string out;
  for (const char c : ascii) out += little ? std::string{c, '\0'} : std::string{'\0', c};
  return out;
}

TEST(Decoding, FindsOutHowATextIsEncoded) {
  const std::string plain = "[White \"Ada\"]\n\n1. e4 *\n";
  EXPECT_EQ(decoded(plain).text, plain);
  EXPECT_EQ(decoded("\xEF\xBB\xBF" + plain).text, plain);
  for (const auto& [mark, little] :
       {std::pair<std::string, bool>{"\xFF\xFE", true}, {"\xFE\xFF", false}, {"", true}, {"", false}}) {
    const Decoded wide_text = decoded(mark + wide(plain, little));
    EXPECT_EQ(wide_text.text, plain) << "mark of " << mark.size() << " bytes, " << (little ? "little" : "big");
    EXPECT_EQ(wide_text.encoding, "UTF-16");
  }
  EXPECT_EQ(decoded("a\r\nb\rc\n\r\n").text, "a\nb\nc\n\n");
  EXPECT_EQ(decoded("").text, "");
  EXPECT_EQ(decoded("a\n\x1A\x1A").text, "a\n") << "the end mark of DOS";
}

TEST(Decoding, TakesMarksOutOfTheMiddleOfJoinedFiles) {
  EXPECT_EQ(decoded("a\n\xEF\xBB\xBF"
                    "b\n")
                .text,
            "a\nb\n");
}

TEST(Decoding, GuessesWesternLettersLineByLine) {
  const Decoded mixed = decoded("[White \"Jörg\"]\n[Black \"J\xF6rg\"]\n[Site \"\x80 \x81\"]\n");
  EXPECT_EQ(mixed.text, "[White \"Jörg\"]\n[Black \"Jörg\"]\n[Site \"€ ?\"]\n") << "lines that are UTF-8 stay so";
  EXPECT_EQ(mixed.guessed_line, 2);
  EXPECT_EQ(decoded("Jörg").guessed_line, 0);
}

TEST(Decoding, GuessesTheEncodingThatMakesSense) {
  struct Text {
    const char *bytes, *text, *encoding;
  };
  const Text kTexts[] = {{"M\xFCller, Zo\xEB", "Müller, Zoë", "Windows-1252"},
                         {"M\x81ller", "Müller", "IBM 850"},
                         {"J\x84ger, Andr\x82", "Jäger, André", "IBM 850"},
                         {"M\x9Fller, Ren\x8E", "Müller, René", "Mac OS Roman"},
                         {"\x8Aimek, Ji\xF8\xED", "Šimek, Jiří", "Windows-1250"},
                         {"Wa\xB3\xEAsa", "Wałęsa", "Windows-1250"},
                         {"Y\xFDlmaz, \xDE\xFCkr\xFC", "Yılmaz, Şükrü", "Windows-1254"},
                         {"\xC8\xE2\xE0\xED\xEE\xE2", "Иванов", "Windows-1251"},
                         {"\xE9\xD7\xC1\xCE\xCF\xD7", "Иванов", "KOI8-R"},
                         {"\x88\xA2\xA0\xAD\xAE\xA2", "Иванов", "IBM 866"},
                         {"\xD0\xE1\xF0\xF0\xDC\xF2", "Παππάς", "Windows-1253"},
                         {"Bj\xF6rn \x93x\x94 \x80 5", "Björn “x” € 5", "Windows-1252"}};
  for (const Text& one : kTexts) {
    const Decoded read = decoded(one.bytes);
    EXPECT_EQ(read.text, one.text);
    EXPECT_EQ(read.encoding, one.encoding) << one.text;
    EXPECT_EQ(read.guessed_line, 1);
  }
}

TEST(Decoding, TellsJapaneseEncodingsApartWhereOnlyNamesAreJapanese) {
  EXPECT_EQ(decoded("V2.2\nN+\xB1\xA9\xC0\xB8\nPI\n+\n").text, "V2.2\nN+羽生\nPI\n+\n");
  EXPECT_EQ(decoded("V2.2\nN+\x89\x48\x90\xB6\nPI\n+\n").text, "V2.2\nN+羽生\nPI\n+\n");
}

TEST(Decoding, KnowsJapaneseAndChineseRecordsByTheirWords) {
  EXPECT_EQ(decoded("\x8e\xe8\x8d\x87\x8a\x84").encoding, "Shift-JIS");
  EXPECT_EQ(decoded("\x8e\xe8\x8d\x87\x8a\x84").text, "手合割");
  EXPECT_EQ(decoded("\xcf\xf3\xc6\xe5").text, "象棋");
}

TEST(Entities, BecomeTheirCharacters) {
  EXPECT_EQ(without_entities("M&uuml;ller &amp; S&ouml;hne, D&#39;Arc, &#x2014;&nbsp;e4"),
            "Müller & Söhne, D'Arc, —\u00A0e4");
  EXPECT_EQ(without_entities("&THORN;&yuml;&nbsp;"), "Þÿ\u00A0") << "the ends of the list";
  for (const char* text : {"A & B", "&", "&;", "&x;", "&nosuch;", "&#0;", "&#xD800;", "&#99999999;", "&amp", "R&D; x"})
    EXPECT_EQ(without_entities(text), text);
}

std::string day(std::string_view text) {
  const auto read = read_day(text);
  return !read ? "none" : read->date + (read->guessed ? " guessed" : read->inferred ? " inferred" : "");
}

TEST(Days, AreReadAsPeopleWriteThem) {
  for (const char* text : {"2010.09.24",     "2010-9-24",         "2010/09/24",       "20100924",
                           "24.09.2010",     "24. 09. 2010",      "24/9/2010",        "09/24/2010",
                           "24-09-2010",     "24 September 2010", "Sep 24, 2010",     "September 24th, 2010",
                           "24. Sept. 2010", "24 septembre 2010", "24 сентября 2010", "2010年9月24日",
                           "2010 Sep 24",    "24-Sep-2010",       "2010.09.24 18:30", "2010/09/24～25"})
    EXPECT_EQ(day(text), "2010-09-24") << text;
  EXPECT_EQ(day("28. 07. 2005"), "2005-07-28");
  EXPECT_EQ(day("May 29, 2020"), "2020-05-29");
  EXPECT_EQ(day("29. Mai 2020"), "2020-05-29");
  EXPECT_EQ(day("29.02.2020"), "2020-02-29");
}

TEST(Days, TellWhereTheDayWasTakenToStandFirst) {
  EXPECT_EQ(day("05/06/2010"), "2010-06-05 guessed");
  EXPECT_EQ(day("05/05/2010"), "2010-05-05");
}

TEST(Days, TellWhatWasInferred) {
  EXPECT_EQ(day("2010.24.09"), "2010-09-24 inferred");
  EXPECT_EQ(day("1.10.26"), "2026-10-01 guessed") << "a year has two digits";
  EXPECT_EQ(day("24.09.99"), "1999-09-24 inferred");
  EXPECT_EQ(day("99.05.01"), "1999-05-01 inferred");
  EXPECT_EQ(day("10/13/26"), "2026-10-13 inferred");
  EXPECT_EQ(day("29-MAY-20"), "2020-05-29 inferred");
  EXPECT_EQ(day("May 29, 98"), "1998-05-29 inferred");
  EXPECT_EQ(day("24/09/99 18:30"), "1999-09-24 inferred");
}

TEST(Days, KeepWhatIsNotKnownUnknown) {
  for (const char* text : {"????.??.??", "?", "", "-", "0000.00.00", "??.??.????"}) EXPECT_EQ(day(text), "") << text;
  EXPECT_EQ(day("2010.??.??"), "2010-?\?-??");
  EXPECT_EQ(day("2010"), "2010-?\?-??");
  EXPECT_EQ(day("2010.09.00"), "2010-09-??");
  EXPECT_EQ(day("September 2010"), "2010-09-??");
  EXPECT_EQ(day("199?.??.??"), "199?-?\?-??");
  for (const char* text : {"24/09/10", "29.5.20", "26/10/01", "01.02.03", "30/02/99", "10:11:12", "yesterday",
                           "2010.13.13", "30.02.2010", "31.04.2011", "29.02.2019", "Monday", "12:30"})
    EXPECT_EQ(day(text), "none") << text;
}

TEST(Days, CompareByWhatIsCertain) {
  EXPECT_TRUE(certainly_before("1937-10-08", "2014-07-01"));
  EXPECT_TRUE(certainly_before("2013-?\?-??", "2014-07-01"));
  EXPECT_FALSE(certainly_before("2014-?\?-??", "2014-07-01"));
  EXPECT_FALSE(certainly_before("201?-?\?-??", "2014-07-01"));
  EXPECT_FALSE(certainly_before("2014-07-01", "2014-07-01"));
  EXPECT_FALSE(certainly_before("", "2014-07-01"));
  EXPECT_FALSE(certainly_before("???\?-01-01", "2014-07-01"));
}

std::vector<std::string> english(const std::vector<Message>& messages) {
  std::vector<std::string> all;
  for (const Message& one : messages) all.push_back(one.english());
  return all;
}

TEST(Notes, StandInTheOrderOfTheTextAndInItsLines) {
  constexpr Notes::Sort kVariations{"%1 variation.", "%1 variations."}, kRemarks{"%1 remark.", "%1 remarks."};
  Notes notes;
  EXPECT_TRUE(notes.empty());
  notes.add({9, 2}, as_it_is("b."));
  notes.count(kVariations);
  notes.add({3, 7}, as_it_is("a."));
  notes.count(kVariations);
  notes.count(kRemarks);
  EXPECT_THAT(english(notes.list()),
              ElementsAre("Line 3, column 7: a.", "Line 9, column 2: b.", "1 remark.", "2 variations."));
  EXPECT_THAT(english(notes.list(101)),
              ElementsAre("Line 103, column 7: a.", "Line 109, column 2: b.", "1 remark.", "2 variations."));
  EXPECT_THAT(english(notes.between(4, 10)), ElementsAre("Line 9, column 2: b."));
  EXPECT_THAT(notes.between(1, 3), IsEmpty());
}

TEST(Notes, AreMovedToTheirPlaceInTheWholeText) {
  // Text that looks like a place stays.
  for (const char* text : {"x", "Line 3, column 7: x", "%1", ""}) {
    const Message what = as_it_is(text);
    EXPECT_EQ(placed_in_whole(placed({3, 7}, what), 11), placed({13, 7}, what));
    EXPECT_EQ(placed_in_whole(what, 11), what);
    EXPECT_EQ(without_place(placed({3, 7}, what)), what);
    EXPECT_EQ(without_place(what), what);
  }
}

}  // namespace
}  // namespace arbiter::text::files
