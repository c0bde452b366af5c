// SPDX-License-Identifier: MIT
#pragma once

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <string>
#include <vector>

#include "calibration/paper/page.h"

// What is true of every print.
namespace arbiter::test {

constexpr double kPrinterMargin = 5;  ///< millimetres that no printer reaches
constexpr double kLeastLetters = 1;   ///< millimetres: smaller ones nobody reads

/// Everything lies within the page, no words lie over others, none are too small to be read.
inline void check_pages(const std::vector<paper::Page>& pages) {
  ASSERT_FALSE(pages.empty());
  constexpr double kTouching = 0.05;  // of boxes that stand side by side
  for (std::size_t p = 0; p < pages.size(); ++p) {
    const paper::Page& page = pages[p];
    EXPECT_FALSE(page.texts().empty()) << "page " << p + 1 << " is empty";
    for (const paper::Text& text : page.texts()) {
      SCOPED_TRACE("page " + std::to_string(p + 1) + ": " + text.words);
      EXPECT_GE(text.box.x, kPrinterMargin);
      EXPECT_GE(text.box.y, kPrinterMargin);
      EXPECT_LE(text.box.right(), page.paper().width - kPrinterMargin);
      EXPECT_LE(text.box.bottom(), page.paper().height - kPrinterMargin);
      EXPECT_GE(text.style.size, kLeastLetters);
    }
    for (auto a = page.texts().begin(); a != page.texts().end(); ++a)
      for (auto b = a + 1; b != page.texts().end(); ++b) {
        const double across = std::min(a->box.right(), b->box.right()) - std::max(a->box.x, b->box.x);
        const double down = std::min(a->box.bottom(), b->box.bottom()) - std::max(a->box.y, b->box.y);
        EXPECT_FALSE(across > kTouching && down > kTouching)
            << "page " << p + 1 << ": \"" << a->words << "\" lies over \"" << b->words << "\"";
      }
    for (const paper::Shape& shape : page.shapes())
      for (const paper::Point& point : shape.points) {
        EXPECT_GE(std::min(point.x, point.y), 0);
        EXPECT_LE(point.x, page.paper().width);
        EXPECT_LE(point.y, page.paper().height);
      }
  }
}

/// All words of the pages, in the order they were set.
inline std::vector<std::string> words_of(const std::vector<paper::Page>& pages) {
  std::vector<std::string> words;
  for (const paper::Page& page : pages)
    for (const paper::Text& text : page.texts()) words.push_back(text.words);
  return words;
}

/// On how many of the pages' texts these words stand.
inline std::size_t count_of(const std::vector<paper::Page>& pages, const std::string& words) {
  std::size_t count = 0;
  for (const std::string& one : words_of(pages))
    if (one.find(words) != std::string::npos) ++count;
  return count;
}

/// What poppler reads in a PDF, as somebody who searches it would.
inline std::string text_in(const std::filesystem::path& pdf) {
  const std::string command = "pdftotext -enc UTF-8 '" + pdf.string() + "' -";
  std::string text;
  FILE* pipe = popen(command.c_str(), "r");
  if (pipe == nullptr) return text;
  char buffer[4096];
  for (std::size_t n = 0; (n = fread(buffer, 1, sizeof buffer, pipe)) > 0;) text.append(buffer, n);
  EXPECT_EQ(pclose(pipe), 0) << command;
  return text;
}

}  // namespace arbiter::test
