// SPDX-License-Identifier: MIT
// Replies that go on and replies that wait: thousands of them hold no thread, as few stand for them here.
#include "tests/http/served.h"

namespace arbiter::http {
namespace {

using testing::HasSubstr;

const std::string kLive = "GET /live HTTP/1.1\r\nHost: club\r\n\r\n";
const std::string kLater = "GET /later HTTP/1.1\r\nHost: club\r\n\r\n";

class StreamsTest : public Served {
 protected:
  /// A spectator who has heard the greeting.
  RawClient looking() {
    RawClient client(port_);
    client.send(kLive);
    EXPECT_THAT(client.until("hello\n\n\r\n"), HasSubstr("Transfer-Encoding: chunked"));
    return client;
  }
};

TEST_F(StreamsTest, EachHearsWhatTheyHaveNotHeard) {
  serve();
  const RawClient early = looking();
  happens();
  EXPECT_EQ(early.until("]\r\n"), "6\r\n[0..1]\r\n");
  const RawClient late = looking();
  happens();
  EXPECT_EQ(early.until("]\r\n"), "6\r\n[1..2]\r\n");
  EXPECT_EQ(late.until("]\r\n"), "6\r\n[1..2]\r\n");
  std::thread stops([&] { server_->stop(); });
  EXPECT_EQ(early.rest(), "0\r\n\r\n") << "the stream ends, and is whole";
  stops.join();
}

TEST_F(StreamsTest, AStreamSleepsWhileNothingOfItsHappens) {
  serve();
  const RawClient all = looking();
  const RawClient even(port_);
  even.send("GET /live?of=even HTTP/1.1\r\nHost: club\r\n\r\n");
  EXPECT_THAT(even.until("hello\n\n\r\n"), HasSubstr("200 OK"));
  happens();
  EXPECT_EQ(all.until("]\r\n"), "6\r\n[0..1]\r\n");
  happens();
  EXPECT_EQ(all.until("]\r\n"), "6\r\n[1..2]\r\n");
  EXPECT_THAT(even.until("]\r\n"), testing::AnyOf("6\r\n[1..2]\r\n", "6\r\n[0..2]\r\n"));
  happens();
  EXPECT_EQ(all.until("]\r\n"), "6\r\n[2..3]\r\n");
  happens();
  EXPECT_EQ(all.until("]\r\n"), "6\r\n[3..4]\r\n");
  // What was not for it counts as heard, if the server has come to it in between.
  EXPECT_THAT(even.until("]\r\n"), testing::AnyOf("6\r\n[3..4]\r\n", "6\r\n[2..4]\r\n"));
}

TEST_F(StreamsTest, AStreamThatSleepsStillHearsSignsOfLife) {
  ServerOptions options;
  options.limits.heartbeat = 5ms;
  serve(options);
  const RawClient even(port_);
  even.send("GET /live?of=even HTTP/1.1\r\nHost: club\r\n\r\n");
  EXPECT_THAT(even.until("hello\n\n\r\n"), HasSubstr("200 OK"));
  happens();
  const std::string heard = even.until("alive\ndata: {}\n\n");
  EXPECT_EQ(heard.find("[0"), std::string::npos) << heard;
}

TEST_F(StreamsTest, SignsOfLifeComeWhileNothingHappens) {
  ServerOptions options;
  options.limits.heartbeat = 5ms;
  serve(std::move(options));
  const RawClient one = looking();
  EXPECT_THAT(one.until("alive"), HasSubstr("event: alive"));
  EXPECT_THAT(one.until("alive"), HasSubstr("event: alive"));
}

TEST_F(StreamsTest, WhoDoesNotReadIsDroppedAndHoldsNobodyUp) {
  padding_.assign(std::size_t{8} << 20U, 'x');  // more than the system keeps for one who does not read
  ServerOptions options;
  options.limits.patience = 5s;
  serve(std::move(options));
  const RawClient slow = looking(), quick = looking();
  happens();
  EXPECT_THAT(quick.until("x\r\n"), HasSubstr("[0..1]"));
  happens();
  EXPECT_THAT(quick.until("x\r\n"), HasSubstr("[1..2]"));
  EXPECT_TRUE(soon([&] { return server_->counts().dropped == 1; }));
}

TEST_F(StreamsTest, WhoGoesGivesTheirPlaceBack) {
  serve();
  {
    const RawClient one = looking();
    EXPECT_FALSE(held_.expired());
  }
  EXPECT_TRUE(soon([&] { return held_.expired(); }));
  {
    const RawClient chatty = looking();
    chatty.send("GET / HTTP/1.1\r\nHost: club\r\n\r\n");
    EXPECT_THAT(chatty.rest(), testing::Not(HasSubstr("HTTP/1.1"))) << "a stream is no place for requests";
  }
  const RawClient waits(port_);
  waits.send(kLater);
  EXPECT_TRUE(soon([&] { return waiting_ == 1; }));
  EXPECT_FALSE(held_.expired());
  const_cast<RawClient&>(waits).close();
  EXPECT_TRUE(soon([&] { return held_.expired(); }));
}

TEST_F(StreamsTest, WhoWaitsTakesNoThread) {
  ServerOptions options;
  options.threads = 1;
  serve(std::move(options));
  std::vector<RawClient> waiting;
  for (int i = 0; i < 50; ++i) {
    waiting.emplace_back(port_);
    waiting.back().send(kLater);
  }
  ASSERT_TRUE(soon([&] { return waiting_ == 50; }));
  EXPECT_EQ(statuses(say("GET / HTTP/1.1\r\nHost: club\r\n\r\n")), "200");
  wake_all();  // nothing is ready yet: they wait on
  ready_ = true;
  wake_all();
  for (const RawClient& one : waiting) EXPECT_THAT(one.until("ready"), HasSubstr("200 OK"));
}

TEST_F(StreamsTest, WhoStopsTheServerWaitsForNobody) {
  serve();
  const RawClient waits(port_), idle(port_), silent(port_);
  waits.send(kLater);
  idle.send("GET / HT");
  ASSERT_TRUE(soon([&] { return waiting_ == 1; }));
  server_->stop();
  EXPECT_THAT(waits.rest(), HasSubstr("not yet"));
  EXPECT_EQ(silent.rest(), "");
}

TEST_F(StreamsTest, AnOldClientGetsNoStream) {
  serve();
  EXPECT_EQ(statuses(say("GET /live HTTP/1.0\r\n\r\n")), "505");
}

}  // namespace
}  // namespace arbiter::http
