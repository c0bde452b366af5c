// SPDX-License-Identifier: MIT
#include "vision/reading/picture_reader.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "vision/reading/figure_box.h"
#include "vision/reading/proportions.h"

namespace arbiter::vision {

using calibration::BoardPlane;

namespace {

/// Brightness, bluishness and reddishness of a figure's body.
using Tone = cv::Vec3f;

constexpr float kDiffers = 30;  // grey levels by which a figure's body is told from the bare square behind it
// Pixels of the view beside, above and below the foot.
constexpr int kBodyWide = 7, kBodyHigh = 19, kBodyLow = 5;
constexpr std::array<float, 3> kLeastSpread{18, 10, 10};  // of one set's tones: light falls differently on each piece
constexpr double kFewest = 2;                             // figures of each set, from which on sets can be compared
constexpr float kLeastContrast = 35;  // grey levels between the sets' mean brightness, below which it tells little
constexpr double kMostFromTones = 3;  // natural logarithm of the odds that tones may give
constexpr int kRounds = 3;
/// How often other things stand on boards, against how often they stood on those that the network has learnt from.
constexpr double kOtherThings = 0.2;

/// The part that a figure's own look has in what its kind is said to be, whatever stands there usually. More than what
/// SquareOpinion::kSure leaves open: a kind that its look excludes is never sure.
constexpr double kLooksShare = 0.12;

/// A way round that is less likely is not looked into.
constexpr double kLeastWay = 0.001;

/// Squares off its middle from where a square is judged again. Chosen among 0.05 to 0.1 on half of the photographs.
constexpr double kBeside = 0.08;

/// Is there no doubt what stands there, its kind aside?
bool is_plain(const SquareJudgement& judged) {
  constexpr float kPlain = 0.985F;
  const float figure = std::accumulate(judged.kinds.begin(), judged.kinds.end(), 0.0F);
  return judged.empty > kPlain || (figure > kPlain && std::max(judged.dark, 1 - judged.dark) > kPlain);
}

double logit(double p) { return std::log((p + 1e-6) / (1 - p + 1e-6)); }

/// 0 where there is none.
float median(std::vector<float>& list) {
  if (list.empty()) return 0;
  const auto middle = list.begin() + static_cast<long>(list.size() / 2);
  std::nth_element(list.begin(), middle, list.end());
  return *middle;
}

/// The median tone of what stands on the square.
Tone body_tone(const SquareView& view) {
  std::array<std::vector<float>, 3> all, own;
  for (int v = static_cast<int>(square_view::kFootY) - kBodyHigh; v <= static_cast<int>(square_view::kFootY) + kBodyLow;
       ++v)
    for (int u = static_cast<int>(square_view::kFootX) - kBodyWide;
         u <= static_cast<int>(square_view::kFootX) + kBodyWide + 1; ++u) {
      const cv::Vec3f seen = view.picture(v, u);
      const cv::Vec3f bare = (view.ground(v, u) & square_view::kDark) != 0 ? view.dark : view.light;
      const float grey = 0.114F * seen[0] + 0.587F * seen[1] + 0.299F * seen[2];
      const Tone tone(grey, seen[0] - grey, seen[2] - grey);
      const bool differs = cv::norm(seen, bare) > kDiffers;
      for (size_t c = 0; c < 3; ++c) {
        all.at(c).push_back(tone[static_cast<int>(c)]);
        if (differs) own.at(c).push_back(tone[static_cast<int>(c)]);
      }
    }
  auto& used = own[0].size() * 4 >= all[0].size() ? own : all;
  Tone tone;
  for (size_t c = 0; c < 3; ++c) tone[static_cast<int>(c)] = median(used.at(c));
  return tone;
}

/// A figure of the picture, as far as its set is concerned.
struct Figure {
  size_t index = 0;   ///< of its square
  double weight = 0;  ///< probability that it is a figure
  double alone = 0;   ///< log-odds of the dark set by its look alone
  double dark = 0;    ///< probability of the dark set
  Tone tone;
};

/// Each picture has two sets and each set one tone: figures that look like one set's others belong to it.
void compare_sets(std::vector<Figure>& figures) {
  for (int round = 0; round < kRounds; ++round) {
    std::array<double, 2> count{};
    std::array<Tone, 2> mean{};
    Tone spread(0, 0, 0);
    for (const Figure& f : figures)
      for (size_t s = 0; s < 2; ++s) {
        const double w = f.weight * (s == 1 ? f.dark : 1 - f.dark);
        count.at(s) += w;
        mean.at(s) += f.tone * static_cast<float>(w);
      }
    if (count[0] < kFewest || count[1] < kFewest) return;
    for (size_t s = 0; s < 2; ++s) mean.at(s) *= static_cast<float>(1 / count.at(s));
    if (mean[0][0] - mean[1][0] < kLeastContrast) return;
    for (const Figure& f : figures)
      for (size_t s = 0; s < 2; ++s) {
        const Tone d = f.tone - mean.at(s);
        spread += d.mul(d) * static_cast<float>(f.weight * (s == 1 ? f.dark : 1 - f.dark) / (count[0] + count[1]));
      }
    for (Figure& f : figures) {
      double evidence = 0;
      for (int c = 0; c < 3; ++c) {
        const float least = kLeastSpread.at(static_cast<size_t>(c)), variance = std::max(spread[c], least * least);
        const float light = f.tone[c] - mean[0][c], dark = f.tone[c] - mean[1][c];
        evidence += (light * light - dark * dark) / (2 * variance);
      }
      const double odds = f.alone + std::clamp(evidence, -kMostFromTones, kMostFromTones);
      f.dark = 1 / (1 + std::exp(-odds));
    }
  }
}

/// Other boards are played on with other sets.
bool has_ordinary_sets(const Board& board) { return board.id() == "chess8"; }

/// What their sizes say of all figures. Each set has one tone, by which its figures' outlines are told.
void weigh_sizes(const std::vector<SquareView>& views, std::vector<SquareOpinion>& opinions) {
  std::vector<size_t> figures;
  std::vector<KindShares> kinds;
  std::vector<FigureSize> sizes;
  for (const SquareOpinion::What set : {SquareOpinion::What::light, SquareOpinion::What::dark}) {
    const size_t first = figures.size();
    std::vector<cv::Vec3f> own;
    std::array<std::vector<float>, 3> tones;
    for (size_t i = 0; i < views.size(); ++i) {
      if (!opinions[i].in_picture || opinions[i].best() != set) continue;
      figures.push_back(i);
      kinds.push_back(opinions[i].kinds);
      own.push_back(tone_of_body(views[i]));
      for (size_t c = 0; c < 3; ++c) tones.at(c).push_back(own.back()[static_cast<int>(c)]);
    }
    const cv::Vec3f tone(median(tones[0]), median(tones[1]), median(tones[2]));
    for (size_t f = first; f < figures.size(); ++f)
      sizes.push_back(size_of(views[figures[f]], (own[f - first] + tone) / 2));
  }
  const std::vector<KindShares> said = in_proportion(kinds, sizes);
  for (size_t f = 0; f < figures.size(); ++f) opinions[figures[f]].sizes = said[f];
}

/// The kinds of each side's figures together, as `box` says of a side's.
template <class Box>
void out_of_their_boxes(std::vector<SquareOpinion>& opinions, const Box& box) {
  for (const SquareOpinion::What side : {SquareOpinion::What::light, SquareOpinion::What::dark}) {
    std::vector<SquareOpinion*> figures_of_side;
    std::vector<KindShares> kinds;
    for (SquareOpinion& opinion : opinions)
      if (opinion.in_picture && opinion.best() == side) {
        figures_of_side.push_back(&opinion);
        kinds.push_back(opinion.kinds);
      }
    kinds = box(kinds);
    for (size_t f = 0; f < kinds.size(); ++f) figures_of_side[f]->kinds = kinds[f];
  }
}

/// What usually stands somewhere may outweigh what a figure looks like, but is never sure against it: as a small part,
/// each figure's own look has its say in the end.
void listen_to_looks(std::vector<SquareOpinion>& read, const std::vector<SquareOpinion>& alone) {
  for (size_t i = 0; i < read.size(); ++i) {
    if (!read[i].is_figure()) continue;
    const Looks look = own_look(alone[i]);
    for (size_t k = 0; k < kFigureKinds.size(); ++k)
      read[i].kinds.at(k) = (1 - kLooksShare) * read[i].kinds.at(k) + kLooksShare * std::exp(look.at(k));
  }
}

}  // namespace

SquareOpinion::What SquareOpinion::best() const {
  const std::array<double, 4> all{empty, light, dark, unknown};
  return static_cast<What>(std::max_element(all.begin(), all.end()) - all.begin());
}

double SquareOpinion::certainty() const { return std::max({empty, light, dark, unknown}); }

size_t SquareOpinion::best_kind() const {
  return static_cast<size_t>(std::max_element(kinds.begin(), kinds.end()) - kinds.begin());
}

double SquareOpinion::kind_certainty() const { return kinds.at(best_kind()); }

void PictureReader::look_again_beside(const cv::Mat& picture, const BoardPlane& plane,
                                      std::vector<SquareJudgement>& judgements) {
  const std::vector<Cell> cells = plane.board().cells();
  std::vector<size_t> doubtful;
  std::vector<Cell> there_again;
  for (size_t i = 0; i < judgements.size(); ++i)
    if (!is_plain(judgements[i])) {
      doubtful.push_back(i);
      there_again.push_back(cells[i]);
    }
  if (doubtful.empty()) return;
  const auto on_board = calibration::corners_on_board(plane.board());
  std::vector<std::vector<SquareJudgement>> all(1);
  for (const size_t i : doubtful) all[0].push_back(judgements[i]);
  for (const cv::Point2d by :
       {cv::Point2d(kBeside, 0), cv::Point2d(-kBeside, 0), cv::Point2d(0, kBeside), cv::Point2d(0, -kBeside)}) {
    calibration::Corners corners;
    for (size_t c = 0; c < corners.size(); ++c) corners.at(c) = plane.to_pixel(on_board.at(c) + by);
    const auto there = BoardPlane::from_corners(plane.board(), corners, plane.lens());
    if (there) all.push_back(classifier_.judge(square_views(picture, *there, there_again)));
  }
  const auto count = static_cast<float>(all.size());
  for (size_t i = 0; i < doubtful.size(); ++i) {
    SquareJudgement mean;
    mean.dark = 0;
    for (const std::vector<SquareJudgement>& judged : all) {
      mean.empty += judged[i].empty / count;
      mean.other += judged[i].other / count;
      mean.dark += judged[i].dark / count;
    }
    // Which kind it is, is seen best from where it should stand.
    SquareJudgement& own = judgements[doubtful[i]];
    const float shapes = std::accumulate(own.kinds.begin(), own.kinds.end(), 1e-9F);
    for (size_t k = 0; k < own.kinds.size(); ++k)
      mean.kinds.at(k) = (1 - mean.empty - mean.other) * own.kinds.at(k) / shapes;
    own = mean;
  }
}

std::vector<SquareOpinion> PictureReader::each_square(const cv::Mat& picture, const BoardPlane& plane, bool thorough) {
  const std::vector<SquareView> views = square_views(picture, plane);
  std::vector<SquareJudgement> judgements = classifier_.judge(views);
  if (thorough) look_again_beside(picture, plane, judgements);
  std::vector<SquareOpinion> opinions(views.size());
  std::vector<Figure> figures;
  for (size_t i = 0; i < views.size(); ++i) {
    const SquareJudgement& judged = judgements[i];
    SquareOpinion& opinion = opinions[i];
    opinion.cell = views[i].cell;
    opinion.in_picture = !views[i].empty();
    const double shapes = std::accumulate(judged.kinds.begin(), judged.kinds.end(), 0.0);
    const double total = judged.empty + shapes + kOtherThings * judged.other, figure = shapes / total;
    opinion.empty = judged.empty / total;
    opinion.unknown = kOtherThings * judged.other / total;
    opinion.light = figure * (1 - judged.dark);
    opinion.dark = figure * judged.dark;
    for (size_t k = 0; k < judged.kinds.size(); ++k)
      opinion.kinds.at(k) = (judged.kinds.at(k) + 1e-9) / (shapes + 1e-9 * static_cast<double>(judged.kinds.size()));
    if (opinion.in_picture && figure > 0.5)
      figures.push_back({i, figure, logit(judged.dark), judged.dark, body_tone(views[i])});
  }
  compare_sets(figures);
  for (const Figure& f : figures) {
    SquareOpinion& opinion = opinions[f.index];
    opinion.light = f.weight * (1 - f.dark);
    opinion.dark = f.weight * f.dark;
  }
  if (thorough && has_ordinary_sets(plane.board())) weigh_sizes(views, opinions);
  return opinions;
}

std::vector<SquareOpinion> PictureReader::read(const cv::Mat& picture, const BoardPlane& plane) {
  std::vector<SquareOpinion> opinions = each_square(picture, plane);
  if (has_ordinary_sets(plane.board()))
    out_of_their_boxes(opinions, [](const std::vector<KindShares>& kinds) { return from_one_box(kinds, kKindTrust); });
  return opinions;
}

void PictureReader::know_positions(PositionReading& reading, const std::vector<SquareOpinion>& alone,
                                   const SetUpReading& set_up, const Board& board) {
  // What stands where, and whose it is, has been told from the whole picture; how figures look has not.
  std::vector<SquareOpinion> seen = reading.squares;
  for (size_t i = 0; i < seen.size(); ++i) {
    seen[i].kinds = alone[i].kinds;
    if (seen[i].is_figure()) reading.squares[i].kinds.fill(0);
  }
  double total = 0;
  for (const int orientation : {0, 2}) {
    const double way = reading.ways.at(static_cast<size_t>(orientation));
    if (way < kLeastWay) continue;
    total += way;
    const std::vector<KindShares> kinds = prior_->kinds(seen, board, orientation);
    for (size_t i = 0; i < seen.size(); ++i)
      if (seen[i].is_figure())
        for (size_t k = 0; k < kinds[i].size(); ++k) reading.squares[i].kinds.at(k) += way * kinds[i].at(k);
  }
  for (size_t i = 0; i < seen.size(); ++i)
    if (reading.squares[i].is_figure())
      for (size_t k = 0; k < kFigureKinds.size(); ++k) {
        // The network of positions knows games that begin as usual, and no others.
        double& share = reading.squares[i].kinds.at(k);
        share = set_up.usual * share / total + (1 - set_up.usual) * set_up.otherwise[i].at(k);
      }
  out_of_their_boxes(reading.squares, within_one_box);
}

PositionReading PictureReader::read_position(const cv::Mat& picture, const BoardPlane& plane) {
  PositionReading out{each_square(picture, plane, true), {}};
  if (!has_ordinary_sets(plane.board())) return out;
  const std::vector<SquareOpinion> alone = out.squares;
  const SetUpReading set_up = given_the_set_up(out.squares, plane.board());
  out.ways = set_up.ways;
  out.usual = set_up.usual;
  if (prior_)
    know_positions(out, alone, set_up, plane.board());
  else
    out_of_their_boxes(out.squares, [](const std::vector<KindShares>& kinds) { return from_one_box(kinds, 1); });
  listen_to_looks(out.squares, alone);
  return out;
}

calibration::Expected<PictureReader> PictureReader::built_in() {
  auto squares = SquareClassifier::built_in();
  if (!squares) return tl::unexpected(squares.error());
  auto positions = PositionPrior::built_in();
  if (!positions) return tl::unexpected(positions.error());
  return PictureReader(std::move(*squares), std::move(*positions));
}

}  // namespace arbiter::vision
