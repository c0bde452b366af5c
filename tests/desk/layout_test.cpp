// SPDX-License-Identifier: MIT
// The window on screens of every size it is made for: nothing lies over anything else, everything can be hit with a
// finger and read by weak eyes.
#include <gtest/gtest.h>

#include <QFont>
#include <QGuiApplication>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QTest>
#include <cmath>
#include <opencv2/imgcodecs.hpp>

#include "app/evening/standings.h"
#include "tests/desk/club_evening.h"
#include "tests/desk/screen.h"

namespace arbiter::desk {
namespace {

using test::Screen;

constexpr double kContrast = 4.5;  // WCAG 2.1, 1.4.3
constexpr double kTouch = 44;      // WCAG 2.5.5

double luminance(const QColor& color) {
  const auto part = [](double v) { return v <= 0.03928 ? v / 12.92 : std::pow((v + 0.055) / 1.055, 2.4); };
  return 0.2126 * part(color.redF()) + 0.7152 * part(color.greenF()) + 0.0722 * part(color.blueF());
}

double contrast(const QColor& a, const QColor& b) {
  const double x = luminance(a), y = luminance(b);
  return (std::max(x, y) + 0.05) / (std::min(x, y) + 0.05);
}

QColor over(const QColor& above, const QColor& below, double opacity = 1) {
  const double a = above.alphaF() * opacity;
  const auto mix = [a](double x, double y) { return static_cast<float>(a * x + (1 - a) * y); };
  return QColor::fromRgbF(mix(above.redF(), below.redF()), mix(above.greenF(), below.greenF()),
                          mix(above.blueF(), below.blueF()));
}

/// What can be pressed.
bool isTarget(const QQuickItem* item) {
  if (item->inherits("QQuickAbstractButton") || item->inherits("QQuickTextField") || item->inherits("QQuickComboBox"))
    return item->isEnabled();
  return item->inherits("QQuickMouseArea") && item->objectName() != "shield" && item->isEnabled() &&
         item->acceptedMouseButtons() != Qt::NoButton;
}

bool isWords(const QQuickItem* item) {
  return item->inherits("QQuickText") && !item->property("text").toString().isEmpty();
}

/// The part of it that is seen: what lies outside of clipping items is scrolled away.
QRectF seen(const QQuickItem* item) {
  QRectF rect = item->mapRectToScene({0, 0, item->width(), item->height()});
  for (const QQuickItem* around = item->parentItem(); around != nullptr; around = around->parentItem())
    if (around->clip()) rect &= around->mapRectToScene({0, 0, around->width(), around->height()});
  return rect;
}

/// Some words about where it stands.
std::string name(const QQuickItem* item) {
  QStringList path;
  for (const QQuickItem* at = item; at != nullptr && path.size() < 5; at = at->parentItem())
    path.prepend(!at->objectName().isEmpty() ? at->objectName()
                                             : QString(at->metaObject()->className()).section('_', 0, 0));
  const QString text = item->property("text").toString().left(40);
  return path.join('/').toStdString() + (text.isEmpty() ? "" : " \"" + text.toStdString() + "\"");
}

class Page {
 public:
  explicit Page(QQuickWindow* window) : window_(window) {
    // Of what covers the page only that: what is behind it cannot be touched.
    QQuickItem* root = window->contentItem();
    const auto covers = window->findChildren<QQuickItem*>("cover");
    for (QQuickItem* cover : covers)
      if (cover->isVisible()) root = cover;
    const auto children = window->contentItem()->childItems();
    for (QQuickItem* overlay : children) {
      if (!overlay->inherits("QQuickOverlay")) continue;
      const auto popups = overlay->childItems();
      for (QQuickItem* popup : popups)
        if (popup->inherits("QQuickPopupItem") && popup->isVisible()) root = popup;
    }
    collect(root);
  }

