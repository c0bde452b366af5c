// SPDX-License-Identifier: MIT
#pragma once

#include <boost/beast/http/fields.hpp>
#include <boost/beast/http/message.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "app/http/limits.h"
#include "app/http/message.h"

// Inside the server alone: what is looked at before anything is done for a request.
namespace arbiter::http {

/// A refusal: status, code and a sentence of ours.
struct Refusal {
  int status = 400;
  const char* code = "bad_request";
  const char* message = "";
};

void refuse(Response& response, const Refusal& refusal);

/// What the headers say of the request beside what a handler sees.
struct Announced {
  bool body = false;       ///< a body follows
  bool chunked = false;    ///< … whose length nobody has said
  std::size_t length = 0;  ///< … or this one
  bool expects = false;    ///< the caller waits for "100 Continue"
  bool old = false;        ///< HTTP/1.0
  bool head = false;       ///< HEAD: the reply has no body
};

/// Looks for headers that go on in a further line, which begins with a space. A proxy may read such a line as a header
/// of its own, and HTTP/1.1 has given them up.
class Folds {
 public:
  /// The next bytes of the request line and the headers.
  void look(std::string_view bytes);
  [[nodiscard]] bool found() const { return found_; }

 private:
  bool found_ = false, at_line_ = false;  ///< at_line_: the next byte begins one
};

/// Does a header Accept-Encoding allow gzip?
[[nodiscard]] bool takes_gzip(std::string_view accepted);

using Head = boost::beast::http::request_header<boost::beast::http::fields>;

/// Reads the request line and the headers into `request` (all but `from`, `parts`, `pass`, `body`). Errors: why the
/// request is refused. Whoever sends such a thing may mean another request by it than we do: close the connection.
[[nodiscard]] std::optional<Refusal> check(const Head& head, const Limits& limits, Request& request,
                                           Announced& announced);

/// The address that the caller's proxy names: the last one in X-Forwarded-For. `peer` if that is no address.
[[nodiscard]] std::string named_address(const Request& request, const std::string& peer);

/// The status line and the headers of a reply; of `more` those that it does not have itself. `length`: of its body;
/// none: it is sent in chunks.
[[nodiscard]] std::string head_of(const Response& response, const Pairs& more, std::optional<std::size_t> length,
                                  bool gzip, bool keep_alive);

}  // namespace arbiter::http
