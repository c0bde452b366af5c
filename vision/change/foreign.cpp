// SPDX-License-Identifier: MIT
#include "vision/change/foreign.h"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>

namespace arbiter::vision {

namespace {

int odd(double length) { return std::max(3, static_cast<int>(std::lround(length)) | 1); }

/// The area, grown by so much. Only there: growing all of a picture costs as much as comparing it.
cv::Mat1b grown(const Spans& area, const cv::Mat1b& mask, int side) {
  cv::Rect box;
  for (const Span& span : area) box |= cv::Rect(span.from, span.row, span.to - span.from, 1);
  cv::Mat1b out = cv::Mat1b::zeros(mask.size());
  box = (box + cv::Size(2 * side, 2 * side) - cv::Point(side, side)) & cv::Rect({}, mask.size());
  if (!area.empty() && !box.empty())
    cv::dilate(mask(box), out(box), cv::getStructuringElement(cv::MORPH_ELLIPSE, {side, side}));
  return out;
}

}  // namespace

Foreign foreign(const Evidence& evidence, Outlines& outlines, const Spans& explained, const ForeignParams& params) {
  const double square = outlines.plane().square_px(), area = square * square;
  const int window = odd(params.window * square);
  const auto solid_in = [&](const cv::Mat1f& of) {
    cv::Mat1f mean = cv::max(cv::min(of, 2.0F), -1.0F);
    cv::blur(mean, mean, {window, window});
    return cv::Mat1b(mean > params.solid);
  };
  // A thing hangs together through what may be its shadow, or a dark sleeve; shadows alone are nothing.
  const cv::Mat1b bodies = solid_in(evidence.of_bodies()), solid = solid_in(evidence.ratio()) | bodies;
  const cv::Mat1b taken = mask_of(explained, evidence.size());
  const cv::Mat1b about = grown(explained, taken, odd(2 * params.beside * square));
  const cv::Mat1b& field = outlines.field_mask();
  cv::Mat1i parts;
  const int count = cv::connectedComponents(solid, parts, 8, CV_32S);
  struct Part {
    int on = 0, beyond = 0, explained = 0;  // pixels
    double changed = 0, stays = 0;          // nats of its edges
    bool edge = false, cut_off = false;     // touches the picture's edge beside the board, or on it
  };
  std::vector<Part> found(static_cast<std::size_t>(count));
  constexpr int kEdge = 2;  // pixels: what touches the picture's edge goes on beyond it
  for (int y = 0; y < parts.rows; ++y)
    for (int x = 0; x < parts.cols; ++x) {
      if (bodies(y, x) == 0 || parts(y, x) == 0) continue;
      Part& part = found[static_cast<std::size_t>(parts(y, x))];
      if (y < kEdge || x < kEdge || y >= parts.rows - kEdge || x >= parts.cols - kEdge)
        (field(y, x) != 0 ? part.cut_off : part.edge) = true;
      if (taken(y, x) != 0)
        ++part.explained;
      else if (about(y, x) == 0)
        ++(field(y, x) != 0 ? part.on : part.beyond);
    }
  // Light that falls otherwise leaves edges where they were, a body hides them.
  const auto seen = [&](const Part& part) {
    return part.beyond >= params.arm * area || part.on >= params.least * area;
  };
  if (std::any_of(found.begin() + 1, found.end(), seen)) {
    const cv::Mat1f& edges = evidence.of_edges();
    for (int y = 0; y < parts.rows; ++y)
      for (int x = 0; x < parts.cols; ++x)
        if (parts(y, x) != 0 && taken(y, x) == 0) {
          Part& part = found[static_cast<std::size_t>(parts(y, x))];
          (edges(y, x) > 0 ? part.changed : part.stays) += std::abs(edges(y, x));
        }
  }
  Foreign out;
  out.reach = cv::Mat1b::zeros(solid.size());
  out.alone = out.reach.clone();
  std::vector<char> kind(found.size());  // 1: comes from beyond, 2: lies on the board alone
  for (int i = 1; i < count; ++i) {
    const Part& part = found[static_cast<std::size_t>(i)];
    const double on = part.on / area, beyond = part.beyond / area;
    if (part.stays > params.some_edges * area && part.changed < params.edges_stay * part.stays) continue;
    const bool comes = beyond >= params.arm || (params.edge && part.edge && on >= params.least) ||
                       (part.cut_off && on > params.cut_off) || on > params.piece;
    if (comes && (on >= params.least || part.explained > 0)) {
      out.reaching += on;
      if (part.explained > 0) out.touching += on + std::min(beyond, params.most_arm);
      kind[static_cast<std::size_t>(i)] = 1;
    } else if (part.explained == 0 && on < params.least) {
      out.nearby = std::max(out.nearby, beyond);
    } else if (on >= params.least) {
      out.islands += on;
      kind[static_cast<std::size_t>(i)] = 2;
      out.largest = std::max(out.largest, on);
    }
  }
  for (int y = 0; y < parts.rows; ++y)
    for (int x = 0; x < parts.cols; ++x)
      if (const char of = kind[static_cast<std::size_t>(parts(y, x))]; of != 0 && about(y, x) == 0)
        (of == 1 ? out.reach : out.alone)(y, x) = 255;
  return out;
}

}  // namespace arbiter::vision
