// SPDX-License-Identifier: MIT
#include "app/server/streams.h"

#include <fcntl.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <system_error>
#include <utility>

namespace arbiter::server {
namespace {

constexpr int kSendBytes = 64 << 10;  // of the kernel's memory for who does not read; many messages
constexpr int kTick = 1000;           // ms between two looks at who hears nothing, at most
constexpr int kEvents = 512;          // taken from the kernel at once

std::string chunk(const std::string& text) {
  std::array<char, 20> size{};
  std::snprintf(size.data(), size.size(), "%zx\r\n", text.size());
  return size.data() + text + "\r\n";
}

void end(int socket) {
  ::shutdown(socket, SHUT_RDWR);
  ::close(socket);
}

}  // namespace

Streams::Streams(Compose compose, Options options) : compose_(std::move(compose)), options_(options) {}
Streams::~Streams() { stop(); }

db::Expected<void> Streams::start() {
  poll_ = ::epoll_create1(EPOLL_CLOEXEC);
  bell_ = ::eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
  epoll_event bell{};
  bell.events = EPOLLIN;
  bell.data.fd = bell_;
  if (poll_ < 0 || bell_ < 0 || ::epoll_ctl(poll_, EPOLL_CTL_ADD, bell_, &bell) != 0)
    return tl::unexpected(db::Error{"io", "Streams cannot be served: " + std::generic_category().message(errno)});
  {
    const std::lock_guard lock(mutex_);
    stopping_ = false;
  }
  thread_ = std::thread([this] { serve(); });
  return {};
}

void Streams::stop() {
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
  }
  if (thread_.joinable()) {
    wake();
    thread_.join();
  }
  for (int* one : {&poll_, &bell_})
    if (const int closed = std::exchange(*one, -1); closed >= 0) ::close(closed);
}

void Streams::wake() const {
  const std::uint64_t one = 1;
  // It can only fail where the bell rings already.
  static_cast<void>(::write(bell_, &one, sizeof(one)) == 0);
}

void Streams::add(int socket, std::int64_t from, std::shared_ptr<void> place) {
  const std::lock_guard lock(mutex_);
  if (stopping_) return end(socket);
  arrivals_.push_back({socket, from, std::move(place)});
  wake();
}

void Streams::happened(std::int64_t last) {
  const std::lock_guard lock(mutex_);
  last_ = last;
  if (!stopping_) wake();
}

void Streams::serve() {
  std::array<epoll_event, kEvents> events{};
  auto next_tick = Clock::now();
  const auto pause = std::min(std::chrono::milliseconds(kTick), std::min(options_.sign_of_life, options_.patience));
  for (bool over = false; !over;) {
    const int count = ::epoll_wait(poll_, events.data(), kEvents, static_cast<int>(pause.count()));
    for (int i = 0; i < count; ++i) {
      const epoll_event& one = events.at(static_cast<std::size_t>(i));
      if (one.data.fd != bell_) {
        meet(one.data.fd, one.events);
        continue;
      }
      std::uint64_t rings = 0;
      static_cast<void>(::read(bell_, &rings, sizeof(rings)) == 0);
      take_arrivals();
    }
    if (told_up_to_ != last_) tell_all();
    if (const auto now = Clock::now(); now >= next_tick) {
      tick();
      next_tick = now + pause;
    }
    let_go_of_the_gone();
    const std::lock_guard lock(mutex_);
    over = stopping_;
  }
  take_arrivals();
  for (auto& [socket, connection] : connections_) {
    if (connection.rest.empty()) send(socket, connection, "0\r\n\r\n");  // the last chunk: nothing is missing
    end(socket);
  }
  connections_.clear();
}

void Streams::take_arrivals() {
  std::vector<Arrival> arrivals;
  {
    const std::lock_guard lock(mutex_);
    arrivals.swap(arrivals_);
  }
  Composed composed;
  for (Arrival& one : arrivals) {
    ::fcntl(one.socket, F_SETFL, ::fcntl(one.socket, F_GETFL) | O_NONBLOCK);
    ::setsockopt(one.socket, SOL_SOCKET, SO_SNDBUF, &kSendBytes, sizeof(kSendBytes));
    epoll_event event{};
    event.events = EPOLLIN | EPOLLOUT | EPOLLRDHUP | EPOLLET;
    event.data.fd = one.socket;
    if (::epoll_ctl(poll_, EPOLL_CTL_ADD, one.socket, &event) != 0) {
      end(one.socket);
      continue;
    }
    Connection& connection = connections_[one.socket];
    connection.from = one.from;
    connection.place = std::move(one.place);
    connection.told = Clock::now();
    offer(one.socket, connection, composed);
  }
}

