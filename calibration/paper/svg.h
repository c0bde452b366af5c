// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <tl/expected.hpp>

#include "calibration/paper/page.h"
#include "value/message.h"

namespace arbiter::paper {

/// A page as an SVG picture of its size; letters are drawn as outlines, so that it looks the same everywhere. Error: a
/// sentence.
[[nodiscard]] tl::expected<std::string, Message> svg(const Page& page);

}  // namespace arbiter::paper
