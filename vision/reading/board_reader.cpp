#include "vision/reading/board_reader.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <optional>

#include "vision/reading/likeness.h"

namespace arbiter::vision {

using calibration::BoardPlane;

namespace {

// How far colours lie from what is expected (root mean square over a cell's samples, grey levels), by what is
// expected: the cell's own look in the accepted picture, its own look when empty, the look of empty cells near by, and
// another piece of the same army. The last two are measured when learning; these are the bounds.
constexpr float kSigmaSame = 2.5F, kSigmaEmpty = 3.5F, kLeastNeighbour = 4, kMostNeighbour = 12;
constexpr std::array<float, 3> kLooser{1, 2, 3.5F};
constexpr float kMostUncertain = 2;  // what a picture that fits badly all over says of a cell is worth so much less
constexpr float kLeastPiece = 7, kMostPiece = 20;
// What happens to a cell between two pictures: nothing; its piece leaves; a piece comes; its piece is put straight.
constexpr float kPriorSame = 0.85F, kPriorLeft = 0.1F, kPriorCome = 0.03F, kPriorStraightened = 0.005F;
constexpr float kPriorUnknown = 0.01F;
// Samples that show anything although nothing has changed (a still camera's pictures are very much alike), or although
// the cell is empty (something may lie or be drawn there).
constexpr float kOutliersSame = 0.01F, kOutliersEmpty = 0.1F;
constexpr double kLeastVisible = 0.15, kWellVisible = 0.5;
constexpr double kLeastDoubt = 0.002, kMostDoubt = 0.3;  // of what looks as before, well visible and hidden
constexpr float kFootRadius = 0.32F;
constexpr size_t kThorough = 12;          // patterns that are compared in all lights
constexpr float kNewcomerMargin = 0.15F;  // squares: by how much a piece just come may be higher than it seems

// Squares' sides above the surface to which a piece reaches; only a start, its look tells the rest.
float typical_height(const std::string& kind, BoardStyle style) {
  if (style == BoardStyle::points) return 0.3F;
  static const std::map<std::string, float> kHeights{{"pawn", 0.9F},   {"rook", 1.05F},  {"knight", 1.15F},
                                                     {"bishop", 1.3F}, {"queen", 1.55F}, {"king", 1.7F}};
  const auto it = kHeights.find(kind);
  return it == kHeights.end() ? 1.3F : it->second;
}

/// From log-likelihoods to probabilities that sum to 1.
void normalise(std::vector<float>& logs) {
  const float top = *std::max_element(logs.begin(), logs.end());
  float total = 0;
  for (float& l : logs) total += l = std::exp(std::max(l - top, -60.0F));
  for (float& l : logs) l /= total;
}

double area_under_curve(std::vector<float> low, const std::vector<float>& high) {
  if (low.empty() || high.empty()) return 1;
  std::sort(low.begin(), low.end());
  double wins = 0;
  for (const float h : high) {
    const auto below = std::lower_bound(low.begin(), low.end(), h), upto = std::upper_bound(low.begin(), low.end(), h);
    wins += static_cast<double>(below - low.begin()) + 0.5 * static_cast<double>(upto - below);
  }
  return wins / (static_cast<double>(low.size()) * static_cast<double>(high.size()));
}

}  // namespace

struct BoardReader::State {
  const Board& board;
  CellSampler sampler;
  std::vector<std::string> armies;
  Labels labels;
  // By cell: the army's index or -1 where it is empty; height of what stands there; the look in the accepted picture;
  // the look when the cell was last seen empty (its valid samples are those ever seen).
  std::vector<int> label;
  std::vector<std::string> kind;
  std::vector<float> height;
  std::vector<CellLook> accepted, bare;
  std::vector<Pattern> patterns;        // pieces of the accepted picture, and of the first one where these are few
  std::vector<Pattern> first_patterns;  // pieces of the picture learnt from
  float sigma_piece = kMostPiece, sigma_neighbour = kMostNeighbour;
  LearningReport report;

  // The picture read last.
  Gain gain{1, 1, 1};
  std::vector<int> seen_label;
  std::vector<char> seen_changed;

  State(const BoardPlane& plane, cv::Size size)
      : board(plane.board()),
        sampler(plane, size),
        label(static_cast<size_t>(board.size()), -1),
        kind(label.size()),
        height(label.size(), 0.0F),
        accepted(label.size()),
        bare(label.size()),
        seen_label(label),
        seen_changed(label.size(), 0) {}

