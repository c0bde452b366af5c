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
extern const char arbiter_figures_network[];
extern const char arbiter_figures_network_end[];
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

using Logits = std::array<float, kWhats + 1>;

SquareJudgement from_logits(const Logits& logits) {
  std::array<float, kWhats> p{};
  const float top = *std::max_element(logits.begin(), logits.end() - 1);
  float total = 0;
  for (size_t i = 0; i < p.size(); ++i) total += p.at(i) = std::exp(logits.at(i) - top);
  for (float& one : p) one /= total;
  SquareJudgement judgement;
  judgement.empty = p.front();
  std::copy(p.begin() + 1, p.end() - 1, judgement.kinds.begin());
  judgement.other = p.back();
  judgement.dark = 1 / (1 + std::exp(-logits.back()));
  return judgement;
}

constexpr float kSure = 0.99F;  // from which no further look is worth its time; calibrated on tables that teach nothing

/// Of what stands there, and of its side if something does.
bool is_sure(const SquareJudgement& one) {
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

/// The network's answers, a row for each of these views, as they are or mirrored left to right.
cv::Mat answers(cv::dnn::Net& network, const std::vector<SquareView>& views, const std::vector<size_t>& which,
                bool mirrored) {
  const std::array<int, 4> shape{static_cast<int>(which.size()), kChannels, kHeight, kWidth};
  cv::Mat blob(4, shape.data(), CV_32F);
  for (size_t k = 0; k < which.size(); ++k) fill(views[which[k]], mirrored, blob.ptr<float>(static_cast<int>(k)));
  network.setInput(blob);
  return network.forward().clone();
}

/// What several looks at one view come to: the mean of what they say.
struct Looked {
  Logits sum{};
  int looks = 0;

  void add(const float* logits) {
    for (size_t i = 0; i < sum.size(); ++i) sum.at(i) += logits[i];
    ++looks;
  }
  [[nodiscard]] SquareJudgement judgement() const {
    Logits mean = sum;
    for (float& one : mean) one /= static_cast<float>(looks);
    return from_logits(mean);
  }
};

calibration::Expected<cv::dnn::Net> network_of(std::string_view onnx) {
  // The networks are part of the program: only its developers see this.
  const auto bad = [](const std::string& why) {
    return calibration::failure("bad_network", as_it_is("a network that reads squares cannot be used: " + why));
  };
  try {
    cv::dnn::Net network = cv::dnn::readNetFromONNX(onnx.data(), onnx.size());
    if (network.empty()) return bad("it is empty");
    const std::array<int, 4> shape{1, kChannels, kHeight, kWidth};
    network.setInput(cv::Mat(4, shape.data(), CV_32F, cv::Scalar(0)));
    const cv::Mat out = network.forward();
    if (out.total() != kWhats + 1) return bad("it answers with " + std::to_string(out.total()) + " numbers");
    return network;
  } catch (const cv::Exception& e) {
    return bad(e.err.empty() ? e.what() : e.err);
  }
}

}  // namespace

struct SquareClassifier::Networks {
  cv::dnn::Net squares, figures;
};

calibration::Expected<SquareClassifier> SquareClassifier::built_in() {
  const auto bytes = [](const char* begin, const char* end) {
    return std::string_view(begin, static_cast<size_t>(end - begin));
  };
  return from_bytes(bytes(arbiter_squares_network, arbiter_squares_network_end),
                    bytes(arbiter_figures_network, arbiter_figures_network_end));
}

calibration::Expected<SquareClassifier> SquareClassifier::from_bytes(std::string_view squares,
                                                                     std::string_view figures) {
  auto first = network_of(squares);
  if (!first) return tl::unexpected(first.error());
  auto second = network_of(figures);
  if (!second) return tl::unexpected(second.error());
  return SquareClassifier(std::make_unique<Networks>(Networks{*first, *second}));
}

SquareClassifier::SquareClassifier(std::unique_ptr<Networks> networks) : networks_(std::move(networks)) {}
SquareClassifier::~SquareClassifier() = default;
SquareClassifier::SquareClassifier(SquareClassifier&&) noexcept = default;
SquareClassifier& SquareClassifier::operator=(SquareClassifier&&) noexcept = default;

std::vector<SquareJudgement> SquareClassifier::judge(const std::vector<SquareView>& views) {
  std::vector<SquareJudgement> out(views.size(), knows_nothing());
  std::vector<Looked> looked(views.size());
  std::vector<size_t> which;
  for (size_t i = 0; i < views.size(); ++i)
    if (!views[i].empty()) which.push_back(i);
  const auto look = [&](cv::dnn::Net& network, bool mirrored) {
    if (which.empty()) return;
    const cv::Mat said = answers(network, views, which, mirrored);
    for (size_t k = 0; k < which.size(); ++k) {
      looked[which[k]].add(said.ptr<float>(static_cast<int>(k)));
      out[which[k]] = looked[which[k]].judgement();
    }
  };
  const auto go_on_unless = [&](const auto& done) {
    which.erase(std::remove_if(which.begin(), which.end(), [&](size_t i) { return done(out[i]); }), which.end());
  };
  // Most squares are empty and plainly so; what stands there is judged by two that learnt from other draws.
  look(networks_->squares, false);
  go_on_unless([](const SquareJudgement& one) { return one.empty > kSure; });
  look(networks_->figures, false);
  // A mirror image shows the same figure, and more looks err less.
  go_on_unless(is_sure);
  look(networks_->squares, true);
  look(networks_->figures, true);
  return out;
}

}  // namespace arbiter::vision
