// SPDX-License-Identifier: MIT
#pragma once

// clang-format off: Boost 1.74 uses std::exchange without including it.
#include <utility>
// clang-format on

#include <array>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/ssl.hpp>
#include <limits>

#include "app/http/beside.h"
#include "app/http/exchange.h"
#include "app/http/hub.h"
#include "text/sentences.h"

// Inside the server alone: one connection, with or without TLS.
namespace arbiter::http {

namespace asio = boost::asio;
namespace beast = boost::beast;
using Plain = beast::tcp_stream;
using Encrypted = beast::ssl_stream<beast::tcp_stream>;

inline constexpr std::size_t kReadAtOnce = 4096;
inline constexpr std::size_t kMostUnread = 256U << 10U;      // of a refused request's rest, before the connection goes
inline constexpr std::chrono::milliseconds kFarewell{1000};  // for that
inline constexpr int kStreamSendBytes = 64 << 10;            // of the kernel's memory for who does not read

/// Serves requests one after the other. Everything happens in the server's thread, but for handlers.
template <class Wire>
class Session : public Connection, public std::enable_shared_from_this<Session<Wire>> {
 public:
  Session(Hub& hub, Wire stream, std::string peer)
      : hub_(hub), stream_(std::move(stream)), peer_(std::move(peer)), bell_(hub.io) {
    hub_.all.insert(this);
    ++hub_.connections;
  }
  ~Session() override {
    hub_.all.erase(this);
    --hub_.connections;
    if (!hub_.options.behind_proxy) hub_.connections_from.leave(household(peer_));
    if (hub_.grace && hub_.all.empty()) hub_.grace->cancel();
  }

  void begin() {
    auto self = this->shared_from_this();
    asio::co_spawn(
        hub_.io, [self] { return self->run(); },
        [self](const std::exception_ptr& thrown) {
          if (!thrown) return;
          try {
            std::rethrow_exception(thrown);
          } catch (const std::exception& e) {
            self->hub_.threw(e.what());
          }
        });
  }

  void news() override {
    // Most of what happens is not for this stream: it sleeps on.
    if (streaming_ && hub_.next(listener_)) bell_.cancel();
  }
  void stop() override {
    bell_.cancel();
    if (idle_) lowest().cancel();
  }

 private:
  using Error = boost::system::error_code;
  using Parser = beast::http::request_parser<beast::http::string_body>;
  using Done = asio::awaitable<void>;

  static auto into(Error& error) { return asio::redirect_error(asio::use_awaitable, error); }
  beast::tcp_stream& lowest() { return beast::get_lowest_layer(stream_); }

  Done run() {
    Error error;
    if constexpr (std::is_same_v<Wire, Encrypted>) {
      lowest().expires_after(hub_.options.limits.handshake);
      co_await stream_.async_handshake(asio::ssl::stream_base::server, into(error));
      if (error) co_return;
    }
    int left = hub_.options.limits.requests;
    while (left-- > 0 && !hub_.stopping) {
      const bool more = co_await serve(left == 0);
      if (!more) break;
    }
    co_await farewell();
  }

  /// Waits for the next request's first byte. False if none comes.
  asio::awaitable<bool> awaken() {
    if (buffer_.size() > 0) co_return true;
    Error error;
    lowest().expires_after(hub_.options.limits.idle);
    idle_ = true;
    const std::size_t got = co_await stream_.async_read_some(buffer_.prepare(kReadAtOnce), into(error));
    idle_ = false;
    buffer_.commit(got);
    co_return !error && got > 0;
  }

