// SPDX-License-Identifier: MIT
#include <chrono>
#include <fstream>
#include <iostream>
#include <optional>
#include <string>

#include "app/cli/commands.h"
#include "app/cli/look.h"
#include "app/cli/place_options.h"
#include "app/commands/complaint.h"
#include "app/table/message_text.h"
#include "app/table/profiles.h"
#include "calibration/measure/profile.h"
#include "calibration/tags/legend.h"
#include "text/json_text.h"
#include "text/utf8.h"
#include "vision/locate/profile_finder.h"
#include "vision/piece_tags/piece_tags.h"
#include "vision/reading/picture_reader.h"
#include "vision/reading/way_round.h"
#include "vision/sources/picture_file.h"

namespace arbiter::cli {

namespace {

struct LookOptions {
  std::string image, board = "chess8", south, lens, profile, position, to_act;
  std::vector<double> corners;
  bool tags = false, json = false;
};

/// How far the armies stand on their own sides, mean over the pieces: positive when the board is the right way round.
double at_home(const vision::TagReading& reading, const Board& board) {
  double sum = 0;
  for (const vision::PlacedTag& tag : reading.placed) {
    const double x = tag.foot.x / board.width() - 0.5, y = tag.foot.y / board.height() - 0.5;
    const char army = tag.piece->army.letter;
    sum += army == 'S' ? -y : army == 'N' ? y : army == 'W' ? -x : x;
  }
  return sum;
}

/// The pieces as their tags and the printed legend have them, the board turned so that the armies stand at home unless
/// `placed`: somebody has said how it lies.
void read_tags(const cv::Mat& picture, const vision::BoardFix& fix, bool placed, Look& look) {
  vision::TagNames legend;
  for (int number = 0; number < calibration::kFirstFreeTag; ++number)
    if (const auto text = calibration::legend_piece(number)) legend[number] = vision::parse_occupant(*text).value();
  vision::PieceTags tags(legend);
  const auto seen = tags.find(picture, fix.plane);
  tags.fit_heights(seen, fix.plane);
  calibration::BoardPlane plane = fix.plane;
  vision::TagReading best = tags.place(seen, plane);
  if (!placed)
    for (int orientation = 1; orientation < 4; ++orientation)
      for (const calibration::Corners& way : fix.orientations) {
        const calibration::BoardPlane turned = fix.plane.turned(orientation);
        if (calibration::corner_distance(turned.corners(), way) > 0.5 * fix.plane.square_px()) continue;
        vision::TagReading other = tags.place(seen, turned);
        if (at_home(other, plane.board()) <= at_home(best, plane.board())) continue;
        best = std::move(other);
        plane = turned;
      }
  const Board& board = plane.board();
  look.corners = plane.corners();
  Look::Tags& read = look.tags.emplace(Look::Tags{});
  for (const vision::PlacedTag& tag : best.placed) {
    read.pieces[board.name(tag.cell)] = to_text(tag.piece);
    read.smallest_px = read.smallest_px == 0 ? tag.side : std::min(read.smallest_px, tag.side);
  }
  const auto doubt = [&](const std::string& what) { read.doubtful.push_back(what); };
  for (const int number : best.twice) doubt("tag " + std::to_string(number) + " is seen twice");
  for (const int number : best.beside) doubt("tag " + std::to_string(number) + " is on no square");
  for (const Cell cell : best.crowded) doubt("two tags are seen over " + board.name(cell));
  for (const vision::PlacedTag& tag : best.unknown)
    doubt("tag " + std::to_string(tag.number) + ", near " + board.name(tag.cell) + ", is not in the legend");
}

/// Nothing can be looked at: with JSON wanted that is told there too.
int refuse(const LookOptions& options, const Message& reason, int status = kInput) {
  if (options.json)
    std::cout << text::dump({{"found", false}, {"reason", reason.english()}}) << "\n";
  else
    complain(text::clean(table::message_text(reason)));
  return status;
}

int look(const LookOptions& options) {
  const Board* board = Board::find(options.board);
  if (board == nullptr)
    return refuse(options, make_message("no board is called %1; there are: %2", options.board, board_names()), kUsage);
  const auto read = vision::read_picture(options.image);
  if (!read) return refuse(options, read.error().message);
  const cv::Mat& picture = *read;
  auto lens = calibration::Lens::guess(picture.size());
  if (!options.lens.empty()) {
    const auto measured = calibration::read_lens(options.lens);
    if (!measured) return refuse(options, measured.error().message);
    lens = measured->scaled_to(picture.size());
  }
  std::optional<calibration::Profile> profile;
  if (!options.profile.empty()) {
    auto found = table::find_profile(options.profile);
    if (!found) return refuse(options, found.error().message);
    profile = std::move(*found);
  }
  const auto start = std::chrono::steady_clock::now();
  auto fix = [&] {
    if (!options.corners.empty()) return vision::fix_from_corners(picture, *board, corners_of(options.corners), lens);
    if (profile) return vision::find_with_profile(picture, *profile);
    return vision::find_board(picture, *board, lens, hints_of(options.south));
  }();
  const std::chrono::duration<double, std::milli> taken = std::chrono::steady_clock::now() - start;
  Look seen;
  seen.picture = picture.size();
  seen.milliseconds = taken.count();
  if (fix && !options.tags && board->style() == BoardStyle::chequered) {
    auto reader = vision::PictureReader::built_in();
    if (!reader) return refuse(options, reader.error().message);
    seen.squares = vision::read_either_way(picture, *fix, *reader);
  }
  if (fix) {
    seen.fix = *fix;
    seen.corners = fix->corners;
  } else {
    seen.code = fix.error().code;
    seen.reason = fix.error().message;
  }
  if (fix && options.tags)
    read_tags(picture, *fix, !options.corners.empty() || !options.south.empty() || profile, seen);
  if (options.json)
    std::cout << look_json(seen) << "\n";
  else
    std::cout << look_text(seen, profile ? profile->board : options.board);
  if (!fix) return kNo;
  if (options.position.empty()) return kDone;
  const auto pieces = pieces_of(seen);
  if (!pieces) {
    return complain(options.position +
                        " is not written: what stands on a board without a chequered pattern, or without "
                        "tags, cannot be read",
                    kUsage);
  }
  nlohmann::json position{{"pieces", *pieces}};
  if (!options.to_act.empty()) position["to_act"] = options.to_act;
  std::ofstream file(options.position);
  file << text::dump(position, 1) << "\n";
  if (file.flush()) return kDone;
  return complain(options.position + " cannot be written", kOutput);
}

}  // namespace

void add_look(CLI::App& app, int& status) {
  auto options = std::make_shared<LookOptions>();
  auto* command = add_command(app, "look");
  command->add_option("image", options->image, "Picture to look at")->required();
  command->add_option("--board", options->board, "Board to look for: chess8, square10, cross14 …")
      ->capture_default_str();
  command->add_option("--lens", options->lens, "The measured lens (from `calibrate camera`)");
  auto* profile =
      command->add_option("--profile", options->profile, "Board, lens and place as `calibrate table` kept them");
  command->add_flag("--tags", options->tags,
                    "Read the pieces by the tags on their tops, as `print piece-tags` numbers them");
  add_corner_options(*command, options->corners, options->south);
  command->add_option("--position", options->position,
                      "Write the pieces read to this file, as a game's --position takes it: the light set is South's, "
                      "the dark one North's, unless tags say whose they are");
  command->add_flag("--json", options->json, "JSON instead of text");
  command->add_option("--to-act", options->to_act, "Whose turn it is in that position: S, W, N, E");
  for (const char* other : {"--corners", "--south", "--lens", "--board"}) profile->excludes(command->get_option(other));
  command->callback([options, &status] { status = look(*options); });
}

}  // namespace arbiter::cli
