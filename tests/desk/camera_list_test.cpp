// SPDX-License-Identifier: MIT
// Cameras are chosen by their names, from a list.
#include "app/desk/camera/camera_list.h"

#include <gtest/gtest.h>

#include <QDir>
#include <QFile>

#include "tests/desk/screen.h"

namespace arbiter::desk {
namespace {

using test::Screen;

/// As Linux lists cameras.
void plug(const QTemporaryDir& dir, const QString& device, const QString& name, int index) {
  ASSERT_TRUE(QDir(dir.path()).mkpath(device));
  for (const auto& [file, text] : {std::pair{QString("name"), name}, {QString("index"), QString::number(index)}}) {
    QFile write(dir.filePath(device + "/" + file));
    ASSERT_TRUE(write.open(QIODevice::WriteOnly));
    write.write((text + "\n").toUtf8());
  }
}

TEST(CameraList, NamesWhatIsThere) {
  const QTemporaryDir dir;
  const std::filesystem::path folder = dir.path().toStdString();
  EXPECT_TRUE(camerasIn(folder).isEmpty());
  EXPECT_TRUE(camerasIn(folder / "none").isEmpty());
  plug(dir, "video10", "Overhead", 0);
  plug(dir, "video2", "Webcam", 0);
  plug(dir, "video3", "Webcam", 1);  // tells of its pictures
  plug(dir, "video4", "Webcam", 0);
  plug(dir, "v4l-subdev0", "Sensor", 0);
  QStringList list;
  for (const QVariant& one : camerasIn(folder))
    list << one.toMap()["source"].toString() + " " + one.toMap()["text"].toString();
  EXPECT_EQ(list, (QStringList{"2 Webcam (2)", "4 Webcam (4)", "10 Overhead"})) << list.join("\n").toStdString();
}

TEST(CameraList, IsChosenFromInTheFormAndOnTheCamerasPage) {
  const QTemporaryDir dir;
  Screen screen({});
  screen.desk().cameras().lookIn(dir.path().toStdString());
  screen.show("watchedBy-camera");
  screen.click("watchedBy-camera");
  EXPECT_EQ(screen.find("cameras"), nullptr) << "none is there: its number is typed";
  ASSERT_NE(screen.find("source"), nullptr);
  screen.click("watchedBy-none");
  plug(dir, "video5", "Overhead", 0);
  plug(dir, "video7", "Webcam", 0);
  screen.click("watchedBy-camera");
  screen.show("cameras");
  QQuickItem* list = screen.find("cameras");
  ASSERT_NE(list, nullptr);
  EXPECT_EQ(screen.desk().setup().source(), QString("5"));
  EXPECT_EQ(list->property("displayText").toString(), QString("Overhead"));
  EXPECT_EQ(screen.find("source"), nullptr) << "nothing is to be typed";
  ASSERT_TRUE(QMetaObject::invokeMethod(list, "activated", Q_ARG(int, 1)));
  EXPECT_EQ(screen.desk().setup().source(), QString("7"));
  screen.picture("camera-from-a-list");
  ASSERT_TRUE(QMetaObject::invokeMethod(list, "activated", Q_ARG(int, 2)));
  EXPECT_NE(screen.find("source"), nullptr) << "another one";
  screen.click("go-camera");
  ASSERT_NE(screen.find("camerasThere"), nullptr);
  screen.picture("cameras-there");
}

}  // namespace
}  // namespace arbiter::desk
