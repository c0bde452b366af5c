// SPDX-License-Identifier: MIT
#include "vision/reading/position_prior.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <opencv2/dnn.hpp>

extern "C" {
// From networks.S.
extern const char arbiter_positions_network[];
extern const char arbiter_positions_network_end[];
}

namespace arbiter::vision {

namespace {

constexpr int kSide = 8, kArea = kSide * kSide;
constexpr size_t kKinds = kFigureKinds.size();
/// What goes in, as inputs_of in vision/train/train_positions.py makes it: the looks of figures, where light and dark
/// ones stand, how many of each kind either side seems to have, the rank.
constexpr size_t kLooks = 0, kLight = 6, kDark = 7, kCounts = 8, kRank = 20;
constexpr int kChannels = 21;
constexpr float kMany = 8;  // figures, as which a count is 1

/// What a figure's likeness to the others of its set counts beside its own look. Chosen on pictures of fourteen filmed
/// games; no photograph was looked at for it.
constexpr double kOfTheSet = 0.3;
constexpr int kRounds = 3;  // in which figures are compared with what the others have come to be

/// Where a cell stands in the planes: first rank and a-file first, as the light player sees them.
int place_of(const Board& board, Cell cell, int orientation) {
  const int place = board.rank(cell) * kSide + board.file(cell);
  return orientation == 0 ? place : kArea - 1 - place;
}

}  // namespace

struct PositionPrior::Network {
  cv::dnn::Net net;
};

calibration::Expected<PositionPrior> PositionPrior::built_in() {
  return from_bytes(
      {arbiter_positions_network, static_cast<size_t>(arbiter_positions_network_end - arbiter_positions_network)});
}

calibration::Expected<PositionPrior> PositionPrior::from_bytes(std::string_view onnx) {
  // The networks are part of the program: only its developers see this.
  const auto bad = [](const std::string& why) {
    return calibration::failure("bad_network", as_it_is("the network that knows positions cannot be used: " + why));
  };
  auto network = std::make_unique<Network>();
  try {
    network->net = cv::dnn::readNetFromONNX(onnx.data(), onnx.size());
    if (network->net.empty()) return bad("it is empty");
    const std::array<int, 4> shape{1, kChannels, kSide, kSide};
    network->net.setInput(cv::Mat(4, shape.data(), CV_32F, cv::Scalar(0)));
    const cv::Mat out = network->net.forward();
    if (out.total() != kKinds * kArea) return bad("it answers with " + std::to_string(out.total()) + " numbers");
  } catch (const cv::Exception& e) {
    return bad(e.err.empty() ? e.what() : e.err);
  }
  return PositionPrior(std::move(network));
}

PositionPrior::PositionPrior(std::unique_ptr<Network> network) : network_(std::move(network)) {}
PositionPrior::~PositionPrior() = default;
PositionPrior::PositionPrior(PositionPrior&&) noexcept = default;
PositionPrior& PositionPrior::operator=(PositionPrior&&) noexcept = default;

std::vector<KindShares> PositionPrior::weighed(const std::vector<Figure>& figures) {
  const std::array<int, 4> shape{1, kChannels, kSide, kSide};
  cv::Mat blob(4, shape.data(), CV_32F, cv::Scalar(0));
  const auto plane = [&](size_t channel) { return blob.ptr<float>(0, static_cast<int>(channel)); };
  for (int place = 0; place < kArea; ++place) plane(kRank)[place] = static_cast<float>(place / kSide) / 3.5F - 1;
  for (const Figure& figure : figures) {
    plane(figure.dark ? kDark : kLight)[figure.place] = 1;
    double sum = 0;
    for (const double one : figure.looks) sum += std::exp(one);
    for (size_t k = 0; k < kKinds; ++k) {
      const auto likely = static_cast<float>(std::exp(figure.looks.at(k)) / sum);
      plane(kLooks + k)[figure.place] = likely;
      float* counts = plane(kCounts + (figure.dark ? kKinds : 0) + k);
      for (int place = 0; place < kArea; ++place) counts[place] += likely / kMany;
    }
  }
  network_->net.setInput(blob);
  const cv::Mat added = network_->net.forward();
  std::vector<KindShares> out;
  out.reserve(figures.size());
  for (const Figure& figure : figures) {
    Looks sum = figure.looks;
    for (size_t k = 0; k < kKinds; ++k) sum.at(k) += added.ptr<float>(0, static_cast<int>(k))[figure.place];
    KindShares shares = normalised(sum);
    for (double& one : shares) one = std::exp(one);
    const double total = std::accumulate(shares.begin(), shares.end(), 0.0);
    for (double& one : shares) one /= total;
    out.push_back(shares);
  }
  return out;
}

std::vector<KindShares> PositionPrior::kinds(const std::vector<SquareOpinion>& seen, const Board& board,
                                             int orientation) {
  std::vector<KindShares> out(seen.size());
  std::vector<size_t> where;
  std::vector<Figure> figures;
  std::vector<SetFigure> of_set;
  std::vector<Looks> own;
  for (size_t i = 0; i < seen.size(); ++i) {
    out[i] = seen[i].kinds;
    if (!seen[i].in_picture || !seen[i].is_figure()) continue;
    const bool dark = seen[i].best() == SquareOpinion::What::dark;
    where.push_back(i);
    own.push_back(own_look(seen[i]));
    figures.push_back({place_of(board, seen[i].cell, orientation), dark, own.back()});
    of_set.push_back({said_of(seen[i].kinds), {}, dark});
  }
  std::vector<KindShares> kinds = weighed(figures);
  for (int round = 0; round < kRounds; ++round) {
    for (size_t f = 0; f < figures.size(); ++f) of_set[f].now = kinds[f];
    const std::vector<Looks> alike = looks_in_a_set(of_set);
    for (size_t f = 0; f < figures.size(); ++f) {
      for (size_t k = 0; k < kKinds; ++k)
        figures[f].looks.at(k) = kOfTheSet * alike[f].at(k) + (1 - kOfTheSet) * own[f].at(k);
      figures[f].looks = normalised(figures[f].looks);
    }
    kinds = weighed(figures);
  }
  for (size_t f = 0; f < where.size(); ++f) out[where[f]] = kinds[f];
  return out;
}

}  // namespace arbiter::vision
