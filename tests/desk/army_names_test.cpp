// SPDX-License-Identifier: MIT
// What armies are called in the window: as people call them in its language; files and the protocol keep their ids.
#include <gtest/gtest.h>

#include <QTest>

#include "app/desk/models/library.h"
#include "app/desk/words.h"
#include "tests/desk/screen.h"

namespace arbiter::desk {
namespace {

using test::Screen;

class ArmyNames : public ::testing::Test {
 protected:
  void open(const std::string& language) {
    screen_ = std::make_unique<Screen>(std::vector<std::string>{"--rules", "european-chess", "--armies",
                                                                "S=russia,W=holy-roman-empire,N=un-peacekeepers,E=usa",
                                                                "--language", language});
  }
  void TearDown() override {
    if (screen_) screen_->desk().language().setWanted("en");
  }
  [[nodiscard]] Screen& screen() const { return *screen_; }

 private:
  std::unique_ptr<Screen> screen_;
};

TEST_F(ArmyNames, AreShownInTheWindowsLanguage) {
  for (const auto& [language, names] : {std::pair("de", QStringList{"Russland", "Hl. Römisches Reich"}),
                                        std::pair("ru", QStringList{"Россия", "Свящ. Рим. империя"}),
                                        std::pair("zh", QStringList{"俄罗斯", "神圣罗马帝国"})}) {
    open(language);
    for (const QString page : {"go-table", "go-new", "go-games"}) {
      screen().click(page);
      if (page == "go-games") {
        screen().chooseGame(screen().table().gameId());
        screen().click(QString("points-%1").arg(screen().table().gameId()));
      }
      const auto isTold = [&, name = names.front()] { return screen().told().join('|').contains(name); };
      ASSERT_TRUE(Screen::wait(isTold)) << language << ", " << page.toStdString() << ": "
                                        << screen().told().join(" | ").toStdString();
      const QString told = screen().told().join('|');
      for (const char* english : {"Russia", "Holy Roman", "russia", "holy-roman"})
        EXPECT_FALSE(told.contains(english)) << language << ", " << page.toStdString() << ": " << english;
      EXPECT_TRUE(page == "go-games" || told.contains(names.back())) << language;
      screen().picture(page + "-armies-in-" + language);
    }
    const QStringList kept = screen().desk().setup().armies();
    EXPECT_TRUE(kept.contains("russia")) << "ids stay";
  }
}

TEST_F(ArmyNames, AreOfferedInTheAlphabetOfTheLanguage) {
  const auto offered = [&] {
    QStringList names;
    for (const QString& army : screen().desk().setup().armies()) names << words::title(army);
    return names;
  };
  open("de");
  const QStringList german = offered();
  EXPECT_EQ(german.first(), "Einfache Armee") << "no power";
  EXPECT_EQ(german.mid(1, 2), (QStringList{"Ägypten", "Alliierte Armee"})) << "Ä is an A";
  EXPECT_EQ(german.last(), "Vietnam");

  EXPECT_LT(german.indexOf("Österreich"), german.indexOf("Persien"));
  screen().click("go-new");
  screen().show("army-S");
  screen().click("army-S");
  screen().picture("armies-in-de");
  screen().desk().language().setWanted("ru");
  const QStringList russian = offered();
  EXPECT_EQ(russian.mid(0, 3), (QStringList{"Обычная армия", "Австрия", "Атлантида"}));
  EXPECT_EQ(russian.last(), "Япония");
}

TEST_F(ArmyNames, AreFoundByWhatIsShownAndInEnglish) {
  open("de");
  Library& library = screen().desk().library();
  for (const char* word : {"russland", "Russia", "RÖMISCHES", "friedenstruppen", "peacekeepers", "holy-roman"}) {
    library.setSought(QString::fromUtf8(word));
    EXPECT_TRUE(Screen::wait([&] { return !library.busy(); }));
    EXPECT_EQ(library.count(), 1) << word;
  }
  library.setSought("sowjet");
  EXPECT_TRUE(Screen::wait([&] { return !library.busy(); }));
  EXPECT_EQ(library.count(), 0);
}

}  // namespace
}  // namespace arbiter::desk