  void check() const {
    EXPECT_FALSE(targets_.empty());
    EXPECT_FALSE(words_.empty());
    const QRectF all(0, 0, window_->width(), window_->height());
    for (const QQuickItem* target : targets_) {
      const QRectF rect = target->mapRectToScene({0, 0, target->width(), target->height()}), shown = seen(target);
      EXPECT_GE(rect.width() + 0.5, kTouch) << name(target);
      EXPECT_GE(rect.height() + 0.5, kTouch) << name(target);
      EXPECT_TRUE(shown.isEmpty() || all.adjusted(-1, -1, 1, 1).contains(shown)) << "outside: " << name(target);
    }
    for (const QQuickItem* text : words_) {
      readable(text);
      EXPECT_TRUE(seen(text).isEmpty() || all.adjusted(-1, -1, 1, 1).contains(seen(text))) << "outside: " << name(text);
    }
    apart();
  }

 private:
  void collect(QQuickItem* item) {
    if (!item->isVisible() || item->width() < 0) return;
    // A board is one thing: its squares are as large as there is room.
    if (isTarget(item) && !seen(item).isEmpty()) targets_.push_back(item);
    if (isWords(item) && !seen(item).isEmpty()) words_.push_back(item);
    const auto children = item->childItems();
    for (QQuickItem* child : children) collect(child);
  }

  static bool within(const QQuickItem* item, const QQuickItem* around) {
    for (; item != nullptr; item = item->parentItem())
      if (item == around) return true;
    return false;
  }

  static bool lie(const QQuickItem* a, const QQuickItem* b) {
    const QRectF common = seen(a) & seen(b);
    return common.width() > 2 && common.height() > 2 && !within(a, b) && !within(b, a);
  }

  /// The rectangle of the letters themselves.
  static bool lettersLie(const QQuickItem* text, const QQuickItem* other) {
    const double w = std::min(text->width(), text->property("contentWidth").toDouble()),
                 h = std::min(text->height(), text->property("contentHeight").toDouble());
    const int align = text->property("effectiveHorizontalAlignment").toInt(),
              vertical = text->property("verticalAlignment").toInt();
    const double x = align == Qt::AlignRight     ? text->width() - w
                     : align == Qt::AlignHCenter ? (text->width() - w) / 2
                                                 : 0,
                 y = vertical == Qt::AlignVCenter ? (text->height() - h) / 2 : 0;
    const QRectF letters = text->mapRectToScene({x, y, w, h}) & seen(text);
    const QRectF common = letters & seen(other);
    return common.width() > 2 && common.height() > 2 && !within(text, other) && !within(other, text);
  }

  /// What lies on the board, on the pictures of a camera, and in front of a page is meant to.
  static bool floats(const QQuickItem* item) {
    for (; item != nullptr; item = item->parentItem())
      if (item->property("boardId").isValid() || item->property("readings").isValid() ||
          item->inherits("QQuickScrollBar"))
        return true;
    return false;
  }

  void apart() const {
    for (std::size_t i = 0; i < targets_.size(); ++i)
      for (std::size_t j = i + 1; j < targets_.size(); ++j)
        EXPECT_FALSE(!floats(targets_[i]) && !floats(targets_[j]) && lie(targets_[i], targets_[j]))
            << name(targets_[i]) << " over " << name(targets_[j]);
    for (std::size_t i = 0; i < words_.size(); ++i) {
      if (floats(words_[i])) continue;
      for (const QQuickItem* target : targets_)
        EXPECT_FALSE(!floats(target) && lettersLie(words_[i], target)) << name(words_[i]) << " over " << name(target);
      for (std::size_t j = i + 1; j < words_.size(); ++j)
        EXPECT_FALSE(!floats(words_[j]) && lettersLie(words_[i], words_[j]) && lettersLie(words_[j], words_[i]))
            << name(words_[i]) << " over " << name(words_[j]);
    }
  }

