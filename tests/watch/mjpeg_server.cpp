// SPDX-License-Identifier: MIT
#include "tests/watch/mjpeg_server.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <chrono>
#include <opencv2/imgcodecs.hpp>
#include <stdexcept>

namespace arbiter {

namespace {

constexpr auto kPause = std::chrono::milliseconds(20);

bool send_all(int to, const void* bytes, size_t count) {
  const auto* at = static_cast<const char*>(bytes);
  while (count > 0) {
    const ssize_t sent = send(to, at, count, MSG_NOSIGNAL);
    if (sent <= 0) return false;
    at += sent;
    count -= static_cast<size_t>(sent);
  }
  return true;
}

}  // namespace

MjpegServer::MjpegServer() {
  listen_again();
  thread_ = std::thread([this] { serve(); });
}

MjpegServer::~MjpegServer() {
  {
    const std::lock_guard lock(mutex_);
    stop_ = true;
  }
  changed_.notify_all();
  thread_.join();
  if (listening_ >= 0) close(listening_);
}

void MjpegServer::listen_again() {
  listening_ = socket(AF_INET, SOCK_STREAM, 0);
  const int yes = 1;
  setsockopt(listening_, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
  sockaddr_in where{};
  where.sin_family = AF_INET;
  where.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  where.sin_port = htons(static_cast<std::uint16_t>(port_));
  socklen_t length = sizeof where;
  auto* address = reinterpret_cast<sockaddr*>(&where);  // NOLINT: as the call wants it
  if (listening_ < 0 || bind(listening_, address, length) != 0 || listen(listening_, 4) != 0 ||
      getsockname(listening_, address, &length) != 0)
    throw std::runtime_error("no port for a camera on this machine");
  port_ = ntohs(where.sin_port);
}

void MjpegServer::push(const cv::Mat& picture, double kept) {
  std::vector<unsigned char> file;
  cv::imencode(".jpg", picture, file, {cv::IMWRITE_JPEG_QUALITY, 92});
  for (auto i = static_cast<size_t>(kept * static_cast<double>(file.size())); i < file.size(); ++i) file[i] = 0;
  {
    std::unique_lock lock(mutex_);
    changed_.wait_for(lock, std::chrono::seconds(1), [&] { return !fresh_; });
    next_ = std::move(file);
    fresh_ = true;
  }
  changed_.notify_all();
}

void MjpegServer::run_freely(bool freely) {
  const std::lock_guard lock(mutex_);
  freely_ = freely;
}

void MjpegServer::unplug() {
  const std::lock_guard lock(mutex_);
  plugged_ = false;
  changed_.notify_all();
}

void MjpegServer::plug() {
  std::unique_lock lock(mutex_);
  plugged_ = true;
  changed_.notify_all();
  changed_.wait(lock, [&] { return listening_ >= 0; });
}

void MjpegServer::serve() {
  int viewer = -1;
  const auto hang_up = [&] {
    if (viewer >= 0) close(viewer);
    viewer = -1;
  };
  std::unique_lock lock(mutex_);
  while (!stop_) {
    if (!plugged_) {
      hang_up();
      if (listening_ >= 0) close(listening_);
      listening_ = -1;
      fresh_ = false;
      changed_.notify_all();
      changed_.wait(lock, [&] { return plugged_ || stop_; });
      continue;
    }
    if (listening_ < 0) {
      listen_again();
      changed_.notify_all();
    }
    pollfd waiting{listening_, POLLIN, 0};
    if (poll(&waiting, 1, 0) > 0) {
      hang_up();
      viewer = accept(listening_, nullptr, nullptr);
      char request[4096];
      if (viewer >= 0) (void)recv(viewer, request, sizeof request, 0);
      const std::string head = "HTTP/1.0 200 OK\r\nContent-Type: multipart/x-mixed-replace; boundary=picture\r\n\r\n";
      if (!send_all(viewer, head.data(), head.size())) hang_up();
    }
    if (viewer < 0 || !(fresh_ || freely_) || next_.empty()) {
      if (viewer < 0 && fresh_) {
        fresh_ = false;  // nobody looks
        changed_.notify_all();
      }
      changed_.wait_for(lock, kPause);
      continue;
    }
    const std::vector<unsigned char> file = next_;
    fresh_ = false;
    lock.unlock();
    const std::string head =
        "--picture\r\nContent-Type: image/jpeg\r\nContent-Length: " + std::to_string(file.size()) + "\r\n\r\n";
    const bool sent = send_all(viewer, head.data(), head.size()) && send_all(viewer, file.data(), file.size()) &&
                      send_all(viewer, "\r\n", 2);
    lock.lock();
    changed_.notify_all();
    if (!sent) hang_up();
    if (freely_ && !fresh_) changed_.wait_for(lock, kPause);
  }
  hang_up();
}

}  // namespace arbiter
