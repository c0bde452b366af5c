// SPDX-License-Identifier: MIT
#include "vision/change/occluders.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <opencv2/imgproc.hpp>
#include <vector>

#include "calibration/wide.h"

namespace arbiter::vision {

namespace {

int odd(double length) { return std::max(3, static_cast<int>(std::lround(length)) | 1); }

/// Evidence of a row, cut off so that no pixel outweighs its neighbours, and the same without what may be a shadow
/// (where `shade` is 255, if anywhere).
ARBITER_WIDE void cut_off(const float* evidence, const std::uint8_t* shade, int count, float* all, float* no_shade) {
  for (int i = 0; i < count; ++i) {
    const float cut = std::max(std::min(evidence[i], 2.0F), -1.0F);
    all[i] = cut;
    no_shade[i] = cut;
  }
  if (shade == nullptr) return;
  for (int i = 0; i < count; ++i) no_shade[i] = shade[i] != 0 ? 0.0F : no_shade[i];
}

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

/// Where something has changed, pixel by pixel: 255 there.
struct Masks {
  cv::Mat1b bodies, solid;  // what may be no shadow, and anything
  cv::Mat1b taken, about;   // what is explained, and what is near it
  cv::Mat1b field;          // the board
};

/// What hangs together.
struct Part {
  int on = 0, beyond = 0, explained = 0;       // pixels
  double changed = 0, stays = 0;               // nats of its edges
  double bodies_changed = 0, bodies_stay = 0;  // of those that may be no shadow's
  bool edge = false, cut_off = false;          // touches the picture's edge beside the board, or on it
};

/// The mean over a window about each pixel, in place.
void average(cv::Mat1f& cut, double square, const OccluderParams& params) {
  const int window = odd(params.window * square);
  cv::blur(cut, cut, {window, window});
}

/// A thing hangs together through what may be its shadow, or a dark sleeve; shadows alone are nothing.
void find_solid(const Evidence& evidence, double square, const OccluderParams& params, Masks& masks) {
  const auto solid_in = [&](cv::Mat1f cut) {
    average(cut, square, params);
    return cv::Mat1b(cut > params.solid);
  };
  cv::Mat1f all(evidence.size()), no_shade(evidence.size());
  for (int y = 0; y < all.rows; ++y)
    cut_off(evidence.ratio()[y], evidence.shade().empty() ? nullptr : evidence.shade()[y], all.cols, all[y],
            no_shade[y]);
  masks.bodies = solid_in(no_shade);
  masks.solid = solid_in(all) | masks.bodies;
}

/// Counts what the parts cover, and says within what lies all that is not explained. `parts`: the number of each
/// pixel's; `found`: by their numbers.
cv::Rect count_pixels(const cv::Mat1i& parts, const Masks& masks, std::vector<Part>& found) {
  constexpr int kEdge = 2;  // pixels: what touches the picture's edge goes on beyond it
  cv::Rect other;
  for (int y = 0; y < parts.rows; ++y) {
    const int* of = parts[y];
    const std::uint8_t *body = masks.bodies[y], *board = masks.field[y];
    const std::uint8_t *known = masks.taken[y], *near = masks.about[y];
    int from = parts.cols, to = 0;
    for (int x = 0; x < parts.cols; ++x) {
      if (of[x] == 0) continue;
      if (known[x] == 0) from = std::min(from, x), to = x + 1;
      if (body[x] == 0) continue;
      Part& part = found[static_cast<std::size_t>(of[x])];
      if (y < kEdge || x < kEdge || y >= parts.rows - kEdge || x >= parts.cols - kEdge)
        (board[x] != 0 ? part.cut_off : part.edge) = true;
      if (known[x] != 0)
        ++part.explained;
      else if (near[x] == 0)
        ++(board[x] != 0 ? part.on : part.beyond);
    }
    if (from < to) other |= cv::Rect(from, y, to - from, 1);
  }
  return other;
}

}  // namespace

cv::Mat1f solid_evidence(const Evidence& evidence, double square, const OccluderParams& params) {
  cv::Mat1f all(evidence.size());
  for (int y = 0; y < all.rows; ++y) cut_off(evidence.ratio()[y], nullptr, all.cols, all[y], all[y]);
  average(all, square, params);
  return all;
}

Occluders find_occluders(const Evidence& evidence, Outlines& outlines, const Spans& explained,
                         const OccluderParams& params) {
  const double square = outlines.plane().square_px(), area = square * square;
  Masks masks;
  find_solid(evidence, square, params, masks);
  masks.taken = mask_of(explained, evidence.size());
  masks.about = grown(explained, masks.taken, odd(2 * params.beside * square));
  masks.field = outlines.field_mask();
  cv::Mat1i parts;
  const int count = cv::connectedComponents(masks.solid, parts, 8, CV_32S);
  std::vector<Part> found(static_cast<std::size_t>(count));
  const cv::Rect other = count_pixels(parts, masks, found);
  // Light that falls otherwise leaves edges where they were, a body hides them.
  const auto seen = [&](const Part& part) {
    return part.beyond >= params.arm * area || part.on >= params.least * area;
  };
  if (std::any_of(found.begin() + 1, found.end(), seen)) {
    const cv::Mat1f& edges = evidence.edges_within(other);
    for (int y = other.y; y < other.br().y; ++y)
      for (int x = other.x; x < other.br().x; ++x)
        if (parts(y, x) != 0 && masks.taken(y, x) == 0) {
          Part& part = found[static_cast<std::size_t>(parts(y, x))];
          const double nats = std::abs(edges(y, x));
          (edges(y, x) > 0 ? part.changed : part.stays) += nats;
          if (masks.bodies(y, x) != 0) (edges(y, x) > 0 ? part.bodies_changed : part.bodies_stay) += nats;
        }
  }
  Occluders out;
  out.reach = cv::Mat1b::zeros(parts.size());
  out.alone = out.reach.clone();
  std::vector<char> kind(found.size());  // 1: comes from beyond, 2: lies on the board alone
  for (int i = 1; i < count; ++i) {
    const Part& part = found[static_cast<std::size_t>(i)];
    const double on = part.on / area, beyond = part.beyond / area;
    // A hand's shadow lies over more edges than the hand has that it belongs to.
    const bool body =
        part.bodies_changed > params.body_edges * area && part.bodies_changed >= params.body_changes * part.bodies_stay;
    if (part.stays > params.some_edges * area && part.changed < params.edges_stay * part.stays && !body) continue;
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
  if (std::all_of(kind.begin(), kind.end(), [](char of) { return of == 0; })) return out;
  for (int y = 0; y < parts.rows; ++y)
    for (int x = 0; x < parts.cols; ++x)
      if (const char of = kind[static_cast<std::size_t>(parts(y, x))]; of != 0 && masks.about(y, x) == 0)
        (of == 1 ? out.reach : out.alone)(y, x) = 255;
  return out;
}

bool has_gone(const cv::Mat3b& first, const cv::Mat3b& second, const cv::Mat1b& thing,
              const calibration::BoardPlane& plane) {
  constexpr int kBand = 5;         // pixels across the outline
  constexpr double kClearly = 2;   // times as strong
  constexpr float kBorder = 0.7F;  // squares about the board that may belong to it
  constexpr int kLeast = 40;       // pixels of outline
  const cv::Mat around = cv::getStructuringElement(cv::MORPH_ELLIPSE, {kBand, kBand});
  cv::Mat1b outline;
  cv::morphologyEx(thing, outline, cv::MORPH_GRADIENT, around);
  std::vector<cv::Point> board;
  cv::Point2f middle(0, 0);
  for (const cv::Point2d& corner : plane.corners()) middle += cv::Point2f(corner) / 4;
  for (const cv::Point2d& corner : plane.corners()) {
    const cv::Point2f out = cv::Point2f(corner) - middle;
    board.emplace_back(middle + out * (1 + kBorder * static_cast<float>(plane.square_px() / cv::norm(out))));
  }
  cv::fillConvexPoly(outline, board, cv::Scalar(0));
  if (cv::countNonZero(outline) < kLeast) return false;
  const auto steps = [&](const cv::Mat3b& picture) {
    cv::Mat1b grey;
    cv::cvtColor(picture, grey, cv::COLOR_BGR2GRAY);
    cv::Mat1f across, along, strength;
    cv::Sobel(grey, across, CV_32F, 1, 0);
    cv::Sobel(grey, along, CV_32F, 0, 1);
    cv::magnitude(across, along, strength);
    return cv::mean(strength, outline)[0];
  };
  return steps(first) > kClearly * steps(second);
}

}  // namespace arbiter::vision
