// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <tl/expected.hpp>
#include <vector>

#include "calibration/paper/page.h"
#include "value/message.h"

namespace arbiter::paper {

/// The pages as the bytes of a PDF, which can be searched; each of the size of its paper, to be printed at 100 % or
/// fitted. `title`: what programs that show it call it. Error: a sentence.
[[nodiscard]] tl::expected<std::string, Message> pdf(const std::vector<Page>& pages, const std::string& title);

/// The words on the pages with letters that no font of this machine has; an empty frame stands for each of them.
[[nodiscard]] std::vector<std::string> without_letters(const std::vector<Page>& pages);

}  // namespace arbiter::paper
