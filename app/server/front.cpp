// SPDX-License-Identifier: MIT
#include "app/server/front.h"

#include <netdb.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <cstring>
#include <utility>

namespace arbiter::server {
namespace {

constexpr int kBacklog = 4096;  // connections that wait to be taken; the kernel's own limit by default
constexpr int kLook = 100;      // ms between two looks whether a silent connection's thread is wanted

/// Whoever takes over the connection that this thread serves.
thread_local std::function<void(int)> taker;

bool ready(int socket, short what, int ms) {
  pollfd one{socket, what, 0};
  int count = 0;
  do count = ::poll(&one, 1, ms);
  while (count < 0 && errno == EINTR);
  return count > 0;
}

/// A connection as httplib wants it.
class Socket : public httplib::Stream {
 public:
  Socket(int socket, int read_ms, int write_ms) : socket_(socket), read_ms_(read_ms), write_ms_(write_ms) {}

  [[nodiscard]] bool buffered() const { return at_ < end_; }
  [[nodiscard]] bool is_readable() const override { return buffered() || ready(socket_, POLLIN, read_ms_); }
  [[nodiscard]] bool is_writable() const override { return ready(socket_, POLLOUT, write_ms_); }
  ssize_t read(char* to, std::size_t size) override {
    if (!buffered()) {
      if (!is_readable()) return -1;
      const ssize_t got = ::recv(socket_, buffer_.data(), buffer_.size(), 0);
      if (got <= 0) return got;
      at_ = 0, end_ = static_cast<std::size_t>(got);
    }
    const std::size_t count = std::min(size, end_ - at_);
    std::memcpy(to, buffer_.data() + at_, count);
    at_ += count;
    return static_cast<ssize_t>(count);
  }
  ssize_t write(const char* from, std::size_t size) override {
    return is_writable() ? ::send(socket_, from, size, MSG_NOSIGNAL) : -1;
  }
  void get_remote_ip_and_port(std::string& ip, int& port) const override { name(::getpeername, ip, port); }
  void get_local_ip_and_port(std::string& ip, int& port) const override { name(::getsockname, ip, port); }
  /// httplib only asks so that it never uses select with a number that is too large for it; this never does.
  [[nodiscard]] socket_t socket() const override { return INVALID_SOCKET; }

 private:
  template <class Ask>
  void name(Ask ask, std::string& ip, int& port) const {
    sockaddr_storage address{};
    socklen_t size = sizeof(address);
    std::array<char, NI_MAXHOST> host{};
    std::array<char, NI_MAXSERV> service{};
    auto* const any = reinterpret_cast<sockaddr*>(&address);
    if (ask(socket_, any, &size) != 0 || ::getnameinfo(any, size, host.data(), host.size(), service.data(),
                                                       service.size(), NI_NUMERICHOST | NI_NUMERICSERV) != 0)
      return;
    ip = host.data();
    port = std::atoi(service.data());
  }

  int socket_, read_ms_, write_ms_;
  std::array<char, 4096> buffer_{};
  std::size_t at_ = 0, end_ = 0;
};

}  // namespace

Front::Front(int threads) : threads_(threads) {
  new_task_queue = [threads] { return new httplib::ThreadPool(static_cast<std::size_t>(threads)); };
}

void Front::hand_over(httplib::Response& response, const std::string& type, std::string first,
                      std::function<void(int)> take) {
  response.set_chunked_content_provider(
      type, [first = std::move(first), take = std::move(take)](std::size_t, httplib::DataSink& sink) {
        if (sink.write(first.data(), first.size())) taker = take;
        return false;  // this thread writes no more of it
      });
}

void Front::expect_many() { ::listen(svr_sock_, kBacklog); }

bool Front::asks_again(socket_t socket) const {
  using Clock = std::chrono::steady_clock;
  const auto until = Clock::now() + std::chrono::seconds(keep_alive_timeout_sec_);
  while (svr_sock_ != INVALID_SOCKET && Clock::now() < until) {
    if (ready(socket, POLLIN, kLook)) return true;
    if (busy_ > threads_ / 2) return false;
  }
  return false;
}

bool Front::process_and_close_socket(socket_t socket) {
  const auto ms = [](time_t seconds, time_t us) { return static_cast<int>(seconds * 1000 + us / 1000); };
  ++busy_;
  Socket stream(socket, ms(read_timeout_sec_, read_timeout_usec_), ms(write_timeout_sec_, write_timeout_usec_));
  bool good = true;
  for (std::size_t left = keep_alive_max_count_; good && left > 0 && svr_sock_ != INVALID_SOCKET; --left) {
    if (!stream.buffered() && !asks_again(socket)) break;
    bool closed = false;
    good = process_request(stream, left == 1, closed, nullptr);
    if (closed) break;
  }
  --busy_;
  if (const auto take = std::exchange(taker, nullptr)) {
    take(socket);
  } else {
    ::shutdown(socket, SHUT_RDWR);
    ::close(socket);
  }
  return good;
}

}  // namespace arbiter::server
