// SPDX-License-Identifier: MIT
#include "app/club/fraction.h"

#include <gtest/gtest.h>

#include <limits>
#include <stdexcept>

namespace arbiter::club {
namespace {

TEST(Fraction, IsExact) {
  Fraction third(1, 3);
  EXPECT_EQ(third + third + third, Fraction(1));
  EXPECT_EQ(Fraction(6, -4), Fraction(-3, 2));
  EXPECT_EQ(Fraction(1, 6) - Fraction(1, 2), Fraction(-1, 3));
  EXPECT_EQ(Fraction(2, 3) * Fraction(9, 4), Fraction(3, 2));
  EXPECT_EQ(Fraction(2, 3) / Fraction(-4, 9), Fraction(-3, 2));
  EXPECT_LT(Fraction(-1, 2), Fraction(-1, 3));
  EXPECT_GT(Fraction(2, 3), Fraction(3, 5));
  EXPECT_EQ(Fraction(5, 2).rounded(), 3);
  EXPECT_EQ(Fraction(-5, 2).rounded(), -3);
  EXPECT_EQ(Fraction(7, 3).rounded(), 2);
}

TEST(Fraction, IsWrittenAndRead) {
  EXPECT_EQ(Fraction(39, 4).text(), "9.75");
  EXPECT_EQ(Fraction(-1, 2).text(), "-0.5");
  EXPECT_EQ(Fraction(7, 3).text(), "7/3");
  EXPECT_EQ(Fraction(7).text(), "7");
  EXPECT_EQ(Fraction(7, 3).decimal(1), "2.3");
  EXPECT_EQ(Fraction(2, 3).decimal(2), "0.67");
  EXPECT_EQ(Fraction(-1, 20).decimal(1), "-0.1");
  for (const Fraction& f : {Fraction(39, 4), Fraction(-1, 2), Fraction(7, 3), Fraction(-7), Fraction(0)})
    EXPECT_EQ(Fraction::parse(f.text()), f);
  EXPECT_EQ(Fraction::parse("2½"), Fraction(5, 2));
  EXPECT_EQ(Fraction::parse("½"), Fraction(1, 2));
  EXPECT_EQ(Fraction::parse(".5"), Fraction(1, 2));
  for (const char* wrong : {"", "-", "1/0", "x", "1.", "1/2/3", "--1", " 1", "1e3", "99999999999999999999"})
    EXPECT_FALSE(Fraction::parse(wrong)) << wrong;
}

TEST(Fraction, SaysWhenItOverflows) {
  const Fraction large(std::numeric_limits<std::int64_t>::max());
  EXPECT_THROW(large + Fraction(1), std::overflow_error);
  EXPECT_THROW(large * Fraction(2), std::overflow_error);
  EXPECT_EQ(large * Fraction(1, 7) / Fraction(1, 7), large);
  EXPECT_THROW(Fraction(1) / Fraction(0), std::domain_error);
}

}  // namespace
}  // namespace arbiter::club
