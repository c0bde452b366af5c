#include <gtest/gtest.h>

#include <QDesktopServices>
#include <QFileInfo>
#include <QTest>
#include <QUrl>

#include "tests/desk/screen.h"

namespace arbiter::desk {
namespace {

using test::Screen;

/// What would be given to the program that opens PDF files.
class Opened : public QObject {
  Q_OBJECT
 public:
  Opened() { QDesktopServices::setUrlHandler("file", this, "take"); }
  ~Opened() override { QDesktopServices::unsetUrlHandler("file"); }
  Q_INVOKABLE void take(const QUrl& url) { file = url.toLocalFile(); }
  QString file;
};

/// Clears the field and types into it.
void fill(Screen& screen, const QString& field, const QString& text) {
  screen.click(field);
  QTest::keyClick(screen.desk().window(), Qt::Key_A, Qt::ControlModifier);
  screen.type(text);
}

TEST(CameraPage, PrintsSheetsAsPdf) {
  QTemporaryDir dir;
  Opened opened;
  Screen screen({"--rules", "chess"});
  screen.click("go-camera");
  screen.click("print");
  ASSERT_TRUE(Screen::wait([&] { return screen.find("writePrint") != nullptr; }));
  EXPECT_EQ(screen.find("printSize"), nullptr) << "the calibration board has one size";
  screen.picture("print-sheet");
  // A size that cannot be printed is refused before anything is written.
  screen.click("print-piece-tags");
  fill(screen, "printSize", "90");
  EXPECT_EQ(screen.text("printText"), QString("Side of a tag with its white margin: 90 mm is not between 8 and 40."));
  EXPECT_FALSE(screen.find("writePrint")->isEnabled());
  screen.picture("print-sheet-size-refused");
  fill(screen, "printSize", "25");
  EXPECT_TRUE(screen.text("printText").endsWith("pages; print at 100 %.")) << screen.text("printText").toStdString();
  // What cannot be written says why.
  fill(screen, "printFile", dir.filePath("none/tags.pdf"));
  screen.click("writePrint");
  EXPECT_TRUE(screen.text("printText").contains("none/tags.pdf cannot be written: No such file or directory"))
      << screen.text("printText").toStdString();
  screen.picture("print-sheet-not-written");
  EXPECT_EQ(screen.find("openPrint"), nullptr);
  fill(screen, "printFile", dir.filePath("tags"));
  screen.click("writePrint");
  EXPECT_TRUE(QFileInfo(dir.filePath("tags.pdf")).size() > 10000) << screen.text("printText").toStdString();
  EXPECT_TRUE(screen.text("printText").startsWith("Written to " + dir.filePath("tags.pdf")));
  screen.picture("print-sheet-written");
  screen.click("openPrint");
  EXPECT_EQ(opened.file, dir.filePath("tags.pdf"));
  // The board is that of the game.
  screen.click("print-board");
  EXPECT_TRUE(screen.text("printFile").endsWith("/chess8.pdf")) << screen.text("printFile").toStdString();
  EXPECT_EQ(screen.text("printSize"), QString("40")) << "every print has a size of its own";
  screen.click("paper-letter");
  fill(screen, "printFile", dir.filePath("board.pdf"));
  screen.click("writePrint");
  EXPECT_TRUE(QFileInfo(dir.filePath("board.pdf")).size() > 1000) << screen.text("printText").toStdString();
  screen.picture("print-sheet-board");
  screen.click("closePrint");
  EXPECT_TRUE(Screen::wait([&] { return screen.find("writePrint") == nullptr; }));
}

}  // namespace
}  // namespace arbiter::desk

#include "camera_page_test.moc"
