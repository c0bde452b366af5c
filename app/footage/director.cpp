#include "app/footage/director.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <deque>
#include <map>
#include <opencv2/imgproc.hpp>
#include <optional>
#include <set>
#include <vector>

#include "vision/simulate/noise.h"
#include "vision/simulate/renderer.h"
#include "vision/simulate/tabletop.h"

namespace arbiter::footage {

using nlohmann::json;
using namespace vision::simulate;

namespace {

constexpr std::array<std::pair<std::string_view, char>, 6> kLetters{
    {{"king", 'K'}, {"queen", 'Q'}, {"rook", 'R'}, {"bishop", 'B'}, {"knight", 'N'}, {"pawn", 'P'}}};

/// To that many parts of one, so that the files stay readable.
double rounded(double value, double parts) { return std::round(value * parts) / parts; }
json pixel(const cv::Point2d& p) { return {rounded(p.x, 100), rounded(p.y, 100)}; }

/// Pieces as they look: without their controller.
Placement placement_of(const json& pieces) {
  Placement out;
  for (const auto& [square, piece] : pieces.items()) {
    const std::string text = piece.get<std::string>();
    out[square] = text.substr(0, text.find('@'));
  }
  return out;
}

json truth_placement(const Placement& placement) {
  json out = json::object();
  for (const auto& [square, piece] : placement) out[square] = truth_piece(piece);
  return out;
}

/// One thing a hand does.
struct Work {
  enum class Kind { lift, move, place } kind = Kind::lift;
  std::string from, to;  ///< lift: `from`; place: `to`
  std::string piece;     ///< as it stands at the end
};

/// What stands on the table when only the hands of the player have moved: the position with the referee's
/// instructions taken back.
Placement before(const json& instructions, Placement placement) {
  for (const json& item : instructions) {
    if (item["do"] == "place") placement.erase(item["sq"].get<std::string>());
    if (item["do"] == "move") placement.erase(item["to"].get<std::string>());
  }
  for (const json& item : instructions)
    if (item["do"] != "place") placement[item["sq"].get<std::string>()] = item["piece"].get<std::string>();
  return placement;
}

/// The work of a player's own move, what is captured first, then the piece that was named, then the rest.
std::vector<Work> work_between(const Placement& now, const Placement& then, const Squares& named) {
  std::vector<Work> lifts, moves, places;
  std::map<std::string, std::string> gone, come;
  for (const auto& [square, piece] : now)
    if (const auto it = then.find(square); it == then.end() || it->second != piece) gone[square] = piece;
  for (const auto& [square, piece] : then)
    if (const auto it = now.find(square); it == now.end() || it->second != piece) come[square] = piece;
  const auto carry = [&](const std::string& from, const std::string& to) {
    moves.push_back({Work::Kind::move, from, to, come[to]});
    gone.erase(from);
    come.erase(to);
  };
  if (gone.count(named.from) != 0 && come.count(named.to) != 0 && gone[named.from] == come[named.to])
    carry(named.from, named.to);
  for (auto it = come.begin(); it != come.end();) {
    const auto [to, piece] = *it++;
    const auto from = std::find_if(gone.begin(), gone.end(), [&, p = piece](const auto& g) { return g.second == p; });
    if (from != gone.end()) carry(std::string(from->first), std::string(to));
  }
  for (const auto& [square, piece] : gone) lifts.push_back({Work::Kind::lift, square, {}, piece});
  for (const auto& [square, piece] : come) places.push_back({Work::Kind::place, {}, square, piece});
  std::vector<Work> all = lifts;
  all.insert(all.end(), moves.begin(), moves.end());
  all.insert(all.end(), places.begin(), places.end());
  return all;
}

/// What is still to be done of the referee's instructions on a table that may be further on.
std::vector<Work> work_left(const json& instructions, const Placement& table, const Placement& wanted) {
  const auto look = [](const Placement& p, const std::string& square) {
    const auto it = p.find(square);
    return it == p.end() ? std::string() : it->second;
  };
  const auto done = [&](const std::string& square) { return look(table, square) == look(wanted, square); };
  std::vector<Work> work;
  for (const json& item : instructions) {
    const std::string square = item["sq"], piece = item["piece"], what = item["do"];
    if (what == "lift" && !done(square)) work.push_back({Work::Kind::lift, square, {}, piece});
    if (what == "place" && !done(square)) work.push_back({Work::Kind::place, {}, square, piece});
    if (what == "move") {
      const std::string to = item["to"];
      if (look(table, square) == piece && !(done(square) && done(to)))
        work.push_back({Work::Kind::move, square, to, piece});
      else if (!done(to))
        work.push_back({Work::Kind::place, {}, to, piece});
    }
  }
  // A piece is carried to a square that is still taken only after that has been cleared.
  std::stable_sort(work.begin(), work.end(),
                   [](const Work& a, const Work& b) { return a.kind == Work::Kind::lift && b.kind != a.kind; });
  return work;
}

/// A camera over a scene, with what the truth says about it.
struct Camerawork {
  Scene scene;
  std::unique_ptr<Renderer> renderer;
  int camera = 0, light = 0;  // index in the truth's lists
};

class Director {
 public:
  Director(Film& film, const Script& script, table::Referee referee, const Scene& scene, const DirectorOptions& options)
      : film_(film), script_(script), referee_(std::move(referee)), options_(options), table_(scene, {}) {
    use(scene);
  }

