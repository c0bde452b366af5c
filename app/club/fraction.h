// SPDX-License-Identifier: MIT
#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace arbiter::club {

/// An exact number: a quotient of two integers in lowest terms. What scores and tie-breaks are counted in, so that
/// nothing that was shared by three is ever rounded. (Boost's rational compares with itself for ever under C++20's
/// rewritten operators, and does not notice when it overflows.)
///
/// Every operation throws std::overflow_error when the result does not fit into 64 bits, and std::domain_error for a
/// division by zero; scores and tie-breaks of real events stay far below.
class Fraction {
 public:
  constexpr Fraction() = default;
  /// Whole numbers are fractions without saying so.
  constexpr Fraction(std::int64_t whole) : num_(whole), den_(1) {}  // NOLINT(google-explicit-constructor)
  Fraction(std::int64_t num, std::int64_t den);

  [[nodiscard]] constexpr std::int64_t num() const { return num_; }
  /// Always positive.
  [[nodiscard]] constexpr std::int64_t den() const { return den_; }
  [[nodiscard]] constexpr bool is_whole() const { return den_ == 1; }

  Fraction& operator+=(const Fraction& other);
  Fraction& operator-=(const Fraction& other);
  Fraction& operator*=(const Fraction& other);
  Fraction& operator/=(const Fraction& other);
  friend Fraction operator+(Fraction a, const Fraction& b) { return a += b; }
  friend Fraction operator-(Fraction a, const Fraction& b) { return a -= b; }
  friend Fraction operator*(Fraction a, const Fraction& b) { return a *= b; }
  friend Fraction operator/(Fraction a, const Fraction& b) { return a /= b; }
  friend Fraction operator-(const Fraction& a) { return Fraction(0) - a; }
  friend constexpr bool operator==(const Fraction& a, const Fraction& b) {
    return a.num_ == b.num_ && a.den_ == b.den_;
  }
  friend std::strong_ordering operator<=>(const Fraction& a, const Fraction& b);

  /// The nearest integer, halves away from zero.
  [[nodiscard]] std::int64_t rounded() const;
  /// "7", "9.75" where a decimal number is exact, "7/3" where none is.
  [[nodiscard]] std::string text() const;
  /// With so many digits behind the point, halves away from zero, for formats that have room for no more: "2.5".
  [[nodiscard]] std::string decimal(int digits) const;
  /// Reads "7", "-2", "9.75", "7/3", "½", "2½". Nothing where the text is something else or does not fit.
  [[nodiscard]] static std::optional<Fraction> parse(std::string_view text);
  /// For drawing and for ratings, where nothing is compared for equality.
  [[nodiscard]] double approximate() const { return static_cast<double>(num_) / static_cast<double>(den_); }

 private:
  std::int64_t num_ = 0, den_ = 1;
};

/// The least common multiple of the denominators, for callers that need whole numbers. Throws as above.
[[nodiscard]] std::int64_t common_denominator(std::int64_t a, std::int64_t b);

}  // namespace arbiter::club
