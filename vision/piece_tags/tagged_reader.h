// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "vision/piece_tags/piece_tags.h"
#include "vision/reading/board_reader.h"

namespace arbiter::vision {

/// A BoardReader for pieces of which all, some or none carry tags. Where a tag is seen it says which piece stands
/// there, whatever it looks like; everything else is read by appearance.
///
/// Tags are looked for all over the board when something looks changed or the tags say other than what was accepted;
/// otherwise on two pieces a picture, all of them in turn.
class TaggedReader {
 public:
  /// As BoardReader. `tags`: pieces may carry tags; `seen`: those found in the picture, all over the board.
  TaggedReader(const cv::Mat& picture, const calibration::BoardPlane& plane, const Placement& placement,
               const std::optional<PieceTags>& tags, const std::vector<SeenTag>& seen);

  /// The same for a picture in another light: what carries which tag is kept, what things look like is learnt anew.
  [[nodiscard]] TaggedReader anew(const cv::Mat& picture, const calibration::BoardPlane& plane,
                                  const Placement& placement) const;
  /// The same where a sampler has taken that picture in already.
  [[nodiscard]] TaggedReader anew(const cv::Mat& picture, const CellSampler& seen, const Placement& placement) const;

  /// As BoardReader has it, but for what the tags know better: which army a piece belongs to, that it is there.
  [[nodiscard]] const LearningReport& report() const { return report_; }
  /// What was made of `seen`; how many pieces have had their tags read follows what is accepted.
  [[nodiscard]] const TagBinding& binding() const { return binding_; }
  /// The tags are, nearly all, on the pieces that the legend has for them, and they are enough to tell.
  [[nodiscard]] bool by_legend() const;
  /// What the tags said in the picture read last.
  [[nodiscard]] const TagReading& tags() const { return read_; }
  /// That tag is on the piece that was said to stand there.
  [[nodiscard]] bool agrees(const PlacedTag& tag) const;
  /// Some tag is not.
  [[nodiscard]] bool contrary() const;

  Reading read(const cv::Mat& picture, const calibration::BoardPlane& plane);
  void accept(const Placement& placement);
  void adapt();
  [[nodiscard]] const Placement& placement() const { return looks_.placement(); }
  /// See BoardReader::flat.
  [[nodiscard]] bool flat() const { return looks_.flat(); }

 private:
  TaggedReader(const Board& board, BoardReader looks);
  void report_with_tags();
  [[nodiscard]] std::vector<Placement::Square> next_in_turn();
  void override_with(const PlacedTag& tag, Reading& reading) const;
  void leave(const PlacedTag& tag, Reading& reading) const;
  void count_tags();

  const Board* board_;
  BoardReader looks_;
  std::optional<PieceTags> tags_;
  TagBinding binding_;
  LearningReport report_;
  TagReading read_;
  std::map<int, Cell> stood_;  // where each tag was when the picture was accepted
  bool contrary_ = false;      // the tags say other than what was accepted
  bool overruled_ = false;     // the tags said that nothing has changed where things look other
  size_t next_ = 0;            // of the cells that are looked at in turn
};

}  // namespace arbiter::vision
