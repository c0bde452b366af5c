// SPDX-License-Identifier: MIT
// Messages of a club in other languages: names and typed words stay as they are, whatever they contain.
#include "app/event/people.h"
#include "app/event/presence.h"
#include "app/event/standings.h"
#include "app/table/message_text.h"
#include "tests/event/club_fixture.h"
#include "text/sentences.h"

namespace arbiter::event {
namespace {

using table::message_text;
using testing::HasSubstr;

/// German for the time of a test.
class EveningMessages : public testing::Test {
 protected:
  EveningMessages() { text::speak("de"); }
  ~EveningMessages() override { text::speak("en"); }
};

TEST_F(EveningMessages, KeepNames) {
  const std::string hostile = "X sits at table 2", doctor = "Dr. Who. There is no game 3";
  TestClub club;
  const auto event = club.event("%1 \"Open\"", "chess", {hostile, doctor}, 2);
  const auto late = club.player("Round 1 is published");
  club.seat_and_publish(event);
  const EventSession session = club.open(event);
  EXPECT_EQ(message_text(going(session, {late}).error().message),
            "Round 1 is published nimmt an %1 \"Open\" nicht teil; dabei sind " + hostile + " und " + doctor);
  EXPECT_EQ(going(session, {late}).error().message.english(),
            "Round 1 is published does not take part in %1 \"Open\"; there are " + hostile + " and " + doctor);
  EXPECT_EQ(message_text(propose(session, {}).error().message),
            "Ein Schweizer System braucht die bisherigen Ergebnisse; es fehlen: " +
                message_text(make_message("table %1 of round %2 (%3)", 1, 1, make_message("not begun"))) +
                ". Eintragen mit `arbiter club result`, oder seat --anyway");
  EXPECT_EQ(
      message_text(find_event({session.record.event}, "by hand").error().message),
      "Ein Turnier „by hand“ gibt es nicht; es gibt " + message_text(Message{"%1", {}, {arg::quoted("%1 \"Open\"")}}));
}

TEST_F(EveningMessages, KeepWhatWasTyped) {
  EXPECT_EQ(message_text(parse_points("not begun", make_message("Seat %1", "S")).error().message),
            message_text(make_message("%1: \"%2\" is no number of points (3, 2.5, 7/3)", make_message("Seat %1", "S"),
                                      "not begun")));
  db::club::Event event;
  event.name = "Friday";
  event.ruleset = "chess";
  event.time_control = "5+x";
  const auto refused = checked_event(event);
  ASSERT_FALSE(refused);
  const std::string text = message_text(refused.error().message);
  EXPECT_THAT(text, HasSubstr("Die Bedenkzeit: „5+x“: bei „x“ wird erwartet: "));
  EXPECT_EQ(text.find("seconds"), std::string::npos) << text;
}

TEST_F(EveningMessages, NameThePlayersOfTheCore) {
  db::club::Person ada, bo;
  ada.id = 7;
  ada.name = "player 8";
  bo.id = 8;
  bo.name = "Bo";
  const Names names({ada, bo});
  const Message wish = make_message("%1 wishes table %2, but there are %3", club::player_message(7), 9, 2);
  EXPECT_EQ(wish.english(), "player 7 wishes table 9, but there are 2");
  EXPECT_EQ(with_names(wish, names).english(), "player 8 wishes table 9, but there are 2");
  EXPECT_EQ(message_text(with_names(wish, names)), "player 8 wünscht Tisch 9, aber es gibt 2");
  const Message meets =
      make_message("round %1: %2", 8, make_message("%1 meets %2", club::player_message(8), club::player_message(7)));
  EXPECT_EQ(with_names(meets, names).english(), "round 8: Bo meets player 8");
}

TEST_F(EveningMessages, AreSeveralLines) {
  TestClub club;
  const auto event = club.event("Friday", "mr-joseph", {"Ada", "Bo"}, 2);
  const auto refused = propose(club.open(event), {});
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().message.english(), "Round 1: only 2 are there\nWhat would help:\n  the round");
  EXPECT_EQ(message_text(refused.error().message), "Runde 1: nur 2 sind da\nWas helfen würde:\n  die Runde");
}

TEST_F(EveningMessages, AreLists) {
  EXPECT_EQ(listed({"a", "b", "c"}), "a, b und c");
  EXPECT_EQ(listed({"a", "b", "c"}, 2), "a, b … (3 insgesamt)");
  EXPECT_EQ(listed({}), "");
  EXPECT_EQ(list_message(std::vector<std::string>{"a", "b"}).english(), "a and b");
  EXPECT_EQ(quoted_names({"a", "%1"}).english(), "\"a\" and \"%1\"");
}

/// The window has no command line: a hint that is left out in English is left out in every language.
TEST(EveningHints, AreLeftOutInEveryLanguage) {
  std::size_t looked_at = 0;
  for (const std::string language : {"en", "de", "fr", "es", "pt", "ru", "zh", "ja"})
    for (const auto& [sentence, translated] : text::catalogue(language)) {
      if (sentence.find('`') == std::string::npos) continue;
      ++looked_at;
      const bool hinted = without_commands(sentence).find('`') != std::string::npos;
      const std::string shown = without_commands(translated);
      EXPECT_TRUE(hinted || shown.find('`') == std::string::npos) << language << ": " << shown;
    }
  EXPECT_GT(looked_at, 200U);
}

}  // namespace
}  // namespace arbiter::event
