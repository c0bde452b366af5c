// SPDX-License-Identifier: MIT
// Ratings, armies, pages and leagues.
#include "app/event/exchange/statistics_json.h"
#include "app/event/table_game.h"
#include "app/table/bookkeeping.h"
#include "referee/json/view.h"
#include "tests/event/club_fixture.h"
#include "text/value_json.h"

namespace arbiter::event {
namespace {

using nlohmann::json;
using testing::HasSubstr;

json rating_of(const json& all, const std::string& list, const std::string& name) {
  for (const json& one : all[list])
    if (one["player"]["name"] == name) return one;
  return nullptr;
}

TEST(Places, GoByWinnersThenPointsThenWhoLastedLonger) {
  table::PlyList plies;
  const auto ply = [&](json events) {
    db::Ply one;
    one.number = plies.next_number();
    one.kind = one.number == 0 ? db::PlyKind::start : db::PlyKind::act;
    one.events = std::move(events);
    return one;
  };
  const auto out = [](const char* seat) { return json{{"type", "eliminated"}, {"seat", seat}}; };
  plies.add(ply(json::array()));
  plies.add(ply({out("W")}));
  plies.add(ply({out("E"), out("N")}));
  db::Standing standing;
  standing.points = {{"S", 0}, {"W", 0}, {"N", 0}, {"E", 0}};
  EXPECT_TRUE(plies.places(standing).empty()) << "it is still played";
  standing.result = {{"winners", {"S"}}};
  using Places = std::map<std::string, int>;
  EXPECT_EQ(plies.places(standing), (Places{{"S", 1}, {"N", 2}, {"E", 3}, {"W", 4}}));
  standing.points = {{"S", 1}, {"W", 5}, {"N", 2}, {"E", 2}};
  EXPECT_EQ(plies.places(standing), (Places{{"S", 1}, {"W", 2}, {"N", 3}, {"E", 3}})) << "points level: so are they";
  standing.result = {{"winners", json::array()}};
  standing.points = {{"S", 0.5}, {"N", 0.5}};
  EXPECT_EQ(plies.places(standing), (Places{{"S", 1}, {"N", 1}}));
}

TEST(Statistics, RatingsAreRecomputedFromTheGames) {
  TestClub club;
  const auto four = club.event("Friday", "mr-joseph", {"Ada", "Bo", "Cy", "Dee"});
  club.seat_and_publish(four);
  club.result(four, 1, 1, {{"S=4", "W=3", "N=2", "E=1"}, {}, {}});
  const json first = to_json(good(ratings_of(*club, {"mr-joseph", false, ""})));
  const EventSession now = club.open(four);
  const std::string south = now.names[now.round(1)->tables[0].seats[0].person];
  // Four beginners who finish 1 to 4, as Weng and Lin's Plackett-Luce has it.
  EXPECT_NEAR(rating_of(first, "more", south)["mu"].get<double>(), 27.7950849719, 1e-5);
  EXPECT_EQ(first["more"][0]["player"]["name"], south);
  EXPECT_EQ(first["two"].size(), 0U);
  club.result(four, 1, 1, {{"S=1", "W=3", "N=2", "E=4"}, {}, {}}, "mixed up");
  const json second = to_json(good(ratings_of(*club, {"mr-joseph", false, ""})));
  EXPECT_NEAR(rating_of(second, "more", south)["mu"].get<double>(), 20.9626550406, 1e-5)
      << "a corrected game corrects them";
  EXPECT_EQ(to_json(good(ratings_of(*club, {"mr-joseph", false, ""}))), second);
  EXPECT_EQ(to_json(good(ratings_of(*club, {"chess", false, ""})))["games"], 0);
}

TEST(Statistics, TwoAreRatedByMonthsAndGamesOutsideEventsIfAsked) {
  TestClub club;
  const auto event = club.event("Open", "chess", {"Ada", "Bo"}, 1);
  club.seat_and_publish(event);
  club.result(event, 1, 1, {{"1-0"}, {}, {}});
  table::Session session(club.file());
  ASSERT_TRUE(session.new_game({{"ruleset", "chess"}}, {{{"S", "Bo"}, {"N", "Ada"}}, ""}).has_value());
  for (const char* action : {"f2f3", "e7e5", "g2g4", "d8h4"}) ASSERT_TRUE(session.act(action).has_value());
  const json event_only = to_json(good(ratings_of(*club, {"chess", false, ""})));
  EXPECT_EQ(event_only["games"], 1);
  const json all = to_json(good(ratings_of(*club, {"chess", true, ""})));
  EXPECT_EQ(all["games"], 2);
  EXPECT_GT(rating_of(all, "two", "Ada")["rating"], rating_of(event_only, "two", "Ada")["rating"]);
  const json before = to_json(good(ratings_of(*club, {"chess", false, "2026-10"})));
  EXPECT_EQ(before["games"], 0);
  const json later = to_json(good(ratings_of(*club, {"chess", false, "2027-11"})));
  EXPECT_GT(rating_of(later, "two", "Ada")["deviation"], rating_of(event_only, "two", "Ada")["deviation"])
      << "months without games make a rating less certain";
  EXPECT_EQ(ratings_of(*club, {"chess", false, "soon"}).error().code, "bad_value");
}

TEST(Statistics, ArmiesPagesAndMoments) {
  TestClub club;
  table::Session session(club.file());
  const json setup{{"ruleset", "european-chess"},
                   {"armies", {{"S", "russia"}, {"W", "gaul"}, {"N", "iraq"}, {"E", "egypt"}}}};
  ASSERT_TRUE(session.new_game(text::value_of(setup), {{{"S", "Ada"}, {"W", "Bo"}, {"N", "Cy"}, {"E", "Dee"}}, ""})
                  .has_value());
  EXPECT_EQ(to_json(good(army_table(*club, "european-chess", true)))["games"], 0) << "it is still played";
  const json events{{{"type", "scored"}, {"seat", "S"}, {"points", 3}, {"reason", "mate"}},
                    {{"type", "over"}, {"winners", {"S"}}}};
  const auto ended = session.override({{"events", text::value_of(events)}}, "agreed");
  ASSERT_TRUE(ended) << ended.error().message.english();
  const json armies = to_json(good(army_table(*club, "european-chess", true)));
  ASSERT_EQ(armies["armies"].size(), 4U);
  EXPECT_EQ(armies["armies"][0]["army"], "russia");
  EXPECT_EQ(armies["armies"][0]["wins"], "1");
  EXPECT_LT(armies["armies"][0]["low"], 0.25);
  EXPECT_EQ(armies["armies"][0]["expected"], 0.25);
  EXPECT_EQ(to_json(good(army_table(*club, "european-chess", false)))["games"], 0);
  const json page = to_json(good(player_page(*club, 1)));
  ASSERT_EQ(page["games"].size(), 1U);
  EXPECT_EQ(page["games"][0]["place"], 1);
  EXPECT_EQ(page["opponents"].size(), 3U);
  EXPECT_EQ(page["opponents"][0]["better"], 1);
  ASSERT_EQ(page["moments"].size(), 1U);
  EXPECT_EQ(page["moments"][0]["points"], "3");
  EXPECT_EQ(player_page(*club, 99).error().code, "not_found");
}

TEST(Statistics, ALeagueCountsTheBestEvents) {
  TestClub club;
  std::vector<db::club::EventId> events;
  for (const char* name : {"one", "two", "three"}) {
    events.push_back(club.event(name, "mr-joseph", {"Ada", "Bo", "Cy", "Dee"}, 1));
    club.seat_and_publish(events.back());
  }
  const auto by_names = [&](db::club::EventId event, const std::vector<std::string>& order) {
    SaidResult said;
    for (std::size_t i = 0; i < order.size(); ++i) said.points.push_back(order[i] + "=" + std::to_string(9 - i));
    club.result(event, 1, 1, said);
  };
  by_names(events[0], {"Ada", "Bo", "Cy", "Dee"});
  by_names(events[1], {"Bo", "Ada", "Cy", "Dee"});
  by_names(events[2], {"Bo", "Cy", "Dee", "Ada"});
  const auto id = good(club->put({0, "Winter", "10-8-6-5", 2, events}, club.by()));
  const json all = to_json(good(league_table(*club, good(find_league(good(club->leagues()), "winter")))));
  EXPECT_EQ(line_of(all, "Bo")["total"], "20");
  EXPECT_EQ(line_of(all, "Ada")["total"], "18") << "two best of 10, 8 and 5";
  EXPECT_EQ(line_of(all, "Bo")["rank"], 1);
  EXPECT_EQ(line_of(all, "Ada")["events"][2]["counts"], false);
  const json scores = to_json(good(league_table(*club, {id, "Winter", "score", 0, events})));
  EXPECT_EQ(line_of(scores, "Bo")["total"], "8");
  // Where nobody has played yet there is nothing to add, for who sits out neither.
  const auto next = club.event("next", "mr-joseph", {"Ada", "Bo", "Cy", "Dee", "Eve"}, 1);
  auto entrants = club.open(next).record.entrants;
  entrants.back().sits_out = {1};
  good(club->set_entrants(next, entrants, club.by()));
  club.seat_and_publish(next);
  EXPECT_TRUE(good(league_table(*club, {id, "Winter", "score", 0, {next}})).lines.empty());
  EXPECT_EQ(find_league(good(club->leagues()), "Summer").error().code, "not_found");
  EXPECT_EQ(parse_league_points("ten").error().code, "bad_value");
}

}  // namespace
}  // namespace arbiter::event
