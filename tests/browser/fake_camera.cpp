// SPDX-License-Identifier: MIT
// A film as the camera of a browser (chromium's --use-file-for-fake-video-capture): uncompressed frames, which it plays
// in real time and from the beginning again.
//   arbiter_fake_camera FILM OUT.y4m RATE BEFORE AFTER
// RATE: frames a second; BEFORE and AFTER: seconds for which the first and the last frame stand still.
#include <cmath>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <opencv2/imgproc.hpp>

#include "vision/sources/source.h"

int main(int argc, char** argv) {
  if (argc != 6) {
    std::cerr << "arbiter_fake_camera FILM OUT.y4m RATE BEFORE AFTER\n";
    return 2;
  }
  auto film = arbiter::vision::open_source(argv[1]);
  if (!film) {
    std::cerr << film.error().message.english() << "\n";
    return 3;
  }
  const double rate = std::atof(argv[3]);
  const auto frames = [rate](const char* seconds) { return static_cast<int>(std::lround(rate * std::atof(seconds))); };
  std::ofstream out(argv[2], std::ios::binary);
  cv::Mat planes;
  const auto write = [&](int times) {
    for (int i = 0; i < times; ++i) {
      out << "FRAME\n";
      out.write(planes.ptr<char>(), static_cast<std::streamsize>(planes.total()));
    }
  };
  int count = 0;
  while (const auto frame = (*film)->next()) {
    const cv::Size size = frame->picture.size();
    cv::cvtColor(frame->picture, planes, cv::COLOR_BGR2YUV_I420);
    if (count++ == 0) {
      out << "YUV4MPEG2 W" << size.width << " H" << size.height << " F" << std::lround(1000 * rate)
          << ":1000 Ip A1:1 C420\n";
      write(frames(argv[4]));
    }
    write(1);
  }
  write(frames(argv[5]));
  out.close();
  std::cout << count << "\n";
  return out && count > 0 ? 0 : 5;
}
