// SPDX-License-Identifier: MIT
#include "app/club/fraction.h"

#include <charconv>
#include <limits>
#include <numeric>
#include <stdexcept>

namespace arbiter::club {
namespace {

[[noreturn]] void too_large() { throw std::overflow_error("a score or tie-break does not fit into 64 bits"); }

std::int64_t times(std::int64_t a, std::int64_t b) {
  std::int64_t out = 0;
  if (__builtin_mul_overflow(a, b, &out)) too_large();
  return out;
}

std::int64_t plus(std::int64_t a, std::int64_t b) {
  std::int64_t out = 0;
  if (__builtin_add_overflow(a, b, &out)) too_large();
  return out;
}

std::int64_t minus(std::int64_t a) {
  if (a == std::numeric_limits<std::int64_t>::min()) too_large();
  return -a;
}

std::int64_t magnitude(std::int64_t a) { return a < 0 ? minus(a) : a; }

std::optional<std::int64_t> whole(std::string_view text) {
  std::int64_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || end != text.data() + text.size()) return {};
  return value;
}

bool only_digits(std::string_view text) {
  return !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos;
}

/// Digits, and digits behind a point: "9.75", ".5".
std::optional<Fraction> parse_decimal(std::string_view text) {
  const std::size_t point = text.find('.');
  const std::string_view before = text.substr(0, point);
  if (point == std::string_view::npos) {
    if (!only_digits(before)) return {};
    const auto value = whole(before);
    return value ? std::optional<Fraction>(*value) : std::nullopt;
  }
  const std::string_view behind = text.substr(point + 1);
  if ((!before.empty() && !only_digits(before)) || !only_digits(behind) || behind.size() > 17) return {};
  std::int64_t den = 1;
  for (std::size_t i = 0; i < behind.size(); ++i) den *= 10;
  const auto a = before.empty() ? std::optional<std::int64_t>(0) : whole(before);
  const auto b = whole(behind);
  if (!a || !b) return {};
  return Fraction(*a) + Fraction(*b, den);
}

std::optional<Fraction> parse_positive(std::string_view text) {
  constexpr std::string_view kHalf = "½";
  if (text.ends_with(kHalf)) {
    text.remove_suffix(kHalf.size());
    if (text.empty()) return Fraction(1, 2);
    if (!only_digits(text)) return {};
    const auto value = whole(text);
    return value ? std::optional<Fraction>(Fraction(*value) + Fraction(1, 2)) : std::nullopt;
  }
  if (const std::size_t bar = text.find('/'); bar != std::string_view::npos) {
    if (!only_digits(text.substr(0, bar)) || !only_digits(text.substr(bar + 1))) return {};
    const auto num = whole(text.substr(0, bar)), den = whole(text.substr(bar + 1));
    if (!num || !den || *den == 0) return {};
    return Fraction(*num, *den);
  }
  return parse_decimal(text);
}

}  // namespace

Fraction::Fraction(std::int64_t num, std::int64_t den) {
  if (den == 0) throw std::domain_error("division by zero");
  if (den < 0) {
    num = minus(num);
    den = minus(den);
  }
  const std::int64_t common = std::gcd(magnitude(num), den);
  num_ = num / common;
  den_ = den / common;
}

Fraction& Fraction::operator+=(const Fraction& other) {
  const std::int64_t common = std::gcd(den_, other.den_);
  const std::int64_t den = times(den_ / common, other.den_);
  return *this = Fraction(plus(times(num_, other.den_ / common), times(other.num_, den_ / common)), den);
}

Fraction& Fraction::operator-=(const Fraction& other) {
  Fraction negative = other;
  negative.num_ = minus(other.num_);
  return *this += negative;
}

Fraction& Fraction::operator*=(const Fraction& other) {
  // Shortened crosswise first, so that only a result too large is too large.
  const Fraction a(num_, other.den_), b(other.num_, den_);
  return *this = Fraction(times(a.num_, b.num_), times(a.den_, b.den_));
}

Fraction& Fraction::operator/=(const Fraction& other) { return *this *= Fraction(other.den_, other.num_); }

std::strong_ordering operator<=>(const Fraction& a, const Fraction& b) {
  const std::int64_t common = std::gcd(a.den_, b.den_);
  return times(a.num_, b.den_ / common) <=> times(b.num_, a.den_ / common);
}

std::int64_t Fraction::rounded() const {
  const std::int64_t twice = plus(times(magnitude(num_), 2), den_) / times(den_, 2);
  return num_ < 0 ? -twice : twice;
}

std::string Fraction::decimal(int digits) const {
  std::int64_t scale = 1;
  for (int i = 0; i < digits; ++i) scale = times(scale, 10);
  const std::int64_t value = (*this * Fraction(scale)).rounded();
  const std::int64_t size = magnitude(value);
  std::string out = (value < 0 ? "-" : "") + std::to_string(size / scale);
  if (digits <= 0) return out;
  const std::string behind = std::to_string(size % scale);
  return out + "." + std::string(static_cast<std::size_t>(digits) - behind.size(), '0') + behind;
}

std::string Fraction::text() const {
  if (is_whole()) return std::to_string(num_);
  std::int64_t scale = 10;
  for (int digits = 1; digits <= 4; ++digits, scale *= 10)
    if (scale % den_ == 0) return decimal(digits);
  return std::to_string(num_) + "/" + std::to_string(den_);
}

std::optional<Fraction> Fraction::parse(std::string_view text) {
  const bool negative = text.starts_with('-');
  if (negative) text.remove_prefix(1);
  try {
    const auto value = parse_positive(text);
    return value && negative ? std::optional<Fraction>(-*value) : value;
  } catch (const std::overflow_error&) {
    return {};
  }
}

std::int64_t common_denominator(std::int64_t a, std::int64_t b) { return times(a / std::gcd(a, b), b); }

}  // namespace arbiter::club
