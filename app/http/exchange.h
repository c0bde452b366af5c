// SPDX-License-Identifier: MIT
#pragma once

#include "app/http/checks.h"
#include "app/http/router.h"

// Inside the server alone: one request and its reply.
namespace arbiter::http {

/// What one request has come to.
struct Exchange {
  Request request;
  Announced announced;
  Response response;
  const Route* route = nullptr;
  bool fit = false;   ///< it has passed the checks
  bool keep = true;   ///< the connection may bring another request
  bool read = false;  ///< nothing of this request is left on the connection
};

/// Finds the route of a request that has passed the checks. If none takes it, the reply is a refusal.
void find_route(const Router& router, Exchange& exchange);

}  // namespace arbiter::http
