// SPDX-License-Identifier: MIT
#include "vision/tags/tag_detector.h"

#include <apriltag/apriltag.h>
#include <apriltag/tag36h11.h>

#include "calibration/tags/tag.h"

namespace arbiter::vision {

namespace {

// The library's detector with its family: made once a thread, as making it costs more than a small picture.
class Detector {
 public:
  Detector() : family_(tag36h11_create()), detector_(apriltag_detector_create()) {
    apriltag_detector_add_family(detector_, family_);
    detector_->nthreads = 1;
  }
  ~Detector() {
    apriltag_detector_destroy(detector_);
    tag36h11_destroy(family_);
  }
  Detector(const Detector&) = delete;
  Detector& operator=(const Detector&) = delete;

  std::vector<SeenTag> read(const cv::Mat1b& grey, double shrink, int contrast) {
    detector_->qtp.min_white_black_diff = contrast;
    detector_->quad_decimate = static_cast<float>(shrink);
    image_u8_t image{grey.cols, grey.rows, static_cast<int>(grey.step), grey.data};
    zarray_t* found = apriltag_detector_detect(detector_, &image);
    std::vector<SeenTag> tags;
    for (int i = 0; i < zarray_size(found); ++i) {
      apriltag_detection_t* d = nullptr;
      zarray_get(found, i, &d);
      SeenTag tag;
      tag.number = d->id;
      tag.margin = d->decision_margin;
      tag.corrected = d->hamming;
      // The library counts the first pixel's middle as (0.5, 0.5).
      const cv::Matx33d half(1, 0, -0.5, 0, 1, -0.5, 0, 0, 1);
      cv::Matx33d h;
      for (int r = 0; r < 3; ++r)
        for (int c = 0; c < 3; ++c) h(r, c) = MATD_EL(d->H, r, c);
      tag.homography = half * h;
      tags.push_back(tag);
    }
    apriltag_detections_destroy(found);
    return tags;
  }

 private:
  apriltag_family_t* family_;
  apriltag_detector_t* detector_;
};

}  // namespace

cv::Point2d SeenTag::pixel(double x, double y) const {
  const cv::Vec3d q = homography * cv::Vec3d(x, y, 1);
  return {q[0] / q[2], q[1] / q[2]};
}

double SeenTag::side() const {
  double round = 0;
  constexpr double k = calibration::kTagMargin;
  const cv::Point2d corners[] = {pixel(-k, -k), pixel(k, -k), pixel(k, k), pixel(-k, k)};
  for (int i = 0; i < 4; ++i) round += cv::norm(corners[i] - corners[(i + 1) % 4]);
  return round / 4;
}

std::vector<SeenTag> read_tags(const cv::Mat1b& grey, double shrink, int contrast) {
  thread_local Detector detector;
  return detector.read(grey, shrink, contrast);
}

}  // namespace arbiter::vision