  /// Serves one request. False if the connection is to end.
  asio::awaitable<bool> serve(bool last) {
    const bool awake = co_await awaken();
    if (!awake) co_return false;
    Parser parser;
    Exchange exchange;
    const bool begun = co_await read_head(parser, exchange);
    if (!begun) co_return false;
    exchange.keep = exchange.keep && !last && parser.keep_alive();
    const std::string whose = household(exchange.request.from);
    const bool room = hub_.requests_from.enter(whose);
    const std::shared_ptr<void> leaves(nullptr, [&hub = hub_, whose](void*) { hub.requests_from.leave(whose); });
    if (exchange.fit && (!room || !hub_.rate.take(whose, hub_.options.now()))) {
      refuse(exchange.response, {429, "busy", text::N_("So much is asked from your network at once. Wait a moment.")});
      exchange.keep = exchange.keep && hub_.options.behind_proxy;  // a proxy's connections are many people's
    } else if (exchange.fit) {
      find_route(hub_.router, exchange);
    }
    if (exchange.route != nullptr) co_await work(parser, exchange);
    if (exchange.response.stream) {
      co_await go_on(exchange);
      co_return false;
    }
    exchange.keep = exchange.keep && exchange.read && !hub_.stopping;
    const bool sent = co_await reply(exchange);
    co_return sent&& exchange.keep;
  }

  /// Reads and parses up to the end of the headers, each byte under the eyes of `folds`.
  Done parse_head(Parser& parser, Folds& folds, Error& error) {
    const Limits& limits = hub_.options.limits;
    parser.header_limit(static_cast<std::uint32_t>(limits.header_bytes));
    parser.body_limit(std::numeric_limits<std::uint64_t>::max());  // its own limit is set when its route is known
    lowest().expires_after(limits.header);
    while (true) {
      const auto bytes = buffer_.data();
      const std::size_t used = bytes.size() > 0 ? parser.put(bytes, error) : 0;
      folds.look({static_cast<const char*>(bytes.data()), used});
      buffer_.consume(used);
      if (parser.is_header_done() || (error && error != beast::http::error::need_more)) co_return;
      const std::size_t got = co_await stream_.async_read_some(buffer_.prepare(kReadAtOnce), into(error));
      buffer_.commit(got);
      if (error) co_return;
    }
  }

  /// Reads up to the end of the headers. False if the connection is to end without a reply. The reply is a
  /// refusal if the request is not `fit` then.
  asio::awaitable<bool> read_head(Parser& parser, Exchange& exchange) {
    const Limits& limits = hub_.options.limits;
    Error error;
    Folds folds;
    co_await parse_head(parser, folds, error);
    exchange.request.from = peer_;
    exchange.request.begun = Clock::now();
    if (error == beast::http::error::header_limit || error == beast::http::error::buffer_overflow) {
      refuse(exchange.response, {431, "too_large", "The headers of this request are too large."});
      exchange.keep = false;
      co_return true;
    }
    if (error.category() == beast::http::make_error_code(beast::http::error::bad_value).category() &&
        error != beast::http::error::end_of_stream && error != beast::http::error::partial_message) {
      refuse(exchange.response, {400, "bad_request", "This is no request of HTTP/1.1."});
      exchange.keep = false;
      co_return true;
    }
    if (error) co_return false;
    auto refusal = check(parser.get().base(), limits, exchange.request, exchange.announced);
    if (folds.found()) refusal = {400, "bad_request", "A header goes on in another line."};
    exchange.request.secure = std::is_same_v<Wire, Encrypted>;
    if (hub_.options.behind_proxy) {
      exchange.request.from = named_address(exchange.request, peer_);
      exchange.request.secure = exchange.request.header("x-forwarded-proto") == "https";
    }
    exchange.read = !exchange.announced.body;
    exchange.fit = !refusal;
    if (refusal) {
      refuse(exchange.response, *refusal);
      exchange.keep = false;
    }
    co_return true;
  }

  /// Asks the guard, reads the body, asks the handler.
  Done work(Parser& parser, Exchange& exchange) {
    const Route& route = *exchange.route;
    if (route.guard && !(route.open && route.open(exchange.request))) {
      const bool asked = co_await beside(hub_, false, exchange.response, [&exchange, &route] {
        exchange.request.pass = route.guard(exchange.request, exchange.response);
      });
      if (!asked || !exchange.request.pass) co_return;
    }
    if (exchange.announced.body) {
      const bool complete = co_await read_body(parser, exchange);
      if (!complete) co_return;
    }
    co_await beside(hub_, route.quick, exchange.response,
                    [&exchange, &route] { route.handler(exchange.request, exchange.response); });
    exchange.request.waited = exchange.response.later.has_value() || exchange.response.stream.has_value();
    if (exchange.response.later) co_await wait(exchange.response);
  }