  /// Its colour on what is behind it.
  static void readable(const QQuickItem* text) {
    if (!text->isEnabled() || floats(text)) return;
    double opacity = 1;
    QList<QPair<QColor, double>> layers{{text->property("color").value<QColor>(), 1}};
    const auto ground = [&](const QQuickItem* item) {
      if (item == nullptr || !item->inherits("QQuickRectangle") || !item->isVisible()) return false;
      const QColor color = item->property("color").value<QColor>();
      if (color.alpha() == 0) return false;
      layers.append({color, opacity});
      return color.alpha() == 255;
    };
    QColor below = "#f4f1ea";
    for (const QQuickItem* at = text; at != nullptr; at = at->parentItem()) {
      opacity *= at->opacity();
      if (at != text && ground(at)) break;
      if (ground(at->property("background").value<QQuickItem*>())) break;
    }
    for (auto layer = layers.rbegin(); layer != layers.rend(); ++layer)
      below = layer == layers.rend() - 1 ? below : over(layer->first, below, layer->second);
    const QColor ink = over(layers.front().first, below, opacity);
    EXPECT_GE(contrast(ink, below), kContrast)
        << name(text) << ": " << ink.name().toStdString() << " on " << below.name().toStdString();
  }

  QQuickWindow* window_;
  std::vector<QQuickItem*> targets_, words_;
};

TEST(Theme, EveryInkIsReadOnEveryGround) {
  Screen screen({});
  QQmlComponent component(qmlEngine(screen.desk().window()));
  component.setData("import QtQuick\nimport \"qrc:/desk/qml\"\nQtObject { property var theme: Theme }",
                    QUrl("qrc:/desk/qml/probe.qml"));
  const std::unique_ptr<QObject> probe(component.create());
  ASSERT_NE(probe, nullptr) << component.errorString().toStdString();
  const auto* theme = probe->property("theme").value<QObject*>();
  ASSERT_NE(theme, nullptr);
  const auto list = [&](const char* name) { return theme->property(name).value<QVariant>().toList(); };
  ASSERT_EQ(list("inks").size(), 8);
  ASSERT_EQ(list("grounds").size(), 6);
  for (const QVariant& ink : list("inks"))
    for (const QVariant& ground : list("grounds"))
      EXPECT_GE(contrast(ink.value<QColor>(), ground.value<QColor>()), kContrast)
          << ink.value<QColor>().name().toStdString() << " on " << ground.value<QColor>().name().toStdString();
  ASSERT_GE(list("others").size(), 8);
  for (const QVariant& pair : list("others"))
    EXPECT_GE(contrast(pair.toList()[0].value<QColor>(), pair.toList()[1].value<QColor>()), kContrast)
        << pair.toList()[0].value<QColor>().name().toStdString();
  // Every colour of the theme that something is written with is among them.
  for (const char* ink : {"ink", "inkSoft", "inkFaint", "accent", "accentDeep", "alarm", "warning", "mark"})
    EXPECT_TRUE(list("inks").contains(theme->property(ink))) << ink;
  for (const char* ground : {"paper", "surface", "sunken", "accentSoft", "alarmSoft", "warningSoft"})
    EXPECT_TRUE(list("grounds").contains(theme->property(ground))) << ground;
  EXPECT_GE(theme->property("touch").toDouble(), kTouch);
}

struct Size {
  int width, height;
  double type;  ///< how much larger than usual the desktop wants it
};

void PrintTo(const Size& size, std::ostream* out) { *out << size.width << "x" << size.height << "@" << size.type; }

class Layout : public ::testing::TestWithParam<Size> {
 protected:
  void SetUp() override { setType(GetParam().type); }
  void TearDown() override { setType(1); }

