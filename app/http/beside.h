// SPDX-License-Identifier: MIT
#pragma once

// clang-format off: Boost 1.74 uses std::exchange without including it.
#include <utility>
// clang-format on

#include <boost/asio/awaitable.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/use_awaitable.hpp>

#include "app/http/checks.h"
#include "app/http/hub.h"
#include "text/sentences.h"

// Inside the server alone: work that must not hold up the thread of all connections.
namespace arbiter::http {

namespace asio = boost::asio;

/// Runs work in a thread of the pool. False if too much waits already.
template <class Work>
asio::awaitable<bool> in_pool(Hub& hub, Work& work) {
  auto begin = [&hub, &work](auto handler) {
    auto shared = std::make_shared<decltype(handler)>(std::move(handler));
    const auto io = hub.io.get_executor();
    const bool taken = hub.pool.submit([shared, &work, io] {
      work();
      asio::post(io, [shared] { std::move (*shared)(true); });
    });
    if (!taken) asio::post(io, [shared] { std::move (*shared)(false); });
  };
  const bool done =
      co_await asio::async_initiate<const asio::use_awaitable_t<>, void(bool)>(begin, asio::use_awaitable);
  co_return done;
}

/// Runs work in another thread, or here if it is quick. False, with a reply that says so, if it could not be done.
template <class Work>
asio::awaitable<bool> beside(Hub& hub, bool quick, Response& response, Work work) {
  bool thrown = false;
  const auto guarded = [&] {
    try {
      work();
    } catch (const std::exception& e) {
      thrown = true;
      hub.threw(e.what());
    }
  };
  if (quick) {
    guarded();
  } else {
    const bool done = co_await in_pool(hub, guarded);
    if (!done) {
      refuse(response, {503, "busy", text::N_("So much is asked at this moment. Ask again soon.")});
      co_return false;
    }
  }
  if (thrown) {
    response = {};
    refuse(response, {500, "internal", text::N_("A fault of the program; nothing was changed")});
  }
  co_return !thrown;
}

}  // namespace arbiter::http
