// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

// Requests and replies of the HTTP server as its handlers see them. Handlers know no library.
namespace arbiter::http {

using Clock = std::chrono::steady_clock;
using Pairs = std::vector<std::pair<std::string, std::string>>;

/// A text that many requests get. It never changes, so it is compressed once. Any thread.
class Body {
 public:
  explicit Body(std::string text);
  [[nodiscard]] const std::string& text() const { return text_; }
  /// See `entity_tag`.
  [[nodiscard]] const std::string& tag() const { return tag_; }
  /// The text in gzip's format at the cheapest level. Made by the first call. Empty if it is not smaller.
  [[nodiscard]] const std::string& gzip() const;

 private:
  std::string text_, tag_;
  mutable std::once_flag once_;
  mutable std::string gzip_;
};
using SharedBody = std::shared_ptr<const Body>;

/// The entity tag of a text: a weak one, because the same text may be sent compressed.
[[nodiscard]] std::string entity_tag(std::string_view text);

/// Does a header If-None-Match name that tag? A proxy may have marked it as weak.
[[nodiscard]] bool names_tag(std::string_view if_none_match, std::string_view tag);

/// A request that has passed all checks of the server (limits.h). Its method is GET, POST … as the route says; HEAD
/// arrives as GET.
struct Request {
  std::string method;
  std::string path;                  ///< without the query, not decoded
  bool secure = false;               ///< it came through TLS, here or at the proxy
  std::string from;                  ///< the caller's address; behind a proxy the one that the proxy names
  std::string body;                  ///< complete, never compressed
  Pairs headers;                     ///< names in lower case, each once
  Pairs params;                      ///< of the query, decoded
  std::vector<std::string> parts;    ///< of the path: the text in place of each `{…}` of the route
  std::shared_ptr<const void> pass;  ///< what the route's guard has returned
  Clock::time_point begun{};         ///< when its headers were complete
  bool waited = false;               ///< its reply was held back, for news or as a stream

  /// The value of a header by its name in lower case. Empty if there is none.
  [[nodiscard]] std::string header(std::string_view name) const;
  [[nodiscard]] bool has_param(std::string_view name) const;
  /// The first value of that name in the query. Empty if there is none.
  [[nodiscard]] std::string param(std::string_view name) const;
};

struct Response;

/// A reply that waits for something to happen, without a thread.
struct Later {
  Clock::time_point until;            ///< then the reply of the last look is sent
  std::chrono::milliseconds again{};  ///< a look at least so often
  /// Registers a function that any thread calls when something has happened. It is called at once if something has
  /// happened since the last look. The registration ends with the pointer.
  std::function<std::shared_ptr<void>(std::function<void()> wake)> listen;
  std::function<bool(Response&)> look;  ///< writes the reply as of now; is it worth sending?
  std::shared_ptr<void> place;          ///< held while the reply waits
};

/// A reply that goes on: server-sent events from the server's feed (Server::happened).
struct Stream {
  std::string type, first;      ///< the content type, and the text that is sent at once
  std::int64_t after = 0;       ///< the number of the newest event that the receiver knows
  std::string about{};          ///< which events it is for; the server's `news` knows what that means
  std::shared_ptr<void> place;  ///< held as long as the stream
};

struct Response {
  int status = 200;
  std::string type;
  std::string text;
  SharedBody shared;  ///< sent instead of `text`
  Pairs headers;
  std::chrono::milliseconds delay{0};  ///< the reply is held back so long
  std::string note;                    ///< what the log says of it and the caller must not know
  std::optional<Later> later;
  std::optional<Stream> stream;

  void set_header(std::string name, std::string value) { headers.emplace_back(std::move(name), std::move(value)); }
  void set_content(std::string content, std::string content_type) {
    text = std::move(content);
    type = std::move(content_type);
    shared.reset();
  }
  void set_content(SharedBody body, std::string content_type) {
    shared = std::move(body);
    type = std::move(content_type);
  }
};

/// A part of an address, decoded. `form`: "+" is a space. None if a percent sign is followed by no two digits.
[[nodiscard]] std::optional<std::string> decoded(std::string_view text, bool form);

/// The names and values of a query, decoded. None if it cannot be decoded or has more than `most` of them.
[[nodiscard]] std::optional<Pairs> query_of(std::string_view query, std::size_t most);

}  // namespace arbiter::http
