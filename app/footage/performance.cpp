// SPDX-License-Identifier: MIT
#include "app/footage/performance.h"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>
#include <set>

#include "app/footage/truth.h"
#include "app/table/board_view.h"
#include "vision/simulate/noise.h"

namespace arbiter::footage {

using namespace vision::simulate;
using vision::simulate::Placement;  // not the referee's
using vision::simulate::Standing;   // not the referee's

namespace {

constexpr double kRestAfterAPly = 1;  // seconds
constexpr float kHighHand = 0.9F;     // squares above what it holds

cv::Point2f flat(const cv::Point3f& p) { return {p.x, p.y}; }

Value squares_list(const std::vector<std::string>& squares) {
  Value out = Value::List();
  for (const std::string& square : squares) out.push_back(square);
  return out;
}

/// What a truth says of a ply: the fields of the director's that a picture can tell.
Value ply_entry(const PlannedPly& ply, int number) {
  Value entry{{"ply", number},    {"player", ply.seat}, {"action", ply.action}, {"piece", truth_piece(ply.piece)},
              {"from", ply.from}, {"to", ply.to}};
  entry["captured"] = ply.captured.empty() ? Value() : Value(truth_piece(ply.captured));
  entry["captured_square"] = ply.captured.empty() ? Value() : Value(ply.captured_on);
  entry["placement"] = truth_placement(ply.after);
  return entry;
}

}  // namespace

Performance::Performance(Film& film, Scene scene, const Value& setup, std::uint64_t seed)
    : film_(film), scene_(std::move(scene)), seed_(seed), random_(mixed(seed, 900)), size_(scene_.size), setup_(setup) {
  const auto begun = referee_.carry_out(table::Begin{setup});
  if (!begun) {
    fail(begun.error().code, begun.error().message);
    return;
  }
  if (table::boards_of(begun->state) != 1) fail("bad_option", as_it_is("behaviours are filmed on one board only"));
  game_ = looks_of(begun->state);
  for (const auto& [seat, sitting] : begun->state.seats) order_.push_back(seat);
  table_ = std::make_unique<Tabletop>(scene_, game_);
}

void Performance::fail(const std::string& code, const Message& why) {
  if (!error_) error_ = Refusal{code, {}, why};
}

void Performance::begin_before(PlySort sort) {
  if (failed()) return;
  const auto played = play_until(referee_, sort, mixed(seed_, 901));
  if (!played) return fail("no_such_ply", as_it_is("this game has no such ply, or no game of chance came to one"));
  for (const std::string& action : *played) before_.push_back(action);
  game_ = looks_of(referee_.state(Viewer::arbiter()));
  rearrange(game_);
}

void Performance::begin_late(int plies) {
  for (int i = 0; i < plies && !failed(); ++i) {
    const PlannedPly ply = choose(PlySort::quiet);
    if (failed()) return;
    rearrange(ply.after);
    counts(ply);
  }
}

PlannedPly Performance::choose(PlySort sort, const std::vector<std::string>& avoided) {
  if (failed()) return {};
  constexpr int kTries = 40;
  for (int i = 0; i < kTries; ++i) {
    const auto ply = find_ply(referee_, sort, random_);
    if (!ply) break;
    const auto avoids = [&](const std::string& square) {
      return std::count(avoided.begin(), avoided.end(), square) == 0;
    };
    if (avoids(ply->from) && avoids(ply->to)) return *ply;
  }
  fail("no_such_ply", as_it_is("this game has no such ply now"));
  return {};
}

void Performance::counts(const PlannedPly& ply, bool questionable) {
  if (failed()) return;
  const auto done = referee_.carry_out(table::Act{ply.action, {}});
  if (!done) return fail(done.error().code, done.error().message);
  game_ = ply.after;
  over_ = false;
  Value entry = ply_entry(ply, ++plies_);
  if (questionable) entry["questionable"] = true;
  done_.push_back(std::move(entry));
  moments_.push_back(Value{
      {"does", questionable ? "records or asks" : "records"}, {"action", ply.action}, {"from", film_.size() + 1}});
}

void Performance::taken_back() {
  if (failed()) return;
  if (const auto undone = referee_.carry_out(table::Undo{1}); !undone)
    return fail(undone.error().code, undone.error().message);
  game_ = looks_of(referee_.state(Viewer::arbiter()));
  Value entry = done_.list().back();
  entry["taken_back"] = film_.size() + 1;
  undone_.push_back(std::move(entry));
  Value kept = Value::List();
  for (std::size_t i = 0; i + 1 < done_.list().size(); ++i) kept.push_back(done_.list()[i]);
  done_ = std::move(kept);
  --plies_;
  moments_.push_back(Value{{"does", "asks"},
                           {"from", film_.size() + 1},
                           {"to", film_.size() + 1 + static_cast<std::size_t>(kCompanionsTime * kPerformedRate)},
                           {"why", "the last ply was taken back"}});
}

void Performance::game_is_over() { over_ = true; }

void Performance::play(const PlannedPly& ply) {
  if (failed()) return;
  const char side = ply.seat.front();
  if (!ply.captured.empty()) {
    lift(side, ply.captured_on);
    put_aside(side);
  }
  lift(side, ply.from);
  put(side, ply.to, ply.becomes);
  if (!ply.also_from.empty()) move(side, ply.also_from, ply.also_to);
  counts(ply);
  rest(kRestAfterAPly);
}

void Performance::play_quiet() { play(choose(PlySort::quiet)); }

float Performance::grip(const std::string& piece) const {
  const auto dot = piece.find('.');
  const Mesh& mesh = piece_mesh(scene_, dot == std::string::npos ? "pawn" : piece.substr(dot + 1));
  return mesh.height * (scene_.form == PieceForm::figures ? 0.75F : 0.5F);
}

void Performance::show_hand(char side, cv::Point2f at, float height, float open) {
  const float foot = held_ ? grip(*held_) : 0;
  picture(Hand{at, foot + height, side, open, held_, held_ ? table_->tag_in_hand(*held_) : -1});
}

void Performance::lift(char side, const std::string& square) {
  if (failed()) return;
  if (table_->at(square).empty()) return fail("bad_behaviour", as_it_is("nothing stands on " + square));
  show_hand(side, at(square), grip(table_->at(square)) + 0.1F, 0.3F);
  held_ = table_->lift(square);
  show_hand(side, at(square), kHighHand, 0);
}

void Performance::put(char side, const std::string& square, const std::string& as) {
  if (failed()) return;
  if (!held_ || !table_->at(square).empty()) return fail("bad_behaviour", as_it_is(square + " cannot take a piece"));
  show_hand(side, at(square), kHighHand, 0);
  table_->put(square, as.empty() ? *held_ : as);
  held_.reset();
  show_hand(side, at(square), grip(table_->at(square)) + 0.1F, 0.3F);
}

void Performance::put_loose(char side, cv::Point2f at) {
  if (failed() || !held_) return fail("bad_behaviour", as_it_is("no piece is held"));
  show_hand(side, at, kHighHand, 0);
  loose_.push_back({*held_, at, 0, static_cast<float>(draw(0, 360)), -1});
  held_.reset();
  show_hand(side, at, grip(loose_.back().piece) + 0.1F, 0.3F);
}

void Performance::take_loose(char side, std::size_t which) {
  if (failed() || which >= loose_.size()) return fail("bad_behaviour", as_it_is("no piece stands there"));
  const Standing piece = loose_[which];
  show_hand(side, piece.at, grip(piece.piece) + 0.1F, 0.3F);
  loose_.erase(loose_.begin() + static_cast<std::ptrdiff_t>(which));
  held_ = piece.piece;
  show_hand(side, piece.at, kHighHand, 0);
}

void Performance::put_aside(char side) {
  if (failed() || !held_) return fail("bad_behaviour", as_it_is("no piece is held"));
  const auto room = table_->room_beside(side);
  show_hand(side, flat(room ? *room : table_->out_of_view(side)), kHighHand, 0);
  if (room) table_->set_aside(side, *held_);
  held_.reset();
}

void Performance::fetch(char side, const std::string& piece) {
  if (failed()) return;
  const auto spot = table_->take_aside(side, piece);
  held_ = piece;
  show_hand(side, flat(spot ? *spot : table_->out_of_view(side)), kHighHand, 0);
}

void Performance::hold(char side, cv::Point2f at, double seconds) {
  for (int i = 0; i < std::lround(seconds * kPerformedRate); ++i) {
    const cv::Point2f tremble(static_cast<float>(draw(-0.05, 0.05)), static_cast<float>(draw(-0.05, 0.05)));
    show_hand(side, at + tremble, kHighHand, 0);
  }
}

void Performance::hover(char side, cv::Point2f at, float height, double seconds) {
  for (int i = 0; i < std::lround(seconds * kPerformedRate); ++i) {
    const cv::Point2f tremble(static_cast<float>(draw(-0.04, 0.04)), static_cast<float>(draw(-0.04, 0.04)));
    show_hand(side, at + tremble, height, 0.6F);
  }
}

void Performance::move(char side, const std::string& from, const std::string& to) {
  lift(side, from);
  put(side, to);
}

void Performance::touch(char side, const std::string& square) {
  if (failed()) return;
  show_hand(side, at(square), grip(table_->at(square)) + 0.1F, 0.3F);
  const std::string piece = table_->lift(square);
  table_->put(square, piece);
  show_hand(side, at(square), grip(piece) + 0.1F, 0.3F);
}

void Performance::rest(double seconds) {
  for (int i = 0; i < std::lround(seconds * kPerformedRate); ++i) picture({});
}

std::size_t Performance::add_thing(const Standing& thing) {
  things_.push_back(thing);
  return things_.size() - 1;
}

void Performance::take_things_away() { things_.clear(); }

void Performance::rearrange(const Placement& pieces) {
  if (!failed()) table_ = std::make_unique<Tabletop>(scene_, pieces);
}

void Performance::look_from(const CameraPose& pose) {
  scene_.pose = pose;
  renderer_.reset();
}

void Performance::light(const Light& light) {
  scene_.light = light;
  renderer_.reset();
}

cv::Point2f Performance::at(const std::string& square) const { return square_centre(*scene_.board, square); }

std::vector<std::string> Performance::empty_squares() const {
  std::vector<std::string> out;
  for (const Cell cell : scene_.board->cells())
    if (const std::string& square = scene_.board->name(cell); table_->at(square).empty()) out.push_back(square);
  return out;
}

double Performance::draw(double low, double high) {
  return low + (high - low) * static_cast<double>(random_() >> 11) * 0x1.0p-53;
}

std::string Performance::pick(const std::vector<std::string>& list) { return list[random_() % list.size()]; }

void Performance::companion(const std::string& does, double seconds, const std::string& why) {
  moments_.push_back(Value{{"does", does},
                           {"from", film_.size() + 1},
                           {"to", film_.size() + static_cast<std::size_t>(std::lround(seconds * kPerformedRate))},
                           {"why", why}});
}

std::vector<std::string> Performance::differing() const {
  std::set<std::string> squares;
  const Placement& table = table_->placement();
  for (const auto& [square, piece] : table)
    if (const auto it = game_.find(square); it == game_.end() || it->second != piece) squares.insert(square);
  for (const auto& [square, piece] : game_)
    if (!table.contains(square)) squares.insert(square);
  return {squares.begin(), squares.end()};
}

/// A moment begins with the first picture that shows without a hand that the table is not the game's, and ends with the
/// first one that shows the game's.
void Performance::note_difference(bool hand) {
  const std::vector<std::string> now = differing();
  const bool differs = !now.empty() || !loose_.empty();
  if (hand) return;
  if (differs && !differs_since_) differs_since_ = film_.size() + 1;
  if (differs) differing_ = now;
  if (differs || !differs_since_) return;
  moments_.push_back(Value{{"does", "asks"},
                           {"from", *std::exchange(differs_since_, std::nullopt)},
                           {"to", film_.size()},
                           {"squares", squares_list(differing_)},
                           {"why", "the table is not the game's"}});
}

void Performance::renew_camera() {
  if (renderer_) return;
  renderer_ = std::make_unique<Renderer>(scene_);
  cameras_.push_back(truth_camera(*renderer_));
  corners_.push_back(truth_corners(*renderer_));
}

void Performance::picture(const std::optional<Hand>& hand) {
  if (failed()) return;
  const int tick = ticks_++;
  clock_ += 1000 / kPerformedRate;
  if (!on_ || (!keep_rests_ && !hand)) return;
  renew_camera();
  if (film_.size() == 0) {
    start_ = truth_placement(table_->placement());
    unknown_ = plies_;
  }
  note_difference(hand.has_value());
  std::vector<Standing> all = table_->standing();
  all.insert(all.end(), loose_.begin(), loose_.end());
  all.insert(all.end(), things_.begin(), things_.end());
  cv::Mat picture = renderer_->render(Shot{std::move(all), hand, tick});
  if (gain_ != 1) picture.convertTo(picture, -1, gain_);
  if (blur_ > 0) cv::GaussianBlur(picture, picture, {}, blur_);
  if (size_ != picture.size()) cv::resize(picture, picture, size_, 0, 0, cv::INTER_AREA);
  Value entry{{"phase", hand ? "hand" : "still"},
              {"position_after_ply", plies_},
              {"camera", cameras_.list().size() - 1},
              {"at", std::lround(clock_ - 1000 / kPerformedRate)}};
  if (hand) entry["hand"] = std::string(1, hand->side);
  if (!differing().empty() || !loose_.empty()) {
    entry["instructions_pending"] = true;
    entry["placement"] = truth_placement(table_->placement());
    for (const Standing& piece : loose_)
      entry["loose"].push_back(Value{{"piece", truth_piece(piece.piece)},
                                     {"at", Value::List{rounded(piece.at.x, 1e3), rounded(piece.at.y, 1e3)}}});
  }
  if (over_) entry["game_is_over"] = true;
  if (auto added = film_.add(picture, std::move(entry)); !added) fail(added.error().code, added.error().message);
}

Expected<void> Performance::finish(Value about) {
  if (error_) return tl::unexpected(*error_);
  if (differs_since_)
    moments_.push_back(Value{{"does", "asks"},
                             {"from", *differs_since_},
                             {"to", film_.size()},
                             {"squares", squares_list(differing_)},
                             {"why", "the table is not the game's"}});
  Value truth{{"format", "chess-footage-truth 1"},
              {"game", setup_["ruleset"]},
              {"ruleset", setup_["ruleset"]},
              {"setup", setup_},
              {"before", before_},
              {"plies", done_},
              {"taken_back", undone_},
              {"unseen_plies", unknown_},
              {"companion", moments_},
              {"order", order_},
              {"start", start_},
              {"rate", kPerformedRate},
              {"seed", seed_}};
  const Value look = truth_scene(scene_);
  for (const auto& [name, value] : look.table()) truth[name] = value;
  truth["cameras"] = cameras_;
  truth["corners"] = corners_;
  for (const auto& [name, value] : about.table()) truth[name] = value;
  return film_.finish(std::move(truth));
}

}  // namespace arbiter::footage
