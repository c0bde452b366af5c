// SPDX-License-Identifier: MIT
#include "vision/change/change_reader.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <span>

namespace arbiter::vision {

namespace {

/// Sizes against the expected one that are tried, and what each costs.
struct Size {
  double height, width, price;
};
constexpr std::array<Size, 7> kSizes{
    {{1.0, 1, 0}, {0.82, 1, 8}, {1.2, 1, 8}, {0.66, 1, 16}, {1.4, 1, 16}, {0.82, 0.6, 16}, {0.66, 0.5, 24}}};
/// The same of flat pieces: across and thick.
constexpr std::array<Size, 5> kFlatSizes{{{1.0, 1, 0}, {0.82, 1, 8}, {1.0, 2.2, 8}, {0.66, 1, 16}, {0.82, 2.2, 16}}};
constexpr double kThickest = 2.2;  // of them
constexpr double kTallest = 1.4;   // of them
constexpr double kBorder = 0.52;   // squares off the middle: on the border to the next square
constexpr double kKnown = 0.3;     // share of a square's pixels from which it tells whether it has changed
/// Nats for each square² of pixels: what a disc that takes another one's place must explain of what is written on them.
constexpr double kFacePrice = 0.1;
constexpr double kOffsetPrice = 0.6;  // nats a pixel of a square, for each square² off what is expected

}  // namespace

ChangeReader::ChangeReader(const Evidence& evidence, Outlines& outlines, const Placement& before,
                           const PiecePoses& piece_poses)
    : evidence_(evidence), outlines_(outlines), piece_poses_(piece_poses) {
  for (const auto& [cell, piece] : before) pieces_.emplace_back(cell, height_of(piece));
  const double square = outlines.plane().square_px();
  offset_price_ = kOffsetPrice * square * square;
  positive_ = evidence.positive(outlines.board());
}

double ChangeReader::height_of(const Occupant& piece) const {
  constexpr double kUsualSet = 0.75;  // heights of ordinary sets against the usual ones
  return outlines_.flat() ? 1 : kUsualSet * usual_height(piece.type);
}

/// Where on the cell something stands if that is worth most, and what it costs to stand there: `sum` of each shift in
/// pixels, less the price of standing off `expected`.
template <typename Sum>
std::pair<Placing, double> ChangeReader::best_placing(Cell cell, cv::Point2d expected, const Sum& sum) {
  const std::vector<Placing>& placings = outlines_.placings(cell);
  std::vector<double> sums(placings.size());
  double best = -std::numeric_limits<double>::infinity();
  std::pair<Placing, double> chosen;
  for (std::size_t i = 0; i < placings.size(); ++i) {
    const Placing& here = placings[i];
    sums[i] = here.same < i ? sums[here.same] : sum(here.by);
    const cv::Point2d off = here.offset - expected;
    const double price = offset_price_ * (off.x * off.x + off.y * off.y);
    if (sums[i] - price <= best) continue;
    best = sums[i] - price;
    chosen = {here, price};
  }
  return chosen;
}

/// The area of a body on the cell, standing where it explains most. `stood`: it is the piece that stood there.
const ChangeReader::Part& ChangeReader::part(Cell cell, double height, double width, bool stood,
                                             const std::vector<Cell>& moving) {
  std::vector<int> free;  // cells that would hide it, if what stands there did not move
  for (const Cell other : moving)
    if (other != cell && outlines_.may_hide(other, cell)) free.push_back(other.value);
  const int hundredths = static_cast<int>(std::lround(100 * height));
  const auto [it, fresh] =
      parts_.try_emplace(Key{cell.value, hundredths, static_cast<int>(std::lround(100 * width)), stood, free});
  Part& part = it->second;
  if (!fresh) return part;
  Spans& area = part.base = outlines_.body(cell, height, width);
  for (const auto& [other, tall] : pieces_) {
    if (other == cell || !outlines_.may_hide(other, cell)) continue;
    if (std::find(moving.begin(), moving.end(), other) != moving.end()) continue;
    area = without(area, outlines_.flat() ? outlines_.body(other, kSlimBody) : outlines_.body(other, tall, kSlimBody));
  }
  cv::Point2d expected;
  if (const auto known = piece_poses_.cells.find(cell); stood && known != piece_poses_.cells.end())
    expected = known->second.offset;
  const auto [stands, price] = best_placing(cell, expected, [&](cv::Point by) { return evidence_.over(area, by); });
  part.odd = price;
  part.piece_pose.offset = stands.offset;
  part.area = moved(area, stands.by);
  return part;
}

double ChangeReader::evidence_at(Cell cell, const Occupant& piece) {
  return evidence_.positive(outlines_.body(cell, height_of(piece)));
}

double ChangeReader::gain_farther_off(const ChangedCell& one, double height, const Spans& elsewhere) {
  if (!one.after) return 0;
  const Spans& body = outlines_.body(one.cell, height * height_of(*one.after));
  double near = -std::numeric_limits<double>::infinity(), far = near;
  constexpr int kSteps = 4;  // from the middle to the border
  for (int column = -kSteps; column <= kSteps; ++column)
    for (int row = -kSteps; row <= kSteps; ++row) {
      const double x = kBorder * column / kSteps, y = kBorder * row / kSteps;
      const double sum = evidence_.over(without(moved(body, outlines_.shift(one.cell, {x, y})), elsewhere));
      double& best = std::max(std::abs(x), std::abs(y)) > kFarthestOff + 0.01 ? far : near;
      best = std::max(best, sum);
    }
  return std::max(0.0, far - near);
}

double ChangeReader::at_most(const std::vector<ChangedCell>& change) {
  double sum = 0;
  for (const ChangedCell& one : change)
    for (const auto* piece : {&one.before, &one.after}) {
      if (!*piece) continue;
      const double height = kTallest * height_of(**piece);
      const auto [it, fresh] = most_.try_emplace({one.cell, static_cast<int>(std::lround(100 * height))}, 0.0);
      if (fresh) {
        cv::Rect box;
        for (const Span& span :
             outlines_.flat() ? outlines_.body(one.cell, 1, kThickest) : outlines_.body(one.cell, height))
          box |= cv::Rect(span.from, span.row, span.to - span.from, 1);
        const cv::Rect body = box;
        for (const Placing& there : outlines_.placings(one.cell)) box |= body + there.by;
        it->second = evidence_.most_within(box);
      }
      sum += it->second;
    }
  return sum;
}

/// Where everything that the change takes away or puts down stands, each by itself: where it explains most.
std::vector<ChangeReader::Placed> ChangeReader::placed(const std::vector<ChangedCell>& change, double height,
                                                       double width, const std::vector<Cell>& moving) {
  std::vector<Placed> list;
  for (std::size_t i = 0; i < change.size(); ++i)
    for (const bool stood : {true, false}) {
      const std::optional<Occupant>& piece = stood ? change[i].before : change[i].after;
      if (!piece) continue;
      const Part& p = part(change[i].cell, height * height_of(*piece), width, stood, moving);
      list.push_back({i, stood, &p, {}, p.piece_pose, p.odd});
    }
  return list;
}

/// What came next to where something left may seem to stand where that stood, if it is looked at alone: puts it where
/// it explains most of what nothing else explains. Discs and tiles are of one outline: what took another is looked for
/// beside where that stood as well. True when anything was moved.
bool ChangeReader::move_apart(const std::vector<ChangedCell>& change, std::vector<Placed>& list) {
  bool any = false;
  for (Placed& one : list) {
    if (one.stood) continue;
    Spans others;
    for (const Placed& other : list)
      if (other.of != one.of || (outlines_.flat() && &other != &one)) others = united(others, other.area());
    if (pixels_of(without(one.area(), others)) == pixels_of(one.area())) continue;
    const auto [stands, price] = best_placing(change[one.of].cell, {}, [&](cv::Point by) {
      return evidence_.over(without(moved(one.part->base, by), others));
    });
    one.odd = price;
    one.apart = moved(one.part->base, stands.by);
    one.piece_pose.offset = stands.offset;
    any = true;
  }
  return any;
}

/// Nats more than by all of its pixels for a disc or tile on the place of one that it took: where both lie they differ
/// only in what is written on them, and whatever of that looks as before speaks for neither.
double ChangeReader::gain_by_faces(const Spans& stood, const Spans& came) const {
  const Spans both = without(came, without(came, stood));
  const double square = outlines_.plane().square_px();
  return std::max(0.0, evidence_.positive(both) - kFacePrice * square * square - evidence_.over(both));
}

/// How well what stands there explains what differs.
ChangeFit ChangeReader::weighed(const std::vector<ChangedCell>& change, const std::vector<Placed>& list, double price) {
  ChangeFit now;
  now.weakest = std::numeric_limits<double>::infinity();
  double odd = 0, by_faces = 0;
  for (std::size_t i = 0; i < change.size(); ++i) {
    const ChangedCell& one = change[i];
    Spans here;
    double odd_here = 0;
    const Spans *stood = nullptr, *came = nullptr;
    for (const Placed& p : list) {
      if (p.of != i) continue;
      here = here.empty() ? p.area() : united(here, p.area());
      odd_here += p.odd;
      (p.stood ? stood : came) = &p.area();
      if (p.stood) continue;
      now.piece_poses.emplace_back(one.cell, p.piece_pose);
      if (const long all = pixels_of(p.area()); all > 0)
        now.least_known = std::min(now.least_known, evidence_.known(p.area()) / static_cast<double>(all));
    }
    // Of two pieces of one set it may hardly be seen that one has taken the other's place.
    const bool alike = one.before && one.after && one.before->army == one.after->army;
    if (alike && change.size() > 1 && evidence_.over(here) <= 0) continue;
    odd += odd_here;
    const double faces =
        outlines_.flat() && !alike && stood != nullptr && came != nullptr ? gain_by_faces(*stood, *came) : 0;
    by_faces += faces;
    // A square that something lies over tells nothing.
    const double known = evidence_.known(here), all = static_cast<double>(pixels_of(here));
    if (all == 0 || known > kKnown * all)
      now.weakest = std::min(now.weakest, all > 0 ? (evidence_.over(here) + faces) / known : 0.0);
    now.cells.emplace_back(one.cell, here);
    now.area = now.area.empty() ? std::move(here) : united(now.area, here);
  }
  now.score = evidence_.over(now.area) + by_faces - odd - price;
  return now;
}

ChangeFit ChangeReader::fit(const std::vector<ChangedCell>& change, bool sizes) {
  std::vector<Cell> moving;
  for (const ChangedCell& one : change)
    if (one.before) moving.push_back(one.cell);
  ChangeFit best;
  best.score = -std::numeric_limits<double>::infinity();
  std::vector<Placed> stands;
  double price_of_best = 0;
  const auto all_sizes = outlines_.flat() ? std::span<const Size>(kFlatSizes) : std::span<const Size>(kSizes);
  for (const auto& [factor, width, price] : all_sizes) {
    if (!sizes && price > 0) break;
    std::vector<Placed> list = placed(change, factor, width, moving);
    ChangeFit now = weighed(change, list, price);
    now.height = factor;
    if (now.score <= best.score) continue;
    best = std::move(now);
    stands = std::move(list);
    price_of_best = price;
  }
  if (sizes && change.size() > 1 && move_apart(change, stands)) {
    ChangeFit apart = weighed(change, stands, price_of_best);
    apart.height = best.height;
    if (apart.score > best.score) best = std::move(apart);
  }
  if (std::isinf(best.weakest)) best.weakest = 0;
  best.explained = evidence_.positive(best.area);
  for (auto& known : best.piece_poses) {
    const ChangedCell& one =
        *std::find_if(change.begin(), change.end(), [&](const auto& c) { return c.cell == known.first; });
    known.second.height = best.height * height_of(*one.after) / (outlines_.flat() ? 1 : usual_height(one.after->type));
  }
  return best;
}

ChangeReader::Unexplained ChangeReader::unexplained(const Spans& area) {
  const Spans rest = without(outlines_.board(), area);
  Spans bodies;
  for (const auto& [cell, height] : pieces_) bodies = united(bodies, outlines_.body(cell, height));
  const Spans elsewhere = without(rest, bodies);
  Unexplained out;
  out.elsewhere = evidence_.positive(elsewhere);
  out.at_pieces = evidence_.positive(rest) - out.elsewhere;
  return out;
}

}  // namespace arbiter::vision
