// SPDX-License-Identifier: MIT
// Thousands who are told of what happens, in one thread: as few stand for them here.
#include "app/server/streams.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>

namespace arbiter::server {
namespace {

using namespace std::chrono_literals;
using testing::HasSubstr;

/// A connection whose one end is served.
struct Ends {
  Ends() {
    if (::socketpair(AF_UNIX, SOCK_STREAM, 0, both.data()) != 0) throw std::runtime_error("no sockets");
    const timeval most{20, 0};
    ::setsockopt(both[1], SOL_SOCKET, SO_RCVTIMEO, &most, sizeof(most));
  }
  ~Ends() { ::close(both[1]); }
  Ends(const Ends&) = delete;
  Ends& operator=(const Ends&) = delete;

  /// Reads until the text was said, or there is no more.
  std::string until(const std::string& text) const {
    std::string said;
    std::array<char, 4096> some{};
    for (std::size_t at = 0; said.find(text, at) == std::string::npos;) {
      at = said.size() < text.size() ? 0 : said.size() - text.size();
      const ssize_t got = ::recv(both[1], some.data(), some.size(), 0);
      if (got <= 0) break;
      said.append(some.data(), static_cast<std::size_t>(got));
    }
    return said;
  }

  std::array<int, 2> both{};
};

class StreamsTest : public testing::Test {
 protected:
  void serve(Streams::Options options = {}) {
    streams_.emplace(
        [this](std::int64_t after) {
          const std::int64_t last = last_;
          return News{last, "[" + std::to_string(after) + ".." + std::to_string(last) + "]" + padding_};
        },
        options);
    ASSERT_TRUE(streams_->start());
  }
  void happens() { streams_->happened(++last_); }

  std::atomic<std::int64_t> last_{0};
  std::string padding_;
  std::optional<Streams> streams_;
};

TEST_F(StreamsTest, EachIsToldWhatTheyHaveNotHeard) {
  serve();
  happens();
  happens();
  Ends now, back;
  streams_->add(now.both[0], 2, nullptr);
  streams_->add(back.both[0], 1, nullptr);
  EXPECT_EQ(back.until("]\r\n"), "6\r\n[1..2]\r\n");
  happens();
  EXPECT_EQ(now.until("]\r\n"), "6\r\n[2..3]\r\n");
  EXPECT_EQ(back.until("]\r\n"), "6\r\n[2..3]\r\n");
  streams_->stop();
  EXPECT_EQ(now.until("nothing else"), "0\r\n\r\n") << "the stream ends, and is whole";
}

TEST_F(StreamsTest, SignsOfLifeComeWhileNothingHappens) {
  serve({5ms, 10s});
  Ends one;
  streams_->add(one.both[0], 0, nullptr);
  EXPECT_THAT(one.until("here\n\n\r\n"), HasSubstr(": still here"));
}

TEST_F(StreamsTest, WhoDoesNotReadIsDroppedAndHoldsNobodyUp) {
  padding_.assign(std::size_t{1} << 20U, 'x');  // more than the system keeps for one who does not read
  serve({10s, 1s});
  Ends slow, quick;
  streams_->add(slow.both[0], 0, nullptr);
  streams_->add(quick.both[0], 0, nullptr);
  happens();
  EXPECT_THAT(quick.until("x\r\n"), HasSubstr("[0..1]"));
  happens();
  EXPECT_THAT(quick.until("x\r\n"), HasSubstr("[1..2]"));
  while (streams_->dropped() == 0) std::this_thread::sleep_for(1ms);
  EXPECT_THAT(slow.until("[0..2]"), HasSubstr("[0..1]")) << "what was on its way, and then the end";
  EXPECT_EQ(streams_->dropped(), 1);
}

TEST_F(StreamsTest, WhoGoesGivesTheirPlaceBack) {
  serve();
  auto place = std::make_shared<int>(0);
  const std::weak_ptr<int> held = place;
  {
    Ends one;
    streams_->add(one.both[0], 0, std::move(place));
    happens();
    one.until("]\r\n");
  }
  while (!held.expired()) std::this_thread::sleep_for(1ms);
  Ends late;
  streams_->stop();
  streams_->add(late.both[0], 0, nullptr);
  EXPECT_EQ(late.until("anything"), "");
}

TEST(OpenFiles, MoreThanTheSystemAllowsIsSaid) {
  EXPECT_TRUE(allow_open_files(16));
  const auto refused = allow_open_files(std::uint64_t{1} << 40U);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().code, "io");
  EXPECT_THAT(refused.error().message, HasSubstr("LimitNOFILE="));
  const auto some = connections_allowed(1 << 30, 16);
  ASSERT_TRUE(some) << some.error().message;
  EXPECT_GT(*some, 0);
  EXPECT_LT(*some, 1 << 30);
  EXPECT_FALSE(connections_allowed(1, std::uint64_t{1} << 40U));
}

}  // namespace
}  // namespace arbiter::server
