// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <QGuiApplication>

#include "app/desk/desk.h"

int main(int argc, char** argv) {
  testing::InitGoogleTest(&argc, argv);
  if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
  const QGuiApplication app(argc, argv);
  arbiter::desk::prepareLook();
  return RUN_ALL_TESTS();
}
