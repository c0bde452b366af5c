// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <QGuiApplication>
#include <QSettings>
#include <QTemporaryDir>

#include "app/desk/desk.h"

namespace {

/// What one test has chosen (a size, a theme, a language) is not chosen for the next.
class FreshSettings : public testing::EmptyTestEventListener {
  void OnTestStart(const testing::TestInfo& /*info*/) override {
    QSettings settings("arbiter", "arbiter-desk");
    settings.clear();
    // Tests are no first start but where one says so.
    settings.setValue("welcomed", true);
  }
};

}  // namespace

int main(int argc, char** argv) {
  testing::InitGoogleTest(&argc, argv);
  if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
  const QGuiApplication app(argc, argv);
  // What is chosen in a test is not chosen for whoever runs it.
  const QTemporaryDir settings;
  QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, settings.path());
  testing::UnitTest::GetInstance()->listeners().Append(new FreshSettings);
  arbiter::desk::prepareLook();
  return RUN_ALL_TESTS();
}
