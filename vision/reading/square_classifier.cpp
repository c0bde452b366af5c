// SPDX-License-Identifier: MIT
#include "vision/reading/square_classifier.h"

#include <algorithm>
#include <cmath>
#include <opencv2/dnn.hpp>
#include <span>

extern "C" {
// From networks.S.
extern const char arbiter_squares_network[];
extern const char arbiter_squares_network_end[];
}

namespace arbiter::vision {

namespace {

using namespace square_view;

constexpr int kChannels = 8, kArea = kWidth * kHeight;
constexpr int kWhats = static_cast<int>(kFigureKinds.size()) + 2;  // empty, the kinds, other

/// The channels of one view, as it is or mirrored left to right; the same as `joined(*views_of(...))` in
/// vision/train/train_squares.py.
void fill(const SquareView& view, bool mirrored, float* out) {
  const auto unit = [](float value) { return value / 127.5F - 1; };
  for (int i = 0; i < kArea; ++i) {
    const int from = mirrored ? i - i % kWidth + kWidth - 1 - i % kWidth : i;
    const std::uint8_t ground = view.ground.data[from];
    const int tone = ground & 3;
    for (int c = 0; c < 3; ++c) {
      out[c * kArea + i] = unit(view.picture.data[3 * from + c]);
      const float light = view.light[c], dark = view.dark[c];
      out[(3 + c) * kArea + i] = unit(tone == kLight ? light : tone == kDark ? dark : (light + dark) / 2);
    }
    out[6 * kArea + i] = (ground & kOwn) != 0 ? 1.0F : ground != 0 ? 0.0F : -1.0F;
    out[7 * kArea + i] = 2 * view.steepness - 1;
  }
}

SquareJudgement from_logits(const float* logits) {
  std::array<float, kWhats> p{};
  const float top = *std::max_element(logits, logits + kWhats);
  float total = 0;
  for (int i = 0; i < kWhats; ++i) total += p.at(static_cast<size_t>(i)) = std::exp(logits[i] - top);
  for (float& one : p) one /= total;
  SquareJudgement judgement;
  judgement.empty = p.front();
  std::copy(p.begin() + 1, p.end() - 1, judgement.kinds.begin());
  judgement.other = p.back();
  judgement.dark = 1 / (1 + std::exp(-logits[kWhats]));
  return judgement;
}

/// Of what stands there, and of its side if something does.
bool is_sure(const SquareJudgement& one) {
  constexpr float kSure = 0.99F;
  return one.empty > kSure ||
         (*std::max_element(one.kinds.begin(), one.kinds.end()) > kSure && std::max(one.dark, 1 - one.dark) > kSure);
}

SquareJudgement knows_nothing() {
  SquareJudgement judgement;
  judgement.empty = 0.6F;
  judgement.kinds.fill(0.06F);
  judgement.other = 0.04F;
  return judgement;
}

}  // namespace

struct SquareClassifier::Network {
  cv::dnn::Net net;
};

calibration::Expected<SquareClassifier> SquareClassifier::built_in() {
  return from_bytes(
      {arbiter_squares_network, static_cast<size_t>(arbiter_squares_network_end - arbiter_squares_network)});
}

calibration::Expected<SquareClassifier> SquareClassifier::from_bytes(std::string_view onnx) {
  const auto bad = [](const std::string& why) {
    return tl::unexpected(calibration::Error{"bad_network", "the network that reads squares cannot be used: " + why});
  };
  auto network = std::make_unique<Network>();
  try {
    network->net = cv::dnn::readNetFromONNX(onnx.data(), onnx.size());
    if (network->net.empty()) return bad("it is empty");
    const std::array<int, 4> shape{1, kChannels, kHeight, kWidth};
    network->net.setInput(cv::Mat(4, shape.data(), CV_32F, cv::Scalar(0)));
    const cv::Mat out = network->net.forward();
    if (out.total() != kWhats + 1) return bad("it answers with " + std::to_string(out.total()) + " numbers");
  } catch (const cv::Exception& e) {
    return bad(e.err.empty() ? e.what() : e.err);
  }
  return SquareClassifier(std::move(network));
}

SquareClassifier::SquareClassifier(std::unique_ptr<Network> network) : network_(std::move(network)) {}
SquareClassifier::~SquareClassifier() = default;
SquareClassifier::SquareClassifier(SquareClassifier&&) noexcept = default;
SquareClassifier& SquareClassifier::operator=(SquareClassifier&&) noexcept = default;

cv::Mat SquareClassifier::look(const std::vector<SquareView>& views, const std::vector<size_t>& which, bool mirrored) {
  const std::array<int, 4> shape{static_cast<int>(which.size()), kChannels, kHeight, kWidth};
  cv::Mat blob(4, shape.data(), CV_32F);
  for (size_t k = 0; k < which.size(); ++k) fill(views[which[k]], mirrored, blob.ptr<float>(static_cast<int>(k)));
  network_->net.setInput(blob);
  return network_->net.forward().clone();
}

std::vector<SquareJudgement> SquareClassifier::judge(const std::vector<SquareView>& views) {
  std::vector<SquareJudgement> out(views.size(), knows_nothing());
  std::vector<size_t> seen, unsure;
  for (size_t i = 0; i < views.size(); ++i)
    if (!views[i].empty()) seen.push_back(i);
  if (seen.empty()) return out;
  cv::Mat logits = look(views, seen, false);
  for (size_t k = 0; k < seen.size(); ++k) {
    out[seen[k]] = from_logits(logits.ptr<float>(static_cast<int>(k)));
    if (!is_sure(out[seen[k]])) unsure.push_back(k);
  }
  if (unsure.empty()) return out;
  // A mirror image shows the same figure, and two looks err less than one.
  std::vector<size_t> again;
  again.reserve(unsure.size());
  for (const size_t k : unsure) again.push_back(seen[k]);
  const cv::Mat mirrored = look(views, again, true);
  for (size_t m = 0; m < unsure.size(); ++m) {
    std::array<float, kWhats + 1> mean{};
    for (int i = 0; i <= kWhats; ++i)
      mean.at(static_cast<size_t>(i)) =
          (logits.at<float>(static_cast<int>(unsure[m]), i) + mirrored.at<float>(static_cast<int>(m), i)) / 2;
    out[again[m]] = from_logits(mean.data());
  }
  return out;
}

}  // namespace arbiter::vision
