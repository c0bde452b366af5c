// SPDX-License-Identifier: MIT
#pragma once

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/epoll.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <set>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace arbiter {

/// Sockets of spectators on the stream of what happens, in a process of their own: server and spectators each have the
/// open files that the system allows one program.
class Spectators {
 public:
  using Clock = std::chrono::steady_clock;

  /// Before any thread is there.
  Spectators() {
    if (::pipe(orders_.data()) != 0 || ::pipe(answers_.data()) != 0) throw std::runtime_error("no pipes");
    child_ = ::fork();
    if (child_ != 0) return;
    ::close(orders_[1]);  // the end of orders is heard here
    std::array<int, 2> asked{};
    if (::read(orders_[0], asked.data(), sizeof(asked)) == sizeof(asked)) look(asked[0], asked[1]);
    ::_exit(0);
  }
  ~Spectators() {
    ::close(orders_[1]);
    ::waitpid(child_, nullptr, 0);
  }
  Spectators(const Spectators&) = delete;
  Spectators& operator=(const Spectators&) = delete;

  /// How many have come.
  int come(int port, int count) {
    const std::array<int, 2> asked{port, count};
    int there = 0;
    const bool told = ::write(orders_[1], asked.data(), sizeof(asked)) == sizeof(asked);
    return told && ::read(answers_[0], &there, sizeof(there)) == sizeof(there) ? there : 0;
  }
  /// Something has happened now: what is read whole from here on is measured from this moment.
  void happened() {
    const auto now = Clock::now().time_since_epoch().count();
    if (::write(orders_[1], &now, sizeof(now)) != sizeof(now)) throw std::runtime_error("the spectators are gone");
  }
  /// Lets them go: bytes read after they had come, and for each message how long it took, in ms.
  std::vector<double> times(double& bytes) {
    const Clock::rep over = 0;
    static_cast<void>(::write(orders_[1], &over, sizeof(over)) == 0);
    std::vector<double> times;
    double one = 0;
    if (::read(answers_[0], &bytes, sizeof(bytes)) != sizeof(bytes)) bytes = 0;
    while (::read(answers_[0], &one, sizeof(one)) == sizeof(one) && one >= 0) times.push_back(one);
    return times;
  }

 private:
  static int ask(int port) {
    const int socket = ::socket(AF_INET, SOCK_STREAM, 0);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(static_cast<std::uint16_t>(port));
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    const std::string request = "GET /api/live?of=table/1/1 HTTP/1.1\r\nHost: localhost\r\n\r\n";
    if (socket < 0 || ::connect(socket, reinterpret_cast<const sockaddr*>(&address), sizeof(address)) != 0 ||
        ::send(socket, request.data(), request.size(), MSG_NOSIGNAL) < 0)
      return -1;
    return socket;
  }

  void look(int port, int count) {
    const int poll = epoll_create1(0);
    const auto watch = [&](int file) {
      epoll_event event{EPOLLIN, {.fd = file}};
      epoll_ctl(poll, EPOLL_CTL_ADD, file, &event);
    };
    int there = 0;
    for (int socket = 0; there < count && (socket = ask(port)) >= 0; ++there) watch(socket);
    static_cast<void>(::write(answers_[1], &there, sizeof(there)) == 0);
    watch(orders_[0]);
    Clock::rep since = 0;
    double bytes = 0;
    std::vector<double> times;
    std::set<int> begun;  // a message has begun to come
    std::array<epoll_event, 256> ready{};
    std::vector<char> data(std::size_t{64} << 10U);
    for (bool over = false; !over;) {
      const int some = epoll_wait(poll, ready.data(), static_cast<int>(ready.size()), -1);
      for (int i = 0; i < some && !over; ++i) {
        const int file = ready.at(static_cast<std::size_t>(i)).data.fd;
        if (file == orders_[0]) {
          over = ::read(file, &since, sizeof(since)) != sizeof(since) || since == 0;
          continue;
        }
        const auto got = ::recv(file, data.data(), data.size(), 0);
        if (got <= 0) epoll_ctl(poll, EPOLL_CTL_DEL, file, nullptr);
        if (got <= 0 || since == 0) continue;
        bytes += static_cast<double>(got);
        const std::string_view text(data.data(), static_cast<std::size_t>(got));
        if (text.find("id: ") != std::string_view::npos) begun.insert(file);
        if (!text.ends_with("\n\n\r\n") || begun.erase(file) == 0) continue;
        times.push_back(
            std::chrono::duration<double, std::milli>(Clock::now() - Clock::time_point(Clock::duration(since)))
                .count());
      }
    }
    times.push_back(-1);  // the end
    static_cast<void>(::write(answers_[1], &bytes, sizeof(bytes)) == 0);
    for (const double one : times) static_cast<void>(::write(answers_[1], &one, sizeof(one)) == 0);
  }

  std::array<int, 2> orders_{}, answers_{};
  pid_t child_ = -1;
};

}  // namespace arbiter
