// SPDX-License-Identifier: MIT
// Accounts in the browser: signing in and out, passwords, sessions, roles, and what wrong passwords cost.
#include <gmock/gmock.h>

#include <thread>

#include "app/server/attempts.h"
#include "app/server/sessions.h"
#include "tests/server/browser.h"

namespace arbiter::server {
namespace {

using db::club::AccountId;
using db::club::AccountRole;
using db::club::Role;
using event::good;
using nlohmann::json;
using std::chrono::minutes;
using std::chrono::seconds;
using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

class AccountsTest : public EitherEngine {
 protected:
  void SetUp() override {
    EitherEngine::SetUp();
    if (IsSkipped()) return;
    net_.emplace(where_);
    eve_ = account("Eve", {{Role::arbiter, {}}});
  }
  AccountId account(const std::string& name, std::vector<AccountRole> roles) {
    return good(net_->club_->add_account({0, name, {}, std::move(roles)}, digest(), net_->club_.by()));
  }

  std::optional<TestNetwork> net_;
  AccountId eve_ = 0;
};

TEST_P(AccountsTest, SomebodySignsInActsAndSignsOut) {
  Browser browser(*net_);
  EXPECT_EQ(browser.get("/api/account")->status, 401);
  EXPECT_EQ(browser.enter("Eve", kAnother), 401);
  EXPECT_EQ(browser.cookie(), "");
  ASSERT_EQ(browser.enter("eve", kPassword), 200) << "capitals make no difference";
  EXPECT_EQ(browser.cookie().size(), 40U);
  const json account = json::parse(browser.get("/api/account")->body);
  EXPECT_EQ(account["name"], "Eve");
  EXPECT_EQ(account["roles"], json::parse(R"([{"role": "arbiter"}])"));
  const json said{{"round", 1}, {"table", 1}, {"points", {"S=3", "W=1", "N=0", "E=0"}}};
  EXPECT_EQ(browser.post("/api/arbiter/result", said, false)->status, 403) << "another site's page cannot send it";
  ASSERT_EQ(browser.post("/api/arbiter/result", said)->status, 200);
  EXPECT_EQ(net_->club_.open(net_->event_).record.results.back().by, "Eve (arbiter's account 1)");
  EXPECT_EQ(browser.get("/api/arbiter/log")->status, 200);
  EXPECT_EQ(browser.get("/api/seating?event=Friday")->status, 401) << "tables need a key";
  const std::string before = browser.cookie();
  EXPECT_EQ(browser.post("/api/leave")->status, 200);
  EXPECT_EQ(browser.cookie(), "");
  EXPECT_EQ(net_->caller().Get("/api/account", {{"Cookie", "arbiter_session=" + before}})->status, 401);
}

TEST_P(AccountsTest, RolesHoldForTheirEventsOnly) {
  const auto saturday = net_->club_.event("Saturday", "mr-joseph", {"Ada", "Bo", "Cy", "Dee"});
  const auto sunday = net_->club_.event("Sunday", "mr-joseph", {"Ada", "Bo", "Cy", "Dee"});
  account("Bo", {{Role::arbiter, saturday}, {Role::arbiter, sunday}, {Role::spectator, {}}});
  account("Cy", {{Role::spectator, {}}});
  Browser bo(*net_), cy(*net_);
  ASSERT_EQ(bo.enter("Bo", kPassword), 200);
  ASSERT_EQ(cy.enter("Cy", kPassword), 200);
  EXPECT_EQ(bo.get("/api/arbiter/log?event=Saturday")->status, 200);
  EXPECT_EQ(bo.get("/api/arbiter/log?event=Sunday")->status, 200);
  const auto friday = bo.get("/api/arbiter/log?event=Friday");
  EXPECT_EQ(friday->status, 403);
  EXPECT_THAT(friday->body, HasSubstr("This account is for another event"));
  EXPECT_EQ(cy.get("/api/arbiter/log?event=Friday")->status, 403);
  EXPECT_EQ(json::parse(bo.get("/api/account")->body)["roles"][1],
            json::parse(R"({"role":"arbiter","event":"Sunday"})"));
}

TEST_P(AccountsTest, MembersLookOnWithAnAccount) {
  net_->stop();
  net_->members_only_ = true;
  net_->serve();
  const auto saturday = net_->club_.event("Saturday", "mr-joseph", {"Ada", "Bo", "Cy", "Dee"});
  account("Bo", {{Role::spectator, saturday}});
  Browser browser(*net_), bo(*net_);
  EXPECT_EQ(browser.get("/api/event")->status, 401);
  ASSERT_EQ(browser.enter("Eve", kPassword), 200);
  EXPECT_EQ(browser.get("/api/event")->status, 200);
  EXPECT_EQ(json::parse(browser.get("/api/events")->body)["running"].size(), 1U);
  ASSERT_EQ(bo.enter("Bo", kPassword), 200);
  EXPECT_EQ(bo.get("/api/events/Friday/event")->status, 403);
  EXPECT_EQ(json::parse(bo.get("/api/events")->body)["running"].size(), 0U) << "Friday is not for them";
}

TEST_P(AccountsTest, AnotherPasswordEndsTheOtherSessions) {
  Browser here(*net_), there(*net_);
  ASSERT_EQ(here.enter("Eve", kPassword), 200);
  ASSERT_EQ(there.enter("Eve", kPassword), 200);
  const std::string before = here.cookie();
  const auto change = [&](const std::string& old, const std::string& wanted) {
    return here.post("/api/account/password", {{"old", old}, {"new", wanted}});
  };
  EXPECT_EQ(change("not this one", kAnother)->status, 403);
  const auto shorter = change(kPassword, "too short");
  EXPECT_EQ(shorter->status, 400);
  EXPECT_THAT(shorter->body, HasSubstr("A password has at least 10 characters, this one has 9"));
  EXPECT_EQ(change(kPassword, std::string(1025, 'x'))->status, 400);
  EXPECT_EQ(there.get("/api/account")->status, 200) << "nothing was changed";
  ASSERT_EQ(change(kPassword, kAnother)->status, 200);
  EXPECT_NE(here.cookie(), before);
  EXPECT_EQ(here.get("/api/account")->status, 200);
  EXPECT_EQ(there.get("/api/account")->status, 401);
  Browser again(*net_);
  EXPECT_EQ(again.enter("Eve", kPassword), 401);
  EXPECT_EQ(again.enter("Eve", kAnother), 200);
}

TEST_P(AccountsTest, WhatTheCommandLineDoesEndsSessionsAtOnce) {
  Browser browser(*net_);
  ASSERT_EQ(browser.enter("Eve", kPassword), 200);
  good(net_->club_->set_password(eve_, digest(), 0, net_->club_.by()));
  EXPECT_EQ(browser.get("/api/account")->status, 401);
  EXPECT_EQ(browser.get("/api/events")->status, 200) << "who is not signed in looks on like anybody";
  ASSERT_EQ(browser.enter("Eve", kPassword), 200);
  good(net_->club_->remove_account(eve_, net_->club_.by()));
  EXPECT_EQ(browser.get("/api/account")->status, 401);
  EXPECT_EQ(browser.enter("Eve", kPassword), 401);
}

TEST_P(AccountsTest, WhoeverIsErasedIsSignedOut) {
  const auto ada = good(event::find_person(good(net_->club_->people()), "Ada"));
  good(net_->club_->change_account({eve_, "Eve", ada, {{Role::arbiter, {}}}}, net_->club_.by()));
  Browser browser(*net_);
  ASSERT_EQ(browser.enter("Eve", kPassword), 200);
  EXPECT_EQ(good(net_->club_->erase(ada, net_->club_.by())).accounts, 1);
  EXPECT_EQ(browser.get("/api/account")->status, 401);
}

TEST_P(AccountsTest, SessionsAreListedAndEndedByTheirOwnerOnly) {
  account("Bo", {{Role::arbiter, {}}});
  Browser here(*net_), there(*net_), bo(*net_);
  ASSERT_EQ(here.enter("Eve", kPassword), 200);
  ASSERT_EQ(there.enter("Eve", kPassword), 200);
  ASSERT_EQ(bo.enter("Bo", kPassword), 200);
  const std::string listed = here.get("/api/account/sessions")->body;
  const json sessions = json::parse(listed)["sessions"];
  ASSERT_EQ(sessions.size(), 2U);
  EXPECT_THAT(listed, AllOf(Not(HasSubstr(here.cookie())), Not(HasSubstr(there.cookie())))) << "a secret";
  EXPECT_EQ(sessions[0]["browser"], "Test browser");
  EXPECT_EQ(sessions[0]["from"], "127.0.0.1");
  const auto& other = sessions[0]["current"] == true ? sessions[1] : sessions[0];
  const std::string end = "/api/account/sessions/" + std::to_string(other["number"].get<int>()) + "/end";
  EXPECT_EQ(bo.post(end)->status, 404);
  EXPECT_EQ(here.post(end, nullptr, false)->status, 403);
  EXPECT_EQ(here.post(end)->status, 200);
  EXPECT_EQ(there.get("/api/account")->status, 401);
  EXPECT_EQ(here.get("/api/account")->status, 200);
  EXPECT_EQ(here.post(end)->status, 404);
}

TEST_P(AccountsTest, WrongPasswordsAndUnknownNamesAreAnsweredAlikeAndLaterEachTime) {
  net_->stop();
  net_->standing_ = true;
  net_->behind_proxy_ = true;
  net_->serve();
  const auto tried = [&](const std::string& name, const std::string& password, const std::string& from) {
    return net_->caller().Post("/api/account/enter", {{"X-Forwarded-For", from}},
                               json{{"name", name}, {"password", password}}.dump(), "application/json");
  };
  for (const std::string name : {"Eve", "Nobody"}) {
    for (int i = 0; i < Attempts::kFreeOfAccount; ++i)
      EXPECT_EQ(tried(name, kAnother, "10.0.0.1")->body,
                R"({"args":[],"error":"wrong_password","id":"The name or the password is wrong",)"
                R"("message":"The name or the password is wrong"})");
    EXPECT_EQ(tried(name, kAnother, "10.0.0.1")->status, name == "Eve" ? 401 : 429) << "the first that waits";
  }
  const auto refused = tried("EVE", kPassword, "10.0.0.1");
  EXPECT_EQ(refused->status, 429) << "also with the right one: it was not looked at";
  EXPECT_EQ(refused->get_header_value("Retry-After"), "1");
  EXPECT_THAT(refused->body, HasSubstr(R"("id":"Too many wrong passwords; wait %1 seconds")"));
  EXPECT_EQ(tried("Eve", kPassword, "10.0.0.2")->status, 200) << "elsewhere the right one gets in at once";
}

TEST_P(AccountsTest, OddRequestsAreRefused) {
  Browser browser(*net_);
  for (const json& said : {json(3), json::object(), json{{"name", "Eve"}}, json{{"name", 1}, {"password", kPassword}},
                           json{{"name", "Eve"}, {"password", std::string(1025, 'x')}},
                           json{{"name", std::string(201, 'x')}, {"password", kPassword}}})
    EXPECT_EQ(browser.post("/api/account/enter", said)->status, 400) << said.dump().substr(0, 60);
  EXPECT_EQ(browser.post("/api/account/enter", {{"name", std::string(20'000, 'x')}, {"password", "y"}})->status, 413);
  ASSERT_EQ(browser.enter("Eve", kPassword), 200);
  EXPECT_EQ(browser.post("/api/account/sessions/999999999999999999/end")->status, 404);
  EXPECT_EQ(browser.post("/api/account/password", json{{"old", kPassword}})->status, 400);
}

INSTANTIATE_TEST_SUITE_P(Engines, AccountsTest, both_engines(), engine);

TEST(AccountCookie, IsSecureBehindTlsAndHiddenFromScripts) {
  TestNetwork net("");
  good(net.club_->add_account({0, "Eve", {}, {{Role::arbiter, {}}}}, digest(), net.club_.by()));
  net.stop();
  net.behind_proxy_ = true;
  net.serve();
  for (const bool tls : {true, false}) {
    const auto entered = net.caller().Post("/api/account/enter", {{"X-Forwarded-Proto", tls ? "https" : "http"}},
                                           json{{"name", "Eve"}, {"password", kPassword}}.dump(), "application/json");
    ASSERT_EQ(entered->status, 200);
    const std::string cookie = entered->get_header_value("Set-Cookie", 0);
    EXPECT_THAT(cookie, AllOf(HasSubstr("arbiter_session="), HasSubstr("HttpOnly"), HasSubstr("SameSite=Strict")));
    EXPECT_EQ(cookie.find("Secure") != std::string::npos, tls);
  }
}

TEST(SessionsTest, OfAnAccountEndWhenNobodyUsesThemAndAfterTwelveHours) {
  auto now = http::Clock::now();
  Sessions sessions([&] { return now; });
  const std::string used = sessions.begin({{}, 1, 1}, {}), left = sessions.begin({{}, 1, 1}, {});
  for (int i = 0; i < 11; ++i) {
    now += minutes(65);
    EXPECT_TRUE(sessions.holder_of(used)) << i;
  }
  EXPECT_FALSE(sessions.holder_of(left));
  EXPECT_EQ(sessions.of({{}, 1, 1}, used).size(), 1U);
  now += minutes(6);
  EXPECT_FALSE(sessions.holder_of(used)) << "twelve hours are over";
}

TEST(SessionsTest, OfOneAccountDoNotGrowForEver) {
  auto now = http::Clock::now();
  Sessions sessions([&] { return now; });
  const std::string other = sessions.begin({{}, 2, 1}, {}), first = sessions.begin({{}, 1, 1}, {});
  for (std::size_t i = 0; i < Sessions::kMostOfAccount; ++i) {
    now += seconds(1);
    std::ignore = sessions.begin({{}, 1, 1}, {});
  }
  EXPECT_FALSE(sessions.holder_of(first));
  EXPECT_TRUE(sessions.holder_of(other));
  EXPECT_EQ(sessions.of({{}, 1, 1}, "").size(), Sessions::kMostOfAccount);
  EXPECT_EQ(sessions.of({{}, 1, 2}, "").size(), 0U) << "with another password all are over";
}

class AttemptsTest : public testing::Test {
 protected:
  /// So many wrong passwords, each as soon as it may be; how long the last one had to wait.
  seconds wrong(int count, const std::string& name, const std::string& from) {
    seconds waited{0};
    for (int i = 0; i < count; ++i) {
      waited = seconds(0);
      for (auto wait = attempts_.begin(name, from); wait.count() > 0; wait = attempts_.begin(name, from)) {
        waited += wait;
        now_ += wait;
      }
    }
    return waited;
  }

  http::Clock::time_point now_ = http::Clock::now();
  Attempts attempts_{[this] { return now_; }};
};

TEST_F(AttemptsTest, WaitLongerEachTimeAndAMinuteAtMost) {
  EXPECT_EQ(wrong(6, "eve", "a"), seconds(0));
  EXPECT_EQ(wrong(1, "eve", "a"), seconds(1));
  EXPECT_EQ(wrong(1, "eve", "a"), seconds(2));
  EXPECT_EQ(wrong(1, "eve", "a"), seconds(4));
  EXPECT_EQ(wrong(20, "eve", "a"), Attempts::kLongest);
  now_ += Attempts::kForgotten;
  EXPECT_EQ(wrong(6, "eve", "a"), seconds(0)) << "it is forgotten";
}

TEST_F(AttemptsTest, AtManyAccountsFromOneAddressWaitToo) {
  for (int i = 0; i <= Attempts::kFreeOfAddress; ++i) EXPECT_EQ(wrong(1, "eve" + std::to_string(i), "a"), seconds(0));
  EXPECT_EQ(wrong(1, "bo", "a"), seconds(1));
}

TEST_F(AttemptsTest, FromElsewhereNeverShutTheRightOneOut) {
  ASSERT_EQ(wrong(1, "eve", "home"), seconds(0));
  attempts_.right("eve", "home");
  for (int i = 0; i < 100; ++i) {
    wrong(1, "eve", "bad" + std::to_string(i));
    wrong(1, "eve", "bad");
    EXPECT_EQ(attempts_.begin("eve", "home"), seconds(0)) << "where they have been before";
    attempts_.undone("eve", "home");
  }
  EXPECT_EQ(attempts_.begin("eve", "new"), seconds(0)) << "and from anywhere that has tried nothing";
  EXPECT_GT(attempts_.begin("eve", "new"), seconds(0)) << "once";
}

TEST_F(AttemptsTest, OfTheirOwnAccountDoNotWinOthers) {
  for (int i = 0; i <= Attempts::kFreeOfAddress; ++i) {
    ASSERT_EQ(wrong(1, "eve" + std::to_string(i), "a"), seconds(0));
    if (i == Attempts::kFreeOfAddress) break;
    ASSERT_EQ(attempts_.begin("mallory", "a"), seconds(0));
    attempts_.right("mallory", "a");
  }
  EXPECT_GT(attempts_.begin("mallory", "a"), seconds(0));
}

TEST(Passwords, AreDigestedWithASaltAndFound) {
  const std::string one = passwords::digest_of(kPassword).value(), other = passwords::digest_of(kPassword).value();
  EXPECT_THAT(one, HasSubstr("$argon2id$v=19$m=19456,t=2,p=1$"));
  EXPECT_NE(one, other);
  EXPECT_TRUE(passwords::belongs(kPassword, one).value());
  EXPECT_FALSE(passwords::belongs(kAnother, one).value());
  EXPECT_FALSE(passwords::belongs("", one).value());
  EXPECT_FALSE(passwords::belongs(kPassword, "").value()) << "nobody's";
  EXPECT_FALSE(passwords::belongs(kPassword, "what is this"));
  EXPECT_TRUE(passwords::belongs(std::string(1024, 'x'), passwords::digest_of(std::string(1024, 'x')).value()).value());
}

TEST(Passwords, TakeAsLongWhereThereIsNoAccount) {
  const auto took = [](const std::string& digest) {
    auto least = std::chrono::steady_clock::duration::max();
    for (int i = 0; i < 20; ++i) {  // the least of many: the machine may be busy
      const auto begun = std::chrono::steady_clock::now();
      EXPECT_FALSE(passwords::belongs(kAnother, digest).value());
      least = std::min(least, std::chrono::steady_clock::now() - begun);
    }
    return std::chrono::duration<double>(least).count();
  };
  const double known = took(digest()), unknown = took("");
  EXPECT_GT(unknown, known / 2);
  EXPECT_LT(unknown, known * 2);
}

TEST(Passwords, HaveBounds) {
  EXPECT_TRUE(passwords::fit("ten chars!"));
  EXPECT_FALSE(passwords::fit("nine char"));
  EXPECT_TRUE(passwords::fit("ÄÖÜäöüßéèê"));
  EXPECT_FALSE(passwords::fit("ÄÖÜäöüßéè")) << "18 bytes, 9 characters";
  EXPECT_TRUE(passwords::fit(std::string(1024, 'x')));
  EXPECT_FALSE(passwords::fit(std::string(1025, 'x')));
  EXPECT_FALSE(passwords::fit("0123456789\xff"));
}

TEST(Passwords, AreDigestedByFewAtOnce) {
  passwords::Turns turns(1, 1, std::chrono::milliseconds(20));
  auto first = turns.take();
  ASSERT_TRUE(first);
  EXPECT_FALSE(turns.take()) << "none was free in time";
  first.reset();
  EXPECT_TRUE(turns.take());
  passwords::Turns patient(1, 1, kPatience);
  auto taken = patient.take();
  std::thread waits([&] { EXPECT_TRUE(patient.take()) << "it waits for the first to end"; });
  taken.reset();
  waits.join();
  passwords::Turns none(1, 0, seconds(10));
  const auto held = none.take();
  EXPECT_FALSE(none.take()) << "nobody may wait";
}

}  // namespace
}  // namespace arbiter::server
