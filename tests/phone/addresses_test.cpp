// SPDX-License-Identifier: MIT
#include "app/phone/addresses.h"

#include <gtest/gtest.h>

namespace arbiter::phone {
namespace {

TEST(Addresses, OnlyThoseOfALocalNetworkAreNear) {
  for (const char* near : {"127.0.0.1", "10.1.2.3", "172.16.0.1", "172.31.255.255", "192.168.178.20", "169.254.7.7",
                           "100.64.0.1", "::1", "fe80::1%eth0", "fd12::7", "::ffff:192.168.0.2"})
    EXPECT_TRUE(is_near(near)) << near;
  for (const char* far : {"8.8.8.8", "172.32.0.1", "172.15.255.255", "192.169.0.1", "100.128.0.1", "11.0.0.1",
                          "2001:db8::1", "::ffff:8.8.8.8", "", "phone", "192.168.0"})
    EXPECT_FALSE(is_near(far)) << far;
}

TEST(Addresses, ThisMachinesOwnAreListedOnceAndAreNear) {
  const auto list = local_addresses();
  for (std::size_t i = 0; i < list.size(); ++i) {
    EXPECT_TRUE(is_near(list[i])) << list[i];
    EXPECT_FALSE(list[i].starts_with("127.")) << list[i];
    for (std::size_t j = 0; j < i; ++j) EXPECT_NE(list[i], list[j]);
  }
}

}  // namespace
}  // namespace arbiter::phone
