// SPDX-License-Identifier: MIT
#include "app/cli/look.h"

#include <cctype>
#include <cmath>

#include "text/json_text.h"

namespace arbiter::cli {

using vision::SquareOpinion;

char letter_of(const SquareOpinion& opinion) {
  const SquareOpinion::What best = opinion.best();
  if (best == SquareOpinion::What::empty) return '.';
  if (best == SquareOpinion::What::unknown) return '?';
  const char letter = "KQRBNP"[opinion.best_kind()];
  return best == SquareOpinion::What::light ? letter : static_cast<char>(std::tolower(letter));
}

bool is_sure(const SquareOpinion& opinion) {
  const bool piece = opinion.best() == SquareOpinion::What::light || opinion.best() == SquareOpinion::What::dark;
  return opinion.sure() && (!piece || opinion.sure_of_kind());
}

std::vector<std::string> rows_of(const Look& look) {
  const Board& board = look.fix->plane.board();
  std::vector<std::string> rows(static_cast<size_t>(board.height()),
                                std::string(static_cast<size_t>(board.width()), ' '));
  for (const SquareOpinion& opinion : look.squares)
    rows[static_cast<size_t>(board.height() - 1 - board.rank(opinion.cell))]
        [static_cast<size_t>(board.file(opinion.cell))] = letter_of(opinion);
  return rows;
}

std::optional<std::map<std::string, std::string>> pieces_of(const Look& look) {
  if (look.tags) return look.tags->pieces;
  if (look.squares.empty()) return std::nullopt;
  std::map<std::string, std::string> pieces;
  for (const SquareOpinion& opinion : look.squares) {
    const SquareOpinion::What best = opinion.best();
    if (best != SquareOpinion::What::light && best != SquareOpinion::What::dark) continue;
    pieces[look.fix->plane.board().name(opinion.cell)] =
        (best == SquareOpinion::What::light ? "S." : "N.") + std::string(vision::kFigureKinds.at(opinion.best_kind()));
  }
  return pieces;
}

namespace {

using nlohmann::json;

double rounded(double p) { return std::round(p * 1000) / 1000; }

json corners_json(const calibration::Corners& corners) {
  json list = json::array();
  for (const cv::Point2d& c : corners) list.push_back({std::round(c.x * 100) / 100, std::round(c.y * 100) / 100});
  return list;
}

json fix_json(const vision::BoardFix& fix) {
  json out{{"found", true}};
  out["error_px"] = std::round(fix.error_px * 100) / 100;
  out["confidence"] = std::round(fix.confidence * 1000) / 1000;
  out["method"] = fix.method;
  out["crossings"] = fix.crossings;
  out["square_px"] = std::round(fix.plane.square_px() * 10) / 10;
  out["elevation"] = std::round(fix.plane.elevation() * 10) / 10;
  out["orientations"] = json::array();
  for (const calibration::Corners& way : fix.orientations) out["orientations"].push_back(corners_json(way));
  return out;
}

/// What one square may hold, the likeliest first; of pieces with the likeliest kinds.
json square_json(const SquareOpinion& opinion) {
  static constexpr std::array<const char*, 4> kNames{"empty", "light", "dark", "unknown"};
  json out{{"is", kNames.at(static_cast<size_t>(opinion.best()))}, {"probability", rounded(opinion.certainty())}};
  const bool piece = opinion.best() == SquareOpinion::What::light || opinion.best() == SquareOpinion::What::dark;
  out["occupied"] = rounded(1 - opinion.empty);
  // The light set is South's, the dark one North's, as a position read here is kept.
  const double army = opinion.light + opinion.dark;
  if (piece) out["army"] = {{"S", rounded(opinion.light / army)}, {"N", rounded(opinion.dark / army)}};
  if (piece) {
    json kinds = json::object();
    for (size_t k = 0; k < vision::kFigureKinds.size(); ++k)
      if (opinion.kinds.at(k) >= 0.05) kinds[std::string(vision::kFigureKinds.at(k))] = rounded(opinion.kinds.at(k));
    out["kind"] = vision::kFigureKinds.at(opinion.best_kind());
    out["kinds"] = std::move(kinds);
  }
  out["sure"] = is_sure(opinion);
  return out;
}

/// The board read: `squares` (the empty ones that are surely so left out), `board` as rows from the farthest rank to
/// South's, and the squares whose contents are not sure.
void add_reading(const Look& look, json& out) {
  out["squares"] = json::object();
  out["unsure"] = json::array();
  for (const SquareOpinion& opinion : look.squares) {
    const std::string& square = look.fix->plane.board().name(opinion.cell);
    if (!is_sure(opinion)) out["unsure"].push_back(square);
    if (letter_of(opinion) != '.' || !opinion.sure()) out["squares"][square] = square_json(opinion);
  }
  out["board"] = rows_of(look);
}

}  // namespace

std::string look_json(const Look& look) {
  json out =
      look.fix ? fix_json(*look.fix) : json{{"found", false}, {"code", look.code}, {"reason", look.reason.english()}};
  if (look.fix) out["corners"] = corners_json(look.corners);
  out["picture"] = {{"width", look.picture.width}, {"height", look.picture.height}};
  out["milliseconds"] = std::round(look.milliseconds * 10) / 10;
  if (look.tags) {
    out["pieces"] = look.tags->pieces;
    out["doubtful"] = look.tags->doubtful;
    out["smallest_tag_px"] = std::round(look.tags->smallest_px * 10) / 10;
  } else if (!look.squares.empty()) {
    add_reading(look, out);
  }
  return text::dump(out);
}

}  // namespace arbiter::cli