  int army_index(const std::string& name) {
    const auto it = std::find(armies.begin(), armies.end(), name);
    if (it != armies.end()) return static_cast<int>(it - armies.begin());
    armies.push_back(name);
    return static_cast<int>(armies.size()) - 1;
  }

  void set_labels(const Labels& wanted) {
    labels = wanted;
    for (const Cell cell : board.cells()) {
      const auto it = wanted.find(board.name(cell));
      const size_t c = cell.value;
      label[c] = it == wanted.end() ? -1 : army_index(army_of(it->second));
      kind[c] = it == wanted.end() ? "" : kind_of(it->second);
      height[c] = it == wanted.end() ? 0 : typical_height(kind[c], board.style());
    }
  }

  /// Samples of a cell that nothing on nearer cells hides, going by these heights (0: nothing stands there).
  [[nodiscard]] SampleSet visible(Cell cell, const std::vector<float>& heights) const {
    SampleSet set = sampler.inside(cell);
    for (const CellSampler::Hiding& hiding : sampler.hidings(cell))
      if (heights[hiding.by.value] > 0 && hiding.height < heights[hiding.by.value] + 0.1F) set.reset(hiding.sample);
    return set;
  }

  /// Rows of a cell's column that show the cell itself and what stands on it.
  [[nodiscard]] int own_rows(Cell cell) const {
    const size_t c = cell.value;
    return label[c] < 0 ? sampler.rows_over_own_ground(cell) : likeness::rows_up_to(height[c]);
  }

  /// Keeps what the sampler has taken in as the accepted look of the cells chosen.
  template <typename Choose>
  void keep_looks(Choose&& choose) {
    std::vector<CellLook> looks = sampler.looks();
    for (const Cell cell : board.cells()) {
      const size_t c = cell.value;
      if (!choose(cell)) continue;
      looks[c].valid = visible(cell, height);
      if (label[c] < 0) {
        CellLook& empty = bare[c];
        for (size_t i = 0; i < samples::kAll; ++i) {
          if (!looks[c].valid[i]) continue;
          empty.colour[i] = looks[c].colour[i];
          empty.low[i] = looks[c].low[i];
          empty.high[i] = looks[c].high[i];
          empty.valid.set(i);
        }
      }
      accepted[c] = looks[c];
    }
    // The first pieces of an army and kind are remembered while few of them are left to compare with.
    patterns.clear();
    add_patterns();
    constexpr long kEnough = 2;
    for (const Pattern& first : first_patterns) {
      const auto like_it = [&](const Pattern& p) { return p.army == first.army && p.kind == first.kind; };
      if (std::count_if(patterns.begin(), patterns.end(), like_it) < kEnough) patterns.push_back(first);
    }
  }

  void add_patterns() {
    for (const Cell cell : board.cells())
      if (const size_t c = cell.value; label[c] >= 0)
        patterns.push_back({label[c], kind[c], height[c], cell, accepted[c]});
  }

  /// What a cell would look like empty: as it was when last seen so, else as empty cells of its colour near by.
  [[nodiscard]] std::optional<std::pair<CellLook, float>> empty_look(Cell cell, const SampleSet& wanted,
                                                                     bool own = true) const {
    if (own && (bare[cell.value].valid & wanted).count() * 3 >= wanted.count() * 2 && wanted.any())
      return std::pair{bare[cell.value], kSigmaEmpty};
    constexpr size_t kNeighbours = 4;
    std::vector<std::pair<int, Cell>> near;
    const bool chequered = board.style() == BoardStyle::chequered;
    for (const Cell other : board.cells()) {
      if (other == cell || (chequered && board.dark(other) != board.dark(cell))) continue;
      if ((bare[other.value].valid & wanted).count() * 3 < wanted.count() * 2) continue;
      const int dx = board.file(other) - board.file(cell), dy = board.rank(other) - board.rank(cell);
      near.emplace_back(dx * dx + dy * dy, other);
    }
    if (near.empty()) return std::nullopt;
    const size_t count = std::min(kNeighbours, near.size());
    std::partial_sort(near.begin(), near.begin() + static_cast<long>(count), near.end());
    CellLook look;
    for (size_t i = 0; i < samples::kAll; ++i) {
      for (size_t k = 0; k < count; ++k) {
        const CellLook& one = bare[near[k].second.value];
        if (!one.valid[i]) continue;
        for (int c = 0; c < 3; ++c) {
          look.low[i][c] = look.valid[i] ? std::min(look.low[i][c], one.low[i][c]) : one.low[i][c];
          look.high[i][c] = look.valid[i] ? std::max(look.high[i][c], one.high[i][c]) : one.high[i][c];
        }
        look.valid.set(i);
      }
    }
    return std::pair{look, sigma_neighbour};
  }

