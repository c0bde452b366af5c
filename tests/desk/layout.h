// SPDX-License-Identifier: MIT
#pragma once

#include <gtest/gtest.h>

#include <QFont>
#include <QGuiApplication>
#include <string>
#include <vector>

#include "tests/desk/screen.h"
#include "tests/desk/seen_page.h"

namespace arbiter::desk {

using test::Screen;

/// How a page is looked at.
struct Look {
  int width, height;
  const char* theme = "light";
  const char* language = "en";
};

/// One window, opened once for each page and looked at in all these ways, as if it were drawn larger, turned upright,
/// or changed in the settings. Pages are led to as it is at first.
struct Looks {
  const char* name;
  double type;  ///< how much larger than usual the desktop wants it
  std::vector<Look> all;
  bool pictured = true;  ///< pictures are left of it
};

inline void PrintTo(const Looks& looks, std::ostream* out) { *out << looks.name; }

class Layout : public ::testing::TestWithParam<Looks> {
 protected:
  void SetUp() override { setType(GetParam().type); }
  void TearDown() override { setType(1); }

  static void setType(double scale) {
    QFont font = QGuiApplication::font();
    font.setPixelSize(qRound(15 * scale));
    QGuiApplication::setFont(font);
  }
  static const Look& first() { return GetParam().all.front(); }
  static std::vector<std::string> sized(std::vector<std::string> arguments) {
    arguments.insert(arguments.end(), {"--size", std::to_string(first().width) + "x" + std::to_string(first().height),
                                       "--theme", first().theme, "--language", first().language});
    return arguments;
  }
  static void turn(Screen& screen, const Look& look) {
    screen.desk().theme().setWanted(look.theme);
    screen.desk().language().setWanted(look.language);
    screen.desk().window()->resize(look.width, look.height);
    screen.rest();
  }
  /// Looks at the page in every way that is `broad` enough; `shown` is scrolled to each time, `also` is asked besides.
  static void look(Screen& screen, const QString& what, const QString& shown = {},
                   const std::function<void(const Look&)>& also = {}, int broad = 0) {
    for (const Look& look : GetParam().all) {
      if (look.width < broad) continue;
      const QString theme = look.theme, language = look.language;
      const QString name = QString("layout-%1x%2%3%4%5-%6")
                               .arg(look.width)
                               .arg(look.height)
                               .arg(GetParam().type > 1 ? "-large" : "")
                               .arg(theme == "light" ? QString() : "-" + theme)
                               .arg(language == "en" ? QString() : "-" + language)
                               .arg(what);
      SCOPED_TRACE(name.toStdString());
      turn(screen, look);
      if (!shown.isEmpty()) screen.show(shown);
      if (GetParam().pictured) screen.picture(name);
      EXPECT_EQ(screen.desk().window()->width(), look.width);
      EXPECT_EQ(screen.desk().window()->height(), look.height);
      test::check_page(screen.desk().window());
      if (also) also(look);
    }
    // Where only the language changes, pages are led to as well in the last one.
    if (first().width != GetParam().all.back().width) turn(screen, first());
  }
  static void open(Screen& screen, const QString& item) {
    ASSERT_TRUE(Screen::wait([&] { return screen.find(item) != nullptr; })) << item.toStdString();
    screen.rest();
  }
};

}  // namespace arbiter::desk
