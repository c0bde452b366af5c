// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

namespace arbiter::phone {

/// The IPv4 addresses under which other machines of the local network can reach this one, the likeliest first: the one
/// that the machine's own way out begins at, then the others. Empty where there is no network.
[[nodiscard]] std::vector<std::string> local_addresses();

/// Is it an address of a local network: a private one (RFC 1918, RFC 4193), a link's own, this machine's, or one in the
/// same subnet as an address of this machine? Text that is no address is not.
[[nodiscard]] bool is_near(const std::string& address);

}  // namespace arbiter::phone
