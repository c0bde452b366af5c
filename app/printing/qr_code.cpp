// SPDX-License-Identifier: MIT
#include "app/printing/qr_code.h"

#include <qrencode.h>

#include <memory>

namespace arbiter::printing {
namespace {

constexpr int kRim = 4;  // fields, ISO/IEC 18004

}  // namespace

db::Expected<QrCode> qr_code(const std::string& text) {
  const std::unique_ptr<QRcode, decltype(&QRcode_free)> made(QRcode_encodeString8bit(text.c_str(), 0, QR_ECLEVEL_M),
                                                             &QRcode_free);
  if (!made)
    return tl::unexpected(
        db::Error{"bad_value", as_it_is("No QR code holds a text of " + std::to_string(text.size()) + " letters")});
  QrCode code;
  code.side = made->width;
  const auto count = static_cast<std::size_t>(made->width) * static_cast<std::size_t>(made->width);
  for (std::size_t i = 0; i < count; ++i) code.fields.push_back((made->data[i] & 1U) != 0);
  return code;
}

void set_qr(paper::Page& page, const QrCode& code, paper::Point corner, double side) {
  const double field = side / (code.side + 2 * kRim);
  for (int y = 0; y < code.side; ++y)
    for (int x = 0; x < code.side; ++x) {
      if (!code.dark(x, y)) continue;
      int end = x;
      while (end < code.side && code.dark(end, y)) ++end;
      // A little higher than a field: no printer leaves a line of light between rows.
      page.fill({corner.x + (x + kRim) * field, corner.y + (y + kRim) * field, (end - x) * field, field * 1.02},
                paper::kBlack);
      x = end;
    }
}

std::string qr_text(const QrCode& code) {
  const auto dark = [&](int x, int y) { return x >= 0 && y >= 0 && x < code.side && y < code.side && code.dark(x, y); };
  std::string text;
  for (int y = -kRim; y < code.side + kRim; y += 2) {
    for (int x = -kRim; x < code.side + kRim; ++x) {
      const bool upper = !dark(x, y), lower = !dark(x, y + 1);
      text += upper && lower ? "█" : upper ? "▀" : lower ? "▄" : " ";
    }
    text += "\n";
  }
  return text;
}

}  // namespace arbiter::printing
