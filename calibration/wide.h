// SPDX-License-Identifier: MIT
#pragma once

/// ARBITER_WIDE before a function: compiled twice, the better one for processors with AVX2, and chosen when the program
/// is loaded. For loops that go through whole pictures. Not under a sanitizer: those do not know functions that are
/// chosen so.
#if defined(__x86_64__) && defined(__GNUC__) && !defined(__clang__) && !defined(__SANITIZE_ADDRESS__) && \
    !defined(__SANITIZE_THREAD__)
#define ARBITER_WIDE __attribute__((target_clones("avx2", "default")))
#else
#define ARBITER_WIDE
#endif
