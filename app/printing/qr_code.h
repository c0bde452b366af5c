// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "calibration/paper/page.h"
#include "db/types.h"

namespace arbiter::printing {

/// A QR code: a square of so many dark and light fields a side, without the light rim of four fields that it wants.
struct QrCode {
  int side = 0;
  std::vector<bool> fields;  ///< row by row; true: dark
  [[nodiscard]] bool dark(int x, int y) const {
    return fields[static_cast<std::size_t>(y) * static_cast<std::size_t>(side) + static_cast<std::size_t>(x)];
  }
};

/// The code of a text, with 15 % of it to spare for dirt. Error `bad_value` where it is too long for one (about 2,000
/// letters).
[[nodiscard]] db::Expected<QrCode> qr_code(const std::string& text);

/// Draws it with its rim into a square of the page.
void set_qr(paper::Page& page, const QrCode& code, paper::Point corner, double side);

/// The code for a terminal: two fields a letter, light on dark and the other way round alike to a camera.
[[nodiscard]] std::string qr_text(const QrCode& code);

}  // namespace arbiter::printing
