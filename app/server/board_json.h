// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json.hpp>
#include <string>

namespace arbiter::server {

/// A board for whoever draws it: {"id", "width", "height", "style": "chequered" or "lines", "cells": [[name, file,
/// rank, dark]]}; null where there is no such board.
[[nodiscard]] nlohmann::json board_json(const std::string& id);

}  // namespace arbiter::server
