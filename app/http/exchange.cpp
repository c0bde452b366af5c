// SPDX-License-Identifier: MIT
#include "app/http/exchange.h"

#include <boost/beast/core/string.hpp>

namespace arbiter::http {

namespace beast = boost::beast;

void find_route(const Router& router, Exchange& exchange) {
  auto found = router.find(exchange.request.method, exchange.request.path);
  const Announced& announced = exchange.announced;
  if (found.route == nullptr && found.allowed.empty())
    return refuse(exchange.response, {404, "not_found", "There is nothing at this address."});
  if (found.route == nullptr) {
    refuse(exchange.response, {405, "not_supported", "This address is not for that method."});
    return exchange.response.set_header("Allow", found.allowed);
  }
  const Route& route = *found.route;
  if (route.goes_on && announced.old)
    return refuse(exchange.response, {505, "not_supported", "This address wants HTTP/1.1."});
  if (announced.body && route.most == 0)
    return refuse(exchange.response, {400, "bad_request", "Nobody reads a body at this address."});
  const std::string type = exchange.request.header("content-type");
  if (announced.body && !beast::iequals(type.substr(0, type.find(';')), route.takes))
    return refuse(exchange.response, {415, "not_supported", ("This address takes " + route.takes + ".").c_str()});
  if (announced.length > route.most)
    return refuse(exchange.response, {413, "too_large", "The body of this request is too large."});
  exchange.request.method = route.method;
  exchange.request.parts = std::move(found.parts);
  exchange.route = &route;
}

}  // namespace arbiter::http
