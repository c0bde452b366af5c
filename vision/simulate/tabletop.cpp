// SPDX-License-Identifier: MIT
#include "vision/simulate/tabletop.h"

#include <algorithm>

#include "vision/simulate/noise.h"

namespace arbiter::vision::simulate {

Tabletop::Tabletop(const Scene& scene, Placement start) : scene_(scene), placement_(std::move(start)) {
  if (scene_.tag_size > 0)
    for (const auto& [square, piece] : placement_) tags_[square] = box_.take(piece);
}

int Tabletop::tag_in_hand(const std::string& piece) const {
  const auto held = std::find_if(in_hand_.begin(), in_hand_.end(), [&](const auto& one) { return one.first == piece; });
  return held == in_hand_.end() ? -1 : held->second;
}

/// The piece is set down; one that nobody held comes from the box.
int Tabletop::from_hand(const std::string& piece) {
  if (scene_.tag_size <= 0) return -1;
  const auto held = std::find_if(in_hand_.begin(), in_hand_.end(), [&](const auto& one) { return one.first == piece; });
  if (held == in_hand_.end()) return box_.take(piece);
  const int tag = held->second;
  in_hand_.erase(held);
  return tag;
}

std::vector<Standing> Tabletop::standing() const {
  std::vector<Standing> all = stand(scene_, placement_, generation_);
  auto piece = all.begin();
  for (const auto& [square, text] : placement_) {
    const auto tag = tags_.find(square);
    (piece++)->tag = tag == tags_.end() ? -1 : tag->second;
  }
  for (const Aside& a : aside_) {
    const cv::Point3f p = spots(a.side)[a.spot];
    const std::uint64_t key = mixed(mixed(scene_.seed, text_key(a.piece)), a.spot * 4 + text_key({&a.side, 1}));
    all.push_back({a.piece,
                   {p.x + 0.06F * static_cast<float>(normal(key)), p.y + 0.06F * static_cast<float>(normal(key + 1))},
                   p.z,
                   static_cast<float>(uniform(key + 2, 0, 360)),
                   a.tag});
  }
  return all;
}

std::map<std::string, cv::Point2f> Tabletop::offsets() const {
  std::map<std::string, cv::Point2f> out;
  auto standing = stand(scene_, placement_, generation_);
  auto piece = standing.begin();
  for (const auto& [square, text] : placement_) out[square] = (piece++)->at - square_centre(*scene_.board, square);
  return out;
}

std::string Tabletop::at(const std::string& square) const {
  const auto it = placement_.find(square);
  return it == placement_.end() ? std::string() : it->second;
}

std::string Tabletop::lift(const std::string& square) {
  auto node = placement_.extract(square);
  if (!node) return {};
  if (const auto tag = tags_.extract(square)) in_hand_.emplace_back(node.mapped(), tag.mapped());
  return std::move(node.mapped());
}

void Tabletop::put(const std::string& square, const std::string& piece) {
  placement_[square] = piece;
  ++generation_[square];
  if (scene_.tag_size > 0) tags_[square] = from_hand(piece);
}

std::vector<cv::Point3f> Tabletop::spots(char side) const {
  const Board& board = *scene_.board;
  const auto w = static_cast<float>(board.width()), h = static_cast<float>(board.height());
  int cut = 0;
  while (cut < board.width() / 2 && !board.at(cut, 0).valid()) ++cut;
  const bool on_mat = cut > 0 && scene_.look.full_square;
  const float rim = scene_.look.border_squares, z = on_mat ? 0 : -scene_.look.thickness;
  std::vector<cv::Point3f> list;
  if (cut > 0) {
    // The empty corner at the player's right: a grid as wide as the rims of the two arms leave it.
    const float inner = on_mat ? 0.0F : rim, step = (static_cast<float>(cut) - inner) / static_cast<float>(cut);
    for (int j = 0; j < cut; ++j)
      for (int i = 0; i < cut; ++i) {
        // From the outside in, counted from the board's outer corner.
        const float a = step * (static_cast<float>(i) + 0.5F), b = step * (static_cast<float>(j) + 0.5F);
        switch (side) {
          case 'W':
            list.emplace_back(b, a, z);
            break;
          case 'N':
            list.emplace_back(a, h - b, z);
            break;
          case 'E':
            list.emplace_back(w - b, h - a, z);
            break;
          default:
            list.emplace_back(w - a, b, z);
            break;
        }
      }
    return list;
  }
  // Two rows beside the board, from the player's own edge on.
  const float along = side == 'W' || side == 'E' ? w : h;
  for (int row = 0; row < 2; ++row)
    for (int place = 0;; ++place) {
      const float a = 0.5F + 0.85F * static_cast<float>(place);
      if (a >= along * 0.5F - 0.4F) break;
      const float out = rim + 0.6F + 0.85F * static_cast<float>(row);
      switch (side) {
        case 'W':
          list.emplace_back(a, -out, z);
          break;
        case 'N':
          list.emplace_back(-out, h - a, z);
          break;
        case 'E':
          list.emplace_back(w - a, h + out, z);
          break;
        default:
          list.emplace_back(w + out, a, z);
          break;
      }
    }
  return list;
}

std::optional<std::size_t> Tabletop::free_spot(char side) const {
  const std::size_t count = spots(side).size();
  for (std::size_t i = 0; i < count; ++i)
    if (std::none_of(aside_.begin(), aside_.end(), [&](const Aside& a) { return a.side == side && a.spot == i; }))
      return i;
  return std::nullopt;
}

std::optional<cv::Point3f> Tabletop::room_beside(char side) const {
  const auto spot = free_spot(side);
  return spot ? std::optional(spots(side)[*spot]) : std::nullopt;
}

void Tabletop::set_aside(char side, const std::string& piece) {
  if (const auto spot = free_spot(side)) aside_.push_back({side, *spot, piece, from_hand(piece)});
}

std::optional<cv::Point3f> Tabletop::take_aside(char side, const std::string& piece) {
  auto found =
      std::find_if(aside_.begin(), aside_.end(), [&](const Aside& a) { return a.piece == piece && a.side == side; });
  if (found == aside_.end())
    found = std::find_if(aside_.begin(), aside_.end(), [&](const Aside& a) { return a.piece == piece; });
  if (found == aside_.end()) return std::nullopt;
  const cv::Point3f at = spots(found->side)[found->spot];
  if (found->tag >= 0) in_hand_.emplace_back(piece, found->tag);
  aside_.erase(found);
  return at;
}

cv::Point3f Tabletop::out_of_view(char side) const {
  const auto w = static_cast<float>(scene_.board->width()), h = static_cast<float>(scene_.board->height());
  constexpr float kFar = 2.5F;
  switch (side) {
    case 'W':
      return {-kFar, h * 0.25F, 0};
    case 'N':
      return {w * 0.25F, h + kFar, 0};
    case 'E':
      return {w + kFar, h * 0.75F, 0};
    default:
      return {w * 0.75F, -kFar, 0};
  }
}

}  // namespace arbiter::vision::simulate
