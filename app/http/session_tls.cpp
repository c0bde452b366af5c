// SPDX-License-Identifier: MIT
#include "app/http/session.h"

namespace arbiter::http {

void serve_tls(Hub& hub, asio::ip::tcp::socket socket, const std::string& peer, asio::ssl::context& tls) {
  std::make_shared<Session<Encrypted>>(hub, Encrypted(std::move(socket), tls), peer)->begin();
}

}  // namespace arbiter::http
