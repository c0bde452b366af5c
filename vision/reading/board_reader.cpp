#include "vision/reading/board_reader.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>

#include "vision/reading/cell_sampler.h"

namespace arbiter::vision {

using calibration::BoardPlane;

namespace {

// How far colours lie from what is expected (root mean square over a cell's samples, grey levels), by what is
// expected: the cell's own look in the accepted picture, its own look when empty, the look of empty cells near by, and
// another piece of the same army.
// The last three are measured when learning; these are the bounds.
constexpr float kSigmaSame = 2.5F, kSigmaEmpty = 3.5F, kLeastNeighbour = 4, kMostNeighbour = 12;
constexpr float kSigmaPiece = 12, kLeastPiece = 7, kMostPiece = 20;
// Anything at all: what is no army and not empty fits no better than this.
constexpr float kSigmaUnknown = 34;
// Neighbouring samples err together: a cell's samples count as so many independent ones.
constexpr float kIndependent = 8;
constexpr float kWorst = 45;  // grey levels: one sample tells no more against a look than this
constexpr float kNoise = 2;   // grey levels within which colours are equal, beside the range about a pixel
constexpr float kPriorSame = 0.9F, kPriorOther = 0.04F, kPriorUnknown = 0.01F;
constexpr double kLeastVisible = 0.15;
constexpr float kCoreRadius = 0.22F, kFootRadius = 0.32F;
// Shadows and their passing: factors of brightness tried for empty cells and for what has not moved.
constexpr std::array<float, 11> kShades{1, 0.93F, 0.86F, 0.79F, 0.72F, 0.64F, 0.55F, 1.08F, 1.17F, 1.3F, 1.5F};
constexpr std::array<float, 5> kShadesOfPieces{1, 0.9F, 0.8F, 1.1F, 1.22F};
constexpr int kTopRows = 2;           // rows about a piece's top of which it is not said what they show
constexpr float kUnknownBehind = 10;  // grey levels: taken where it is not known what there is behind a piece
constexpr float kShadeSigma = 0.3F;   // of the logarithm of the shade

using Gain = cv::Vec3f;

// Squares' sides above the surface to which a piece reaches; only a start, its look tells the rest.
float typical_height(const std::string& kind, BoardStyle style) {
  if (style == BoardStyle::points) return 0.3F;
  static const std::map<std::string, float> kHeights{{"pawn", 0.9F},   {"rook", 1.05F},  {"knight", 1.15F},
                                                     {"bishop", 1.3F}, {"queen", 1.55F}, {"king", 1.7F}};
  const auto it = kHeights.find(kind);
  return it == kHeights.end() ? 1.3F : it->second;
}

/// How far a colour lies outside the range expected, in grey levels.
float excess(const cv::Vec3b& seen, const cv::Vec3b& low, const cv::Vec3b& high, const Gain& gain) {
  float worst = 0;
  for (int c = 0; c < 3; ++c) {
    const float lo = static_cast<float>(low[c]) * gain[c] - kNoise, hi = static_cast<float>(high[c]) * gain[c] + kNoise;
    const float v = seen[c];
    // What is burnt out can have had any brightness.
    const float d = v < lo ? (lo >= 255 && v >= 250 ? 0 : lo - v) : v > hi ? v - hi : 0;
    worst = std::max(worst, d);
  }
  return std::min(worst, kWorst);
}

/// Sum of squares and how many samples were compared.
struct Distance {
  float sum = 0;
  int count = 0;
  [[nodiscard]] float mean() const { return count > 0 ? sum / static_cast<float>(count) : kWorst * kWorst; }
};

float log_likelihood(float mean_square, float sigma) {
  return -kIndependent * (std::log(sigma) + mean_square / (2 * sigma * sigma));
}

Distance compare(const cv::Vec3b* seen, const SampleSet& which, const CellLook& look, const Gain& gain) {
  Distance d;
  for (size_t i = 0; i < samples::kAll; ++i) {
    if (!which[i]) continue;
    const float e = excess(seen[i], look.low[i], look.high[i], gain);
    d.sum += e * e;
    ++d.count;
  }
  return d;
}

/// The same where part of the cell may lie in a shadow that was not there, or in light that was not there.
float log_likelihood_shaded(const cv::Vec3b* seen, const SampleSet& which, const CellLook& look, const Gain& gain,
                            float sigma) {
  std::array<float, samples::kAll> plain{};
  float best = -std::numeric_limits<float>::infinity();
  for (const float shade : kShades) {
    const Gain shaded = gain * shade;
    Distance d;
    for (size_t i = 0; i < samples::kAll; ++i) {
      if (!which[i]) continue;
      float e = excess(seen[i], look.low[i], look.high[i], shaded);
      if (shade == 1)
        plain[i] = e;
      else
        e = std::min(e, plain[i]);
      d.sum += e * e;
      ++d.count;
    }
    const float unusual = std::log(shade) / kShadeSigma;
    best = std::max(best, log_likelihood(d.mean(), sigma) - unusual * unusual / 2);
  }
  return best;
}

/// Samples of the ground within a radius of the cell's middle, and of the column up to a row, some way across.
SampleSet sample_set(float radius, int rows, int across) {
  using namespace samples;
  SampleSet set;
  for (int y = 0; y < kGroundSide; ++y)
    for (int x = 0; x < kGroundSide; ++x)
      if (std::hypot(ground_offset(x), ground_offset(y)) <= radius + 1e-4F) set.set(static_cast<size_t>(ground(x, y)));
  for (int row = 0; row < std::min(rows, kRows); ++row)
    for (int a = 0; a < kAcross; ++a)
      if (std::abs(a - kAcross / 2) <= across) set.set(static_cast<size_t>(column(row, a)));
  return set;
}

int rows_up_to(float height) { return std::clamp(static_cast<int>(height / samples::kRowStep), 1, samples::kRows); }

/// A piece whose army is known: a pattern for others of it.
struct Pattern {
  int army = 0;
  std::string kind;
  float height = 1;
  Cell cell;  ///< where it stands, for leaving it out; none once it has left
  CellLook look;
};

/// Mean square distance of what is seen on a cell from another piece, standing up to a tenth of a square elsewhere.
/// Above the piece, `behind` is to be seen, as far as that is known.
std::optional<float> distance_to(const Pattern& pattern, const cv::Vec3b* seen, const SampleSet& visible,
                                 const CellLook& behind, const Gain& gain) {
  using namespace samples;
  static const SampleSet core = sample_set(kCoreRadius, 0, 0);
  const int rows = rows_up_to(pattern.height - 0.08F);
  float best = std::numeric_limits<float>::infinity();
  for (const float shade : kShadesOfPieces) {
    const Gain shaded = gain * shade;
    const auto least = [&](auto&& each_sample) {
      Distance least_distance;
      for (int dy = -1; dy <= 1; ++dy)
        for (int dx = -1; dx <= 1; ++dx) {
          Distance d;
          each_sample(dx, dy, [&](int here, int there) {
            const auto h = static_cast<size_t>(here), t = static_cast<size_t>(there);
            if (!visible[h] || !pattern.look.valid[t]) return;
            const float e = excess(seen[h], pattern.look.low[t], pattern.look.high[t], shaded);
            d.sum += e * e;
            ++d.count;
          });
          if (least_distance.count == 0 || (d.count > 0 && d.mean() < least_distance.mean())) least_distance = d;
        }
      return least_distance;
    };
    const Distance on_ground = least([&](int dx, int dy, auto&& add) {
      for (int y = 1; y + 1 < kGroundSide; ++y)
        for (int x = 1; x + 1 < kGroundSide; ++x)
          if (core[static_cast<size_t>(ground(x, y))]) add(ground(x + dx, y + dy), ground(x, y));
    });
    Distance along_column = least([&](int dx, int dy, auto&& add) {
      for (int row = std::max(0, -dy); row < std::min(rows, kRows - 1); ++row)
        for (int a = 1; a + 1 < kAcross; ++a) add(column(row + dy, a + dx), column(row, a));
    });
    for (int row = rows + kTopRows; row < kRows && along_column.count > 0; ++row)
      for (int a = 1; a + 1 < kAcross; ++a) {
        const auto i = static_cast<size_t>(column(row, a));
        if (!visible[i]) continue;
        const float e = behind.valid[i] ? excess(seen[i], behind.low[i], behind.high[i], gain) : kUnknownBehind;
        along_column.sum += e * e;
        ++along_column.count;
      }
    if (on_ground.count + along_column.count < 6) return std::nullopt;
    // Ground and column weigh alike however many samples each has.
    const float mean = on_ground.count == 0      ? along_column.mean()
                       : along_column.count == 0 ? on_ground.mean()
                                                 : 0.4F * on_ground.mean() + 0.6F * along_column.mean();
    const float unusual = std::log(shade) / kShadeSigma;
    best = std::min(best, mean + kSigmaPiece * kSigmaPiece * unusual * unusual / kIndependent);
  }
  return best;
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
  std::vector<Pattern> patterns;  // those the reader began with, then those of the accepted picture
  size_t first_patterns = 0;
  float sigma_piece = kSigmaPiece, sigma_neighbour = kMostNeighbour;
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

  /// Samples that tell whether a cell looks as before: its foot and the column above, as high as its piece.
  [[nodiscard]] SampleSet own_samples(Cell cell) const {
    const size_t c = cell.value;
    const int rows = label[c] < 0 ? sampler.rows_over_own_ground(cell) : rows_up_to(std::min(height[c], 0.9F));
    return sample_set(kFootRadius, rows, 1);
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
    patterns.resize(first_patterns);
    for (Pattern& p : patterns) p.cell = kNoCell;
    add_patterns();
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
    for (int row = rows_up_to(height[c]) + kTopRows; row < samples::kRows; ++row)
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
    static const SampleSet ground = sample_set(0.45F, 0, 0);
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

  /// Least mean square distance to the pieces of each army and of each kind of it, leaving out the one on `except`.
  struct Likeness {
    std::vector<float> army;
    std::vector<std::map<std::string, float>> kinds;
    std::vector<float> height;
    bool any = false;
  };
  [[nodiscard]] Likeness liken(Cell cell, const SampleSet& visible_here, const Gain& light, bool leave_out) const {
    const float none = std::numeric_limits<float>::infinity();
    Likeness like{std::vector<float>(armies.size(), none), {}, std::vector<float>(armies.size(), 1.2F), false};
    like.kinds.resize(armies.size());
    const CellLook behind = behind_piece(cell);
    for (const Pattern& pattern : patterns) {
      if (leave_out && pattern.cell == cell) continue;
      const auto d = distance_to(pattern, sampler.colours(cell), visible_here, behind, light);
      if (!d) continue;
      const auto a = static_cast<size_t>(pattern.army);
      like.any = true;
      if (*d < like.army[a]) like.army[a] = *d, like.height[a] = pattern.height;
      if (pattern.kind.empty()) continue;
      const auto [it, fresh] = like.kinds[a].emplace(pattern.kind, *d);
      if (!fresh) it->second = std::min(it->second, *d);
    }
    return like;
  }

  /// How well cells and armies can be told apart in the picture learnt from, judging each without itself.
  void judge_learning() {
    std::vector<float> of_empty, of_taken;
    std::vector<std::pair<float, Cell>> doubts;
    int right = 0, judged = 0;
    std::vector<float> own;
    for (const Cell cell : board.cells()) {
      const SampleSet seen = accepted[cell.value].valid;
      const SampleSet set = sample_set(kFootRadius, 0, 0) & seen;
      if (set.count() < 8) continue;
      const auto empty = empty_look(cell, set, false);
      if (empty) {
        const Distance d = compare(sampler.colours(cell), set & empty->first.valid, empty->first, {1, 1, 1});
        (label[cell.value] < 0 ? of_empty : of_taken).push_back(d.mean());
        doubts.emplace_back(label[cell.value] < 0 ? -d.mean() : d.mean(), cell);
      }
      if (label[cell.value] < 0) continue;
      const Likeness like = liken(cell, seen, {1, 1, 1}, true);
      if (!like.any) continue;
      const auto best = std::min_element(like.army.begin(), like.army.end()) - like.army.begin();
      ++judged;
      right += best == label[cell.value];
      if (const float d = like.army[static_cast<size_t>(label[cell.value])]; std::isfinite(d)) own.push_back(d);
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
    std::sort(doubts.begin(), doubts.end());
    for (const auto& [d, cell] : doubts)
      if (label[cell.value] < 0 ? -d > border : d < border) report.doubtful.push_back(cell);
  }

  CellReading read_cell(Cell cell, const std::vector<float>& heights, float sigma_same);
};

CellReading BoardReader::State::read_cell(Cell cell, const std::vector<float>& heights, float sigma_same) {
  const size_t c = cell.value;
  const cv::Vec3b* seen = sampler.colours(cell);
  const SampleSet now = visible(cell, heights), own = own_samples(cell);
  CellReading reading;
  reading.armies.assign(armies.size(), 0.0);
  reading.visible = static_cast<double>((now & own).count()) / static_cast<double>(std::max<size_t>(own.count(), 1));
  const auto remember = [&](double certain, double empty) {
    const double rest = (1 - certain - empty) / static_cast<double>(armies.size() + 1);
    std::fill(reading.armies.begin(), reading.armies.end(), rest);
    reading.unknown = rest;
    if (label[c] < 0) {
      reading.empty = certain + empty;
    } else {
      reading.empty = empty;
      reading.armies[static_cast<size_t>(label[c])] = certain;
    }
    return reading;
  };
  if (reading.visible < kLeastVisible) return remember(0.85, 0.08);

  const SampleSet both = now & own & accepted[c].valid;
  const bool comparable = both.count() * 3 >= (now & own).count();
  if (comparable) {
    const Distance d = compare(seen, both, accepted[c], gain);
    if (d.mean() < 0.64F * sigma_same * sigma_same) return remember(0.998, 0.0005);
  }
  // Something is different. What fits best: what stood here before in another light, nothing, or some piece?
  float same = -std::numeric_limits<float>::infinity();
  if (comparable) same = log_likelihood_shaded(seen, both, accepted[c], gain, sigma_same) + std::log(kPriorSame);
  float empty = -std::numeric_limits<float>::infinity();
  const SampleSet ground = sample_set(kFootRadius, 0, 0) & now;
  if (const auto look = empty_look(cell, ground); look && ground.count() >= 5) {
    const SampleSet set = ground & look->first.valid;
    empty = log_likelihood_shaded(seen, set, look->first, gain, std::max(look->second, sigma_same)) +
            std::log(label[c] < 0 ? kPriorSame : kPriorOther);
  }
  const Likeness like = liken(cell, now, gain, false);
  std::vector<float> logs{empty,
                          log_likelihood(kSigmaUnknown * kSigmaUnknown, kSigmaUnknown) + std::log(kPriorUnknown)};
  for (size_t a = 0; a < armies.size(); ++a)
    logs.push_back(std::isfinite(like.army[a])
                       ? log_likelihood(like.army[a], std::max(sigma_piece, sigma_same)) + std::log(kPriorOther)
                       : -std::numeric_limits<float>::infinity());
  logs.push_back(same);
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
  if (best >= 0 && best != label[c]) {
    std::vector<float> kinds;
    for (const auto& [name, d] : like.kinds[static_cast<size_t>(best)])
      kinds.push_back(log_likelihood(d, std::max(sigma_piece, sigma_same)));
    if (!kinds.empty()) {
      normalise(kinds);
      size_t k = 0;
      for (const auto& [name, d] : like.kinds[static_cast<size_t>(best)]) reading.kinds[name] = kinds[k++];
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
  s.first_patterns = s.patterns.size();
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
    const SampleSet set = s.own_samples(cell) & s.accepted[cell.value].valid & s.sampler.inside(cell);
    if (set.count() >= 8)
      typical.push_back(compare(s.sampler.colours(cell), set, s.accepted[cell.value], s.gain).mean());
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
    const int best = one.best();
    s.seen_label[cell.value] = best;
    s.seen_changed[cell.value] = one.changed ? 1 : 0;
    if (best == -1)
      heights[cell.value] = 0;
    else if (best != s.label[cell.value])
      heights[cell.value] = s.board.style() == BoardStyle::points ? 0.3F : 1.3F;
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
