// SPDX-License-Identifier: MIT
// Slips, wall chart, list and standings of evenings of all sizes.
#include "app/event/exchange/club_json.h"
#include "app/event/tie_break_words.h"
#include "app/printing/printing.h"
#include "referee/army_pages/army_page.h"
#include "tests/event/club_fixture.h"
#include "tests/paper/sound_pages.h"

namespace arbiter::printing {
namespace {

using event::EventSession;
using event::TestClub;
using test::check_pages;
using test::count_of;
using test::good;
using testing::HasSubstr;

/// So many people, with names long and short and of every script.
std::vector<std::string> people(std::size_t count) {
  const std::vector<std::string> first{"Ada",
                                       "Bartholomew Featherstonehaugh-Cholmondeley",
                                       "Александра Константиновна",
                                       "王小明",
                                       "Åsa",
                                       "Γιώργος",
                                       "محمد",
                                       "Jo"};
  std::vector<std::string> names;
  for (std::size_t i = 0; i < count; ++i) names.push_back(first[i % first.size()] + " " + std::to_string(i + 1));
  return names;
}

struct Size {
  const char* ruleset;
  std::size_t players;
  int rounds;
};
void PrintTo(const Size& size, std::ostream* out) { *out << size.ruleset << " of " << size.players; }

class Prints : public testing::TestWithParam<Size> {
 protected:
  void SetUp() override {
    event_ = club_.event("Friday evening", GetParam().ruleset, people(GetParam().players), GetParam().rounds);
    club_.seat_and_publish(event_);
  }
  [[nodiscard]] EventSession now() { return club_.open(event_); }
  TestClub club_;
  db::club::EventId event_ = 0;
};

TEST_P(Prints, HaveEverybodyAndNothingOverAnythingElse) {
  const EventSession session = now();
  for (const paper::Paper& paper : paper::papers())
    for (const Kind& kind : kinds()) {
      SCOPED_TRACE(paper.name + " " + std::string(kind.id));
      const auto pages = good(event_pages(session, kind.id, 0, paper));
      check_pages(pages);
      const db::club::Round& round = *session.round(1);
      for (const db::club::Table& table : round.tables) {
        for (const db::club::TableSeat& seat : table.seats)
          EXPECT_GE(count_of(pages, session.names[seat.person]), 1U) << session.names[seat.person];
        const std::string number = "Table " + std::to_string(table.number);
        if (kind.id == "slips") {
          EXPECT_EQ(std::ranges::count(test::words_of(pages), number), 1);
        }
      }
      for (const db::club::Bye& bye : round.byes)
        EXPECT_TRUE(kind.id == "slips" || count_of(pages, session.names[bye.person]) == 1U);
      for (const paper::Page& page : pages) EXPECT_EQ(page.paper().name, paper.name);
    }
}

TEST_P(Prints, AChartIsReadFromTwoMetres) {
  constexpr double kRead = 6.5 * 0.8;  // millimetres: the smallest letters, and what one of the longer names may lose
  const EventSession session = now();
  const auto pages = good(event_pages(session, "chart", 0, paper::a4()));
  std::size_t small = 0, names = 0;
  for (const paper::Page& page : pages)
    for (const paper::Text& text : page.texts())
      for (const db::club::Table& table : session.round(1)->tables)
        for (const db::club::TableSeat& seat : table.seats)
          if (text.words == session.names[seat.person]) {
            ++names;
            small += text.style.size < kRead ? 1 : 0;
          }
  EXPECT_EQ(names, GetParam().players - session.round(1)->byes.size());
  EXPECT_LE(static_cast<double>(small), 0.15 * static_cast<double>(names));
}

INSTANTIATE_TEST_SUITE_P(OfManySizes, Prints,
                         testing::Values(Size{"chess", 2, 1}, Size{"chess", 9, 3}, Size{"chess", 61, 5},
                                         Size{"mr-joseph", 4, 1}, Size{"mr-joseph", 14, 3}, Size{"mr-joseph", 48, 3}));

class Printing : public testing::Test {
 protected:
  TestClub club_;
};

TEST_F(Printing, ASlipSaysAllThatATableMustKnow) {
  db::club::Event event;
  event.name = "Friday";
  event.ruleset = "mr-joseph";
  event.rounds = 2;
  event.minutes = 45;
  event.site = "Club room";
  event.begins = "2026-11-23";
  event.mode = "";
  const auto id = club_.event(event, {"Ada", "Bo", "Cy", "Dee"});
  club_.seat(id);
  const auto draft = good(event_pages(club_.open(id), "slips", 0, paper::a4()));
  EXPECT_EQ(count_of(draft, "DRAFT"), 1U);
  good(club_->publish(id, 1, club_.by()));
  const auto pages = good(event_pages(club_.open(id), "slips", 0, paper::a4()));
  EXPECT_EQ(count_of(pages, "DRAFT"), 0U);
  for (const char* words : {"Friday · round 1", "Table 1", "Mr. Joseph's Four Player Chess", "2026-11-23", "Club room",
                            "45 minutes a game", "Signature", "Points", "Place"})
    EXPECT_EQ(count_of(pages, words), 1U) << words;
  for (const char* seat : {"S", "W", "N", "E"}) EXPECT_EQ(std::ranges::count(test::words_of(pages), seat), 1) << seat;
  EXPECT_EQ(good(event_pages(club_.open(id), "slips", 2, paper::a4())).size(), 1U) << "the next round is a draft";
  EXPECT_GE(count_of(good(event_pages(club_.open(id), "chart", 2, paper::a4())), "DRAFT"), 1U);
}

TEST_F(Printing, ArmiesAndByesStandOnChartAndSlips) {
  db::club::Event event;
  event.name = "Friday";
  event.ruleset = "european-chess";
  event.rounds = 1;
  event.armies = "drawn";
  event.begins = "2026-11-23";
  event.mode = "";
  event.threes = false;
  const auto id = club_.event(event, {"Ada", "Bo", "Cy", "Dee", "Eve"});
  club_.seat_and_publish(id);
  const EventSession now = club_.open(id);
  ASSERT_EQ(now.round(1)->byes.size(), 1U);
  const auto chart = good(event_pages(now, "chart", 1, paper::letter()));
  const auto slips = good(event_pages(now, "slips", 1, paper::letter()));
  check_pages(chart);
  for (const db::club::TableSeat& seat : now.round(1)->tables[0].seats) {
    ASSERT_NE(army_name(seat.army), "") << seat.army;
    const std::string army = army_name(seat.army);
    EXPECT_GE(count_of(chart, army), 1U) << army;
    EXPECT_GE(count_of(slips, army), 1U) << army;
  }
  EXPECT_EQ(count_of(chart, "Bye: " + now.names[now.round(1)->byes[0].person]), 1U);
}

TEST_F(Printing, TheListIsInTheOrderOfTheAlphabet) {
  const auto id = club_.event("Friday", "chess", {"Zoe", "Åsa", "adam", "Bo"}, 1);
  club_.seat_and_publish(id);
  const auto pages = good(event_pages(club_.open(id), "list", 0, paper::a4()));
  std::vector<std::string> names;
  for (const std::string& words : test::words_of(pages))
    for (const char* name : {"Zoe", "Åsa", "adam", "Bo"})
      if (words == name) names.push_back(words);
  EXPECT_THAT(names, testing::ElementsAre("adam", "Åsa", "Bo", "Zoe"));
}

TEST_F(Printing, StandingsHaveEveryRoundAndTieBreak) {
  const auto id = club_.event("Open", "chess", {"Ada", "Bo", "Cy", "Dee", "Eve"}, 3);
  club_.seat_and_publish(id);
  club_.result(id, 1, 1, {{"0-1"}, {}, {}});
  club_.result(id, 1, 2, {{"1/2-1/2"}, {}, {}});
  club_.seat_and_publish(id);
  const EventSession now = club_.open(id);
  const auto all = good(event::standings_json(now));
  const auto pages = good(event_pages(now, "standings", 0, paper::a4()));
  check_pages(pages);
  const auto words = test::words_of(pages);
  for (const auto& name : all["tie_breaks"]) EXPECT_THAT(words, testing::Contains(name.get<std::string>()));
  EXPECT_THAT(words, testing::Contains("R2"));
  EXPECT_THAT(words, testing::Contains(HasSubstr("After round 2 of 3")));
  EXPECT_EQ(count_of(pages, "Not counted: round 2, table 1"), 1U);
  EXPECT_THAT(words, testing::Contains("1 b")) << "a bye is marked";
  EXPECT_EQ(count_of(pages, "b: a bye"), 1U) << "and what the mark means is said";
  // As many of each score as the standings have.
  for (const auto& one : all["standings"])
    EXPECT_GE(
        std::ranges::count(words, event::written_number(one["score"].get<std::string>())),
        std::ranges::count_if(all["standings"], [&](const auto& other) { return other["score"] == one["score"]; }));
  EXPECT_EQ(count_of(pages, "Direct encounter. The points of the tied players"), 1U) << "tie-breaks are explained";
  const auto first = good(event_pages(now, "standings", 1, paper::a4()));
  EXPECT_THAT(test::words_of(first), testing::Not(testing::Contains("R2")));
}

TEST_F(Printing, ManyRoundsLayThePaperOnItsSide) {
  const auto id = club_.event("Long", "chess", people(16), 13);
  for (int round = 1; round <= 13; ++round) {
    event::ProposeOptions options;
    options.anyway = true;
    club_.seat(id, options);
    good(club_->publish(id, round, club_.by()));
    for (int table = 1; table <= 8; ++table) club_.result(id, round, table, {{"1-0"}, {}, {}});
  }
  const auto pages = good(event_pages(club_.open(id), "standings", 0, paper::a4()));
  check_pages(pages);
  EXPECT_GT(pages[0].paper().width, pages[0].paper().height);
  EXPECT_EQ(count_of(pages, "R13"), pages.size());
}

TEST_F(Printing, WhatIsNotThereIsSaid) {
  const auto id = club_.event("Friday", "chess", {"Ada", "Bo"}, 2);
  EXPECT_EQ(event_pages(club_.open(id), "slips", 0, paper::a4()).error().code, "not_found");
  club_.seat_and_publish(id);
  const auto none = event_pages(club_.open(id), "chart", 7, paper::a4()).error();
  EXPECT_EQ(none.code, "not_found");
  EXPECT_THAT(none.message.english(), HasSubstr("Friday has no round 7; there is 1"));
  EXPECT_THAT(event_pages(club_.open(id), "standings", 2, paper::a4()).error().message.english(),
              HasSubstr("1 round is published"));
  const auto word = event_pages(club_.open(id), "chairs", 0, paper::a4()).error();
  EXPECT_EQ(word.code, "bad_value");
  EXPECT_THAT(word.message.english(), HasSubstr("slips, chart, list and standings"));
  EXPECT_THAT(paper_named("a5").error().message.english(), HasSubstr("a4 and letter"));
  const auto pages = good(event_pages(club_.open(id), "list", 0, paper::a4()));
  EXPECT_FALSE(write("/nowhere/list.pdf", pages, "List").has_value());
}

TEST_F(Printing, NamesOfEveryScriptAreFoundInThePdf) {
  const auto id = club_.event("Пятница", "chess", {"Александра Преображенская", "王小明"}, 1);
  club_.seat_and_publish(id);
  const auto file = std::filesystem::path(club_.file()).parent_path() / "chart.pdf";
  const auto pages = good(event_pages(club_.open(id), "chart", 0, paper::a4()));
  const Printed printed = good(write(file, pages, "Chart"));
  EXPECT_EQ(printed.pages, pages.size());
  const std::string text = test::text_in(file);
  EXPECT_THAT(text, HasSubstr("Пятница"));
  EXPECT_THAT(text, HasSubstr("Преображенская"));
  EXPECT_THAT(text, HasSubstr("王小明"));
  EXPECT_TRUE(printed.notes.empty()) << printed.notes[0].english();
}

}  // namespace
}  // namespace arbiter::printing
