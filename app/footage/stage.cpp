// SPDX-License-Identifier: MIT
#include "app/footage/stage.h"

#include <algorithm>
#include <cmath>
#include <deque>
#include <opencv2/imgproc.hpp>

#include "app/footage/truth.h"
#include "vision/simulate/noise.h"

namespace arbiter::footage {

using namespace vision::simulate;

namespace {

constexpr std::uint64_t kOtherBoards = 7000;  // apart from what else is drawn from the seed

}  // namespace

Stage::Stage(Film& film, const Scene& scene, std::size_t board, Reel& reel)
    : film_(film),
      reel_(reel),
      seed_(board == 0 ? reel.seed : mixed(reel.seed, kOtherBoards + board)),
      table_(scene, {}),
      steady_(scene) {
  lights_.push_back(Value{{"id", 0}, {"note", "as the scene begins"}});
  use(scene);
}

void Stage::set_up(const Placement& pieces) {
  table_ = Tabletop(now_, pieces);
  tags_at_start_ = numbers(table_.tags());
}

std::uint64_t Stage::draw() { return mixed(mixed(seed_, 31), ++drawn_); }
bool Stage::chance(double p) { return uniform(draw()) < p; }

void Stage::use(const Scene& scene) {
  now_ = scene;
  renderer_ = std::make_unique<Renderer>(scene);
  Value camera = truth_camera(*renderer_);
  if (!cameras_.empty() && cameras_.list().back() == camera) return;
  cameras_.push_back(std::move(camera));
  camera_ = static_cast<int>(cameras_.list().size()) - 1;
  corners_.push_back(truth_corners(*renderer_));
}

Expected<void> Stage::frame(const std::optional<Hand>& hand, Value entry) {
  const int number = reel_.number++;
  const std::uint64_t luck = mixed(mixed(reel_.seed, 600), static_cast<std::uint64_t>(number));
  // A whole move's pictures, and single ones; of all boards, so that their sources stay in step.
  const bool whole_move =
      reel_.plies > 2 && reel_.ply == 1 + static_cast<int>(mixed(reel_.seed, 601) % (reel_.plies - 1));
  if (reel_.faults.drop && number > 1 && ((whole_move && reel_.ply < reel_.plies) || uniform(luck) < 0.06)) return {};
  if (auto taken = picture(number, hand, std::move(entry)); !taken) return taken;
  for (Stage* other : reel_.stages)
    if (other != this)
      if (auto taken = other->picture(number, {}, other->resting()); !taken) return taken;
  return {};
}

Value Stage::resting() const { return {{"phase", "still"}, {"position_after_ply", reel_.ply}}; }

Expected<void> Stage::picture(int number, const std::optional<Hand>& hand, Value entry) {
  cv::Mat picture = renderer_->render(Shot{table_.standing(), hand, number});
  const Shake shake = renderer_->shake(number);
  entry["camera"] = camera_;
  entry["light"] = light_;
  entry["shake_dx"] = rounded(shake.dx, 1e3);
  entry["shake_dy"] = rounded(shake.dy, 1e3);
  entry["shake_deg"] = rounded(shake.degrees, 1e4);
  entry["gain"] = rounded(shake.gain, 1e4);
  cv::Mat small;
  cv::resize(picture, small, {}, 0.25, 0.25, cv::INTER_AREA);
  if (hand && !last_still_.empty()) {
    cv::Mat difference;
    cv::absdiff(small, last_still_, difference);
    cv::extractChannel(difference, difference, 1);
    entry["changed_fraction"] = rounded(cv::countNonZero(difference > 20) / static_cast<double>(small.total()), 1e4);
  } else if (!hand) {
    last_still_ = small;
  }
  std::uint64_t damage = 0;
  const std::uint64_t luck = mixed(mixed(seed_, 600), static_cast<std::uint64_t>(number));
  if (reel_.faults.corrupt && number > 1 && uniform(luck + 1) < 0.06) {
    damage = luck | 1;
    entry["fault"] = "corrupt";
    entry["phase"] = "lost";
  }
  return film_.add(picture, std::move(entry), damage);
}

Expected<void> Stage::still(bool pending, const std::string& note) {
  Value entry = resting();
  if (pending) {
    entry["instructions_pending"] = true;
    entry["placement"] = truth_placement(table_.placement());
    entry["offsets"] = truth_offsets(table_.offsets());
  }
  if (!note.empty()) entry["note"] = note;
  return frame({}, std::move(entry));
}

Expected<void> Stage::hand(char side, cv::Point2f at, float z, float open, const std::optional<std::string>& carried,
                           const std::string& action) {
  Value entry{{"phase", "hand"}, {"position_after_ply", reel_.ply}, {"hand", std::string(1, side)}, {"action", action}};
  if (reel_.moving)
    entry["moving_ply"] = reel_.ply + 1;
  else
    entry["instructions_pending"] = true;
  return frame(Hand{at, z, side, open, carried, carried ? table_.tag_in_hand(*carried) : -1}, std::move(entry));
}

Expected<void> Stage::hover(char side) {
  return hand(side, {static_cast<float>(now_.board->width()) * 0.5F, static_cast<float>(now_.board->height()) * 0.5F},
              1.6F, 0.6F, {}, "hover, no move");
}

float Stage::grip(const std::string& piece) const {
  const auto dot = piece.find('.');
  const Mesh& mesh = piece_mesh(now_, dot == std::string::npos ? "pawn" : piece.substr(dot + 1));
  return mesh.height * (now_.form == PieceForm::figures ? 0.75F : 0.5F);
}

/// `pictures`: 1 in the middle of the work, 2 and 3 its beginning and end too.
Expected<void> Stage::work(const Work& work, char side, int pictures, bool pending) {
  const std::string what = pending ? "an involved piece" : "the captured piece";
  const auto flat = [](const cv::Point3f& p) { return cv::Point2f(p.x, p.y); };
  const auto between = [&](cv::Point2f a, cv::Point2f b) {
    const auto t = static_cast<float>(uniform(draw(), 0.3, 0.75));
    return a + (b - a) * t;
  };
  // How high the fingers of a hand that carries are above a piece's foot.
  const float hold = grip(work.piece), high = hold + static_cast<float>(uniform(draw(), 0.7, 1.3));
  switch (work.kind) {
    case Work::Kind::lift: {
      const cv::Point2f from = square_centre(*now_.board, work.from);
      if (pictures > 2)
        if (auto shot = hand(side, from, hold + 0.1F, 0.25F, {}, "reaching for " + what); !shot) return shot;
      const std::string piece = table_.lift(work.from);
      const auto spot = table_.room_beside(side);
      const cv::Point2f to = spot ? flat(*spot) : flat(table_.out_of_view(side));
      if (auto shot = hand(side, from + (to - from) * static_cast<float>(uniform(draw(), 0.1, 0.5)), high, 0, piece,
                           pending ? "lifting " + what : "removing " + what);
          !shot)
        return shot;
      if (spot) table_.set_aside(side, piece);
      return {};
    }
    case Work::Kind::move: {
      const cv::Point2f from = square_centre(*now_.board, work.from), to = square_centre(*now_.board, work.to);
      if (pictures > 2)
        if (auto shot = hand(side, from, hold + 0.15F, 0.3F, {}, "reaching for the piece"); !shot) return shot;
      const std::string piece = table_.lift(work.from);
      if (auto shot = hand(side, between(from, to), high, 0, piece, "carrying the piece"); !shot) return shot;
      table_.put(work.to, work.piece);
      if (pictures > 1) return hand(side, to, hold + 0.1F, 0.3F, {}, "releasing the piece on its new square");
      return {};
    }
    case Work::Kind::place: {
      const auto spot = table_.take_aside(side, work.piece);
      const cv::Point2f from = spot ? flat(*spot) : flat(table_.out_of_view(side)),
                        to = square_centre(*now_.board, work.to);
      if (auto shot = hand(side, from + (to - from) * static_cast<float>(uniform(draw(), 0.55, 0.95)), high, 0,
                           work.piece, "setting up a piece");
          !shot)
        return shot;
      table_.put(work.to, work.piece);
      if (pictures > 1) return hand(side, to, hold + 0.1F, 0.3F, {}, "releasing the piece on its new square");
      return {};
    }
  }
  return {};
}

/// Takes up the piece on the square that the next one goes to, where there is one: it is set down last.
Expected<void> Stage::clear_the_way(const Work& next, std::deque<Work>& left, char side, bool pending) {
  const std::string in_the_way = next.to.empty() ? "" : table_.at(next.to);
  if (in_the_way.empty() || next.from == next.to) return {};
  if (auto shot = work({Work::Kind::lift, next.to, {}, in_the_way}, side, 1, pending); !shot) return shot;
  for (Work& later : left)
    if (later.kind == Work::Kind::move && later.from == next.to) later = {Work::Kind::place, {}, later.to, later.piece};
  return pending ? still(true) : Expected<void>();
}

Expected<void> Stage::by_hand(const std::vector<Work>& list, char side, bool pending) {
  std::deque<Work> left(list.begin(), list.end());
  // Of one piece alone the hand is seen longer.
  const auto pictures = [&] {
    if (pending) return 1;
    if (list.size() > 1) return left.empty() ? 2 : 1;
    return chance(0.5) ? 3 : 2;
  };
  while (!left.empty()) {
    const Work next = left.front();
    left.pop_front();
    if (auto shot = clear_the_way(next, left, side, pending); !shot) return shot;
    if (auto shot = work(next, side, pictures(), pending); !shot) return shot;
    if (pending && !left.empty())
      if (auto shot = still(true); !shot) return shot;
  }
  return {};
}

void Stage::fault_at(int ply) {
  const auto moment = [&](std::uint64_t which, double low, double high) {
    return static_cast<int>(std::lround(uniform(mixed(seed_, 610 + which), low, high) * reel_.plies));
  };
  if (reel_.faults.nudge && ply == moment(0, 0.25, 0.6)) {
    Scene scene = now_;
    const std::uint64_t key = mixed(seed_, 620);
    const double way = uniform(key) < 0.5 ? -1 : 1;
    scene.pose.rotation += way * uniform(key + 1, 0.6, 2.0);
    scene.pose.roll += uniform(key + 2, -0.5, 0.5);
    scene.pose.aim += cv::Point2d(uniform(key + 3, -0.25, 0.25), uniform(key + 4, -0.25, 0.25));
    steady_.pose = scene.pose;
    use(scene);
  }
  if (!reel_.faults.light) return;
  const int out = moment(1, 0.15, 0.45), back = std::max(out + 1, moment(2, 0.6, 0.9));
  if (ply == out) {
    Scene scene = now_;
    if (scene.light.lamps.size() > 1) scene.light.lamps.erase(scene.light.lamps.begin());
    scene.effects.exposure *= static_cast<float>(uniform(mixed(seed_, 621), 0.6, 0.8));
    lights_.push_back(Value{{"id", lights_.list().size()}, {"note", "a lamp is out"}});
    use(scene);
    light_ = 1;
  } else if (ply == back) {
    use(steady_);
    light_ = 0;
  }
}

}  // namespace arbiter::footage
