// SPDX-License-Identifier: MIT
#include "calibration/tags/tag.h"

#include <apriltag/apriltag.h>
#include <apriltag/tag36h11.h>

namespace arbiter::calibration {

cv::Mat1b tag_picture(int number) {
  apriltag_family_t* family = tag36h11_create();
  image_u8_t* image = apriltag_to_image(family, number);
  cv::Mat1b picture = cv::Mat1b(image->height, image->width, image->buf, static_cast<size_t>(image->stride)).clone();
  image_u8_destroy(image);
  tag36h11_destroy(family);
  return picture;
}

}  // namespace arbiter::calibration
