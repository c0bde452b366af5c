// SPDX-License-Identifier: MIT
#include "tests/desk/seen_page.h"

#include <gtest/gtest.h>

#include <QAccessible>
#include <QGuiApplication>
#include <QQuickItem>
#include <cmath>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace arbiter::test {
namespace {

double luminance(const QColor& color) {
  const auto part = [](double v) { return v <= 0.03928 ? v / 12.92 : std::pow((v + 0.055) / 1.055, 2.4); };
  return 0.2126 * part(color.redF()) + 0.7152 * part(color.greenF()) + 0.0722 * part(color.blueF());
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

/// What could be pressed or typed into, and is disabled.
bool isImpossible(const QQuickItem* item) {
  const bool worked = item->inherits("QQuickAbstractButton") || item->inherits("QQuickTextField") ||
                      item->inherits("QQuickComboBox") || item->inherits("QQuickSlider");
  return worked && !item->isEnabled();
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
      whole(text);
      EXPECT_TRUE(seen(text).isEmpty() || all.adjusted(-1, -1, 1, 1).contains(seen(text))) << "outside: " << name(text);
    }
    apart();
    spoken();
    refused();
    begun();
  }

 private:
  void collect(QQuickItem* item) {
    if (!item->isVisible() || item->width() < 0) return;
    // A board is one thing: its squares are as large as there is room.
    if (isTarget(item) && !seen(item).isEmpty()) targets_.push_back(item);
    if (isImpossible(item) && !seen(item).isEmpty()) impossible_.push_back(item);
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

  /// A sentence of the window's own is not cut off. (It is told by the brackets that a longer language is given.)
  static void whole(const QQuickItem* text) {
    if (!text->property("text").toString().startsWith(QChar(0x27e6))) return;
    EXPECT_FALSE(text->property("truncated").toBool()) << "cut off: " << name(text);
    EXPECT_LE(text->property("contentWidth").toDouble(), text->width() + 1) << "wider than its place: " << name(text);
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
    QColor below = text->window()->color();
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

  /// What a program that reads the window aloud is told, which AT-SPI passes on as it is: everything that can be
  /// pressed has a name and a role; those of one row or column come in the order in which they are read.
  void spoken() const {
    std::map<const QQuickItem*, const QQuickItem*> before;  // by what they stand in
    for (const QQuickItem* target : targets_) {
      if (target->inherits("QQuickMouseArea")) continue;  // what is behind something that has a name, or a board
      const QAccessibleInterface* told = QAccessible::queryAccessibleInterface(const_cast<QQuickItem*>(target));
      if (told == nullptr) {
        ADD_FAILURE() << "not told: " << name(target);
        continue;
      }
      EXPECT_FALSE(told->text(QAccessible::Name).trimmed().isEmpty()) << "without a name: " << name(target);
      const QAccessible::Role role = told->role();
      EXPECT_TRUE(role != QAccessible::NoRole && role != QAccessible::Client && role != QAccessible::StaticText)
          << "without a role: " << name(target);
      const QQuickItem* around = target->parentItem();
      if (const QQuickItem* last = std::exchange(before[around], target); last != nullptr && !reversed(around)) {
        EXPECT_TRUE(follows(target, last)) << name(target) << " is told after " << name(last);
      }
    }
  }

  /// Who hears the page is told what cannot be pressed now; the lines of a list, which no key leads to, are read.
  void refused() const {
    for (QQuickItem* item : impossible_) {
      const QAccessibleInterface* told = QAccessible::queryAccessibleInterface(item);
      if (told == nullptr || item->property("focusPolicy").toInt() == Qt::NoFocus) continue;
      EXPECT_FALSE(told->text(QAccessible::Description).isEmpty()) << "not said to be impossible: " << name(item);
    }
  }

  /// Where it is written from the right, what is narrower than its column stands at its right side: a column by itself
  /// sets all to the left. What is in its middle stands neither here nor there.
  void begun() const {
    if (QGuiApplication::layoutDirection() != Qt::RightToLeft) return;
    std::vector<QQuickItem*> all = words_;
    all.insert(all.end(), targets_.begin(), targets_.end());
    for (const QQuickItem* item : all) {
      const QQuickItem* around = item->parentItem();
      if (around == nullptr || !around->inherits("QQuickColumn") || floats(item)) continue;
      // A column at the far side of a line is read from there.
      const QQuickItem* line = around->parentItem();
      if (line != nullptr && around->x() + around->width() < line->width() / 2) continue;
      EXPECT_FALSE(item->x() < 1 && item->x() + item->width() < around->width() - 2) << "at the left: " << name(item);
    }
  }

  /// Does a row set what comes first last?
  static bool reversed(const QQuickItem* row) { return row->property("layoutDirection").toInt() == Qt::RightToLeft; }

  /// Is it below the other, or beside it where one reads on?
  static bool follows(const QQuickItem* item, const QQuickItem* other) {
    const QRectF here = item->mapRectToScene({0, 0, item->width(), item->height()}),
                 there = other->mapRectToScene({0, 0, other->width(), other->height()});
    if (here.top() >= there.bottom() - 1) return true;
    if (here.bottom() <= there.top() + 1) return false;
    return QGuiApplication::layoutDirection() == Qt::RightToLeft ? here.right() <= there.left() + 1
                                                                 : here.left() >= there.right() - 1;
  }

  QQuickWindow* window_;
  std::vector<QQuickItem*> targets_, words_, impossible_;
};

}  // namespace

double contrast(const QColor& a, const QColor& b) {
  const double x = luminance(a), y = luminance(b);
  return (std::max(x, y) + 0.05) / (std::min(x, y) + 0.05);
}

void check_page(QQuickWindow* window) { Page(window).check(); }

}  // namespace arbiter::test
