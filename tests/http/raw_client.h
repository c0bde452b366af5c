// SPDX-License-Identifier: MIT
#pragma once

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <regex>
#include <stdexcept>
#include <string>
#include <utility>

namespace arbiter::test {

/// A connection to this machine whose bytes are written by hand, as no proper client writes them.
class RawClient {
 public:
  explicit RawClient(int port) : socket_(::socket(AF_INET, SOCK_STREAM, 0)) {
    const timeval most{30, 0};
    ::setsockopt(socket_, SOL_SOCKET, SO_RCVTIMEO, &most, sizeof(most));
    sockaddr_in at{};
    at.sin_family = AF_INET;
    at.sin_port = htons(static_cast<std::uint16_t>(port));
    at.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    if (::connect(socket_, reinterpret_cast<const sockaddr*>(&at), sizeof(at)) != 0)
      throw std::runtime_error("cannot connect");
  }
  ~RawClient() { close(); }
  RawClient(const RawClient&) = delete;
  RawClient& operator=(const RawClient&) = delete;
  RawClient(RawClient&& other) noexcept : socket_(std::exchange(other.socket_, -1)) {}
  RawClient& operator=(RawClient&&) = delete;

  /// False once the other side takes no more.
  bool send(const std::string& bytes) const {
    for (std::size_t at = 0; at < bytes.size();) {
      const ssize_t sent = ::send(socket_, bytes.data() + at, bytes.size() - at, MSG_NOSIGNAL);
      if (sent <= 0) return false;
      at += static_cast<std::size_t>(sent);
    }
    return true;
  }
  /// Reads until the text was said, or the other side has closed.
  [[nodiscard]] std::string until(const std::string& text) const {
    std::string said;
    std::array<char, 65536> some{};
    // Only what is new is looked at: streams are long.
    for (std::size_t from = 0; text.empty() || said.find(text, from) == std::string::npos;) {
      from = said.size() < text.size() ? 0 : said.size() - text.size();
      const ssize_t got = ::recv(socket_, some.data(), some.size(), 0);
      if (got <= 0) break;
      said.append(some.data(), static_cast<std::size_t>(got));
    }
    return said;
  }
  /// Reads until the other side closes.
  [[nodiscard]] std::string rest() const { return until(""); }
  /// Says that nothing more comes from here.
  void shut() const { ::shutdown(socket_, SHUT_WR); }
  void close() {
    if (const int one = std::exchange(socket_, -1); one >= 0) ::close(one);
  }

 private:
  int socket_;
};

/// The statuses of the replies in what a server has said, "200 400".
inline std::string statuses(const std::string& said) {
  static const std::regex kStatus(R"(HTTP/1\.1 (\d{3}) )");
  std::string all;
  for (std::sregex_iterator one(said.begin(), said.end(), kStatus), end; one != end; ++one)
    all += (all.empty() ? "" : " ") + (*one)[1].str();
  return all;
}

}  // namespace arbiter::test
