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
constexpr int kLooks = 0, kLight = 6, kDark = 7, kCounts = 8, kRank = 20, kChannels = 21;
constexpr double kMany = 8;  // figures, as which a count is 1

/// Of the logarithm of what the reader of squares says of kinds, how much is believed where what else stands there has
/// its say, too. Chosen among 0.4 to 1 on half of the photographs; the other half was not looked at for it.
constexpr double kTrust = 0.7;
/// The reader of squares is never surer than this, and neither is one figure's look.
constexpr double kLeast = 1e-4;

using Looks = std::array<double, kKinds>;

bool is_figure(const SquareOpinion& seen) {
  return seen.in_picture && (seen.best() == SquareOpinion::What::light || seen.best() == SquareOpinion::What::dark);
}

/// Logarithms of the likelihoods of the kinds, normalised.
Looks looks_of(const SquareOpinion& seen) {
  Looks looks{};
  for (size_t k = 0; k < kKinds; ++k) looks.at(k) = kTrust * std::log(seen.kinds.at(k) / kLearntKinds.at(k) + kLeast);
  const double top = *std::max_element(looks.begin(), looks.end());
  double sum = 0;
  for (const double one : looks) sum += std::exp(one - top);
  for (double& one : looks) one = std::max(one - top - std::log(sum), std::log(kLeast));
  return looks;
}

/// Where a cell stands in the planes: first rank and a-file first, as the light player sees them.
int place_of(const Board& board, Cell cell, int quarters) {
  const int place = board.rank(cell) * kSide + board.file(cell);
  return quarters == 0 ? place : kArea - 1 - place;
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
  const auto bad = [](const std::string& why) {
    return tl::unexpected(calibration::Error{"bad_network", "the network that knows positions cannot be used: " + why});
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

std::vector<KindShares> PositionPrior::kinds(const std::vector<SquareOpinion>& seen, const Board& board, int quarters) {
  const std::array<int, 4> shape{1, kChannels, kSide, kSide};
  cv::Mat blob(4, shape.data(), CV_32F, cv::Scalar(0));
  const auto plane = [&](int channel) { return blob.ptr<float>(0, channel); };
  std::vector<Looks> looks(seen.size());
  for (size_t i = 0; i < seen.size(); ++i) {
    const int place = place_of(board, seen[i].cell, quarters);
    plane(kRank)[place] = static_cast<float>(place / kSide) / 3.5F - 1;
    if (!is_figure(seen[i])) continue;
    const bool dark = seen[i].best() == SquareOpinion::What::dark;
    looks[i] = looks_of(seen[i]);
    plane(dark ? kDark : kLight)[place] = 1;
    double sum = 0;
    for (const double one : looks[i]) sum += std::exp(one);
    for (size_t k = 0; k < kKinds; ++k) {
      const auto likely = static_cast<float>(std::exp(looks[i].at(k)) / sum);
      plane(kLooks + static_cast<int>(k))[place] = likely;
      float* counts = plane(kCounts + static_cast<int>((dark ? kKinds : 0) + k));
      for (int p = 0; p < kArea; ++p) counts[p] += likely / static_cast<float>(kMany);
    }
  }
  network_->net.setInput(blob);
  const cv::Mat added = network_->net.forward();
  std::vector<KindShares> out(seen.size());
  for (size_t i = 0; i < seen.size(); ++i) {
    out[i] = seen[i].kinds;
    if (!is_figure(seen[i])) continue;
    const int place = place_of(board, seen[i].cell, quarters);
    double top = -1e9, sum = 0;
    for (size_t k = 0; k < kKinds; ++k) {
      looks[i].at(k) += added.ptr<float>(0, static_cast<int>(k))[place];
      top = std::max(top, looks[i].at(k));
    }
    for (size_t k = 0; k < kKinds; ++k) sum += out[i].at(k) = std::exp(looks[i].at(k) - top);
    for (double& one : out[i]) one /= sum;
  }
  return out;
}

}  // namespace arbiter::vision
