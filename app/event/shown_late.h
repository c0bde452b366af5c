// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <optional>
#include <string>

#include "app/event/event.h"

// Events that are shown to spectators later than they happen.
namespace arbiter::event {

/// What is shown later than `until` is not known yet: games go on, results are not in. Drafts are left out in any case.
/// None: nothing is shown late.
void leave_out_later(EventSession& session, const std::optional<std::string>& until);

/// Up to when everything is shown that is shown so late. None: nothing is shown late. `now`: as db::now() writes it.
[[nodiscard]] std::optional<std::string> shown_until(std::chrono::seconds delay, const std::string& now);

/// Wall time so long before, in the same form. `now`: as db::now() writes it.
[[nodiscard]] std::string earlier(const std::string& now, std::chrono::seconds by);

}  // namespace arbiter::event