  /// What is to be seen of a cell's column above a piece: what was seen there when the cell was empty, or above the
  /// piece that stood there.
  [[nodiscard]] CellLook behind_piece(Cell cell) const {
    const size_t c = cell.value;
    if (label[c] < 0) return accepted[c];
    CellLook look = bare[c];
    for (int row = likeness::first_row_behind(height[c], sampler.elevation(cell)); row < samples::kRows; ++row)
      for (int a = 0; a < samples::kAcross; ++a) {
        const auto i = static_cast<size_t>(samples::column(row, a));
        if (!accepted[c].valid[i]) continue;
        look.low[i] = accepted[c].low[i];
        look.high[i] = accepted[c].high[i];
        look.valid.set(i);
      }
    return look;
  }

  /// Brightness and tint against the accepted picture: the median cell's, so that moved pieces do not count.
  [[nodiscard]] Gain measure_gain() const {
    static const SampleSet ground = likeness::sample_set(0.45F, 0, 0);
    Gain result{1, 1, 1};
    std::array<std::vector<float>, 3> ratios;
    for (const Cell cell : board.cells()) {
      const cv::Vec3b* seen = sampler.colours(cell);
      const CellLook& look = accepted[cell.value];
      std::array<float, 3> now{}, then{};
      for (size_t i = 0; i < samples::kGround; ++i) {
        if (!ground[i] || !look.valid[i] || !sampler.inside(cell)[i]) continue;
        for (int c = 0; c < 3; ++c) {
          if (look.colour[i][c] > 245 || seen[i][c] > 245) continue;
          now[static_cast<size_t>(c)] += seen[i][c];
          then[static_cast<size_t>(c)] += look.colour[i][c];
        }
      }
      for (size_t c = 0; c < 3; ++c)
        if (then[c] > 500) ratios[c].push_back((now[c] + 1) / (then[c] + 1));
    }
    for (size_t c = 0; c < 3; ++c) {
      if (ratios[c].size() < 8) continue;
      auto middle = ratios[c].begin() + static_cast<long>(ratios[c].size() / 2);
      std::nth_element(ratios[c].begin(), middle, ratios[c].end());
      result[static_cast<int>(c)] = std::clamp(*middle, 0.4F, 2.5F);
    }
    return result;
  }

  /// The best explanation by a piece of each army, and of each of its kinds.
  struct Likeness {
    std::vector<float> army;  ///< log-likelihood
    std::vector<std::map<std::string, float>> kinds;
    std::vector<float> height;
    std::vector<float> mean_square;
    bool any = false;
  };
  [[nodiscard]] Likeness liken(Cell cell, const Sight& sight, float sigma, float sigma_behind, bool leave_out) const {
    const float none = -std::numeric_limits<float>::infinity();
    Likeness like{std::vector<float>(armies.size(), none),
                  {},
                  std::vector<float>(armies.size(), 1.2F),
                  std::vector<float>(armies.size(), 0.0F),
                  false};
    like.kinds.resize(armies.size());
    const CellLook behind = behind_piece(cell);
    std::vector<std::pair<float, const Pattern*>> order;
    const auto compare = [&](const Pattern& pattern, bool thoroughly) {
      const int first_behind = likeness::first_row_behind(pattern.height, sampler.elevation(cell));
      return likeness::of_piece(sight, pattern, behind, first_behind, sigma, sigma_behind, thoroughly);
    };
    const auto note = [&](const Pattern& pattern, const likeness::Match& match) {
      const auto a = static_cast<size_t>(pattern.army);
      like.any = true;
      if (match.log_likelihood > like.army[a]) {
        like.army[a] = match.log_likelihood;
        like.height[a] = pattern.height;
        like.mean_square[a] = match.mean_square;
      }
      if (pattern.kind.empty()) return;
      const auto [it, fresh] = like.kinds[a].emplace(pattern.kind, match.log_likelihood);
      if (!fresh) it->second = std::max(it->second, match.log_likelihood);
    };
    for (const Pattern& pattern : patterns) {
      if (leave_out && pattern.cell == cell) continue;
      const auto match = compare(pattern, false);
      if (!match) continue;
      note(pattern, *match);
      order.emplace_back(-match->log_likelihood, &pattern);
    }
    const size_t thorough = std::min(kThorough, order.size());
    std::partial_sort(order.begin(), order.begin() + static_cast<long>(thorough), order.end());
    for (size_t i = 0; i < thorough; ++i)
      if (const auto match = compare(*order[i].second, true)) note(*order[i].second, *match);
    return like;
  }

