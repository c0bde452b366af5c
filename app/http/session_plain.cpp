// SPDX-License-Identifier: MIT
#include "app/http/session.h"

namespace arbiter::http {

void serve_plain(Hub& hub, asio::ip::tcp::socket socket, const std::string& peer) {
  std::make_shared<Session<Plain>>(hub, Plain(std::move(socket)), peer)->begin();
}

}  // namespace arbiter::http