  asio::awaitable<bool> read_body(Parser& parser, Exchange& exchange) {
    const std::string whose = household(exchange.request.from);
    const auto most =
        static_cast<std::int64_t>(exchange.announced.chunked ? exchange.route->most : exchange.announced.length);
    const bool room = hub_.bodies_from.enter(whose, most);
    const std::shared_ptr<void> leaves(nullptr,
                                       [&hub = hub_, whose, most](void*) { hub.bodies_from.leave(whose, most); });
    if (!room) {
      refuse(exchange.response, {429, "busy", text::N_("So much is sent from your network at once. Wait a moment.")});
      co_return false;
    }
    Error error;
    if (exchange.announced.expects) {
      static const std::string kGoOn = "HTTP/1.1 100 Continue\r\n\r\n";
      lowest().expires_after(hub_.options.limits.header);
      co_await asio::async_write(stream_, asio::buffer(kGoOn), into(error));
      if (error) co_return false;
    }
    parser.body_limit(exchange.route->most);
    lowest().expires_after(hub_.options.limits.body);
    co_await beast::http::async_read(stream_, buffer_, parser, into(error));
    if (!error) {
      exchange.read = true;
      exchange.request.body = std::move(parser.get().body());
      co_return true;
    }
    if (error == beast::http::error::body_limit)
      refuse(exchange.response, {413, "too_large", "The body of this request is too large."});
    else if (error == beast::error::timeout)
      refuse(exchange.response, {408, "too_slow", "The body of this request did not come in time."});
    else
      refuse(exchange.response, {400, "bad_request", "The body of this request is broken."});
    co_return false;
  }

  /// Learns when the other side goes, or says something while it is not its turn.
  void watch() {
    if (watching_) return;
    watching_ = true;
    auto self = this->shared_from_this();
    lowest().socket().async_wait(asio::ip::tcp::socket::wait_read, [self](const Error& error) {
      self->watching_ = false;
      Error none;
      const bool gone = error || self->lowest().socket().available(none) == 0 || none;
      self->gone_ = self->gone_ || gone;
      self->spoke_ = true;
      self->bell_.cancel();
    });
  }

  /// Waits for what happens, and looks again each time.
  Done wait(Response& response) {
    const Later later = std::move(*response.later);
    response.later.reset();
    std::weak_ptr<Session> weak = this->weak_from_this();
    woken_ = false;
    const auto registration = later.listen([weak, io = hub_.io.get_executor()] {
      asio::post(io, [weak] {
        const auto self = weak.lock();
        if (!self) return;
        self->woken_ = true;
        self->bell_.cancel();
      });
    });
    lowest().expires_never();
    watch();
    while (!gone_ && !hub_.stopping && Clock::now() < later.until) {
      Error error;
      if (!woken_) {
        bell_.expires_at(std::min(later.until, Clock::now() + later.again));
        co_await bell_.async_wait(into(error));
      }
      if (gone_ || hub_.stopping) break;
      if (error && !woken_) continue;  // the other side has said something: the next request, for later
      woken_ = false;
      Response now;
      bool worth = true;
      const auto look = [&] { worth = later.look(now); };
      const bool looked = co_await beside(hub_, false, now, look);
      response = std::move(now);
      if (worth || !looked) break;
    }
  }

