#include "vision/locate/corner_tags.h"

#include <apriltag/apriltag.h>
#include <apriltag/tag36h11.h>

#include <memory>

#include "calibration/prints/sheets.h"

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

  std::vector<SeenTag> read(const cv::Mat1b& grey, double shrink) {
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

std::vector<SeenTag> read_tags(const cv::Mat1b& grey, double shrink) {
  thread_local Detector detector;
  return detector.read(grey, shrink);
}

calibration::Expected<calibration::Corners> corners_from_tags(const std::vector<SeenTag>& tags) {
  constexpr double kLeastMargin = 25;
  // Which corner of each tag's margin lies on the field's corner, in tag coordinates.
  constexpr double k = calibration::kTagMargin;
  static constexpr std::array<std::array<double, 2>, 4> kInner{{{k, -k}, {-k, -k}, {-k, k}, {k, k}}};
  static const std::array<const char*, 4> kNames{"a1", "the far end of the first rank", "the corner opposite a1",
                                                 "the far end of the a-file"};
  calibration::Corners corners;
  std::string missing;
  int seen = 0;
  for (size_t i = 0; i < 4; ++i) {
    const SeenTag* best = nullptr;
    for (const SeenTag& tag : tags)
      if (tag.number == calibration::kCornerTags[i] && tag.margin >= kLeastMargin &&
          (!best || tag.margin > best->margin))
        best = &tag;
    if (best == nullptr) {
      missing += (missing.empty() ? "" : " and at ") + std::string(kNames[i]);
      continue;
    }
    ++seen;
    corners[i] = best->pixel(kInner[i][0], kInner[i][1]);
  }
  if (seen == 0) return calibration::failure("not_found", "no corner tags are to be seen");
  if (seen < 4) return calibration::failure("tags_missing", "the corner tag at " + missing + " cannot be read");
  return corners;
}

}  // namespace arbiter::vision
