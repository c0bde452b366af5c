// SPDX-License-Identifier: MIT
#include "app/event/words.h"

#include "app/event/presence.h"
#include "app/event/tie_break_words.h"
#include "tests/event/club_fixture.h"

namespace arbiter::event {
namespace {

using club::Fraction;
using testing::HasSubstr;

TEST(EveningWords, ScoringIsReadAndRefused) {
  EXPECT_TRUE(std::holds_alternative<club::GamePoints>(good(parse_scoring("game"))));
  const auto places = std::get<club::PlacePoints>(good(parse_scoring("places 5-3-2-0 three 4-2-0")));
  EXPECT_EQ(places.values, (std::vector<Fraction>{5, 3, 2, 0}));
  EXPECT_EQ(places.three, (std::vector<Fraction>{4, 2, 0}));
  EXPECT_EQ(std::get<club::PlacePoints>(good(parse_scoring("places 3-2-1-0 top"))).shorter,
            club::PlacePoints::Shorter::top);
  EXPECT_EQ(std::get<club::WinDrawLoss>(good(parse_scoring("win 3-1-0"))).draw, Fraction(1));
  EXPECT_EQ(std::get<club::WinDrawLoss>(good(parse_scoring("win 1-½-0"))).draw, Fraction(1, 2));
  for (const char* wrong : {"", "points", "places 3", "places 3-x", "places 3-2-1-0 four", "places 3-2-1-0 three 1-0",
                            "win 1-0", "win a-b-c", "win 1-0-0 more"})
    EXPECT_EQ(parse_scoring(wrong).error().code, "bad_value") << wrong;
}

TEST(EveningWords, DaysPointsAndLists) {
  EXPECT_EQ(good(parse_day("2028-02-29", "x")), "2028-02-29");
  for (const char* wrong : {"2026-02-29", "2026-13-01", "26-01-01", "2026-1-1", "2026-01-01x", ""})
    EXPECT_FALSE(parse_day(wrong, "x")) << wrong;
  EXPECT_EQ(regulation_of("2026-02-28"), club::Regulation::dummy_2023);
  EXPECT_EQ(exact(7.0 / 3), Fraction(7, 3));
  EXPECT_EQ(exact(-2.5), Fraction(-5, 2));
  EXPECT_EQ(exact(12), Fraction(12));
  EXPECT_EQ(listed({"a", "b", "c"}), "a, b and c");
  EXPECT_EQ(listed({"a", "b", "c"}, 2), "a, b … (3 in all)");
  EXPECT_EQ(good(parse_tie_breaks("DE, BH/C1 SB")).size(), 3U);
  EXPECT_THAT(parse_tie_breaks("DE XX").error().message.english(), HasSubstr("XX"));
}

TEST(EveningWords, NumbersAreWrittenAsPeopleWriteThem) {
  const std::pair<Fraction, const char*> cases[] = {
      {Fraction(3), "3"},         {Fraction(7, 2), "3½"},    {Fraction(1, 2), "½"},     {Fraction(-1, 2), "-½"},
      {Fraction(-5, 2), "-2½"},   {Fraction(7, 3), "2⅓"},    {Fraction(2, 3), "⅔"},     {Fraction(39, 4), "9.75"},
      {Fraction(12, 7), "1 5/7"}, {Fraction(-1, 6), "-1/6"}, {Fraction(3, 8), "0.375"}, {Fraction(0), "0"}};
  for (const auto& [number, written] : cases) EXPECT_EQ(written_number(number.text()), written);
  EXPECT_EQ(written_number("–"), "–");
}

TEST(EveningWords, TieBreaksHaveATitleAndASentence) {
  EXPECT_EQ(tie_break_title("BH").english(), "Buchholz");
  EXPECT_EQ(tie_break_meaning("BH").english(), "The sum of the opponents' scores.");
  EXPECT_EQ(tie_break_title("BH/C1").english(), "Buchholz");
  EXPECT_THAT(tie_break_meaning("BH/C1").english(), HasSubstr("Lowest parts that do not count: 1."));
  EXPECT_THAT(tie_break_meaning("BH/M1").english(), HasSubstr("highest: 1."));
  EXPECT_THAT(tie_break_meaning("PS/C2").english(), HasSubstr("beginning that do not count: 2."));
  EXPECT_EQ(tie_break_title("what").english(), "what");
  EXPECT_TRUE(tie_break_meaning("what").empty());
  EXPECT_EQ(tie_break_names().size(), 20U);
  for (const std::string& name : tie_break_names()) {
    EXPECT_TRUE(parse_tie_breaks(name)) << name;
    EXPECT_NE(tie_break_title(name).english(), name);
  }
}

TEST(EveningWords, HintsAtCommandsAreLeftOutForWhoHasNone) {
  const std::pair<const char*, const char*> cases[] = {
      {"Table 1 is full: Ada; `arbiter club swap` exchanges two players", "Table 1 is full: Ada"},
      {"Results are missing: table 2. Enter them with `arbiter club result`, or seat --anyway",
       "Results are missing: table 2"},
      {"There is no player \"Bo\": nobody is known yet (`arbiter club players add`)",
       "There is no player \"Bo\": nobody is known yet"},
      {"Bo (of the club) is not there; `arbiter club arrive` says who is; ask again",
       "Bo (of the club) is not there; ask again"},
      {"`arbiter club seat` proposes it", "`arbiter club seat` proposes it"},
      {"There is no round 7", "There is no round 7"},
      {"An odd ` mark", "An odd ` mark"},
  };
  for (const auto& [said, left] : cases) EXPECT_EQ(without_commands(said), left);
}

TEST(EveningPresence, PeopleComeGoAndSitOutForRoundsThatAreToCome) {
  TestClub club;
  const auto event = club.event("Friday", "mr-joseph", {"Ada", "Bo", "Cy", "Dee"}, 3);
  club.seat_and_publish(event);
  const db::PersonId late = club.player("Eve");
  const EventSession session = club.open(event);
  const db::PersonId ada = session.record.entrants[0].person;
  EXPECT_EQ(good(coming(session, {late}))[0].from, 2);
  EXPECT_EQ(coming(session, {late}, 1).error().code, "conflict");
  EXPECT_EQ(good(going(session, {ada}))[0].to, 1);
  EXPECT_EQ(going(session, {late}).error().code, "not_found");
  EXPECT_THAT(going(session, {late}).error().message.english(), HasSubstr("there are Ada, Bo"));
  EXPECT_EQ(good(sitting_out(session, {ada}, 0, false))[0].sits_out, std::vector<int>{2});
  EXPECT_EQ(good(sitting_out(session, {ada}, 0, true))[0].sits_out, std::vector<int>{});
  EXPECT_EQ(sitting_out(session, {ada}, 1, false).error().code, "conflict");
  EXPECT_EQ(sitting_out(session, {ada}, 4, false).error().code, "bad_value");
}

TEST(EveningPeople, AreFoundByNumberNameAndBeginning) {
  std::vector<db::club::Person> people(5);
  for (std::size_t i = 0; i < people.size(); ++i) people[i].id = static_cast<db::PersonId>(i) + 1;
  people[0].name = "Ada Ost";
  people[1].name = "Bo";
  people[2].name = "Bo";
  people[2].club = "North";
  people[3].merged_into = 1;
  people[4].erased_at = "2026";
  EXPECT_EQ(good(find_person(people, "ADA OST")), 1);
  EXPECT_EQ(good(find_person(people, "ada")), 1);
  EXPECT_EQ(good(find_person(people, "#3")), 3);
  EXPECT_EQ(good(find_person(people, "4")), 1) << "merged";
  EXPECT_EQ(find_person(people, "bo").error().code, "conflict");
  EXPECT_THAT(find_person(people, "bo").error().message.english(), HasSubstr("#2 Bo and #3 Bo (North)"));
  EXPECT_EQ(find_person(people, "Adda Ost").error().code, "not_found");
  EXPECT_THAT(find_person(people, "Adda Ost").error().message.english(), HasSubstr("#1 Ada Ost"));
  EXPECT_THAT(find_person(people, "9").error().message.english(), HasSubstr("There is no player"));
  const Names names(people);
  EXPECT_EQ(names[1], "Ada Ost");
  EXPECT_EQ(names[2], "Bo #2");
  EXPECT_EQ(names[4], "Ada Ost");
  EXPECT_EQ(names[5], "player 5");
  const auto meets = [&](club::PlayerId a, club::PlayerId b) {
    return with_names(make_message("%1 meets %2", club::player_message(a), club::player_message(b)), names).english();
  };
  EXPECT_EQ(meets(1, 22), "Ada Ost meets player 22");
  EXPECT_EQ(meets(1, 2), "Ada Ost meets Bo #2");
}

TEST(EveningEvents, AreCheckedBeforeTheyAreMade) {
  db::club::Event event;
  event.name = "x";
  event.ruleset = "mr-joseph";
  event.mode = "";
  const auto checked = good(checked_event(event));
  EXPECT_EQ(checked.seats, 4);
  EXPECT_EQ(checked.mode, "schedule");
  EXPECT_EQ(checked.scoring, "places 3-2-1-0");
  const auto refused = [&](auto change) {
    db::club::Event other = event;
    change(other);
    const auto result = checked_event(other);
    return result ? std::string("taken") : result.error().message.english();
  };
  EXPECT_THAT(refused([](auto& e) { e.ruleset = "checkers"; }), HasSubstr("mr-joseph"));
  EXPECT_THAT(refused([](auto& e) { e.options = {{"alone", "maybe"}}; }), HasSubstr("alone"));
  EXPECT_THAT(refused([](auto& e) { e.mode = "round-robin"; }), HasSubstr("schedule or swiss"));
  EXPECT_THAT(refused([](auto& e) { e.armies = "drawn"; }), HasSubstr("no armies"));
  EXPECT_THAT(refused([](auto& e) { e.scoring = "goals"; }), HasSubstr("goals"));
  EXPECT_THAT(refused([](auto& e) { e.begins = "tomorrow"; }), HasSubstr("tomorrow"));
  EXPECT_THAT(refused([](auto& e) { e.begins = "2026-02-02", e.ends = "2026-02-01"; }), HasSubstr("before it begins"));
  EXPECT_THAT(refused([](auto& e) { e.name = " "; }), HasSubstr("name"));
  EXPECT_THAT(refused([](auto& e) { e.bye = "much"; }), HasSubstr("much"));
  EXPECT_THAT(refused([](auto& e) { e.rounds = 0; }), HasSubstr("rounds"));
  EXPECT_THAT(refused([](auto& e) { e.time_control = "5+x"; }), HasSubstr("at \"x\""));
  EXPECT_THAT(refused([](auto& e) { e.time_control = "5+3; S2 3+3"; }), HasSubstr("time control"));
  EXPECT_THAT(refused([](auto& e) { e.ruleset = "european-chess", e.armies = "drawn russia,narnia"; }),
              HasSubstr("narnia"));
  db::club::Event boards = event;
  boards.ruleset = "european-chess";
  boards.options = {{"mode", "bughouse"}};
  EXPECT_EQ(good(checked_event(boards)).game, "two-boards");
}

}  // namespace
}  // namespace arbiter::event
