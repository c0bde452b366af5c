// SPDX-License-Identifier: MIT
// Players' phones: what they see, what they ask, and that nothing of a seat gets to another one.
#include <gtest/gtest.h>

#include <deque>
#include <functional>
#include <regex>
#include <thread>

#include "app/link/phone_line.h"
#include "app/server/army_names.h"
#include "referee/json/view.h"
#include "tests/server/network_fixture.h"
#include "tests/support/secrets.h"
#include "text/value_json.h"

namespace arbiter::server {
namespace {

using event::good;
using nlohmann::json;
using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

const std::string kPhone = "0123456789abcdef", kOther = "fedcba9876543210";

/// A club with its server, a table that tells it, and phones.
class Phones {
 public:
  explicit Phones(const std::string& where, const std::string& ruleset = "european-chess",
                  const Value& armies = {{"S", "soviet-union"}, {"W", "germany"}, {"N", "france"}, {"E", "sweden"}})
      : net_(where, ruleset), file_(net_.table_file("a")), line_(net_.address()) {
    signs_ = good(net_.club_->seat_signs(net_.token()));
    Value more;
    if (!armies.is_nothing()) more = {{"armies", armies}, {"seed", 5}};
    more_ = more;
  }
  void begin() {
    game_.emplace(net_.begin(file_, 1, more_));
    sender_.emplace(net_.address(), file_);
    EXPECT_TRUE(sender_->settle(kPatience)) << sender_->state().trouble.english();
    line_.follow(file_, game_->game_id());
  }
  httplib::Client phone(const std::string& seat, const std::string& name = kPhone) {
    httplib::Client client(net_.url());
    client.set_read_timeout(kPatience);
    client.set_default_headers({{"Authorization", "Seat " + signs_.at(seat) + "." + name}});
    return client;
  }
  /// Asks until the phone no longer asks too often.
  static httplib::Result patient(const std::function<httplib::Result()>& request) {
    httplib::Result reply = request();
    while (reply && reply->status == 429) {
      std::this_thread::sleep_for(std::chrono::milliseconds(50));
      reply = request();
    }
    return reply;
  }
  json view(const std::string& seat) {
    const auto reply = patient([&] { return phone(seat).Get("/api/seat"); });
    EXPECT_EQ(reply->status, 200) << reply->body;
    return json::parse(reply->body);
  }
  httplib::Result ask(const std::string& seat, json said) {
    if (!said.contains("n")) said["n"] = view(seat).value("n", 0);
    return patient([&] { return phone(seat).Post("/api/seat/ask", said.dump(), "application/json"); });
  }
  httplib::Result act(const std::string& seat, const std::string& action) {
    return ask(seat, {{"kind", "act"}, {"action", action}});
  }
  /// What the table does about the next order, as a table does it.
  link::PhoneOrder carry_out() {
    EXPECT_TRUE(soon([&] {
      for (link::PhoneOrder& one : line_.take()) came_.push_back(std::move(one));
      return !came_.empty();
    })) << line_.state().trouble.english();
    if (came_.empty()) return {};
    const link::PhoneOrder order = came_.front();
    came_.pop_front();
    if (const auto clear = link::settled(game_->history(), order)) {
      line_.answer(order, clear->done, clear->message);
    } else if (order.kind == db::club::OrderKind::act) {
      const auto reply = game_->act(order.said, {link::order_source(order.id), {}, {}});
      line_.answer(order, reply.has_value(), reply.has_value() ? Message() : reply.error().message);
    } else {
      line_.answer(order, true);
    }
    EXPECT_TRUE(sender_->settle(kPatience));
    return order;
  }
  /// The answer to what the seat has asked last, once there is one.
  json answered(const std::string& seat) {
    json last;
    EXPECT_TRUE(soon([&] {
      const json orders = view(seat)["orders"];
      if (orders.empty()) return false;
      last = orders.back();
      return last["answer"] != "";
    }));
    return last;
  }

