// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>
#include <QQuickWindow>

namespace arbiter::test {

constexpr double kContrast = 4.5;      // WCAG 2.1, 1.4.3
constexpr double kStrongContrast = 7;  // WCAG 2.1, 1.4.6
constexpr double kTouch = 44;          // WCAG 2.5.5

/// Of two colours, 1 to 21.
double contrast(const QColor& a, const QColor& b);

/// Looks at everything the window shows, or at what covers it: nothing lies over anything else or outside, everything
/// that can be pressed is large enough, everything that is written can be read. What is not so fails the test.
void check_page(QQuickWindow* window);

}  // namespace arbiter::test
