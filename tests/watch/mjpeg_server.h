// SPDX-License-Identifier: MIT
#pragma once

#include <condition_variable>
#include <mutex>
#include <opencv2/core.hpp>
#include <string>
#include <thread>
#include <vector>

namespace arbiter {

/// A network camera on this machine: whoever asks http://127.0.0.1:PORT/ gets its pictures as a stream of JPEG files.
/// One viewer at a time. It can be unplugged and plugged in again; its port stays.
class MjpegServer {
 public:
  MjpegServer();
  ~MjpegServer();
  MjpegServer(const MjpegServer&) = delete;
  MjpegServer& operator=(const MjpegServer&) = delete;

  [[nodiscard]] std::string address() const { return "http://127.0.0.1:" + std::to_string(port_) + "/camera.mjpg"; }
  /// Sends a picture to the viewer, if there is one, as soon as it has taken those before. `kept`: share of the file
  /// that arrives, the rest of its length is zeros.
  void push(const cv::Mat& picture, double kept = 1);
  /// While true the last picture is sent again and again: a viewer that opens a stream reads ahead.
  void run_freely(bool freely);
  /// Cuts the connection; until `plug` nobody gets one.
  void unplug();
  void plug();

 private:
  void serve();
  void listen_again();

  int port_ = 0, listening_ = -1;
  std::mutex mutex_;
  std::condition_variable changed_;
  std::vector<unsigned char> next_;  // the JPEG file to be sent
  bool fresh_ = false, freely_ = false, plugged_ = true, stop_ = false;
  std::thread thread_;
};

}  // namespace arbiter