  /// Sends what happens until the other side goes.
  Done go_on(Exchange& exchange) {
    const http::Stream stream = std::move(*exchange.response.stream);
    spoke_ = false;
    exchange.response.type = stream.type;
    listener_ = {stream.after, stream.about};
    const std::string head = head_of(exchange.response, hub_.options.headers, std::nullopt, false, false);
    note(exchange, 0);
    Error error;
    lowest().socket().set_option(asio::socket_base::send_buffer_size(kStreamSendBytes), error);
    auto text = std::make_shared<const std::string>(head + chunk_of(stream.first));
    streaming_ = true;
    watch();
    while (!gone_ && !spoke_) {
      error = {};
      for (std::size_t at = 0; !error && at < text->size();) {
        lowest().expires_after(hub_.options.limits.patience);
        at += co_await stream_.async_write_some(asio::buffer(*text) + at, into(error));
      }
      if (error == beast::error::timeout) ++hub_.dropped;
      if (error || gone_ || spoke_ || hub_.stopping) break;
      lowest().expires_never();
      auto next = hub_.next(listener_);
      if (!next) {
        bell_.expires_after(hub_.options.limits.heartbeat);
        co_await bell_.async_wait(into(error));
        if (gone_ || spoke_ || hub_.stopping) break;
        next = hub_.next(listener_);
        if (!next) next = hub_.heartbeat(listener_.after);
      }
      ++hub_.told;
      listener_.after = next->last;
      text = next->text;
    }
    streaming_ = false;
    if (error && error != asio::error::operation_aborted) co_return;
    static const std::string kEnd = "0\r\n\r\n";  // nothing is missing
    lowest().expires_after(kFarewell);
    co_await asio::async_write(stream_, asio::buffer(kEnd), into(error));
  }

  void note(const Exchange& exchange, std::size_t bytes) {
    ++hub_.requests;
    if (exchange.response.status >= 400 && exchange.response.status < 500) ++hub_.refused;
    if (hub_.options.answered) hub_.options.answered(exchange.request, exchange.response, bytes);
  }

  asio::awaitable<bool> reply(Exchange& exchange) {
    Response& response = exchange.response;
    Error error;
    exchange.request.waited = exchange.request.waited || response.delay.count() > 0;
    if (response.delay.count() > 0 && !hub_.stopping) {
      bell_.expires_after(response.delay);
      co_await bell_.async_wait(into(error));
    }
    const bool gzip =
        response.shared && takes_gzip(exchange.request.header("accept-encoding")) && !response.shared->gzip().empty();
    const std::string& body = !response.shared ? response.text
                              : gzip           ? response.shared->gzip()
                                               : response.shared->text();
    const bool bare = exchange.announced.head || response.status == 304;
    const std::string head = head_of(response, hub_.options.headers, body.size(), gzip, exchange.keep);
    note(exchange, bare ? 0 : body.size());
    lowest().expires_after(hub_.options.limits.write);
    const std::array<asio::const_buffer, 2> both{asio::buffer(head), bare ? asio::const_buffer() : asio::buffer(body)};
    co_await asio::async_write(stream_, both, into(error));
    co_return !error;
  }

  /// Ends the connection so that the other side gets the last reply: what it still sends is read for a moment.
  Done farewell() {
    Error error;
    lowest().expires_after(kFarewell);
    if constexpr (std::is_same_v<Wire, Encrypted>) co_await stream_.async_shutdown(into(error));
    lowest().socket().shutdown(asio::ip::tcp::socket::shutdown_send, error);
    std::array<char, kReadAtOnce> rest{};
    std::size_t got = 1;
    for (std::size_t all = 0; !error && got > 0 && all < kMostUnread && !hub_.stopping; all += got)
      got = co_await lowest().async_read_some(asio::buffer(rest), into(error));
  }

  Hub& hub_;
  Wire stream_;
  std::string peer_;
  beast::flat_buffer buffer_{64U << 10U};
  asio::steady_timer bell_;  ///< what waits is woken by cancelling it
  Listener listener_;        ///< of a stream
  bool idle_ = false, streaming_ = false, watching_ = false, woken_ = false;
  bool gone_ = false;   ///< the other side has closed
  bool spoke_ = false;  ///< … or said something
};

}  // namespace arbiter::http