  /// A piece is missing when its cell is on the empty side of the border by this share of the way between the middles,
  /// both as logarithms.
  static constexpr float kMissing = 0.15F;

  /// How well cells and armies can be told apart in the picture learnt from, judging each without itself.
  void judge_learning() {
    std::vector<float> of_empty, of_taken;
    std::vector<std::pair<float, Cell>> doubts;
    int right = 0, judged = 0;
    std::vector<float> own;
    for (const Cell cell : board.cells()) {
      const Sight sight(sampler.colours(cell), accepted[cell.value].valid, {1, 1, 1});
      const SampleSet foot = likeness::sample_set(kFootRadius, 0, 0) & sight.visible;
      if (foot.count() < 8) continue;
      if (const auto empty = empty_look(cell, foot, false)) {
        const float d = likeness::mean_square(sight, foot, empty->first);
        (label[cell.value] < 0 ? of_empty : of_taken).push_back(d);
        doubts.emplace_back(label[cell.value] < 0 ? -d : d, cell);
      }
      if (label[cell.value] < 0) continue;
      const Likeness like = liken(cell, sight, kMostPiece / 2, kMostNeighbour, true);
      if (!like.any) continue;
      const auto best = std::max_element(like.army.begin(), like.army.end()) - like.army.begin();
      ++judged;
      right += best == label[cell.value];
      const auto mine = static_cast<size_t>(label[cell.value]);
      if (std::isfinite(like.army[mine])) own.push_back(like.mean_square[mine]);
    }
    report.occupancy = area_under_curve(of_empty, of_taken);
    report.armies = judged > 0 ? static_cast<double>(right) / judged : 1;
    if (!own.empty()) {
      auto middle = own.begin() + static_cast<long>(own.size() * 3 / 4);
      std::nth_element(own.begin(), middle, own.end());
      sigma_piece = std::clamp(std::sqrt(*middle), kLeastPiece, kMostPiece);
    }
    if (!of_empty.empty()) {
      auto high = of_empty.begin() + static_cast<long>(of_empty.size() * 3 / 4);
      std::nth_element(of_empty.begin(), high, of_empty.end());
      sigma_neighbour = std::clamp(1.5F * std::sqrt(*high), kLeastNeighbour, kMostNeighbour);
    }
    if (of_empty.empty() || of_taken.empty()) return;
    // In doubt is an empty cell that looks more taken than half of those taken, and the other way round.
    std::nth_element(of_empty.begin(), of_empty.begin() + static_cast<long>(of_empty.size() / 2), of_empty.end());
    std::nth_element(of_taken.begin(), of_taken.begin() + static_cast<long>(of_taken.size() / 2), of_taken.end());
    const float empty_middle = of_empty[of_empty.size() / 2], taken_middle = of_taken[of_taken.size() / 2];
    const float border = std::sqrt(std::max(empty_middle, 4.0F) * std::max(taken_middle, 4.0F));
    const float as_empty = border * std::pow(std::max(empty_middle, 4.0F) / std::max(taken_middle, 4.0F), kMissing);
    std::sort(doubts.begin(), doubts.end());
    for (const auto& [d, cell] : doubts) {
      if (label[cell.value] < 0 ? -d > border : d < border) report.doubtful.push_back(cell);
      if (label[cell.value] >= 0 && d < as_empty) report.missing.push_back(cell);
    }
  }

