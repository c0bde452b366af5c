// SPDX-License-Identifier: MIT
// What the server consists of, each by itself.
#include <gtest/gtest.h>

#include <atomic>
#include <mutex>
#include <stdexcept>
#include <thread>

#include "app/http/connection_limit.h"
#include "app/http/message.h"
#include "app/http/open_files.h"
#include "app/http/pool.h"
#include "app/http/router.h"
#include "tests/support/eventually.h"

namespace arbiter::http {
namespace {

using namespace std::chrono_literals;

TEST(RouterTest, FindsByMethodAndPath) {
  Router routes;
  const Handler none = [](const Request&, Response&) {};
  routes.get("/api/table/{number}/{number}", none);
  routes.get("/api/feed/{token}", none);
  routes.post("/api/feed/{token}", 100, none);
  EXPECT_EQ(routes.find("GET", "/api/table/3/12").parts, (std::vector<std::string>{"3", "12"}));
  EXPECT_NE(routes.find("HEAD", "/api/table/3/12").route, nullptr);
  const std::string token(32, 'a');
  EXPECT_EQ(routes.find("POST", "/api/feed/" + token).parts, std::vector<std::string>{token});
  EXPECT_EQ(routes.find("PUT", "/api/feed/" + token).allowed, "GET, HEAD, POST");
  for (const std::string path : {"/api/table/3", "/api/table/3/", "/api/table/3/x", "/api/table/3/12/4",
                                 "/api/table//12", "/api/table/3/1234567890123456789", "api/table/3/12", "", "/",
                                 "/api/feed/aaaa", "/api/feed/AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"}) {
    EXPECT_EQ(routes.find("GET", path).route, nullptr) << path;
    EXPECT_EQ(routes.find("GET", path).allowed, "") << path;
  }
}

TEST(QueryTest, IsDecodedWithinBounds) {
  EXPECT_EQ(query_of("a=b+c&d=%C3%A9&e&&f=", 9), (Pairs{{"a", "b c"}, {"d", "é"}, {"e", ""}, {"f", ""}}));
  for (const char* wrong : {"a=%", "a=%4", "a=%zz", "%=a", "a=%-1"}) EXPECT_FALSE(query_of(wrong, 9)) << wrong;
  EXPECT_FALSE(query_of("a&b&c", 2));
}

TEST(BodyTest, IsCompressedOnce) {
  const Body large(std::string(100'000, 'x')), small("x");
  EXPECT_LT(large.gzip().size(), 1000U);
  EXPECT_EQ(&large.gzip(), &large.gzip());
  EXPECT_EQ(small.gzip(), "") << "not worth it";
  EXPECT_TRUE(names_tag("\"a\", " + large.tag(), large.tag()));
  EXPECT_TRUE(names_tag(large.tag().substr(2), large.tag())) << "as a proxy may write it";
  EXPECT_FALSE(names_tag(small.tag(), large.tag()));
  EXPECT_FALSE(names_tag("", large.tag()));
}

TEST(ConnectionLimitTest, WhoLeavesMakesRoom) {
  ConnectionLimit connection_limit(2);
  EXPECT_TRUE(connection_limit.enter("a"));
  EXPECT_TRUE(connection_limit.enter("a"));
  EXPECT_FALSE(connection_limit.enter("a"));
  EXPECT_TRUE(connection_limit.enter("b"));
  connection_limit.leave("a");
  EXPECT_FALSE(connection_limit.enter("a")) << "who was turned away is there until they leave";
  connection_limit.leave("a");
  connection_limit.leave("a");
  EXPECT_TRUE(connection_limit.enter("a"));
}

TEST(BucketsTest, FillAgainByTheClock) {
  Buckets buckets(2, 1);
  const auto now = Clock::now();
  EXPECT_TRUE(buckets.take("a", now));
  EXPECT_TRUE(buckets.take("a", now));
  EXPECT_FALSE(buckets.take("a", now));
  EXPECT_TRUE(buckets.take("b", now)) << "each has one of their own";
  EXPECT_TRUE(buckets.take("a", now + 1s));
  EXPECT_FALSE(buckets.take("a", now + 1s));
  for (int i = 0; i < 50'000; ++i) EXPECT_TRUE(buckets.take("stranger " + std::to_string(i), now + 2s));
}

TEST(HouseholdTest, IsAnAddressOrANetworkOfOne) {
  EXPECT_EQ(household("192.0.2.7"), "192.0.2.7");
  EXPECT_EQ(household("::ffff:192.0.2.7"), "192.0.2.7");
  EXPECT_EQ(household("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::/64");
  EXPECT_EQ(household("2001:db8:1:2:ffff::1"), "2001:db8:1:2::/64");
  EXPECT_EQ(household("nonsense"), "nonsense");
}

TEST(PoolTest, TakesSoMuchAndTellsOfWhatIsThrown) {
  std::mutex auth;
  std::atomic<int> done{0}, thrown{0};
  Pool pool(1, 2, [&](const char*) { ++thrown; });
  {
    const std::lock_guard closed(auth);
    std::atomic<bool> begun{false};
    ASSERT_TRUE(pool.submit([&] {
      begun = true;
      const std::lock_guard waits(auth);
      throw std::runtime_error("fault");
    }));
    ASSERT_TRUE(test::eventually([&] { return begun.load(); }));
    EXPECT_TRUE(pool.submit([&] { ++done; }));
    EXPECT_TRUE(pool.submit([&] { ++done; }));
    EXPECT_FALSE(pool.submit([&] { ++done; })) << "that is too much";
  }
  EXPECT_TRUE(test::eventually([&] { return done == 2; }));
  EXPECT_EQ(thrown, 1);
  pool.stop();
  EXPECT_FALSE(pool.submit([] {}));
}

TEST(OpenFiles, MoreThanTheSystemAllowsIsSaid) {
  EXPECT_TRUE(allow_open_files(16));
  const auto refused = allow_open_files(std::uint64_t{1} << 40U);
  ASSERT_FALSE(refused);
  EXPECT_NE(refused.error().english().find("LimitNOFILE="), std::string::npos);
  const auto some = connections_allowed(std::nullopt, 1 << 30, 16);
  ASSERT_TRUE(some) << some.error().english();
  EXPECT_GT(*some, 0);
  EXPECT_LT(*some, 1 << 30);
  EXPECT_FALSE(connections_allowed(1 << 30, 1, 16));
  EXPECT_FALSE(connections_allowed(std::nullopt, 1, std::uint64_t{1} << 40U));
}

}  // namespace
}  // namespace arbiter::http
