// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "app/http/router.h"

namespace arbiter {

/// A file of the phone's page by its name without ending: index, style, camera, pace, words.
[[nodiscard]] std::optional<std::string_view> phone_page_text(std::string_view name);

}  // namespace arbiter

namespace arbiter::phone {

/// The page of a phone and what it is made of, for whom the guard lets in.
void add_page(http::Router& routes, const http::Guard& guard);

/// A language that the page speaks: that one if it does, else "en".
[[nodiscard]] std::string page_language(const std::string& wished);

/// What the page says in that language, as JSON: its English sentences and what they are there. None where there is no
/// such catalogue.
[[nodiscard]] std::optional<std::string> page_words(const std::string& language);

}  // namespace arbiter::phone
