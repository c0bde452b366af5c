// SPDX-License-Identifier: MIT
#pragma once

#include <QCoreApplication>

namespace arbiter::desk {

/// Where the window's sentences are made that belong to no one object of it.
struct Said {
  Q_DECLARE_TR_FUNCTIONS(Said)
};

}  // namespace arbiter::desk
