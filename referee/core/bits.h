// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace arbiter {

/// Members of a word. Written out, because a plain x86-64 has no instruction for it and the library's table is slower.
constexpr unsigned count_bits(std::uint64_t word) {
  word -= (word >> 1) & 0x5555555555555555ULL;
  word = (word & 0x3333333333333333ULL) + ((word >> 2) & 0x3333333333333333ULL);
  word = (word + (word >> 4)) & 0x0f0f0f0f0f0f0f0fULL;
  return static_cast<unsigned>((word * 0x0101010101010101ULL) >> 56);
}

/// A set of cells in `Words` words of 64: as many as the board needs, so that small boards pay for small sets only.
template <std::size_t Words>
struct Bits {
  std::array<std::uint64_t, Words> w;  ///< not set to begin with: write `Bits b{}` for the empty set

  constexpr bool operator==(const Bits&) const = default;
  [[nodiscard]] constexpr bool has(unsigned cell) const { return (w[cell / 64] >> (cell % 64)) & 1; }
  constexpr void set(unsigned cell) { w[cell / 64] |= std::uint64_t{1} << (cell % 64); }
  constexpr void reset(unsigned cell) { w[cell / 64] &= ~(std::uint64_t{1} << (cell % 64)); }
  [[nodiscard]] static constexpr Bits of(unsigned cell) {
    Bits b{};
    b.set(cell);
    return b;
  }
  [[nodiscard]] constexpr bool any() const {
    std::uint64_t all = 0;
    for (const auto word : w) all |= word;
    return all != 0;
  }
  [[nodiscard]] constexpr bool none() const { return !any(); }
  [[nodiscard]] constexpr unsigned count() const {
    unsigned n = 0;
    for (const auto word : w) n += count_bits(word);
    return n;
  }
  /// The lowest and the highest member of a set that has any.
  [[nodiscard]] constexpr unsigned first() const {
    for (std::size_t i = 0; i + 1 < Words; ++i)
      if (w[i] != 0) return static_cast<unsigned>(64 * i) + static_cast<unsigned>(std::countr_zero(w[i]));
    return static_cast<unsigned>(64 * (Words - 1)) + static_cast<unsigned>(std::countr_zero(w[Words - 1]));
  }
  [[nodiscard]] constexpr unsigned last() const {
    for (std::size_t i = Words - 1; i > 0; --i)
      if (w[i] != 0) return static_cast<unsigned>(64 * i) + 63U - static_cast<unsigned>(std::countl_zero(w[i]));
    return 63U - static_cast<unsigned>(std::countl_zero(w[0]));
  }
  /// Calls `visit(cell)` for every member, lowest first.
  template <class Visit>
  constexpr void each(Visit&& visit) const {
    for (std::size_t i = 0; i < Words; ++i)
      for (std::uint64_t word = w[i]; word != 0; word &= word - 1)
        visit(static_cast<unsigned>(64 * i) + static_cast<unsigned>(std::countr_zero(word)));
  }

  constexpr Bits& operator&=(const Bits& o) {
    for (std::size_t i = 0; i < Words; ++i) w[i] &= o.w[i];
    return *this;
  }
  constexpr Bits& operator|=(const Bits& o) {
    for (std::size_t i = 0; i < Words; ++i) w[i] |= o.w[i];
    return *this;
  }
  constexpr Bits& operator^=(const Bits& o) {
    for (std::size_t i = 0; i < Words; ++i) w[i] ^= o.w[i];
    return *this;
  }
  [[nodiscard]] constexpr Bits operator&(const Bits& o) const { return Bits(*this) &= o; }
  [[nodiscard]] constexpr Bits operator|(const Bits& o) const { return Bits(*this) |= o; }
  [[nodiscard]] constexpr Bits operator^(const Bits& o) const { return Bits(*this) ^= o; }
  [[nodiscard]] constexpr Bits operator~() const {
    Bits b{};
    for (std::size_t i = 0; i < Words; ++i) b.w[i] = ~w[i];
    return b;
  }
};

}  // namespace arbiter
