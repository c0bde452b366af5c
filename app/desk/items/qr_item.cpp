// SPDX-License-Identifier: MIT
#include "app/desk/items/qr_item.h"

#include <QPainter>
#include <algorithm>

#include "app/printing/qr_code.h"

namespace arbiter::desk {

void QrItem::paint(QPainter* painter) {
  constexpr int kRim = 4;  // fields, ISO/IEC 18004
  const auto code = printing::qr_code(text_.toStdString());
  if (!code || text_.isEmpty()) return;
  // Whole pixels, so that no field is blurred.
  const int side = code->side + 2 * kRim;
  const double scale = std::max(1.0, std::floor(std::min(width(), height()) / side));
  const double left = (width() - scale * side) / 2, top = (height() - scale * side) / 2;
  painter->setRenderHint(QPainter::Antialiasing, false);
  painter->fillRect(QRectF(left, top, scale * side, scale * side), Qt::white);
  for (int y = 0; y < code->side; ++y)
    for (int x = 0; x < code->side; ++x)
      if (code->dark(x, y))
        painter->fillRect(QRectF(left + (x + kRim) * scale, top + (y + kRim) * scale, scale, scale), Qt::black);
}

}  // namespace arbiter::desk
