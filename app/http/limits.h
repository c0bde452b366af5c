// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>

namespace arbiter::http {

/// Everything that the server allows a stranger, in one place. Requests beyond them are refused, and the connection is
/// closed. Ranges are not served: a request that asks for some gets the whole.
struct Limits {
  std::size_t header_bytes = 16U << 10U;       ///< of the request line and all headers; else 431
  std::size_t headers = 100;                   ///< in a request, equal names too; else 431
  std::size_t params = 32;                     ///< in a query; else 400
  std::chrono::milliseconds handshake{10000};  ///< for TLS
  std::chrono::milliseconds idle{15000};       ///< until a connection sends its first byte, or its next request
  std::chrono::milliseconds header{10000};     ///< from the first byte of a request to the end of its headers
  std::chrono::milliseconds body{30000};       ///< from there to the end of its body
  std::chrono::milliseconds write{60000};      ///< for the whole reply
  std::chrono::milliseconds patience{10000};   ///< in which a stream takes nothing
  std::chrono::milliseconds heartbeat{10000};  ///< between two messages of a stream while there is no news
  int requests = 10000;                        ///< on one connection
  int connections = 12000;                     ///< at once; further ones are closed
  int per_address = 2000;                      ///< connections, and requests in work, from one address
  std::int64_t bodies = 64 << 20;              ///< bytes of bodies that arrive from one address at once; else 429
  double burst = 4000, per_second = 1000;      ///< requests of one address; else 429
  std::size_t queue = 1000;                    ///< requests that wait for a thread; else 503
};

}  // namespace arbiter::http