  static void setType(double scale) {
    QFont font = QGuiApplication::font();
    font.setPixelSize(qRound(15 * scale));
    QGuiApplication::setFont(font);
  }
  static std::vector<std::string> sized(std::vector<std::string> arguments) {
    arguments.insert(arguments.end(),
                     {"--size", std::to_string(GetParam().width) + "x" + std::to_string(GetParam().height)});
    return arguments;
  }
  static void look(Screen& screen, const QString& what) {
    QTest::qWait(250);
    SCOPED_TRACE(what.toStdString());
    screen.picture(QString("layout-%1x%2%3-%4")
                       .arg(GetParam().width)
                       .arg(GetParam().height)
                       .arg(GetParam().type > 1 ? "-large" : "")
                       .arg(what));
    EXPECT_EQ(screen.desk().window()->width(), GetParam().width);
    EXPECT_EQ(screen.desk().window()->height(), GetParam().height);
    Page(screen.desk().window()).check();
  }
  static void open(Screen& screen, const QString& item) {
    ASSERT_TRUE(Screen::wait([&] { return screen.find(item) != nullptr; })) << item.toStdString();
    QTest::qWait(100);
  }
};

const char* const kLongName = "Alexandra of Battenberg-Wittelsbach";

TEST_P(Layout, TheTable) {
  Screen screen(sized({}));
  Table& table = screen.table();
  table::TableInfo info;
  for (const char* seat : {"S", "W", "N", "E"}) info.players[seat] = kLongName;
  ASSERT_EQ(table.begin({{"ruleset", "mr-joseph"}}, info), QString());
  look(screen, "table-begun");
  for (const char* action : {"d2d4", "b5c5", "k13k11", "m10k10"}) (void)table.act(action);
  table.dismiss("refused");
  table.raise("check", "info", "North is in check", "", "mr-joseph/check");
  table.raise("watch", "alarm", "Illegal on the table",
              "The rook cannot go there. Put it back to d4, please, and let the other player go on.", "x");
  look(screen, "table-alerts");
  table.dismiss("check");
  table.dismiss("watch");
  screen.click("correct");
  look(screen, "table-correcting");
  ASSERT_TRUE(QMetaObject::invokeMethod(screen.find("palette"), "cancelled"));
  screen.click("menu-S");
  open(screen, "closeMenu");
  look(screen, "table-menu");
  screen.click("closeMenu");
}

TEST_P(Layout, ATableWithPowers) {
  Screen screen(sized({"--rules", "european-chess", "--armies", "S=iraq,W=terrorists,N=gaul,E=russia"}));
  look(screen, "powers-hidden");
  screen.click("reveal-W");
  open(screen, "uncover");
  look(screen, "powers-cover");
  screen.click("uncover");
  look(screen, "powers-uncovered");
  screen.click("say-b8");
  screen.click("uncover-done");
  ASSERT_TRUE(screen.table().act("S:draw"));
  look(screen, "powers-draw-offered");
}

TEST_P(Layout, JoinedBoards) {
  if (GetParam().width < 1200) GTEST_SKIP() << "two boards want a broad screen";
  Screen screen(sized({"--rules", "european-chess", "--options", "mode=bughouse", "--armies",
                       "S=plain,W=plain,N=plain,E=plain,S2=plain,W2=gaul,N2=plain,E2=plain"}));
  look(screen, "joined");
}

TEST_P(Layout, AHandfulOfPieces) {
  Screen screen(sized({"--rules", "shogi"}));
  look(screen, "shogi");
}

TEST_P(Layout, ANewGame) {
  Screen screen(sized({}));
  desk::Setup& setup = screen.desk().setup();
  setup.setRuleset("european-chess");
  setup.setPlayer("S", kLongName);
  look(screen, "new");
  screen.click("ownPosition");
  look(screen, "new-own-position");
  screen.click("ownPosition");
  screen.show("watchedBy-file");
  screen.click("watchedBy-file");
  screen.show("browseFilm");
  look(screen, "new-source");
  screen.click("browseFilm");
  open(screen, "browseFolder");
  look(screen, "new-browse");
}

TEST_P(Layout, TheGames) {
  Screen screen(sized({}));
  Table& table = screen.table();
  table::TableInfo info;
  for (const char* seat : {"S", "W", "N", "E"}) info.players[seat] = kLongName;
  const nlohmann::json armies{{"S", "iraq"}, {"W", "terrorists"}, {"N", "gaul"}, {"E", "holy-roman-empire"}};
  ASSERT_EQ(table.begin({{"ruleset", "european-chess"}, {"armies", armies}}, info), QString());
  ASSERT_EQ(table.begin({{"ruleset", "mr-joseph"}}, info), QString());
  ASSERT_TRUE(table.act("d2d4"));
  ASSERT_EQ(table.begin({{"ruleset", "chess"}}, {}), QString());
  screen.click("go-games");
  look(screen, "games");
}

TEST_P(Layout, TheClub) {
  Screen screen(sized({}));
  const auto id = test::evening(screen.database());
  test::event(screen.database(), "Saturday, for everybody who has time", "european-chess",
              test::people(screen.database(), {"Zoe"}));
  screen.click("go-club");
  open(screen, "newEvent");
  look(screen, "club-events");
  screen.click("newEvent");
  open(screen, "makeEvent");
  screen.click("eventMore");
  look(screen, "club-new-event");
  screen.click("closeNewEvent");
  ASSERT_TRUE(Screen::wait([&] { return screen.find("closeNewEvent") == nullptr; }));
  screen.click(QString("event-%1").arg(id));
  open(screen, "section-tables");
  look(screen, "club-tables");
  screen.click("tableRound-1");
  screen.click("enter-2");
  open(screen, "enterResult");
  look(screen, "club-result");
  screen.click("closeResult");
  ASSERT_TRUE(Screen::wait([&] { return screen.find("closeResult") == nullptr; }));
  screen.click("section-standings");
  look(screen, "club-standings");
  const auto entrants = screen.desk().club().evening()->record.entrants;
  const auto standings = test::good(evening::standings_json(*screen.desk().club().evening()));
  screen.click(QString("standing-%1").arg(standings["standings"][0]["player"]["id"].get<qlonglong>()));
  look(screen, "club-standings-opened");
  screen.click("writeEvent");
  open(screen, "writeClub");
  look(screen, "club-export");
  screen.click("closeClubExport");
  ASSERT_TRUE(Screen::wait([&] { return screen.find("closeClubExport") == nullptr; }));
  screen.click("section-players");
  look(screen, "club-players-done");
  screen.click("section-seating");
  screen.click("addRound");
  screen.click("section-players");
  screen.click(QString("sitOut-%1").arg(entrants.front().person));
  look(screen, "club-players");
  screen.click("section-seating");
  look(screen, "club-seating-empty");
  screen.click("propose");
  open(screen, "publish");
  look(screen, "club-seating");
  const auto& tables = screen.desk().club().evening()->round(4)->tables;
  const auto one = tables[0].seats[0].person, other = tables[0].seats[1].person;
  screen.click(QString("pick-%1").arg(one));
  look(screen, "club-picked");
  if (screen.find(QString("pick-%1").arg(other)) == nullptr) return;
  screen.click(QString("pick-%1").arg(other));
  look(screen, "club-swap");
}

TEST_P(Layout, TheCamera) {
  QTemporaryDir dir;
  cv::imwrite(dir.filePath("1.png").toStdString(), cv::Mat(480, 640, CV_8UC3, cv::Scalar::all(120)));
  Screen screen(sized({"--rules", "chess", "--source", dir.path().toStdString()}));
  ASSERT_TRUE(Screen::wait([&] { return screen.desk().camera().ended(); }));
  look(screen, "camera-at-the-table");
  screen.click("go-camera");
  look(screen, "camera");
  screen.click("print");
  open(screen, "writePrint");
  look(screen, "camera-print");
}

TEST_P(Layout, DialogsFit) {
  Screen screen(sized({"--rules", "european-chess", "--armies", "S=iraq,W=plain,N=gaul,E=russia"}));
  screen.click("menu-S");
  open(screen, "army-S");
  screen.click("army-S");
  open(screen, "closeArmyPage");
  look(screen, "dialog-army");
  screen.click("closeArmyPage");
  ASSERT_TRUE(Screen::wait([&] { return screen.find("closeArmyPage") == nullptr; }));
  screen.drag("board", "a1", "d5");
  open(screen, "force");
  look(screen, "dialog-refusal");
  QTest::keyClick(screen.desk().window(), Qt::Key_Escape);
  ASSERT_TRUE(Screen::wait([&] { return screen.find("force") == nullptr; }));
  screen.click("correct");
  screen.click("applyPosition");
  open(screen, "correctionReason");
  look(screen, "dialog-correction");
}

INSTANTIATE_TEST_SUITE_P(Screens, Layout,
                         ::testing::Values(Size{1024, 768, 1}, Size{800, 1280, 1}, Size{1280, 800, 1},
                                           Size{960, 540, 1}, Size{1280, 800, 1.5}));

}  // namespace
}  // namespace arbiter::desk