  Expected<Filmed> shoot();

 private:
  Expected<json> ask(const json& request);
  void use(const Scene& scene);
  void note_camera();
  [[nodiscard]] std::uint64_t draw() { return mixed(mixed(options_.seed, 31), ++drawn_); }
  [[nodiscard]] bool chance(double p) { return uniform(draw()) < p; }

  Expected<void> frame(const std::optional<Hand>& hand, json entry);
  Expected<void> still(bool pending, const std::string& note = {});
  Expected<void> hand(char side, cv::Point2f at, float z, float open, const std::optional<std::string>& carried,
                      const std::string& action);
  Expected<void> work(const Work& work, char side, int pictures, bool pending);
  Expected<void> by_hand(const std::vector<Work>& list, char side, bool pending);
  Expected<void> ply(const std::string& action);
  void fault_at(int ply);
  [[nodiscard]] float grip(const std::string& piece) const;
  [[nodiscard]] cv::Point2f centre(const std::string& square) const { return square_centre(*now_.scene.board, square); }
  json truth() const;

  Film& film_;
  const Script& script_;
  table::Referee referee_;
  const DirectorOptions& options_;
  Tabletop table_;
  Camerawork now_;
  Scene steady_;  // without a fault of the light
  json cameras_ = json::array(), corners_ = json::array(), lights_ = json::array(), plies_ = json::array(),
       events_ = json::array(), start_, state_;
  std::string to_act_at_start_;
  int ply_ = 0, number_ = 0;
  std::optional<char> moving_;  // whose hand is at work on the next ply
  cv::Mat last_still_;
  std::uint64_t drawn_ = 0;
  bool stopped_ = false;
};

Expected<json> Director::ask(const json& request) {
  json reply = referee_(request);
  if (reply.value("ok", false)) return reply;
  const json error = reply.value("error", json::object());
  const json rule = error.value("rule", json());
  return refuse(error.value("code", "refused"), error.value("message", "The referee refuses."),
                rule.is_string() ? rule.get<std::string>() : "");
}

void Director::use(const Scene& scene) {
  now_.scene = scene;
  now_.renderer = std::make_unique<Renderer>(scene);
  note_camera();
}

void Director::note_camera() {
  const Camera& camera = now_.renderer->camera();
  const auto list = [](const auto& matrix, int rows, int columns) {
    json out = json::array();
    for (int r = 0; r < rows; ++r) {
      json row = json::array();
      for (int c = 0; c < columns; ++c) row.push_back(rounded(matrix(r, c), 1e7));
      out.push_back(row);
    }
    return out;
  };
  const auto& d = camera.distortion();
  const cv::Vec3d centre = camera.centre();
  json entry{{"model", "opencv pinhole + Brown-Conrady"},
             {"K", list(camera.K(), 3, 3)},
             {"dist_k1_k2_p1_p2_k3", {d[0], d[1], d[2], d[3], d[4]}},
             {"R_world_to_cam", list(camera.R(), 3, 3)},
             {"t_world_to_cam", {camera.t()[0], camera.t()[1], camera.t()[2]}},
             {"camera_centre", {centre[0], centre[1], centre[2]}}};
  if (!cameras_.empty() && cameras_.back() == entry) return;
  cameras_.push_back(std::move(entry));
  now_.camera = static_cast<int>(cameras_.size()) - 1;

  const Board& board = *now_.scene.board;
  const double w = board.width(), h = board.height();
  const auto square = [&](double inset) {
    const Renderer& r = *now_.renderer;
    return json{{"SW", pixel(r.project({inset, inset, 0}))},
                {"SE", pixel(r.project({w - inset, inset, 0}))},
                {"NE", pixel(r.project({w - inset, h - inset, 0}))},
                {"NW", pixel(r.project({inset, h - inset, 0}))}};
  };
  json corners{{"bounding_square", square(0)}};
  if (board.style() == BoardStyle::points) corners["crossings"] = square(0.5);
  int cut = 0;
  while (cut < board.width() / 2 && !board.at(cut, 0).valid()) ++cut;
  if (cut > 0) {
    const double c = cut;
    const std::vector<cv::Point2d> outline{{c, 0},     {w - c, 0}, {w - c, c}, {w, c},     {w, h - c}, {w - c, h - c},
                                           {w - c, h}, {c, h},     {c, h - c}, {0, h - c}, {0, c},     {c, c}};
    json points = json::array();
    for (const cv::Point2d& p : outline)
      points.push_back({{"board", {p.x, p.y}}, {"pixel", pixel(now_.renderer->project({p.x, p.y, 0}))}});
    corners["cross_outline"] = std::move(points);
  }
  corners_.push_back(std::move(corners));
}

Expected<void> Director::frame(const std::optional<Hand>& hand, json entry) {
  const int number = number_++;
  const Faults& faults = options_.faults;
  const std::uint64_t luck = mixed(mixed(options_.seed, 600), static_cast<std::uint64_t>(number));
  const int count = static_cast<int>(script_.actions.size());
  // A whole move's pictures, and single ones.
  const bool whole_move = count > 2 && ply_ == 1 + static_cast<int>(mixed(options_.seed, 601) % (count - 1));
  if (faults.drop && number > 1 && ((whole_move && ply_ < count) || uniform(luck) < 0.06)) return {};

  cv::Mat picture = now_.renderer->render(Shot{table_.standing(), hand, number});
  const Shake shake = now_.renderer->shake(number);
  entry["camera"] = now_.camera;
  entry["light"] = now_.light;
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
  if (faults.corrupt && number > 1 && uniform(luck + 1) < 0.06) {
    damage = luck | 1;
    entry["fault"] = "corrupt";
    entry["phase"] = "lost";
  }
  return film_.add(picture, std::move(entry), damage);
}

Expected<void> Director::still(bool pending, const std::string& note) {
  json entry{{"phase", "still"}, {"position_after_ply", ply_}};
  if (pending) {
    entry["instructions_pending"] = true;
    entry["placement"] = truth_placement(table_.placement());
    json offsets = json::object();
    for (const auto& [square, offset] : table_.offsets())
      offsets[square] = {rounded(offset.x, 1e3), rounded(offset.y, 1e3)};
    entry["offsets"] = std::move(offsets);
  }
  if (!note.empty()) entry["note"] = note;
  return frame({}, std::move(entry));
}

Expected<void> Director::hand(char side, cv::Point2f at, float z, float open, const std::optional<std::string>& carried,
                              const std::string& action) {
  json entry{{"phase", "hand"}, {"position_after_ply", ply_}, {"hand", std::string(1, side)}, {"action", action}};
  if (moving_)
    entry["moving_ply"] = ply_ + 1;
  else
    entry["instructions_pending"] = true;
  return frame(Hand{at, z, side, open, carried}, std::move(entry));
}

float Director::grip(const std::string& piece) const {
  const auto dot = piece.find('.');
  const Mesh& mesh = piece_mesh(now_.scene.form, dot == std::string::npos ? "pawn" : piece.substr(dot + 1));
  return mesh.height * (now_.scene.form == PieceForm::figures ? 0.75F : 0.5F);
}

/// `pictures`: 1 in the middle of the work, 2 and 3 its beginning and end too.
Expected<void> Director::work(const Work& work, char side, int pictures, bool pending) {
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
      const cv::Point2f from = centre(work.from);
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
      const cv::Point2f from = centre(work.from), to = centre(work.to);
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
      const cv::Point2f from = spot ? flat(*spot) : flat(table_.out_of_view(side)), to = centre(work.to);
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

Expected<void> Director::by_hand(const std::vector<Work>& list, char side, bool pending) {
  std::deque<Work> left(list.begin(), list.end());
  while (!left.empty()) {
    Work next = left.front();
    left.pop_front();
    // Two pieces that change places: the one in the way is taken up first and set down last.
    const std::string in_the_way = next.to.empty() ? "" : table_.at(next.to);
    if (!in_the_way.empty() && next.from != next.to) {
      if (auto shot = work({Work::Kind::lift, next.to, {}, in_the_way}, side, 1, pending); !shot) return shot;
      for (Work& later : left)
        if (later.kind == Work::Kind::move && later.from == next.to)
          later = {Work::Kind::place, {}, later.to, later.piece};
      if (pending)
        if (auto shot = still(true); !shot) return shot;
    }
    const int pictures = pending ? 1 : list.size() > 1 ? (left.empty() ? 2 : 1) : chance(0.5) ? 3 : 2;
    if (auto shot = work(next, side, pictures, pending); !shot) return shot;
    if (pending && !left.empty())
      if (auto shot = still(true); !shot) return shot;
  }
  return {};
}

void Director::fault_at(int ply) {
  const int count = static_cast<int>(script_.actions.size());
  const auto moment = [&](std::uint64_t which, double low, double high) {
    return static_cast<int>(std::lround(uniform(mixed(options_.seed, 610 + which), low, high) * count));
  };
  if (options_.faults.nudge && ply == moment(0, 0.25, 0.6)) {
    Scene scene = now_.scene;
    const std::uint64_t key = mixed(options_.seed, 620);
    const double way = uniform(key) < 0.5 ? -1 : 1;
    scene.pose.rotation += way * uniform(key + 1, 0.6, 2.0);
    scene.pose.roll += uniform(key + 2, -0.5, 0.5);
    scene.pose.aim += cv::Point2d(uniform(key + 3, -0.25, 0.25), uniform(key + 4, -0.25, 0.25));
    steady_.pose = scene.pose;
    use(scene);
  }
  if (!options_.faults.light) return;
  const int out = moment(1, 0.15, 0.45), back = std::max(out + 1, moment(2, 0.6, 0.9));
  if (ply == out) {
    Scene scene = now_.scene;
    if (scene.light.lamps.size() > 1) scene.light.lamps.erase(scene.light.lamps.begin());
    scene.effects.exposure *= static_cast<float>(uniform(mixed(options_.seed, 621), 0.6, 0.8));
    lights_.push_back({{"id", lights_.size()}, {"note", "a lamp is out"}});
    use(scene);
    now_.light = 1;
  } else if (ply == back) {
    use(steady_);
    now_.light = 0;
  }
}

Expected<void> Director::ply(const std::string& action) {
  const std::string prefix = seat_prefix(action);
  const json to_act = state_.value("to_act", json());
  const std::string player = !prefix.empty() ? prefix : to_act.is_string() ? to_act.get<std::string>() : "S";
  json entry{{"ply", ply_ + 1}, {"player", player}, {"action", action}};
  const auto checked = state_.value("check", json::array());
  entry["was_in_check"] = std::find(checked.begin(), checked.end(), json(player)) != checked.end();

  table::Referee waiting = referee_;  // the game before this action
  auto reply = ask({{"cmd", "act"}, {"action", action}});
  if (!reply) return tl::unexpected(reply.error());
  const auto told = ask({{"cmd", "instructions"}});
  if (!told) return tl::unexpected(told.error());
  const json& instructions = (*told)["instructions"];
  const Placement wanted = placement_of((*reply)["state"]["pieces"]), hand_left = before(instructions, wanted);

  // Would a picture tell? If not, somebody must say it.
  const Squares squares = squares_of(action);
  const json seen = waiting({{"cmd", "observe"}, {"placement", hand_left}, {"max_actions", 1}});
  const bool visible =
      seen.value("reading", json()) == json("legal") && seen.value("actions", json()) == json::array({action});
  // What was done by hand: all that differs, unless the action was a word (then it is the referee who changes things).
  const bool handwork = !squares.to.empty() || visible;
  if (!visible) entry["said"] = action;

  if (!squares.to.empty()) {
    entry["piece"] = truth_piece(table_.at(squares.from));
    entry["from"] = squares.from;
    entry["to"] = squares.to;
    entry["captured"] = entry["captured_square"] = nullptr;
    if (const auto eq = action.find('='); eq != std::string::npos) entry["promotion"] = action.substr(eq + 1);
  }
  json also = json::array();
  for (const json& event : (*reply)["events"]) {
    const std::string type = event.value("type", "");
    if (type != "moved" && type != "turn") {
      json noted = event;
      noted["after_ply"] = ply_ + 1;
      events_.push_back(std::move(noted));
    }
    const std::string square = event.value("sq", "");
    if (type == "captured" && entry.contains("captured") && entry["captured"].is_null() &&
        hand_left != table_.placement() && (square == squares.to || hand_left.count(square) == 0)) {
      entry["captured"] = truth_piece(event.value("piece", ""));
      entry["captured_square"] = square;
    }
    if (type == "moved" && handwork && event.value("from", "") != squares.from)
      also.push_back({{"piece", truth_piece(event.value("piece", ""))}, {"from", event["from"]}, {"to", event["to"]}});
  }
  if (!also.empty()) entry["also_moved"] = std::move(also);

  if (handwork) {
    moving_ = player[0];
    if (chance(0.08))
      if (auto shot = hand(player[0],
                           {static_cast<float>(now_.scene.board->width()) * 0.5F,
                            static_cast<float>(now_.scene.board->height()) * 0.5F},
                           1.6F, 0.6F, {}, "hover, no move");
          !shot)
        return shot;
    const auto list = work_between(table_.placement(), hand_left, squares);
    if (auto shot = by_hand(list, player[0], false); !shot) return shot;
    if (table_.placement() != hand_left)
      return refuse("bad_instructions", "the hand did not leave what the referee takes for the table");
    moving_.reset();
  }
  ++ply_;
  state_ = (*reply)["state"];

  const std::vector<Work> rest = work_left(instructions, table_.placement(), wanted);
  json offsets = json::object();
  for (const auto& [square, offset] : table_.offsets())
    offsets[square] = {rounded(offset.x, 1e3), rounded(offset.y, 1e3)};
  entry["offsets"] = std::move(offsets);
  if (!rest.empty() && handwork) entry["placement_before_reset"] = truth_placement(table_.placement());
  entry["placement"] = truth_placement(wanted);

  if (handwork || !rest.empty())
    for (int i = 0; i < 2; ++i)
      if (auto shot = still(!rest.empty(), i == 0 && !rest.empty() ? "nothing of it done yet" : ""); !shot) return shot;
  if (!rest.empty()) {
    const json next = state_.value("to_act", json());
    const char side = next.is_string() ? next.get<std::string>()[0] : player[0];
    if (auto shot = by_hand(rest, side, true); !shot) return shot;
    if (table_.placement() != wanted)
      return refuse("bad_instructions", "the referee's instructions do not lead to its position");
    for (int i = 0; i < 2; ++i)
      if (auto shot = still(false); !shot) return shot;
  }
  plies_.push_back(std::move(entry));
  return {};
}

json Director::truth() const {
  const Scene& scene = steady_;
  const Board& board = *scene.board;
  json squares = json::array();
  for (const Cell cell : board.cells()) squares.push_back(board.name(cell));
  static const std::map<Surface, std::string> kSurfaces{
      {Surface::wood, "wood"}, {Surface::vinyl, "vinyl"}, {Surface::print, "print"}, {Surface::cloth, "cloth"}};
  json armies = json::object();
  for (const auto& [army, look] : scene.armies)
    armies[army] = std::string(look.wooden ? "wood" : "plastic") + (look.cap ? " with painted cap and foot ring" : "");
  json points = json::object(), order = json::array();
  for (const char* seat : {"S", "W", "N", "E"})
    if (state_["seats"].contains(seat)) {
      order.push_back(seat);
      points[seat] = state_["seats"][seat].value("points", 0);
    }
  json out{{"format", "chess-footage-truth 1"},
           {"game", script_.setup["ruleset"]},
           {"ruleset", script_.setup["ruleset"]},
           {"setup", script_.setup},
           {"image", {{"width", scene.size.width}, {"height", scene.size.height}}},
           {"board",
            {{"id", board.id()},
             {"cols", board.width()},
             {"rows", board.height()},
             {"squares", squares},
             {"square_mm", 50},
             {"border_squares", rounded(scene.look.border_squares, 1e4)},
             {"thickness_squares", rounded(scene.look.thickness, 1e4)},
             {"style", kSurfaces.at(scene.look.surface)}}},
           {"view", "elevation " + std::to_string(std::lround(scene.pose.elevation)) + ", rotation " +
                        std::to_string(std::lround(scene.pose.rotation))},
           {"camera_frame",
            "board units (1 = one square): x along files, y along ranks, z up, origin = outer corner of the bounding "
            "square at a1, z=0 = playing surface; pixel centres at integer coordinates"},
           {"cameras", cameras_},
           {"corners", corners_},
           {"lights", lights_},
           {"armies", armies},
           {"order", order},
           {"captured_pieces",
            "at the right hand of the player who takes them, beside the board or in the cross's "
            "empty corner; when there is no more room, out of view"},
           {"camera_effects",
            {{"vignette", rounded(scene.effects.vignette, 1e4)},
             {"gain_drift", rounded(scene.effects.gain_drift, 1e4)},
             {"shake_px", rounded(scene.effects.shake_px, 1e4)},
             {"shake_deg", rounded(scene.effects.shake_deg, 1e4)},
             {"blur", rounded(scene.effects.blur, 1e4)},
             {"shot", rounded(scene.effects.shot_noise, 1e4)},
             {"read", rounded(scene.effects.read_noise, 1e4)}}},
           {"start", start_},
           {"to_act_at_start", to_act_at_start_},
           {"to_act_at_end", state_.value("to_act", json())},
           {"options", script_.setup.value("options", json::object())},
           {"plies", plies_},
           {"events", events_},
           {"points", points},
           {"seed", options_.seed}};
  if (board.style() == BoardStyle::chequered) {
    const Cell first = board.cells().front();
    const bool even = (board.file(first) + board.rank(first)) % 2 == 0;
    out["board"]["a1_parity_dark"] =
        std::string("dark when (file+rank, 1-based) is ") + (board.dark(first) == even ? "even" : "odd");
  }
  return out;
}

Expected<Filmed> Director::shoot() {
  json request = script_.setup;
  request["cmd"] = "new";
  auto begun = ask(request);
  if (!begun) return tl::unexpected(begun.error());
  state_ = (*begun)["state"];
  steady_ = now_.scene;
  lights_.push_back({{"id", 0}, {"note", "as the scene begins"}});
  const Placement pieces = placement_of(state_["pieces"]);
  table_ = Tabletop(now_.scene, pieces);
  start_ = truth_placement(pieces);
  to_act_at_start_ = state_.value("to_act", json()).is_string() ? state_["to_act"].get<std::string>() : "";
  for (int i = 0; i < 2; ++i)
    if (auto shot = still(false); !shot) return tl::unexpected(shot.error());
  for (const std::string& action : script_.actions) {
    if (options_.stopped()) {
      stopped_ = true;
      break;
    }
    fault_at(ply_);
    if (auto filmed = ply(action); !filmed)
      return refuse(filmed.error().code,
                    "ply " + std::to_string(ply_ + 1) + ", " + action + ": " + filmed.error().message,
                    filmed.error().rule);
    options_.progress("ply " + std::to_string(ply_) + " of " + std::to_string(script_.actions.size()) + ", " + action +
                      ": " + std::to_string(film_.size()) + " pictures");
  }
  if (script_.setup.contains("position"))
    if (auto written = film_.write("position.json", script_.setup["position"]); !written)
      return tl::unexpected(written.error());
  if (auto written = film_.finish(truth()); !written) return tl::unexpected(written.error());
  return Filmed{film_.size(), ply_, stopped_};
}

}  // namespace

std::string truth_piece(const std::string& piece) {
  std::string look = piece.substr(0, piece.find('@'));
  const auto dot = look.find('.');
  if (dot == std::string::npos) return look;
  for (const auto& [kind, letter] : kLetters)
    if (std::string_view(look).substr(dot + 1) == kind) return look.substr(0, dot) + letter;
  return look;
}

std::string protocol_piece(const std::string& truth) {
  if (truth.find('.') != std::string::npos || truth.size() < 2) return truth;
  for (const auto& [kind, letter] : kLetters)
    if (truth.back() == letter) return truth.substr(0, truth.size() - 1) + "." + std::string(kind);
  return truth;
}

Expected<Filmed> shoot(Film& film, const Script& script, table::Referee referee, const Scene& scene,
                       const DirectorOptions& options) {
  return Director(film, script, std::move(referee), scene, options).shoot();
}

}  // namespace arbiter::footage
