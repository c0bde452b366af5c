// SPDX-License-Identifier: MIT
#include "calibration/paper/page.h"

#include "calibration/paper/pdf.h"
#include "tests/paper/sound_pages.h"

namespace arbiter::paper {
namespace {

using testing::HasSubstr;

const std::vector<std::string> kNames{"Ada",
                                      "Bartholomew Featherstonehaugh-Cholmondeley de la Vieuville",
                                      "Александра Константиновна Преображенская",
                                      "王小明",
                                      "山田 太郎",
                                      "محمد علي",
                                      std::string(300, 'W'),
                                      "W W W W W W W W W W W W W W W W W W W W W W W W W W W W W"};

TEST(Words, StayInTheirBoxWhateverTheyAre) {
  for (const std::string& name : kNames)
    for (const Align align : {Align::left, Align::middle, Align::right})
      for (const Box& box : {Box{20, 20, 60, 10}, Box{20, 20, 30, 5}, Box{20, 20, 150, 8}}) {
        Page page(a4());
        page.text(box, name, {5, true, align});
        ASSERT_EQ(page.texts().size(), 1U);
        const Text& text = page.texts()[0];
        SCOPED_TRACE(name + " in " + std::to_string(box.width));
        EXPECT_EQ(text.words, name) << "nothing is cut off";
        EXPECT_GE(text.box.x, box.x - 0.01);
        EXPECT_GE(text.box.y, box.y - 0.01);
        EXPECT_LE(text.box.right(), box.right() + 0.01);
        EXPECT_LE(text.box.bottom(), box.bottom() + 0.01);
        EXPECT_LE(text.style.size, 5);
      }
}

TEST(Words, AreOnlySetSmallerWhereTheyMust) {
  EXPECT_DOUBLE_EQ(fitted("Ada", {5}, 60, 10).size, 5);
  const Fit less = fitted("Ada Lovelace of Ockham", {5}, extent("Ada Lovelace of Ockham", {5}).width * 0.9, 10);
  EXPECT_NEAR(less.size, 4.5, 0.01);
  EXPECT_FALSE(less.broken);
  const Fit two = fitted("Ada Lovelace of Ockham", {5}, extent("Ada Lovelace of Ockham", {5}).width * 0.6, 14);
  EXPECT_DOUBLE_EQ(two.size, 5);
  EXPECT_TRUE(two.broken);
}

TEST(Words, AreAsWideOnPaperAsTheyWereMeasured) {
  // Letters grow evenly: what fits in small type fits in large.
  const std::string name = "Bartholomew 0123";
  EXPECT_NEAR(extent(name, {30}).width / extent(name, {3}).width, 10, 0.02);
  EXPECT_NEAR(extent("1111", {4}).width, extent("8888", {4}).width, 0.01)
      << "columns of numbers stand below each other";
}

TEST(Words, OfNoEncodingAreSetAllTheSame) {
  Page page(a4());
  page.text({20, 20, 60, 10}, "Ad\xff", {5});
  EXPECT_TRUE(pdf({page}, "").has_value());
}

TEST(Papers, AreFoundInCapitalsOrNot) {
  ASSERT_NE(find_paper("A4"), nullptr);
  EXPECT_EQ(find_paper("Letter"), find_paper("letter"));
  EXPECT_EQ(find_paper("a5"), nullptr);
  EXPECT_EQ(find_paper("a"), nullptr);
  EXPECT_EQ(sideways(a4()).width, a4().height);
}

TEST(Pdf, HoldsTheWordsOfEveryPage) {
  std::vector<Page> pages{Page(a4()), Page(sideways(letter()))};
  pages[0].text({20, 20, 100, 10}, "Преображенская", {5});
  pages[1].text({20, 20, 100, 10}, "Ödegård", {5});
  const auto bytes = pdf(pages, "A title");
  ASSERT_TRUE(bytes) << bytes.error().english();
  const auto file = std::filesystem::temp_directory_path() / ("arbiter-paper-" + std::to_string(getpid()) + ".pdf");
  FILE* out = std::fopen(file.c_str(), "wb");
  ASSERT_NE(out, nullptr);
  std::fwrite(bytes->data(), 1, bytes->size(), out);
  std::fclose(out);
  const std::string text = test::text_in(file);
  EXPECT_THAT(text, HasSubstr("Преображенская"));
  EXPECT_THAT(text, HasSubstr("Ödegård"));
  EXPECT_EQ(std::count(text.begin(), text.end(), '\f'), 2) << "a page each";
  std::filesystem::remove(file);
}

TEST(Pdf, LettersThatNoFontHasAreTold) {
  Page page(a4());
  page.text({20, 20, 100, 10}, "Ada", {5});
  EXPECT_TRUE(without_letters({page}).empty());
  page.text({20, 40, 100, 10}, "\U0010FFFD", {5});  // for private use: in no font
  EXPECT_THAT(without_letters({page}), testing::ElementsAre("\U0010FFFD"));
}

}  // namespace
}  // namespace arbiter::paper