  CellReading read_cell(Cell cell, std::vector<float>& heights, float sigma_same);
};

namespace {

/// The foot and the column up to a row.
const SampleSet& body_set(int rows) {
  static const auto sets = [] {
    std::array<SampleSet, samples::kRows + 1> all;
    for (int row = 0; row <= samples::kRows; ++row)
      all[static_cast<size_t>(row)] = likeness::sample_set(kFootRadius, row, 1);
    return all;
  }();
  return sets[static_cast<size_t>(rows)];
}

}  // namespace

CellReading BoardReader::State::read_cell(Cell cell, std::vector<float>& heights, float sigma_same) {
  const size_t c = cell.value;
  const Sight sight(sampler.colours(cell), visible(cell, heights), gain);
  const int rows = own_rows(cell);
  CellReading reading;
  reading.armies.assign(armies.size(), 0.0);
  const SampleSet& body = body_set(std::max(rows, likeness::rows_up_to(0.8F)));
  reading.visible = static_cast<double>((sight.visible & body).count()) / static_cast<double>(body.count());
  // What cannot be seen well is remembered, and doubted the more the less of it is visible.
  const auto remember = [&](double doubt) {
    const double rest = doubt / static_cast<double>(armies.size() + 2);
    std::fill(reading.armies.begin(), reading.armies.end(), rest);
    reading.unknown = reading.empty = rest;
    (label[c] < 0 ? reading.empty : reading.armies[static_cast<size_t>(label[c])]) += 1 - doubt;
    return reading;
  };
  if (reading.visible < kLeastVisible) return remember(kMostDoubt);

  const SampleSet both = sight.visible & accepted[c].valid & likeness::all();
  const bool comparable = (both & body).count() * 3 >= (sight.visible & body).count();
  const auto alike = [&](const SampleSet& set) {
    return (set & both).none() ||
           likeness::mean_square(sight, set & both, accepted[c]) < 0.64F * sigma_same * sigma_same;
  };
  if (comparable && alike(body_set(0)) && alike(body) && alike(likeness::all()))
    return remember(
        std::max(kLeastDoubt, kMostDoubt * (kWellVisible - reading.visible) / (kWellVisible - kLeastVisible)));

  // Something is different. What explains it best: what stood here before in another light, nothing, or some piece?
  const float none = -std::numeric_limits<float>::infinity();
  const float sigma_behind = std::max(kSigmaEmpty, sigma_same);
  const CellLook behind = behind_piece(cell);
  float same = none, empty = none;
  // A camera whose pictures differ all over is believed less where they differ much.
  const float outliers = std::min(kOutliersSame * std::pow(sigma_same / kSigmaSame, 4.0F), kOutliersEmpty);
  // The light has changed when cells look other than before all over. What has not moved may then look the less like
  // before, and all that is seen of a cell is off together.
  const float uncertain = std::clamp(std::sqrt(sigma_same / kSigmaSame), 1.0F, kMostUncertain);
  if (comparable)
    for (size_t i = 0; i < (uncertain > 1 ? kLooser.size() : 1); ++i)
      same = std::max(same, likeness::of_look(sight, accepted[c], rows, accepted[c], kLooser[i] * sigma_same,
                                              std::max(sigma_behind, kLooser[i] * sigma_same), outliers, true) +
                                std::log(kPriorSame) - static_cast<float>(i));
  const SampleSet foot = body_set(0) & sight.visible;
  if (const auto look = empty_look(cell, foot))
    empty = likeness::of_look(sight, look->first, sampler.rows_over_own_ground(cell), behind,
                              std::max(look->second, sigma_same), sigma_behind, kOutliersEmpty,
                              look->second == kSigmaEmpty) +
            std::log(label[c] < 0 ? kPriorSame : kPriorLeft);
  const Likeness like = liken(cell, sight, std::max(sigma_piece, sigma_same), sigma_behind, false);
  std::vector<float> logs{empty, likeness::of_anything(sight) + std::log(kPriorUnknown)};
  for (size_t a = 0; a < armies.size(); ++a)
    logs.push_back(like.army[a] + std::log(static_cast<int>(a) == label[c] ? kPriorStraightened : kPriorCome));
  logs.push_back(same);
  for (float& l : logs) l /= uncertain;
  normalise(logs);
  reading.empty = logs[0];
  reading.unknown = logs[1];
  for (size_t a = 0; a < armies.size(); ++a) reading.armies[a] = logs[2 + a];
  (label[c] < 0 ? reading.empty : reading.armies[static_cast<size_t>(label[c])]) += logs.back();
  // What is seen of the cell limits what can be said about it.
  const double trust = std::min(1.0, 0.6 + reading.visible);
  const double flat = (1 - trust) / static_cast<double>(armies.size() + 2);
  reading.empty = trust * reading.empty + flat;
  reading.unknown = trust * reading.unknown + flat;
  for (double& a : reading.armies) a = trust * a + flat;
  const int best = reading.best();
  reading.changed = best != label[c] || reading.certainty() < 0.9;
  if (best == -1) heights[c] = 0;
  if (best == -2) heights[c] = std::max(heights[c], board.style() == BoardStyle::points ? 0.3F : 1.0F);
  if (best >= 0 && best != label[c]) {
    const auto army = static_cast<size_t>(best);
    heights[c] = like.height[army] + kNewcomerMargin;
    std::vector<float> kinds;
    for (const auto& [name, l] : like.kinds[army]) kinds.push_back(l);
    if (!kinds.empty()) {
      normalise(kinds);
      size_t k = 0;
      for (const auto& [name, l] : like.kinds[army]) reading.kinds[name] = kinds[k++];
    }
  }
  return reading;
}

BoardReader::BoardReader(const cv::Mat& picture, const BoardPlane& plane, const Labels& labels)
    : state_(std::make_unique<State>(plane, picture.size())) {
  State& s = *state_;
  s.sampler.take(picture);
  s.set_labels(labels);
  s.keep_looks([](Cell) { return true; });
  s.first_patterns = s.patterns;
  for (Pattern& pattern : s.first_patterns) pattern.cell = kNoCell;
  s.judge_learning();
  s.seen_label = s.label;
}

BoardReader::~BoardReader() = default;
BoardReader::BoardReader(BoardReader&&) noexcept = default;
BoardReader& BoardReader::operator=(BoardReader&&) noexcept = default;

const LearningReport& BoardReader::report() const { return state_->report; }
const Labels& BoardReader::labels() const { return state_->labels; }

Reading BoardReader::read(const cv::Mat& picture, const BoardPlane& plane) {
  State& s = *state_;
  if (calibration::corner_distance(plane.corners(), s.sampler.plane().corners()) > 0.02) s.sampler.place(plane);
  s.sampler.take(picture);
  s.gain = s.measure_gain();
  Reading reading;
  reading.armies = s.armies;
  reading.cells.resize(static_cast<size_t>(s.board.size()));
  reading.gain = (s.gain[0] + s.gain[1] + s.gain[2]) / 3;
  for (CellReading& cell : reading.cells) cell.empty = 1, cell.armies.assign(s.armies.size(), 0.0);

  // How much cells differ that have not changed: most have not.
  std::vector<float> typical;
  for (const Cell cell : s.board.cells()) {
    const SampleSet set = likeness::all() & s.accepted[cell.value].valid;
    const Sight sight(s.sampler.colours(cell), s.sampler.inside(cell), s.gain);
    if ((set & sight.visible).count() >= 8)
      typical.push_back(likeness::mean_square(sight, set, s.accepted[cell.value]));
  }
  float usual = 0;
  if (!typical.empty()) {
    auto middle = typical.begin() + static_cast<long>(typical.size() / 2);
    std::nth_element(typical.begin(), middle, typical.end());
    usual = std::sqrt(*middle);
  }
  const float sigma_same = std::max(kSigmaSame, 1.5F * usual);

  // From the nearest cell to the farthest, so that what hides a cell has been read before it.
  std::vector<float> heights = s.height;
  for (const Cell cell : s.sampler.near_to_far()) {
    CellReading& one = reading.cells[cell.value];
    one = s.read_cell(cell, heights, sigma_same);
    s.seen_label[cell.value] = one.best();
    s.seen_changed[cell.value] = one.changed ? 1 : 0;
  }
  for (const Cell cell : s.board.cells()) {
    if (!reading.cells[cell.value].changed) continue;
    reading.changed.push_back(cell);
    reading.unknown += s.seen_label[cell.value] == -2;
  }
  return reading;
}

void BoardReader::accept(const Labels& labels) {
  State& s = *state_;
  s.set_labels(labels);
  s.keep_looks([](Cell) { return true; });
}

void BoardReader::adapt() {
  State& s = *state_;
  s.keep_looks([&](Cell cell) { return s.seen_changed[cell.value] == 0; });
}

}  // namespace arbiter::vision
