// SPDX-License-Identifier: MIT
// What proper clients get: compressed texts, and all of it through TLS.
#include <httplib.h>
#include <sys/stat.h>

#include <filesystem>

#include "app/http/certificate.h"
#include "tests/http/served.h"

namespace arbiter::http {
namespace {

using testing::HasSubstr;

class RepliesTest : public Served {
 protected:
  void TearDown() override { std::filesystem::remove_all(folder_); }
  [[nodiscard]] TlsFiles files() const { return {folder_ / "certificate.pem", folder_ / "key.pem"}; }
  const std::filesystem::path folder_ =
      std::filesystem::temp_directory_path() / ("arbiter-tls-" + std::to_string(::getpid()));
};

TEST_F(RepliesTest, TextsAreCompressedForWhoTakesThem) {
  serve();
  httplib::Client client("127.0.0.1", port_);
  client.set_decompress(true);
  const auto packed = client.Get("/", {{"Accept-Encoding", "br, gzip"}});
  ASSERT_TRUE(packed);
  EXPECT_EQ(packed->get_header_value("Content-Encoding"), "gzip");
  EXPECT_EQ(packed->body, std::string(5000, 'p'));
  const auto plain = client.Get("/", {{"Accept-Encoding", "identity"}});
  EXPECT_EQ(plain->get_header_value("Content-Encoding"), "");
  EXPECT_EQ(plain->get_header_value("Vary"), "Accept-Encoding");
  EXPECT_EQ(plain->body.size(), 5000U);
  EXPECT_EQ(client.Get("/", {{"Accept-Encoding", "gzip;q=0, br"}})->get_header_value("Content-Encoding"), "");
  EXPECT_EQ(client.Get("/", {{"Accept-Encoding", "br, GZip;q=0.5"}})->get_header_value("Content-Encoding"), "gzip");
  const auto head = client.Head("/");
  EXPECT_EQ(head->status, 200);
  EXPECT_EQ(head->body, "");
}

TEST_F(RepliesTest, WhatNobodyAnswersIsRefused) {
  serve();
  httplib::Client client("127.0.0.1", port_);
  EXPECT_EQ(client.Get("/nowhere")->status, 404);
  const auto put = client.Put("/write", "{}", "application/json");
  EXPECT_EQ(put->status, 405);
  EXPECT_EQ(put->get_header_value("Allow"), "POST");
  EXPECT_EQ(client.Post("/write", "a=b", "application/x-www-form-urlencoded")->status, 415);
  EXPECT_EQ(client.Post("/write", "{}", "application/json; charset=utf-8")->status, 200);
}

TEST_F(RepliesTest, ACertificateOfItsOwnIsMadeOnceAndServes) {
  ASSERT_TRUE(make_self_signed(files(), {"club.example", "192.0.2.1"}));
  struct stat key {};
  ASSERT_EQ(::stat(files().key.c_str(), &key), 0);
  EXPECT_EQ(key.st_mode & 0777U, 0600U) << "for its owner only";
  const auto print = fingerprint(files().certificate);
  ASSERT_TRUE(print);
  EXPECT_EQ(print->size(), 32U * 3 - 1);
  ASSERT_TRUE(make_self_signed(files(), {}));
  EXPECT_EQ(*fingerprint(files().certificate), *print) << "it is kept";

  ServerOptions options;
  options.tls = files();
  options.limits.heartbeat = 5ms;
  serve(std::move(options));
  httplib::SSLClient client("localhost", port_);
  client.set_ca_cert_path(files().certificate.c_str());
  client.enable_server_certificate_verification(true);
  const auto reply = client.Get("/");
  ASSERT_TRUE(reply) << httplib::to_string(reply.error());
  EXPECT_EQ(reply->status, 200);
  EXPECT_EQ(client.Post("/write", "{}", "application/json")->status, 200);
  std::string heard;
  client.Get("/live", [&](const char* data, std::size_t size) {
    heard.append(data, size);
    return heard.find("alive") == std::string::npos;
  });
  EXPECT_THAT(heard, HasSubstr("hello\n\nevent: alive"));
  httplib::SSLClient stranger("localhost", port_);
  stranger.enable_server_certificate_verification(true);
  EXPECT_FALSE(stranger.Get("/")) << "nobody else has signed it";
  EXPECT_EQ(statuses(say("GET / HTTP/1.1\r\nHost: club\r\n\r\n")), "") << "without TLS nothing is said";
}

TEST_F(RepliesTest, ACertificateThatCannotBeReadIsSaid) {
  ServerOptions options;
  options.tls = files();
  Server server(
      std::move(options), {}, [](std::int64_t, const std::string&) { return News(); }, [] { return std::string(); });
  EXPECT_THAT(server.start().error().english(), HasSubstr("certificate.pem"));
  EXPECT_FALSE(fingerprint(files().certificate));
}

TEST_F(RepliesTest, AnAddressThatIsTakenIsSaid) {
  serve();
  ServerOptions options;
  options.port = port_;
  Server second(
      std::move(options), {}, [](std::int64_t, const std::string&) { return News(); }, [] { return std::string(); });
  EXPECT_THAT(second.start().error().english(), HasSubstr("another program may have it"));
}

}  // namespace
}  // namespace arbiter::http
