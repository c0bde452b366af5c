// SPDX-License-Identifier: MIT
#include "app/table/computers.h"

#include <gtest/gtest.h>

#include <chrono>
#include <thread>

namespace arbiter::table {
namespace {

using namespace std::chrono_literals;

/// Asks until somebody says something, or nobody thinks any more.
std::optional<Computers::Said> asked(Computers& computers, const Session& session) {
  for (int i = 0; i < 20'000; ++i) {
    auto said = computers.look(*session.game(), session.revision());
    if (said) return said;
    if (computers.thinks() == Seat::none && i > 0) return std::nullopt;
    std::this_thread::sleep_for(1ms);
  }
  ADD_FAILURE() << "nobody came to anything";
  return std::nullopt;
}

Session chess() {
  Session session(":memory:");
  EXPECT_TRUE(session.new_game(Value{{"ruleset", "chess"}}));
  return session;
}

TEST(ComputerSeats, AreRead) {
  const auto seats = computer_seats({"S=computer:3", "N=computer"});
  ASSERT_TRUE(seats);
  EXPECT_EQ(*seats, (ComputerSeats{{Seat::S, {3, {}}}, {Seat::N, {8, {}}}}));
  for (const char* wrong : {"", "S", "S=", "S=Ada", "X=computer:3", "S=computer:", "S=computer:0", "S=computer:9",
                            "S=computer:12", "S=computer:a"}) {
    const auto refused = computer_seats({wrong});
    ASSERT_FALSE(refused) << wrong;
    EXPECT_NE(refused.error().message.english().find(wrong), std::string::npos) << refused.error().message.english();
  }
  EXPECT_FALSE(check_computers({{Seat::E, {1, {}}}}, *chess().game()));
  EXPECT_TRUE(check_computers({{Seat::N, {1, {}}}}, *chess().game()));
}

TEST(Computers, PlayAndSayWhatHandsMustDo) {
  Session session = chess();
  Computers computers({{Seat::N, {2, {}}}}, 1, 50ms);
  EXPECT_FALSE(asked(computers, session)) << "it is not to move";
  ASSERT_TRUE(session.act("e2e4"));
  const auto said = asked(computers, session);
  ASSERT_TRUE(said);
  EXPECT_EQ(said->seat, Seat::N);
  ASSERT_TRUE(session.act(said->action, {"computer", {}, {}}));
  session.leave_to_hands();
  const view::TableInstructions works = session.works();
  ASSERT_EQ(works.size(), 1U);
  EXPECT_EQ(works[0].what, Instruction::Do::move);
  EXPECT_EQ(works[0].square + works[0].to, said->action);
  EXPECT_FALSE(asked(computers, session));
  // A hand that moves the next piece has carried out the work before.
  ASSERT_TRUE(session.act("a2a3"));
  EXPECT_TRUE(session.works().empty());
}

TEST(Computers, LeaveTheWorkOfSeveralMovesToHands) {
  Session session = chess();
  for (const char* move : {"e2e4", "d7d5", "e4d5"}) {
    ASSERT_TRUE(session.act(move));
    session.leave_to_hands();
  }
  const view::TableInstructions works = session.works();
  ASSERT_EQ(works.size(), 2U);
  EXPECT_EQ(works[0].what, Instruction::Do::lift);
  EXPECT_EQ(works[0].square, "d7");
  EXPECT_EQ(works[1].square + works[1].to, "e2d5");
}

TEST(Computers, ThinkAnewAfterATakeback) {
  Session session = chess();
  Computers computers({{Seat::N, {8, {}}}}, 1, 60'000ms);
  ASSERT_TRUE(session.act("f2f3"));
  EXPECT_FALSE(computers.look(*session.game(), session.revision()));
  EXPECT_EQ(computers.thinks(), Seat::N);
  ASSERT_TRUE(session.undo());
  EXPECT_FALSE(computers.look(*session.game(), session.revision()));
  EXPECT_EQ(computers.thinks(), Seat::none) << "what it thought about is gone";
  for (const char* move : {"f2f3", "e7e5", "g2g4"}) ASSERT_TRUE(session.act(move));
  const auto said = asked(computers, session);
  ASSERT_TRUE(said);
  EXPECT_EQ(said->action, "d8h4");
}

TEST(Computers, SayNothingTwiceThatWasRefused) {
  Session session = chess();
  Computers computers({{Seat::S, {1, {}}}}, 1, 20ms);
  ASSERT_TRUE(asked(computers, session));
  computers.refused();
  EXPECT_FALSE(asked(computers, session));
}

TEST(Computers, PlayAWholeGameAmongThemselves) {
  Session session(":memory:");
  ASSERT_TRUE(session.new_game(Value{{"ruleset", "ashtapada"}, {"options", {{"players", "2"}}}}));
  Computers computers({{Seat::S, {1, {}}}, {Seat::N, {1, {}}}}, 1, 2ms);
  for (int i = 0; i < 40; ++i) {
    const auto said = asked(computers, session);
    ASSERT_TRUE(said);
    ASSERT_TRUE(session.act(said->action)) << said->action;
  }
}

TEST(Computers, ThrowAwayWhatTheyThinkWhenTheyGo) {
  Session session = chess();
  Computers computers({{Seat::S, {8, {}}}}, 1, 600'000ms);
  EXPECT_FALSE(computers.look(*session.game(), session.revision()));
  EXPECT_EQ(computers.thinks(), Seat::S);
}

}  // namespace
}  // namespace arbiter::table
