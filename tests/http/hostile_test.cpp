// SPDX-License-Identifier: MIT
// What strangers send to make a server do what it must not.
#include <cstdio>

#include "tests/http/served.h"

namespace arbiter::http {
namespace {

using testing::HasSubstr;
using testing::Not;

const std::string kHost = "Host: club\r\n", kJson = "Content-Type: application/json\r\n";
const std::string kSmuggled = "GET /from?q=smuggled HTTP/1.1\r\nHost: club\r\n\r\n";

std::string length_of(const std::string& text) { return "Content-Length: " + std::to_string(text.size()) + "\r\n"; }

std::string chunk(const std::string& text) {
  std::array<char, 20> size{};
  std::snprintf(size.data(), size.size(), "%zx\r\n", text.size());
  return size.data() + text + "\r\n";
}

class HostileTest : public Served {
 protected:
  /// The request is refused with that status, nothing behind it is read as another one, and the connection closes.
  void refused(const std::string& bytes, const std::string& status) {
    const std::string said = say_as_proxy(bytes);
    EXPECT_EQ(statuses(said), status) << bytes << "\n---\n" << said;
    EXPECT_THAT(said, HasSubstr("Connection: close")) << bytes;
    EXPECT_THAT(said, Not(HasSubstr("smuggled"))) << bytes;
  }
};

TEST_F(HostileTest, WhatFollowsARequestWithoutABodyIsNeverItsBody) {
  serve();
  EXPECT_EQ(statuses(say(kSmuggled + kSmuggled)), "200 200") << "one after the other is fine";
  EXPECT_EQ(statuses(say("POST /write HTTP/1.1\r\n" + kHost + kJson + "Content-Length: 2\r\n\r\n{}" + kSmuggled)),
            "200 200");
  const std::string chunked = "Transfer-Encoding: chunked\r\n\r\n" + chunk(kSmuggled) + "0\r\n\r\n";
  for (const std::string method : {"GET / ", "HEAD / ", "POST /nothing "}) {
    refused(method + "HTTP/1.1\r\n" + kHost + length_of(kSmuggled) + "\r\n" + kSmuggled, "400");
    refused(method + "HTTP/1.1\r\n" + kHost + chunked, "400");
  }
  for (const std::string method : {"DELETE / ", "PUT /write ", "OPTIONS / ", "QUERY / ", "GET /write "})
    refused(method + "HTTP/1.1\r\n" + kHost + length_of(kSmuggled) + "\r\n" + kSmuggled, "405");
  refused("GET /nowhere HTTP/1.1\r\n" + kHost + length_of(kSmuggled) + "\r\n" + kSmuggled, "404");
}

TEST_F(HostileTest, ARequestWhoseEndIsUnclearIsRefused) {
  serve();
  const auto post = [&](const std::string& headers, const std::string& rest) {
    return "POST /write HTTP/1.1\r\n" + kHost + kJson + headers + "\r\n" + rest + kSmuggled;
  };
  const std::string end = "0\r\n\r\n", te = "Transfer-Encoding: chunked\r\n", five = "Content-Length: 5\r\n";
  refused(post(five + te, end), "400");
  refused(post(te + five, end), "400");
  refused(post(te + te, end), "400");
  refused(post("Content-Length: 0\r\n" + five, end), "400");
  refused(post(five + five, end), "400");
  refused(post("Content-Length: 0, 5\r\n", end), "400");
  refused(post("Transfer-Encoding: xchunked\r\n", end), "501");
  refused(post("Transfer-Encoding: chunked, identity\r\n", end), "501");
  refused(post("Transfer-Encoding: gzip, chunked\r\n", end), "501");
  refused(post("Transfer-Encoding: identity\r\n", ""), "501");
  refused(post("Transfer-Encoding:\r\n", end), "501");
  refused(post("Transfer-Encoding:\r\n" + five, end), "400");
  refused(post("Transfer-Encoding:\r\n chunked\r\n", end), "400");
  refused(post("Transfer-Encoding : chunked\r\n", end), "400");
  refused(post("Transfer-Encoding:\x0b"
               "chunked\r\n",
               end),
          "400");
  for (const char* length : {"+5", "-1", "0x5", "5 5", "99999999999999999999999", "5a", ""})
    refused(post("Content-Length: " + std::string(length) + "\r\n", end), "400");
  refused("POST /write HTTP/1.0\r\n" + kJson + te + "\r\n" + end + kSmuggled, "400");
  refused("POST /write HTTP/1.1\n" + kHost + kJson + five + "\r\n" + end + kSmuggled, "400");
  for (const char* broken : {"5\nhello\r\n0\r\n\r\n", "zz\r\nhello\r\n0\r\n\r\n", "5\r\nhelloxx0\r\n\r\n",
                             "fffffffffffffffff\r\nhello\r\n0\r\n\r\n", "-5\r\nhello\r\n0\r\n\r\n"})
    refused(post(te, broken), "400");
  EXPECT_EQ(asked(), "") << "no handler was asked";
}

TEST_F(HostileTest, HeadersThatAProxyMayReadOtherwiseAreRefused) {
  serve();
  refused("GET / HTTP/1.1\r\n" + kHost + kHost + "\r\n", "400");
  refused("GET / HTTP/1.1\r\n\r\n", "400");
  refused("GET / HTTP/1.1\r\n" + kHost + "Authorization: a\r\nAuthorization: b\r\n\r\n", "400");
  for (const char* folded :
       {" Content-Length: 5\r\n", "\tTransfer-Encoding: chunked\r\n", "X: a\r\n b\r\n", "X:\r\n b\r\n"})
    refused("GET / HTTP/1.1\r\n" + kHost + folded + "\r\n0\r\n\r\n" + kSmuggled, "400");
  refused("GET / HTTP/1.1\r\n " + kHost + "\r\n", "400");
  refused("GET http://club/ HTTP/1.1\r\n" + kHost + "\r\n", "400");
  refused("CONNECT club:80 HTTP/1.1\r\n" + kHost + "\r\n", "400");
  refused("GET /?q=%zz HTTP/1.1\r\n" + kHost + "\r\n", "400");
  refused("GET / HTTP/2.0\r\n" + kHost + "\r\n", "400");
  refused("\x16\x03\x01 is TLS\r\n\r\n", "400");
  EXPECT_EQ(statuses(say("GET /../../etc/passwd HTTP/1.1\r\n" + kHost + "\r\n")), "404");
}

TEST_F(HostileTest, AFoldIsSeenHoweverTheBytesArrive) {
  serve();
  const std::string bytes = "GET /from HTTP/1.1\r\n" + kHost + "X: a\r\n b\r\n\r\n" + kSmuggled;
  for (std::size_t cut = 1; cut < bytes.size() - kSmuggled.size(); ++cut) {
    const RawClient client(port_);
    client.send(bytes.substr(0, cut));
    if (cut % 8 == 0) std::this_thread::sleep_for(1ms);
    client.send(bytes.substr(cut));
    EXPECT_EQ(statuses(client.rest()), "400") << cut;
  }
}

TEST_F(HostileTest, TrailersAreNoHeaders) {
  serve();
  const std::string said = say("POST /write HTTP/1.1\r\n" + kHost + kJson + "Transfer-Encoding: chunked\r\n\r\n" +
                               chunk("{}") + "0\r\nX-Mark: trailer\r\n\r\n");
  EXPECT_EQ(statuses(said), "200");
  EXPECT_THAT(said, Not(HasSubstr("trailer")));
}

TEST_F(HostileTest, BodiesAreTakenPlainAndUpToTheirLimit) {
  serve();
  const auto post = [&](const std::string& headers, const std::string& body) {
    return say_as_proxy("POST /write HTTP/1.1\r\n" + kHost + headers + length_of(body) + "\r\n" + body);
  };
  for (const char* coding : {"gzip", "br", "deflate", "gzip, gzip", "zstd"})
    EXPECT_EQ(statuses(post(kJson + "Content-Encoding: " + coding + "\r\n", "bomb")), "415") << coding;
  EXPECT_EQ(statuses(post("Content-Type: multipart/form-data; boundary=x\r\n", "--x")), "415");
  EXPECT_EQ(statuses(post("", "{}")), "415");
  EXPECT_EQ(statuses(post(kJson, std::string(1001, ' '))), "413");
  EXPECT_EQ(statuses(say("POST /write HTTP/1.1\r\n" + kHost + kJson + length_of(std::string(1000, ' ')) + "\r\n" +
                         std::string(1000, ' '))),
            "200");
}

TEST_F(HostileTest, OneAddressSendsSoMuchAtOnce) {
  ServerOptions options;
  options.limits.bodies = 3U << 20U;
  serve(std::move(options));
  const std::string head = "POST /guarded HTTP/1.1\r\n" + kHost + kJson + "Authorization: yes\r\n";
  std::vector<RawClient> held;
  for (int i = 0; i < 3; ++i) {
    held.emplace_back(port_);
    held.back().send(head + (i % 2 == 0 ? "Content-Length: 1048576\r\n" : "Transfer-Encoding: chunked\r\n") +
                     "Expect: 100-continue\r\n\r\n");
    EXPECT_THAT(held.back().until("\r\n\r\n"), HasSubstr("100 Continue"));
  }
  EXPECT_EQ(statuses(say(head + length_of("{}") + "\r\n{}")), "429");
  held.clear();
  EXPECT_TRUE(soon([&] { return statuses(say(head + length_of("{}") + "\r\n{}")) == "200"; }));
}

TEST_F(HostileTest, AChunkedBodyThatDoesNotEndIsCutAtItsLimit) {
  serve();
  const RawClient client(port_);
  client.send("POST /write HTTP/1.1\r\n" + kHost + kJson + "Transfer-Encoding: chunked\r\n\r\n");
  const std::string part = chunk(std::string(1U << 16U, ' '));
  std::size_t taken = 0;
  while (taken < (std::size_t{256} << 20U) && client.send(part)) taken += part.size();
  EXPECT_LT(taken, std::size_t{64} << 20U) << "no more than what the system holds between two programs";
  EXPECT_EQ(asked(), "");
}

TEST_F(HostileTest, ManyRangesGetTheWholeOnce) {
  serve();
  std::string ranges = "Range: bytes=0-";
  for (int i = 0; i < 1000; ++i) ranges += ",0-";
  const std::string said = say("GET / HTTP/1.1\r\n" + kHost + ranges + "\r\n\r\n");
  EXPECT_EQ(statuses(said), "200");
  EXPECT_THAT(said, HasSubstr("Content-Length: 5000\r\n"));
  EXPECT_LT(said.size(), 6000U);
}

TEST_F(HostileTest, AStrangersBodyIsNotRead) {
  serve();
  const RawClient client(port_);
  client.send("POST /guarded HTTP/1.1\r\n" + kHost + kJson + "Content-Length: 1000000\r\n\r\n");
  const std::string said = client.rest();  // and nothing of the body was sent
  EXPECT_EQ(statuses(said), "401");
  EXPECT_THAT(said, HasSubstr("Connection: close"));
  EXPECT_EQ(statuses(say("POST /guarded HTTP/1.1\r\n" + kHost + kJson + "Authorization: yes\r\n" + length_of("{}") +
                         "Expect: 100-continue\r\n\r\n{}")),
            "100 200");
}

TEST_F(HostileTest, LargeHeadersAreRefused) {
  serve();
  refused("GET / HTTP/1.1\r\n" + kHost + "X: " + std::string(20000, 'x') + "\r\n\r\n", "431");
  refused("GET /" + std::string(20000, 'x') + " HTTP/1.1\r\n" + kHost + "\r\n", "431");
  std::string many;
  for (int i = 0; i < 5000; ++i) many += "A: b\r\n";
  refused("GET / HTTP/1.1\r\n" + kHost + many + "\r\n", "431");
  std::string hundred;
  for (int i = 0; i < 99; ++i) hundred += "A: b\r\n";
  EXPECT_EQ(statuses(say("GET / HTTP/1.1\r\n" + kHost + hundred + "\r\n")), "200");
  refused("GET / HTTP/1.1\r\n" + kHost + hundred + "A: b\r\n\r\n", "431");
  std::string query = "?a=b";
  for (int i = 0; i < 40; ++i) query += "&a=b";
  refused("GET /" + query + " HTTP/1.1\r\n" + kHost + "\r\n", "400");
}

TEST_F(HostileTest, SlowClientsHoldNobodyUpAndAreCut) {
  ServerOptions options;
  options.limits.header = options.limits.body = options.limits.idle = 1s;
  serve(std::move(options));
  std::vector<RawClient> slow;
  for (int i = 0; i < 200; ++i) {
    slow.emplace_back(port_);
    slow.back().send(i % 3 == 0   ? "GET / HTTP/1.1\r\nX-Slow: "
                     : i % 3 == 1 ? "POST /write HTTP/1.1\r\n" + kHost + kJson + "Content-Length: 1000\r\n\r\n"
                                  : "");
  }
  std::atomic<bool> over = false;
  std::thread drips([&] {
    // A byte now and then, which would keep a limit of silence from ever being reached.
    while (!over) {
      for (const RawClient& one : slow) one.send("a");
      std::this_thread::sleep_for(50ms);
    }
  });
  for (int i = 0; i < 20; ++i) EXPECT_EQ(statuses(say("GET / HTTP/1.1\r\n" + kHost + "\r\n")), "200");
  EXPECT_TRUE(soon([&] { return server_->counts().connections == 0; })) << server_->counts().connections;
  over = true;
  drips.join();
}

TEST_F(HostileTest, OneAddressGetsSoManyConnectionsAndSoManyRequests) {
  ServerOptions options;
  options.limits.per_address = 5;
  options.limits.burst = 10;
  options.now = [at = Clock::now()] { return at; };  // a slow machine might never ask faster than it may
  serve(std::move(options));
  std::vector<RawClient> held;
  for (int i = 0; i < 5; ++i) held.emplace_back(port_);
  ASSERT_TRUE(soon([&] { return server_->counts().connections == 5; }));
  EXPECT_EQ(say("GET / HTTP/1.1\r\n" + kHost + "\r\n"), "") << "closed at once";
  held.clear();
  ASSERT_TRUE(soon([&] { return server_->counts().connections == 0; }));
  std::string all;
  for (int i = 0; i < 12; ++i) all += "GET / HTTP/1.1\r\n" + kHost + "\r\n";
  EXPECT_EQ(statuses(say(all)), "200 200 200 200 200 200 200 200 200 200 429") << "and what follows is not read";
}

TEST_F(HostileTest, AProxyNamesWhoAsksAndNobodyElseDoes) {
  const std::string ask = "GET /from HTTP/1.1\r\n" + kHost;
  serve();
  EXPECT_THAT(say(ask + "X-Forwarded-For: 192.0.2.7\r\n\r\n"), HasSubstr("127.0.0.1"));
  server_.reset();
  ServerOptions options;
  options.behind_proxy = true;
  serve(std::move(options));
  EXPECT_THAT(say(ask + "X-Forwarded-For: 198.51.100.1\r\nX-Forwarded-For: 192.0.2.7\r\n\r\n"), HasSubstr("192.0.2.7"));
  EXPECT_THAT(say(ask + "X-Forwarded-For: 198.51.100.1, 2001:db8::1\r\n\r\n"), HasSubstr("2001:db8::1"));
  EXPECT_THAT(say(ask + "X-Forwarded-For: <script>\r\n\r\n"), HasSubstr("127.0.0.1"));
}

TEST_F(HostileTest, AFaultOfAHandlerIsNotToldToTheCaller) {
  serve();
  const std::string said = say("GET /throws HTTP/1.1\r\n" + kHost + "\r\n" + kSmuggled);
  EXPECT_EQ(statuses(said), "500 200") << "and the server goes on";
  EXPECT_THAT(said, Not(HasSubstr("1234")));
  EXPECT_THAT(faults(), testing::ElementsAre("the password is 1234"));
}

}  // namespace
}  // namespace arbiter::http
