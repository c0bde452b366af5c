// SPDX-License-Identifier: MIT
#pragma once

#include <httplib.h>

#include <atomic>
#include <functional>
#include <string>

namespace arbiter::server {

/// An HTTP server with so many threads, in which a response that does not end leaves its thread.
class Front : public httplib::Server {
 public:
  explicit Front(int threads);

  /// For a handler: the response begins with `first`, in chunks, and once that is sent `take` gets the connection's
  /// socket, to go on with it and to close it. Not called where it does not come to that.
  static void hand_over(httplib::Response& response, const std::string& type, std::string first,
                        std::function<void(int socket)> take);
  /// After the address is bound: lets many connections come at once.
  void expect_many();

 private:
  bool process_and_close_socket(socket_t socket) override;
  /// Waits until somebody asks again. False where nobody does, or others want the thread.
  bool asks_again(socket_t socket) const;

  int threads_;
  std::atomic<int> busy_{0};  ///< connections that have a thread
};

}  // namespace arbiter::server
