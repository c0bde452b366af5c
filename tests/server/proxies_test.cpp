// SPDX-License-Identifier: MIT
// The club's server behind real proxies: what a stranger smuggles into a proxy's connection is nobody else's request.
#include <fcntl.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/prctl.h>
#include <sys/wait.h>

#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>

#include "tests/http/raw_client.h"
#include "tests/server/network_fixture.h"

namespace arbiter::server {
namespace {

using test::RawClient;
using test::statuses;
using testing::HasSubstr;
using testing::Not;

/// A program that ends with its object, and with this process however that ends.
class Child {
 public:
  Child(std::vector<std::string> words, const std::string& log) {
    std::vector<char*> argv;
    for (std::string& word : words) argv.push_back(word.data());
    argv.push_back(nullptr);
    const pid_t parent = ::getpid();
    pid_ = ::fork();
    if (pid_ != 0) return;
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (::getppid() != parent) ::_exit(126);
    const int out = ::open(log.c_str(), O_WRONLY | O_CREAT | O_APPEND, 0600);
    ::dup2(out, 1);
    ::dup2(out, 2);
    ::execvp(argv.front(), argv.data());
    ::_exit(127);
  }
  ~Child() {
    if (pid_ <= 0) return;
    ::kill(pid_, SIGKILL);
    ::waitpid(pid_, nullptr, 0);
  }
  Child(const Child&) = delete;
  Child& operator=(const Child&) = delete;

 private:
  pid_t pid_ = -1;
};

bool installed(const std::string& program) {
  for (const char* folder : {"/usr/sbin/", "/usr/bin/"})
    if (std::filesystem::exists(folder + program)) return true;
  return false;
}

/// A port that nobody has at this moment.
int free_port() {
  const int socket = ::socket(AF_INET, SOCK_STREAM, 0);
  sockaddr_in at{};
  at.sin_family = AF_INET;
  at.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  socklen_t size = sizeof(at);
  EXPECT_EQ(::bind(socket, reinterpret_cast<sockaddr*>(&at), size), 0);
  ::getsockname(socket, reinterpret_cast<sockaddr*>(&at), &size);
  ::close(socket);
  return ntohs(at.sin_port);
}

bool listens(int port) {
  try {
    const RawClient client(port);
    return true;
  } catch (const std::exception&) {
    return false;
  }
}

/// As docs/federation.md says, without TLS, and with one connection to the server, which all callers share.
std::string nginx_settings(const std::string& folder, int port, int server) {
  return "daemon off; master_process off; pid " + folder +
         "/pid; error_log stderr;\nevents {}\nhttp {\n  access_log off;\n" + "  client_body_temp_path " + folder +
         "/body; proxy_temp_path " + folder + "/proxy; fastcgi_temp_path " + folder + "/fastcgi; uwsgi_temp_path " +
         folder + "/uwsgi; scgi_temp_path " + folder +
         "/scgi;\n  upstream club { server 127.0.0.1:" + std::to_string(server) +
         "; keepalive 1; }\n  server {\n    listen 127.0.0.1:" + std::to_string(port) +
         ";\n    client_max_body_size 4m; client_body_timeout 1s; client_header_timeout 1s;\n    location / { "
         "proxy_pass http://club; proxy_http_version 1.1;\n"
         "      proxy_set_header Connection \"\"; proxy_set_header Host $host; proxy_set_header X-Forwarded-For "
         "$remote_addr;\n"
         "      proxy_set_header X-Forwarded-Proto $scheme; proxy_request_buffering off; proxy_read_timeout 60s; }\n  "
         "}\n}\n";
}

std::string caddy_settings(int port, int server) {
  return "{\n  admin off\n  auto_https off\n  servers {\n    timeouts {\n      read_body 1s\n      read_header 1s\n    "
         "}\n  }\n}\nhttp://127.0.0.1:" +
         std::to_string(port) + ", http://club:" + std::to_string(port) + " {\n  bind 127.0.0.1\n" +
         "  reverse_proxy 127.0.0.1:" + std::to_string(server) +
         " {\n    flush_interval -1\n    transport http {\n      keepalive_idle_conns_per_host 1\n    }\n  }\n}\n";
}

class ProxiesTest : public testing::TestWithParam<const char*> {
 protected:
  void SetUp() override {
    const std::string proxy = GetParam();
    if (!installed(proxy)) {
      ASSERT_EQ(std::getenv("ARBITER_TEST_PACKAGES"), nullptr) << "the package of " << proxy << " is missing";
      GTEST_SKIP() << proxy << " is not installed";
    }
    net_.emplace("");
    net_->stop();
    net_->behind_proxy_ = true;
    net_->serve();
    folder_ = std::filesystem::path(net_->club_.local_file()).parent_path().string();
    const int server = std::stoi(net_->url().substr(net_->url().rfind(':') + 1));
    port_ = free_port();
    const bool nginx = proxy == "nginx";
    const std::string settings = folder_ + (nginx ? "/nginx.conf" : "/Caddyfile");
    std::ofstream(settings) << (nginx ? nginx_settings(folder_, port_, server) : caddy_settings(port_, server));
    ::setenv("HOME", folder_.c_str(), 1);
    proxy_.emplace(nginx ? std::vector<std::string>{"nginx", "-p", folder_, "-c", settings}
                         : std::vector<std::string>{"caddy", "run", "--adapter", "caddyfile", "--config", settings},
                   folder_ + "/log");
    std::ifstream log(folder_ + "/log");
    ASSERT_TRUE(soon([&] { return listens(port_); })) << std::string(std::istreambuf_iterator<char>(log), {});
  }

