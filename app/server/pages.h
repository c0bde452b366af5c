// SPDX-License-Identifier: MIT
#pragma once

#include "app/http/router.h"

namespace arbiter::server {

/// The pages and what they are made of, and the words in which they speak: nothing of it changes while the program
/// runs.
void add_pages(http::Router& routes);

}  // namespace arbiter::server