void Streams::meet(int socket, std::uint32_t events) {
  const auto found = connections_.find(socket);
  if (found == connections_.end()) return;
  Connection& connection = found->second;
  if ((events & (EPOLLIN | EPOLLRDHUP | EPOLLHUP | EPOLLERR)) != 0) {
    // Whoever looks on has nothing to say: it is read so that their going away is seen.
    std::array<char, 4096> said{};
    ssize_t got = 0;
    while ((got = ::recv(socket, said.data(), said.size(), 0)) > 0) continue;
    if (got == 0 || (errno != EAGAIN && errno != EINTR)) connection.gone = some_gone_ = true;
  }
  if ((events & EPOLLOUT) == 0 || connection.gone || connection.rest.empty()) return;
  send_rest(socket, connection);
  Composed composed;
  if (connection.rest.empty()) offer(socket, connection, composed);
}

/// Tells one connection what it has not heard yet, where it has taken what was sent before.
void Streams::offer(int socket, Connection& connection, Composed& composed) {
  if (connection.gone || !connection.rest.empty() || connection.from == last_) return;
  auto found = composed.find(connection.from);
  if (found == composed.end()) {
    News news = compose_(connection.from);
    news.text = chunk(news.text);
    found = composed.emplace(connection.from, std::move(news)).first;
  }
  connection.from = found->second.last;
  send(socket, connection, found->second.text);
}

void Streams::send(int socket, Connection& connection, const std::string& text) {
  ++told_;
  connection.told = Clock::now();
  const ssize_t sent = ::send(socket, text.data(), text.size(), MSG_NOSIGNAL);
  if (sent < 0 && errno != EAGAIN && errno != EINTR) {
    connection.gone = some_gone_ = true;
    return;
  }
  connection.rest.assign(text, static_cast<std::size_t>(std::max<ssize_t>(sent, 0)));
}

void Streams::send_rest(int socket, Connection& connection) {
  while (!connection.rest.empty()) {
    const ssize_t sent = ::send(socket, connection.rest.data(), connection.rest.size(), MSG_NOSIGNAL);
    if (sent > 0) {
      connection.told = Clock::now();
      connection.rest.erase(0, static_cast<std::size_t>(sent));
      continue;
    }
    if (errno != EAGAIN && errno != EINTR) connection.gone = some_gone_ = true;
    return;
  }
}

void Streams::tell_all() {
  told_up_to_ = last_;
  Composed composed;
  for (auto& [socket, connection] : connections_) offer(socket, connection, composed);
}

void Streams::tick() {
  const std::string alive = chunk(": still here\n\n");
  const auto now = Clock::now();
  for (auto& [socket, connection] : connections_) {
    const auto silent = now - connection.told;
    if (connection.gone) continue;
    if (!connection.rest.empty() && silent >= options_.patience) {
      ++dropped_;
      connection.gone = some_gone_ = true;
    } else if (connection.rest.empty() && silent >= options_.sign_of_life) {
      send(socket, connection, alive);
    }
  }
}

void Streams::let_go_of_the_gone() {
  if (!std::exchange(some_gone_, false)) return;
  std::erase_if(connections_, [](const auto& one) {
    if (one.second.gone) end(one.first);
    return one.second.gone;
  });
}

db::Expected<void> allow_open_files(std::uint64_t count) {
  rlimit limit{};
  if (::getrlimit(RLIMIT_NOFILE, &limit) == 0 && limit.rlim_cur >= count) return {};
  const rlimit wanted{count, std::max<rlim_t>(limit.rlim_max, count)};  // above the hard limit: the administrator's
  if (::setrlimit(RLIMIT_NOFILE, &wanted) == 0) return {};
  return tl::unexpected(
      db::Error{"io", "So many connections want " + std::to_string(count) +
                          " open files, and the system allows this program " + std::to_string(limit.rlim_max) +
                          ": allow more (ulimit -n, LimitNOFILE= of a service) or fewer --spectators"});
}

db::Expected<int> connections_allowed(int wanted, std::uint64_t others) {
  if (allow_open_files(others + static_cast<std::uint64_t>(wanted))) return wanted;
  rlimit limit{};
  if (::getrlimit(RLIMIT_NOFILE, &limit) == 0 && limit.rlim_max > others)
    wanted = static_cast<int>(std::min<std::uint64_t>(limit.rlim_max - others, static_cast<std::uint64_t>(wanted)));
  if (const auto allowed = allow_open_files(others + static_cast<std::uint64_t>(wanted)); !allowed)
    return tl::unexpected(allowed.error());
  return wanted;
}

}  // namespace arbiter::server
