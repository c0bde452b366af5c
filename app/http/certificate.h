// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <tl/expected.hpp>
#include <vector>

#include "app/http/server.h"

namespace arbiter::http {

/// Makes a key (P-256) and a certificate that it signs itself, valid for ten years, for this machine's names and
/// addresses and those given. The key's file is for its owner only. Does nothing if both files are there. Errors: a
/// sentence.
[[nodiscard]] tl::expected<void, Message> make_self_signed(const TlsFiles& files,
                                                           const std::vector<std::string>& names);

/// The SHA-256 fingerprint of a certificate, "AB:CD:…", as browsers show it. Errors: a sentence.
[[nodiscard]] tl::expected<std::string, Message> fingerprint(const std::filesystem::path& certificate);

}  // namespace arbiter::http