  TestNetwork net_;
  std::string file_;
  std::map<std::string, std::string> signs_;
  Value more_;
  std::optional<table::Session> game_;
  std::optional<link::Sender> sender_;
  link::PhoneLine line_;
  std::deque<link::PhoneOrder> came_;  ///< not carried out yet
};

using PhonesTest = EitherEngine;

TEST_P(PhonesTest, APlayerHidesCardsAndTheTableRecordsThem) {
  Phones table(where_);
  EXPECT_EQ(table.view("S")["begun"], false);
  EXPECT_EQ(table.view("S")["players"].size(), 4U);
  table.begin();
  const test::Secret& cards = test::secrets().front();
  const json before = table.view("S");
  EXPECT_THAT(before["acts"], Contains(json(cards.one)));
  EXPECT_THAT(table.view("W")["acts"], IsEmpty());
  ASSERT_EQ(table.act("S", cards.one)->status, 200);
  EXPECT_EQ(table.carry_out().said, cards.one);
  EXPECT_EQ(table.answered("S")["answer"], "done");
  ASSERT_TRUE(soon([&] { return table.view("S")["n"] == 1; }));
  const json after = table.view("S");
  EXPECT_FALSE(after["state"]["secrets"].empty());
  EXPECT_FALSE(table.view("W")["state"].contains("secrets") && !table.view("W")["state"]["secrets"].empty());
  EXPECT_EQ(table.game_->history().back().origin.source.substr(0, 6), "phone ");
  // What was said is not kept beside the ply.
  for (const auto& order : good(table.net_.club_->orders(table.net_.token(), false))) EXPECT_EQ(order.said, "");
}

TEST(PhonesNames, ArmiesAreCalledByTheirNames) {
  Phones table("", "european-chess", {{"S", "soviet-union"}, {"W", "un-peacekeepers"}, {"N", "usa"}, {"E", "sweden"}});
  table.begin();
  const json seats = table.view("S")["state"]["seats"];
  EXPECT_EQ(seats["W"]["army_name"], "UN peacekeepers");
  EXPECT_EQ(seats["N"]["army_name"], "USA");
  const json acts = json::array({"S:choose un-peacekeepers", "choose discard usa", "e2e4"});
  EXPECT_EQ(armies_in(acts), (json{{"un-peacekeepers", "UN peacekeepers"}, {"usa", "USA"}}));
}

TEST_P(PhonesTest, OnlyWhatIsOpenToTheSeatIsAsked) {
  Phones table(where_, "chess", {});
  table.begin();
  const auto status = [&](const json& said) { return table.ask("S", said)->status; };
  EXPECT_EQ(status({{"kind", "act"}, {"action", "d2d4"}}), 409) << "moves are made on the board";
  EXPECT_EQ(status({{"kind", "confirm"}}), 409) << "it is not over";
  EXPECT_EQ(status({{"kind", "act"}, {"action", "N:resign"}}), 200) << "a seat speaks for itself";
  EXPECT_EQ(table.carry_out().said, "S:resign");
  EXPECT_EQ(status({{"kind", "dance"}}), 400);
  EXPECT_EQ(status({{"kind", "act"}}), 400);
  EXPECT_EQ(table.phone("S").Post("/api/seat/ask", "[]", "application/json")->status, 400);
  EXPECT_EQ(table.phone("S").Post("/api/seat/ask", "{", "application/json")->status, 400);
}

TEST_P(PhonesTest, WhatWasAskedBeforeTheGameWentOnIsNotDone) {
  Phones table(where_, "chess", {});
  table.begin();
  ASSERT_EQ(table.act("S", "draw")->status, 200);
  ASSERT_TRUE(table.game_->act("d2d4").has_value());
  EXPECT_EQ(table.carry_out().kind, db::club::OrderKind::act);
  const json answer = table.answered("S");
  EXPECT_EQ(answer["answer"], "refused");
  EXPECT_THAT(answer["message"].get<std::string>(), HasSubstr("continued since"));
  httplib::Client phone = table.phone("S");
  const auto french = Phones::patient([&] { return phone.Get("/api/seat", {{"Accept-Language", "fr"}}); });
  EXPECT_THAT(json::parse(french->body)["orders"].back()["message"].get<std::string>(), HasSubstr("a continué"));
  EXPECT_EQ(table.game_->history().size(), 2U);
}

TEST_P(PhonesTest, ARefusalIsInThePhonesLanguageAndSaysNothingHidden) {
  Phones table(where_);
  table.begin();
  const test::Secret& cards = test::secrets().front();
  ASSERT_EQ(table.act("S", cards.one)->status, 200);
  ASSERT_EQ(table.act("S", cards.other)->status, 200) << "the table has not answered yet";
  EXPECT_EQ(table.carry_out().said, cards.one);
  EXPECT_EQ(table.carry_out().said, cards.other);
  const auto message_in = [&](const char* languages) {
    table.answered("S");
    std::string message;
    EXPECT_TRUE(soon([&] {
      const auto reply = table.phone("S").Get("/api/seat", {{"Accept-Language", languages}});
      const json orders = json::parse(reply->body)["orders"];
      if (orders.empty()) return false;
      message = orders.back()["message"].get<std::string>();
      return true;
    }));
    return message;
  };
  EXPECT_THAT(message_in("en"), HasSubstr("The hidden part of your action is refused: "));
  EXPECT_THAT(message_in("de"), HasSubstr("Was verborgen werden sollte, wird abgelehnt: "));
  EXPECT_THAT(message_in("xx, fr-CA;q=0.8, de;q=0.7"), HasSubstr("Ce qui devait être caché est refusé"));
  for (const auto& order : good(table.net_.club_->orders(table.net_.token(), false)))
    EXPECT_THAT(order.message.english(), Not(HasSubstr("a1="))) << "the club keeps it";
  EXPECT_THAT(table.view("W")["orders"], IsEmpty());
}

TEST_P(PhonesTest, ATableThatStartsAnewDoesNothingTwice) {
  Phones table(where_, "chess", {});
  table.begin();
  ASSERT_EQ(table.act("S", "draw")->status, 200);
  link::PhoneOrder order;
  std::vector<link::PhoneOrder> came;
  ASSERT_TRUE(soon([&] { return !(came = table.line_.take()).empty(); }));
  order = came.front();
  ASSERT_TRUE(table.game_->act(order.said, {link::order_source(order.id), {}, {}}).has_value());
  // The program ends before it has told that it was done; the next one is asked again.
  const auto game = *table.game_->game_id();
  table.game_.emplace(table.file_);
  ASSERT_TRUE(table.game_->resume(game).has_value());
  link::PhoneLine again(table.net_.address());
  again.follow(table.file_, game);
  ASSERT_TRUE(soon([&] { return !(came = again.take()).empty(); })) << again.state().trouble.english();
  ASSERT_EQ(came.front().id, order.id);
  const auto clear = link::settled(table.game_->history(), came.front());
  ASSERT_TRUE(clear);
  EXPECT_TRUE(clear->done);
}

TEST_P(PhonesTest, DrawsObjectionsAndTheResult) {
  Phones table(where_, "chess", {});
  table.begin();
  ASSERT_EQ(table.act("S", "draw")->status, 200);
  table.carry_out();
  ASSERT_TRUE(soon([&] {
    const json also = table.view("N")["also"];
    return std::find(also.begin(), also.end(), "N:accept") != also.end();
  }));
  ASSERT_EQ(table.ask("N", {{"kind", "decline"}})->status, 200);
  EXPECT_EQ(table.carry_out().kind, db::club::OrderKind::decline);
  ASSERT_EQ(table.ask("N", {{"kind", "objection"}, {"words", "The rook stood on a1"}})->status, 200);
  const auto objection = table.carry_out();
  EXPECT_EQ(objection.seat, "N");
  EXPECT_EQ(objection.said, "The rook stood on a1");
  const auto log = good(table.net_.club_->log(table.net_.event_));
  EXPECT_EQ(log.back().what, "objection");
  ASSERT_TRUE(table.game_->act("S:resign").has_value());
  ASSERT_TRUE(table.sender_->settle(kPatience));
  ASSERT_TRUE(soon([&] { return !table.view("N")["state"]["result"].is_null(); }));
  EXPECT_EQ(table.ask("N", {{"kind", "confirm"}})->status, 200);
  EXPECT_THAT(table.view("S")["confirmed"], ElementsAre("N"));
  httplib::Client browser = table.net_.caller();
  EXPECT_TRUE(soon([&] {
    const json tables = json::parse(browser.Get("/api/event")->body)["tables"];
    return tables[0].value("confirmed", json()) == json::array({"N"});
  }));
}

TEST_P(PhonesTest, OneCodeOneSeatOnePhone) {
  Phones table(where_, "chess", {});
  table.begin();
  EXPECT_EQ(table.net_.caller().Get("/api/seat")->status, 401);
  std::string sign = table.signs_.at("S");
  std::swap(sign[sign.size() - 1], sign[sign.size() - 2]);
  if (sign != table.signs_.at("S")) {
    httplib::Client wrong(table.net_.url());
    EXPECT_EQ(wrong.Get("/api/seat", {{"Authorization", "Seat " + sign + "." + kPhone}})->status, 401);
  }
  EXPECT_EQ(table.phone("S", "short").Get("/api/seat")->status, 401);
  EXPECT_EQ(table.phone("S").Get("/api/seat")->status, 200);
  EXPECT_EQ(table.phone("S", kOther).Get("/api/seat")->status, 409) << "another phone has signed in";
  EXPECT_EQ(table.phone("N", kOther).Get("/api/seat")->status, 200);
  ASSERT_TRUE(soon([&] { return table.line_.state().signed_in.size() == 2; })) << table.line_.state().trouble.english();
  EXPECT_EQ(table.line_.state().signs, table.signs_);
  table.line_.let_go("S");
  ASSERT_TRUE(soon([&] { return table.line_.state().signed_in.size() == 1; })) << table.line_.state().trouble.english();
  const auto back = table.phone("S").Get("/api/seat?again");
  EXPECT_EQ(back->status, 409) << "it was let go, and asks by itself";
  EXPECT_THAT(back->body, HasSubstr("let_go"));
  EXPECT_TRUE(soon([&] { return table.phone("S", kOther).Get("/api/seat")->status == 200; }));
  EXPECT_EQ(table.phone("S", kOther).Get("/api/seat?again")->status, 200);
  EXPECT_EQ(table.phone("S").Get("/api/seat")->status, 409);
  // A table that is set up anew has other codes.
  good(table.net_.club_->play_again(table.net_.event_, 1, 1, "a piece fell", {"Sam"}));
  EXPECT_EQ(table.phone("N", kOther).Get("/api/seat")->status, 401);
}

TEST_P(PhonesTest, OrdersAreForTheTableAlone) {
  Phones table(where_, "chess", {});
  table.begin();
  const std::string path = "/api/orders/" + table.net_.token();
  EXPECT_EQ(table.net_.caller().Get(path)->status, 401);
  const std::string looker = table.net_.key("spectator", "somebody"), other = table.net_.key("table", "Table 9");
  EXPECT_EQ(table.net_.caller(looker).Get(path)->status, 403);
  EXPECT_EQ(table.net_.caller(other).Get(path + "?holder=somebody")->status, 409) << "it has not claimed the game";
  EXPECT_EQ(table.net_.caller(other).Get("/api/phones/" + table.net_.token() + "?holder=x")->status, 409);
  EXPECT_EQ(table.net_.caller(other).Post(path + "/1", R"({"answer":"done"})", "application/json")->status, 409);
  EXPECT_EQ(table.net_.caller(looker)
                .Post("/api/phones/" + table.net_.token() + "/free", R"({"seat":"S"})", "application/json")
                ->status,
            403);
}

TEST(PhonesAtTheClubsMachine, TheTablesOwnFileIsEnough) {
  event::TestClub club;
  const auto event = club.event("Friday", "mr-joseph", {"Ada", "Bo", "Cy", "Dee"});
  club.seat_and_publish(event);
  const auto made = good(event::table_game(club.open(event), 0, 1));
  table::Session game(club.file());
  ASSERT_TRUE(game.new_game(made.setup, made.info).has_value());
  link::PhoneLine line(std::nullopt);
  line.follow(club.file(), game.game_id());
  ASSERT_TRUE(soon([&] { return line.state().signs.size() == 4; })) << line.state().trouble.english();
  db::club::SeatOrder order{0, made.info.token, "S", db::club::OrderKind::act, "S:draw", 0, "", {}, {}};
  const auto id = good(club->add_order(order));
  std::vector<link::PhoneOrder> came;
  ASSERT_TRUE(soon([&] { return !(came = line.take()).empty(); }));
  EXPECT_EQ(came.front().id, id);
  line.answer(came.front(), true);
  EXPECT_TRUE(soon([&] { return good(club->orders(made.info.token, true)).empty(); }));
  // A game outside any event has no phones, and no trouble.
  table::Session casual(club.file());
  ASSERT_TRUE(casual.new_game({{"ruleset", "chess"}}).has_value());
  line.follow(club.file(), casual.game_id());
  EXPECT_THAT(line.state().signs, IsEmpty());
  EXPECT_EQ(line.state().trouble.english(), "");
}

/// What somebody other than South can fetch while South's secret is asked for, and once it is recorded.
std::vector<std::string> all_but_south(Phones& table, httplib::Client& browser, httplib::Client& arbiter,
                                       httplib::Client& other) {
  std::vector<std::string> seen;
  for (const char* path : {"/api/event", "/api/table/1/1", "/healthz"}) seen.push_back(browser.Get(path)->body);
  for (const char* seat : {"W", "N", "E"}) seen.push_back(table.phone(seat).Get("/api/seat")->body);
  seen.push_back(table.phone("S", kOther).Get("/api/seat")->body);
  seen.push_back(arbiter.Get("/api/arbiter/log")->body);
  seen.push_back(other.Get("/api/orders/" + table.net_.token() + "?holder=x")->body);
  // What differs between any two evenings: times, tokens.
  static const std::regex kTimes(R"(\d{4}-\d\d-\d\dT[\d:.]+Z|[0-9a-f]{32})");
  for (std::string& text : seen) text = std::regex_replace(text, kTimes, "~");
  return seen;
}

/// Two games that differ in what South hides with the phone.
TEST(PhonesWorlds, WhatAPhoneHidesIsNobodysBusiness) {
  for (const test::Secret& secret : test::secrets()) {
    std::vector<std::vector<std::string>> worlds;
    for (const std::string& hidden : {secret.one, secret.other}) {
      Phones table("", secret.ruleset, {{"S", secret.army}, {"W", "germany"}, {"N", "france"}, {"E", "sweden"}});
      table.begin();
      httplib::Client browser = table.net_.caller(), arbiter = table.net_.caller(table.net_.key("arbiter", "Sam")),
                      other = table.net_.caller(table.net_.key("table", "another table"));
      ASSERT_TRUE(soon([&] { return browser.Get("/api/table/1/1")->status == 200; }));
      ASSERT_EQ(table.act("S", hidden)->status, 200) << secret.army << " " << hidden;
      std::vector<std::string> seen = all_but_south(table, browser, arbiter, other);
      table.carry_out();
      EXPECT_EQ(table.answered("S")["answer"], "done") << secret.army;
      ASSERT_TRUE(soon([&] { return json::parse(browser.Get("/api/table/1/1")->body)["plies"] == 1; }));
      for (std::string& text : all_but_south(table, browser, arbiter, other)) seen.push_back(std::move(text));
      worlds.push_back(std::move(seen));
    }
    EXPECT_EQ(worlds[0], worlds[1]) << secret.ruleset << " " << secret.army;
    for (const std::string& text : worlds[0]) EXPECT_NE(text, "");
  }
}

INSTANTIATE_TEST_SUITE_P(Engines, PhonesTest, both_engines(), engine);

}  // namespace
}  // namespace arbiter::server
