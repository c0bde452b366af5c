// SPDX-License-Identifier: MIT
#include "app/server/demo.h"

#include <algorithm>
#include <array>
#include <map>
#include <thread>
#include <vector>

#include "app/event/event.h"
#include "app/event/propose.h"
#include "app/event/table_game.h"
#include "app/server/demo_player.h"
#include "app/table/session.h"
#include "text/value_json.h"

namespace arbiter::server {

using nlohmann::json;

namespace {

constexpr std::array kNames{"Ada", "Bo",  "Cy",  "Dee", "Eve", "Flo",  "Gus", "Hal",
                            "Ida", "Jon", "Kim", "Lou", "Max", "Nora", "Ole", "Pia"};
constexpr std::size_t kPartBytes = 256 * 1024;   // told at once, about
constexpr int kMostCare = 100, kLeastCare = 40;  // of the best and the worst player

db::Expected<db::club::EventId> founded(db::club::Club& club, const DemoOptions& options, const db::club::By& by) {
  std::vector<db::club::Entrant> entrants;
  for (int i = 0; i < options.players && i < static_cast<int>(kNames.size()); ++i) {
    db::club::Person person;
    person.name = kNames.at(static_cast<std::size_t>(i));
    const auto added = club.add(person, by);
    if (!added) return tl::unexpected(added.error());
    db::club::Entrant entrant;
    entrant.person = *added;
    entrants.push_back(entrant);
  }
  db::club::Event event;
  event.name = "Demo evening";
  event.ruleset = options.ruleset;
  event.rounds = options.rounds;
  event.mode = "";
  event.seed = static_cast<std::int64_t>(options.seed);
  event.begins = event::today();
  const auto checked = event::checked_event(event);
  if (!checked) return tl::unexpected(checked.error());
  auto id = club.add(*checked, by);
  if (!id) return id;
  if (const auto set = club.set_entrants(*id, entrants, by); !set) return tl::unexpected(set.error());
  return id;
}

/// Where the demo's games are played: in the club's own file, or beside a database server, which is told of them.
class Tables {
 public:
  explicit Tables(const std::filesystem::path& club)
      : told_(db::club::is_address(club.string())),
        file_(told_ ? std::filesystem::temp_directory_path() / ("arbiter-demo-" + db::new_token() + ".sqlite") : club) {
  }
  ~Tables() {
    std::error_code gone;
    if (told_)
      for (const char* part : {"", "-journal", "-wal", "-shm"}) std::filesystem::remove(file_.string() + part, gone);
  }
  Tables(const Tables&) = delete;
  Tables& operator=(const Tables&) = delete;

  [[nodiscard]] const std::filesystem::path& file() const { return file_; }
  [[nodiscard]] bool told() const { return told_; }
  /// Tells a club on a server of all that was played since the last time.
  db::Expected<void> tell(db::club::Club& club, const db::club::By& by);

 private:
  db::Expected<void> tell(db::club::Club& club, db::Store& store, db::FedGame& game) const;