  /// What the proxy answers to these bytes until it closes. (If a client closes its side first, nginx gives up.)
  [[nodiscard]] std::string say(const std::string& bytes) const {
    const RawClient client(port_);
    client.send(bytes);
    return client.rest();
  }

  std::optional<TestNetwork> net_;
  std::string folder_;
  int port_ = 0;
  std::optional<Child> proxy_;
};

TEST_P(ProxiesTest, NothingIsSmuggledThroughThem) {
  const std::string host = "Host: club\r\n", json = "Content-Type: application/json\r\n";
  const auto size = [](const std::string& text) { return "Content-Length: " + std::to_string(text.size()) + "\r\n"; };
  const std::string te = "Transfer-Encoding: chunked\r\n", end = "0\r\n\r\n";
  // What would take in the next caller's request with its key, and what would leave that caller another's reply.
  const std::vector<std::string> hidden{"POST /api/arbiter/publish HTTP/1.1\r\n" + host + "Content-Length: 0\r\nX: ",
                                        "GET /healthz HTTP/1.1\r\n" + host + "\r\n"};
  std::vector<std::string> attempts;
  for (const std::string& inside : hidden)
    for (const std::string start :
         {"GET /", "GET /api/event", "GET /api/live", "HEAD /healthz", "GET /nowhere", "GET /api/seat",
          "POST /api/enter", "POST /api/leave", "DELETE /", "POST /api/feed/x", "PUT /api/event"})
      for (const std::string& frame :
           {size(inside), te, te + size(inside), size(end) + te, "Transfer-Encoding: xchunked\r\n" + size(inside),
            std::string("Transfer-Encoding:\r\n chunked\r\n"), std::string("Transfer-Encoding: chunked, identity\r\n"),
            "X: y\r\n " + te, "X: y\r\n\t" + size(inside), "Content-Length: 0\r\n" + size(inside),
            "Content-Length: +" + std::to_string(inside.size()) + "\r\n", std::string("Transfer_Encoding: chunked\r\n"),
            std::string("Transfer-Encoding : chunked\r\n"), "Expect: 100-continue\r\n" + size(inside),
            "Connection: Content-Length\r\n" + size(inside), "Connection: Transfer-Encoding\r\n" + te})
        attempts.push_back(start + " HTTP/1.1\r\n" + host + json + frame + "\r\n" + (frame == te ? end : "") + inside);
  std::vector<std::string> keys;  // each for a few requests: one that asks too often would be told so
  for (int i = 0; i < 12; ++i) keys.push_back(net_->key("arbiter", "Sam " + std::to_string(i)));
  std::size_t answered = 0;
  for (std::size_t i = 0; i < attempts.size(); ++i) {
    const RawClient stranger(port_);
    stranger.send(attempts[i]);
    answered += stranger.until("\r\n\r\n").empty() ? 0 : 1;
    // The next caller of the same connection is asked for nothing else, and gets their own reply.
    const std::string mine = say("GET /api/who HTTP/1.1\r\n" + host + "Authorization: Bearer " + keys[i % keys.size()] +
                                 "\r\nConnection: close\r\n\r\n");
    EXPECT_EQ(statuses(mine), "200") << attempts[i];
    EXPECT_THAT(mine, HasSubstr("\"Sam " + std::to_string(i % keys.size()) + "\"")) << attempts[i];
  }
  EXPECT_GT(answered, attempts.size() / 2);
  EXPECT_EQ(net_->club_.open(net_->event_).published(), 1) << "nobody has published another round";
}

TEST_P(ProxiesTest, TheServerLearnsWhoAsks) {
  std::ignore =
      say("GET /nowhere HTTP/1.1\r\nHost: club\r\nX-Forwarded-For: 198.51.100.7\r\nConnection: close\r\n\r\n");
  net_->stop();
  EXPECT_THAT(net_->log_.str(), HasSubstr(R"("from":"127.0.0.1")"));
  EXPECT_THAT(net_->log_.str(), Not(HasSubstr("198.51.100.7"))) << "what a caller says of itself is not believed";
}

INSTANTIATE_TEST_SUITE_P(Proxies, ProxiesTest, testing::Values("nginx", "caddy"),
                         [](const auto& one) { return std::string(one.param); });

}  // namespace
}  // namespace arbiter::server
