// SPDX-License-Identifier: MIT
#pragma once

#include "app/http/router.h"
#include "app/server/event_list.h"

namespace arbiter::server {

/// The header Content-Security-Policy: pages load nothing from elsewhere. `framed_by`: whose pages may frame them, as
/// frame-ancestors takes it ('none', *).
[[nodiscard]] std::string policy(const std::string& framed_by);

/// The pages and what they are made of, and the words in which they speak: nothing of it changes while the program
/// runs. Which page is at / and /events/NAME, and which is not there, follows from the events.
void add_pages(http::Router& routes, const EventList& events);

}  // namespace arbiter::server
