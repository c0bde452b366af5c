// SPDX-License-Identifier: MIT
#include "app/engines/connection.h"

#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <fstream>

#include "play/level.h"
#include "referee/notation/notation.h"

namespace arbiter::engines {

using notation::EngineTongue;

namespace {

const std::string kVariant = "UCI_Variant", kSkill = "Skill Level", kLimit = "UCI_LimitStrength", kElo = "UCI_Elo",
                  kOntoRook = "UCI_Chess960", kFile = "VariantPath";

tl::unexpected<Refusal> mute(const std::string& title) {
  return refuse("engine", make_message("%1 does not answer as an engine does, in UCI or USI.", title));
}

/// A file that is there as long as it is needed.
class PassingFile {
 public:
  explicit PassingFile(std::string_view text) {
    std::string name = (std::filesystem::temp_directory_path() / "arbiter-variant-XXXXXX").string();
    const int file = ::mkstemp(name.data());
    if (file < 0) return;
    name_ = name;
    ::close(file);
    std::ofstream(name_) << text;
  }
  ~PassingFile() {
    std::error_code ignored;  // a file that stays behind does no harm
    if (!name_.empty()) std::filesystem::remove(name_, ignored);
  }
  PassingFile(const PassingFile&) = delete;
  PassingFile& operator=(const PassingFile&) = delete;
  [[nodiscard]] const std::string& name() const { return name_; }

 private:
  std::string name_;
};

std::string_view variant_name(const EngineGame& how) { return how.variant.substr(0, how.variant.find(':')); }

/// The value between the two ends for a level: the first level has the least, the last one the most.
int between(int least, int most, int level) { return least + (most - least) * (level - 1) / (play::kLevels - 1); }

}  // namespace

Expected<std::unique_ptr<Connection>> Connection::open(const EngineChoice& choice, const Game& game) {
  const auto how = engine_game(game.rules().id, game.beginning().options);
  if (!how) return tl::unexpected(how.error());
  const auto file = program_file(choice.program);
  if (!file) return tl::unexpected(file.error());
  std::unique_ptr<Connection> one(new Connection());
  one->title_ = std::filesystem::path(choice.program).filename().string();
  const auto usual = notation::usual_ruleset("usi");
  auto dialogue = Dialogue::begin(*file, usual && *usual == game.rules().id);
  if (!dialogue) return mute(one->title_);
  one->dialogue_ = std::move(*dialogue);
  if (auto agreed = one->agree(**how, game); !agreed) return tl::unexpected(agreed.error());
  if (auto weak = one->weaken(choice.level); !weak) return tl::unexpected(weak.error());
  if (!one->dialogue_->new_game()) return mute(one->title_);
  return one;
}

/// Tells the engine which game it is.
Expected<void> Connection::agree(const EngineGame& how, const Game& game) {
  if (dialogue_->usi()) return {};
  const EngineOption* variants = dialogue_->option(kVariant);
  const bool built_in = variants != nullptr && variants->values.contains(std::string(how.variant));
  const bool described = variants != nullptr && !how.definition.empty() && dialogue_->option(kFile) != nullptr;
  const bool castles = dialogue_->option(kOntoRook) != nullptr || !notation::castles_elsewhere(game.position());
  if ((!built_in && !described && !(variants == nullptr && how.usual)) || !castles)
    return refuse("engine", make_message("%1 does not play this game.", title_));
  if (variants != nullptr && !describe(how)) return mute(title_);
  return {};
}

tl::expected<void, Silence> Connection::describe(const EngineGame& how) {
  if (!how.definition.empty()) {
    const PassingFile file("[" + std::string(how.variant) + "]\n" + std::string(how.definition));
    if (auto said = dialogue_->set(kFile, file.name()); !said) return said;
    if (auto read = dialogue_->ready(); !read) return read;  // before the file goes
  }
  return dialogue_->set(kVariant, std::string(variant_name(how)));
}

Expected<void> Connection::weaken(int level) {
  if (level == 0 || level == play::kLevels) return {};
  bool said = true;
  if (const EngineOption* skill = dialogue_->option(kSkill)) {
    said = dialogue_->set(kSkill, std::to_string(between(skill->least, skill->most, level))).has_value();
  } else if (const EngineOption* elo = dialogue_->option(kElo);
             elo != nullptr && dialogue_->option(kLimit) != nullptr) {
    said =
        dialogue_->set(kLimit, "true") && dialogue_->set(kElo, std::to_string(between(elo->least, elo->most, level)));
  } else {
    return refuse("engine", make_message("%1 has no levels. Leave the level out.", title_));
  }
  if (!said) return mute(title_);
  return {};
}

namespace {

/// From which ply on the moves tell the game: since its beginning, or since what a move cannot say. Engines know
/// repetitions from them.
std::size_t told_from(const Game& game) {
  const auto& plies = game.plies();
  std::size_t first = plies.size();
  for (; first > 0 && plies[first - 1].correction.is_nothing(); --first) {
    const Position &before = game.before(first - 1), &after = game.before(first);
    const auto action = parse_action(plies[first - 1].action, game.rules());
    const bool remark = before.to_act == after.to_act && before.decision.seat == after.decision.seat;
    if (!remark && (!action || notation::engine_move(before, *action, EngineTongue::uci).empty())) break;
  }
  return first;
}

/// What stands behind `position`; nothing where the position cannot be written.
std::optional<std::string> position_text(const Game& game, std::size_t first, EngineTongue tongue) {
  const auto start = notation::engine_position(game.before(first), tongue);
  if (!start) return std::nullopt;
  std::string moves;
  for (std::size_t n = first; n < game.plies().size(); ++n) {
    const auto action = parse_action(game.plies()[n].action, game.rules());
    const std::string move = action ? notation::engine_move(game.before(n), *action, tongue) : "";
    if (!move.empty()) moves += " " + move;
  }
  return *start + (moves.empty() ? "" : " moves" + moves);
}

}  // namespace

tl::expected<Connection::Said, Silence> Connection::move(const Game& game, const ActionList& legal, std::uint64_t nodes,
                                                         std::chrono::milliseconds time,
                                                         const std::function<bool()>& stopped) {
  const std::size_t first = told_from(game);
  const bool onto_rook = dialogue_->option(kOntoRook) != nullptr && notation::castles_elsewhere(game.before(first));
  if (onto_rook != onto_rook_) {
    if (auto said = dialogue_->set(kOntoRook, onto_rook ? "true" : "false"); !said) return tl::unexpected(said.error());
    onto_rook_ = onto_rook;
  }
  const EngineTongue tongue = dialogue_->usi() ? EngineTongue::usi
                              : onto_rook      ? EngineTongue::uci_onto_rook
                                               : EngineTongue::uci;
  const auto where = position_text(game, first, tongue);
  if (!where) return Said{};
  std::vector<std::string> among;
  for (const Action& one : legal) {
    std::string text = notation::engine_move(game.position(), one, tongue);
    if (!text.empty()) among.push_back(std::move(text));
  }
  auto answer = dialogue_->go(*where, among, nodes, time, stopped);
  if (!answer) return tl::unexpected(answer.error());
  Said said{{}, std::move(*answer)};
  for (const Action& one : legal)
    if (notation::engine_move(game.position(), one, tongue) == said.answer.move) said.action = one;
  return said;
}

}  // namespace arbiter::engines
