// SPDX-License-Identifier: MIT
#include "app/http/server.h"

#include <array>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/ssl/context.hpp>
#include <cstdio>
#include <thread>

#include "app/http/hub.h"

namespace arbiter::http {

namespace asio = boost::asio;
using asio::ip::tcp;
using Error = boost::system::error_code;

namespace {

constexpr int kBacklog = 4096;                          // connections that wait to be taken; the kernel's own limit
constexpr std::chrono::milliseconds kGrace{2000};       // for requests in work when the server stops
constexpr std::chrono::milliseconds kAcceptAgain{100};  // after an error, such as too many open files

}  // namespace

std::string chunk_of(const std::string& text) {
  std::array<char, 20> size{};
  std::snprintf(size.data(), size.size(), "%zx\r\n", text.size());
  return size.data() + text + "\r\n";
}

std::optional<StreamText> Hub::next(Listener& listener) {
  if (listener.after == last) return std::nullopt;
  auto known = composed.find({listener.after, listener.about});
  if (known == composed.end()) {
    const News news = compose(listener.after, listener.about);
    if (news.last == listener.after) return std::nullopt;  // nobody has said yet that this is the newest
    StreamText message{news.last, nullptr};
    if (!news.text.empty()) message.text = std::make_shared<const std::string>(chunk_of(news.text));
    known = composed.insert_or_assign({listener.after, listener.about}, std::move(message)).first;
  }
  if (known->second.text) return known->second;
  listener.after = known->second.last;
  return std::nullopt;
}

StreamText Hub::heartbeat(std::int64_t after) const {
  return {after, std::make_shared<const std::string>(chunk_of(alive()))};
}

struct Server::Impl {
  Hub hub;
  asio::ssl::context tls{asio::ssl::context::tls_server};
  tcp::acceptor acceptor;
  asio::steady_timer again;
  std::thread thread;
  bool running = false;

  Impl(ServerOptions options, Router router, ToNews news, std::function<std::string()> alive)
      : hub(std::move(options), std::move(router), std::move(news), std::move(alive)),
        acceptor(hub.io),
        again(hub.io) {}

  void take(tcp::socket socket) {
    Error error;
    const auto peer = socket.remote_endpoint(error);
    if (error) return;
    const std::string address = peer.address().to_string();
    socket.set_option(tcp::no_delay(true), error);
    const bool counted = !hub.options.behind_proxy;  // a proxy's connections are many people's
    const bool room = !counted || hub.connections_from.enter(household(address));
    if (!room || hub.connections >= hub.options.limits.connections) {
      if (counted) hub.connections_from.leave(household(address));
      ++hub.refused;
      return;
    }
    if (hub.options.tls)
      serve_tls(hub, std::move(socket), address, tls);
    else
      serve_plain(hub, std::move(socket), address);
  }

  void accept() {
    acceptor.async_accept([this](const Error& error, tcp::socket socket) {
      if (hub.stopping) return;
      if (!error) {
        take(std::move(socket));
        return accept();
      }
      again.expires_after(kAcceptAgain);
      again.async_wait([this](const Error&) {
        if (!hub.stopping) accept();
      });
    });
  }

  tl::expected<void, Message> use_certificate(const TlsFiles& files) {
    Error error;
    tls.set_options(asio::ssl::context::default_workarounds | asio::ssl::context::no_tlsv1 |
                    asio::ssl::context::no_tlsv1_1 | asio::ssl::context::no_compression);
    tls.use_certificate_chain_file(files.certificate.string(), error);
    if (error)
      return tl::unexpected(make_message("The certificate %1 cannot be read as PEM", files.certificate.string()));
    tls.use_private_key_file(files.key.string(), asio::ssl::context::pem, error);
    if (error)
      return tl::unexpected(
          make_message("The key %1 cannot be read as PEM, or is not that of the certificate", files.key.string()));
    return {};
  }

  tl::expected<int, Message> bind() {
    const auto& options = hub.options;
    const std::string where = options.host + ":" + std::to_string(options.port);
    Error error;
    tcp::resolver resolver(hub.io);
    const auto found = resolver.resolve(options.host, std::to_string(options.port), tcp::resolver::passive, error);
    if (error || found.empty()) return tl::unexpected(make_message("%1 is no address of this machine", where));
    const tcp::endpoint at = found.begin()->endpoint();
    acceptor.open(at.protocol(), error);
    if (!error) acceptor.set_option(tcp::acceptor::reuse_address(true), error);
    if (!error) acceptor.bind(at, error);
    if (!error) acceptor.listen(kBacklog, error);
    if (error) {
      Error none;
      acceptor.close(none);
      return tl::unexpected(make_message("%1 cannot be used; another program may have it", where));
    }
    return acceptor.local_endpoint().port();
  }

  void run() {
    while (true) {
      try {
        hub.io.run();
        return;
      } catch (const std::exception& e) {
        hub.threw(e.what());  // of one connection; the others go on
      }
    }
  }
};

Server::Server(ServerOptions options, Router router, ToNews news, std::function<std::string()> alive)
    : impl_(std::make_unique<Impl>(std::move(options), std::move(router), std::move(news), std::move(alive))) {}

Server::~Server() { stop(); }

tl::expected<int, Message> Server::start() {
  Impl& s = *impl_;
  if (s.hub.options.tls)
    if (auto used = s.use_certificate(*s.hub.options.tls); !used) return tl::unexpected(used.error());
  auto port = s.bind();
  if (!port) return port;
  s.accept();
  s.running = true;
  s.thread = std::thread([&s] { s.run(); });
  return port;
}

void Server::stop() {
  Impl& s = *impl_;
  if (!s.running) return;
  s.running = false;
  asio::post(s.hub.io, [&s] {
    Hub& hub = s.hub;
    hub.stopping = true;
    Error none;
    s.acceptor.close(none);
    s.again.cancel();
    for (Connection* one : hub.all) one->stop();
    if (hub.all.empty()) return;
    hub.grace.emplace(hub.io, kGrace);
    hub.grace->async_wait([&hub](const Error& error) {
      if (!error) hub.io.stop();
    });
  });
  s.thread.join();
  s.hub.grace.reset();
  s.hub.pool.stop();
}

void Server::happened(std::int64_t last) {
  Hub& hub = impl_->hub;
  // Two threads may have something to tell: the newest counts.
  for (std::int64_t was = hub.last; was < last && !hub.last.compare_exchange_weak(was, last);) continue;
  asio::post(hub.io, [&hub] {
    hub.composed.clear();
    for (Connection* one : hub.all) one->news();
  });
}

Server::Counts Server::counts() const {
  const Hub& hub = impl_->hub;
  return {hub.connections, hub.requests, hub.refused, hub.told, hub.dropped, hub.faults};
}

}  // namespace arbiter::http
