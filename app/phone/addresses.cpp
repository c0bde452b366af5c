// SPDX-License-Identifier: MIT
#include "app/phone/addresses.h"

#include <arpa/inet.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>
#include <memory>
#include <optional>
#include <string_view>

namespace arbiter::phone {
namespace {

struct Network {
  std::uint32_t address = 0, mask = 0;  // in the machine's order of bytes
};

std::string text_of(std::uint32_t address) {
  in_addr in{};
  in.s_addr = htonl(address);
  std::array<char, INET_ADDRSTRLEN> text{};
  return ::inet_ntop(AF_INET, &in, text.data(), text.size()) != nullptr ? text.data() : "";
}

sockaddr_in as_ipv4(const sockaddr* address) {
  sockaddr_in out{};
  std::memcpy(&out, address, sizeof(out));
  return out;
}

/// The networks that this machine is in, itself left out.
std::vector<Network> networks() {
  ifaddrs* raw = nullptr;
  if (::getifaddrs(&raw) != 0) return {};
  const std::unique_ptr<ifaddrs, decltype(&::freeifaddrs)> all(raw, &::freeifaddrs);
  std::vector<Network> list;
  for (const ifaddrs* one = all.get(); one != nullptr; one = one->ifa_next) {
    const bool up = (one->ifa_flags & IFF_UP) != 0 && (one->ifa_flags & IFF_LOOPBACK) == 0;
    if (!up || one->ifa_addr == nullptr || one->ifa_netmask == nullptr || one->ifa_addr->sa_family != AF_INET) continue;
    list.push_back({ntohl(as_ipv4(one->ifa_addr).sin_addr.s_addr), ntohl(as_ipv4(one->ifa_netmask).sin_addr.s_addr)});
  }
  return list;
}

/// Where packets to the world would begin. Nothing is sent: a datagram's socket only looks up its way.
std::optional<std::uint32_t> way_out() {
  const int socket = ::socket(AF_INET, SOCK_DGRAM | SOCK_CLOEXEC, 0);
  if (socket < 0) return std::nullopt;
  sockaddr_in there{};
  there.sin_family = AF_INET;
  there.sin_port = htons(9);
  ::inet_pton(AF_INET, "192.0.2.1", &there.sin_addr);  // RFC 5737: nobody's
  sockaddr_storage raw{};
  socklen_t size = sizeof(raw);
  sockaddr generic{};
  std::memcpy(&generic, &there, sizeof(there));
  const bool found = ::connect(socket, &generic, sizeof(there)) == 0 &&
                     ::getsockname(socket, reinterpret_cast<sockaddr*>(&raw), &size) == 0;
  ::close(socket);
  if (!found) return std::nullopt;
  sockaddr_in here{};
  std::memcpy(&here, &raw, sizeof(here));
  return ntohl(here.sin_addr.s_addr);
}

bool is_private(std::uint32_t address) {
  struct Range {
    std::uint32_t first;
    int bits;
  };
  // 10/8, 127/8, 172.16/12, 192.168/16, 169.254/16, 100.64/10 (RFC 6598: a provider's, and of networks between
  // machines).
  constexpr std::array<Range, 6> kRanges{
      {{0x0A000000U, 8}, {0x7F000000U, 8}, {0xAC100000U, 12}, {0xC0A80000U, 16}, {0xA9FE0000U, 16}, {0x64400000U, 10}}};
  return std::any_of(kRanges.begin(), kRanges.end(), [address](const Range& range) {
    return ((address ^ range.first) >> (32U - static_cast<unsigned>(range.bits))) == 0;
  });
}

bool is_near_ipv6(const in6_addr& address) {
  const std::uint8_t first = address.s6_addr[0], second = address.s6_addr[1];
  constexpr std::uint8_t kUnique = 0xFC, kLink = 0xFE;
  return IN6_IS_ADDR_LOOPBACK(&address) || (first & 0xFEU) == kUnique || (first == kLink && (second & 0xC0U) == 0x80U);
}

}  // namespace

std::vector<std::string> local_addresses() {
  std::vector<std::string> list;
  const auto out = way_out();
  if (out && (*out >> 24U) != IN_LOOPBACKNET) list.push_back(text_of(*out));
  for (const Network& network : networks()) {
    const std::string text = text_of(network.address);
    if (std::find(list.begin(), list.end(), text) == list.end()) list.push_back(text);
  }
  return list;
}

bool is_near(const std::string& address) {
  constexpr std::string_view kMapped = "::ffff:";
  const std::string plain = address.starts_with(kMapped) ? address.substr(kMapped.size()) : address;
  in_addr four{};
  if (::inet_pton(AF_INET, plain.c_str(), &four) == 1) {
    const std::uint32_t number = ntohl(four.s_addr);
    if (is_private(number)) return true;
    const auto mine = networks();
    return std::any_of(mine.begin(), mine.end(),
                       [number](const Network& network) { return ((number ^ network.address) & network.mask) == 0; });
  }
  in6_addr six{};
  const std::string without_zone = plain.substr(0, plain.find('%'));
  return ::inet_pton(AF_INET6, without_zone.c_str(), &six) == 1 && is_near_ipv6(six);
}

}  // namespace arbiter::phone
