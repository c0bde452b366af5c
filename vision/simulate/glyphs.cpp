#include "vision/simulate/glyphs.h"

#include <opencv2/imgproc.hpp>
#include <string>

namespace arbiter::vision::simulate {

cv::Mat glyph(std::string_view kind, bool /*second*/) {
  cv::Mat image(96, 96, CV_8U, cv::Scalar(0));
  std::string letter(kind.substr(0, 1));
  letter[0] = static_cast<char>(std::toupper(letter[0]));
  cv::putText(image, letter, {28, 66}, cv::FONT_HERSHEY_DUPLEX, 1.8, 255, 5, cv::LINE_AA);
  return image;
}

}  // namespace arbiter::vision::simulate
