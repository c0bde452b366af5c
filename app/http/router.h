// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "app/http/message.h"

namespace arbiter::http {

using Handler = std::function<void(const Request&, Response&)>;
/// Replies with a text that never changes while the program runs, or with 304 where the caller has it already. `type`:
/// the content type.
[[nodiscard]] Handler unchanging(std::string text, std::string type);
/// Decides before the body is read. What it returns is the request's `pass`. If it returns null it has written the
/// refusal.
using Guard = std::function<std::shared_ptr<const void>(const Request&, Response&)>;

struct Route {
  std::string method;   ///< GET or POST; GET serves HEAD, too
  std::string pattern;  ///< a path in which {token} stands for 32 hexadecimal digits, {number} for 1 to 18 digits,
                        ///< {language} for two small letters, {name} for 1 to 600 bytes, still encoded
  Handler handler;
  Guard guard;  ///< may be empty
  /// Quick; true: this request needs no guard. May be empty: then the guard decides.
  std::function<bool(const Request&)> open{};
  std::size_t most = 0;                    ///< bytes of the body that it reads; 0: it reads none
  bool goes_on = false;                    ///< replies with a stream
  bool quick = false;                      ///< never waits, and needs no thread of its own
  std::string takes = "application/json";  ///< the type of that body
};

/// The routes of a server. Filled before it starts.
class Router {
 public:
  /// A route of GET. What it returns holds until the next one is added.
  Route& get(std::string pattern, Handler handler, Guard guard = {});
  /// A route of POST that reads a body of at most `most` bytes; 0: none.
  Route& post(std::string pattern, std::size_t most, Handler handler, Guard guard = {});

  struct Found {
    const Route* route = nullptr;    ///< null: see `allowed`
    std::vector<std::string> parts;  ///< of the path
    std::string allowed;             ///< the methods of that path, "GET, HEAD"; empty: there is no such path
  };
  /// All of them, "GET /a/{number}", in the order in which they were added.
  [[nodiscard]] std::vector<std::string> names() const;
  [[nodiscard]] Found find(std::string_view method, std::string_view path) const;

 private:
  std::vector<Route> routes_;
};

}  // namespace arbiter::http