  bool told_;
  std::filesystem::path file_;
  std::optional<db::club::Key> key_;
};

db::Expected<void> Tables::tell(db::club::Club& club, db::Store& store, db::FedGame& game) const {
  if (game.epoch == 0) {
    const auto feed = club.claim({game.token, game.to_club.holder}, *key_);
    if (!feed) return tl::unexpected(feed.error());
    game.epoch = feed->epoch;
    game.acknowledged = feed->acknowledged;
  }
  while (game.acknowledged < game.last) {
    auto part = store.to_be_fed(game.game, game.acknowledged, kPartBytes);
    if (!part) return tl::unexpected(part.error());
    const auto got = club.receive({game.token, game.to_club.holder, game.epoch, std::move(part->plies), part->last,
                                   part->standing, text::value_of(part->clock)},
                                  *key_);
    if (!got) return tl::unexpected(got.error());
    game.acknowledged = *got;
    if (auto noted = store.note_fed(game.game, game.epoch, *got); !noted) return noted;
  }
  return {};
}

db::Expected<void> Tables::tell(db::club::Club& club, const db::club::By& by) {
  if (!told_) return {};
  if (!key_) {
    db::club::Key key;
    key.role = db::club::Role::table;
    key.name = "The demo's tables";
    const auto made = club.add_key(key, by);
    if (!made) return tl::unexpected(made.error());
    key_ = made->key;
  }
  auto store = db::Store::open(file_);
  if (!store) return tl::unexpected(store.error());
  auto games = store->fed_games();
  if (!games) return tl::unexpected(games.error());
  for (db::FedGame& game : *games)
    if (auto done = tell(club, *store, game); !done) return done;
  return {};
}

/// A game of the evening: how careful whoever sits there is, by seat.
struct Played {
  table::Session game;
  std::map<std::string, int> care;
};

/// Those who came to the club first are the best: so there is something that standings can show.
std::map<std::string, int> care(const event::EventSession& session, const db::club::Table& seated) {
  const auto& all = session.record.entrants;
  std::map<std::string, int> care;
  for (const db::club::TableSeat& one : seated.seats) {
    const auto place = std::ranges::find(all, one.person, &db::club::Entrant::person) - all.begin();
    care[one.seat] = kMostCare - static_cast<int>(place) * (kMostCare - kLeastCare) / static_cast<int>(all.size());
  }
  return care;
}

/// Seats and publishes the next round, and begins its games.
db::Expected<std::vector<Played>> tables(db::club::Club& club, db::club::EventId event, const Tables& played,
                                         const db::club::By& by) {
  auto session = event::open_event(club, event);
  if (!session) return tl::unexpected(session.error());
  const auto proposed = event::propose(*session, {});
  if (!proposed) return tl::unexpected(proposed.error());
  if (const auto set = club.set_drafts(event, proposed->rounds, by); !set) return tl::unexpected(set.error());
  if (const auto out = club.publish(event, session->published() + 1, by); !out) return tl::unexpected(out.error());
  session = event::open_event(club, event);
  if (!session) return tl::unexpected(session.error());
  std::vector<Played> games;
  for (const db::club::Table& seated : session->round(session->published())->tables) {
    auto game = event::table_game(*session, 0, seated.number);
    if (!game) return tl::unexpected(game.error());
    if (played.told()) {
      game->info.people.clear();
      game->info.club = club.where();
    }
    games.push_back({table::Session(played.file()), care(*session, seated)});
    if (const auto begun = games.back().game.new_game(game->setup, game->info); !begun)
      return event::refuse("bad_value", begun.error().message);
  }
  return games;
}

}  // namespace

db::Expected<void> play_demo(const std::filesystem::path& file, const DemoOptions& options,
                             const std::function<void()>& begun, const std::function<bool()>& stopped) {
  const db::club::By by{"the demo"};
  auto club = db::club::Club::open(file);
  if (!club) return tl::unexpected(club.error());
  const auto event = founded(*club, options, by);
  if (!event) return tl::unexpected(event.error());
  begun();
  Tables played(file);
  DemoPlayer player(options.seed);
  for (int round = 1; round <= options.rounds; ++round) {
    auto games = tables(*club, *event, played, by);
    if (!games) return tl::unexpected(games.error());
    for (int ply = 0; ply < options.plies; ++ply)
      for (Played& one : *games) {
        if (stopped()) return {};
        const auto care = one.care.find(one.game.state().to_act);
        const std::string action = player.choose(*one.game.game(), care == one.care.end() ? kMostCare : care->second);
        if (!action.empty()) one.game.act(action);
        if (auto told = played.tell(*club, by); !told) return told;
        std::this_thread::sleep_for(options.pace);
      }
    for (Played& one : *games)
      if (const auto ended = one.game.act("time"); !ended) return event::refuse("bad_value", ended.error().message);
    if (auto told = played.tell(*club, by); !told) return told;
  }
  return {};
}

}  // namespace arbiter::server
