// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "db/club/types.h"
#include "db/store.h"

namespace arbiter::db::club {

/// Is this the address of a database server, `postgresql://…`, rather than a file's name?
[[nodiscard]] bool is_address(const std::string& where);

/// The moment so many days from now, as now() writes it.
[[nodiscard]] std::string in_days(int days);

/// The club's part of the database: people, events, rounds, results, leagues, keys and the log. It stands in the same
/// file as the games, or in a PostgreSQL database together with the games that tables have told. Every change is one
/// transaction, on the disk when it returns without an error, and in the log.
/// Errors, besides those of the disk as db::Store has them: `not_found` and `conflict`, whose messages name what there
/// is. A database server that was away is connected to again by the next call. One thread at a time.
class Club {
 public:
  /// Opens the file as Store does, or connects to the server at an address as libpq takes it; older schemas are brought
  /// up to date.
  [[nodiscard]] static Expected<Club> open(const std::filesystem::path& file,
                                           Store::Missing missing = Store::Missing::create);
  ~Club();
  Club(Club&&) noexcept;
  Club& operator=(Club&&) noexcept;

  /// The games in the same file. Null on a database server, see `plies`.
  [[nodiscard]] Store* games();
  [[nodiscard]] const Store* games() const;
  /// The file, or the server's address without its password.
  [[nodiscard]] const std::string& where() const;

  /// Writes something that changes nothing, to see whether it can be written.
  [[nodiscard]] Expected<void> try_write();

  /// Counts all changes, so that who looks on sees whether there is something new.
  [[nodiscard]] Expected<std::int64_t> changes() const;

  // People.
  [[nodiscard]] Expected<PersonId> add(const Person& person, const By& by);
  /// Replaces what is known of somebody.
  [[nodiscard]] Expected<void> change(const Person& person, const By& by);
  /// Everything of `gone` becomes `kept`'s: games, events, results. What is known of `kept` stays, what only `gone` has
  /// is taken over. Error `conflict` where both sat in one game, or take part in one event.
  [[nodiscard]] Expected<void> merge(PersonId kept, PersonId gone, const By& by);
  /// Adds (those whose number is 0) and changes many at once: all of them, or none. Their numbers.
  [[nodiscard]] Expected<std::vector<PersonId>> put(std::span<const Person> people, const By& by);
  /// Takes out what is known of somebody, for good: name and data, and the name in what is told of games, in reasons,
  /// objections, names of keys, notes and the log. Their keys are revoked, and their accounts removed. Games, results
  /// and standings stay; the log says that it was done, not whom it was.
  [[nodiscard]] Expected<Erased> erase(PersonId person, const By& by);
  /// The seats of published tables where people sat who have been erased since: what tables' own files must forget.
  [[nodiscard]] Expected<std::vector<ErasedSeat>> erased_seats() const;
  /// Erases whoever sits at that seat of the game with this token, in a table's file. False if there is nobody to
  /// erase.
  [[nodiscard]] Expected<bool> forget(const std::string& token, const std::string& seat, const By& by);
  /// Everybody, by number; those merged into others and those erased too.
  [[nodiscard]] Expected<std::vector<Person>> people() const;
  /// Who takes part in an event or is told apart there; their games are not counted.
  [[nodiscard]] Expected<std::vector<Person>> people_of(EventId event) const;

  // Events.
  [[nodiscard]] Expected<EventId> add(const Event& event, const By& by);
  [[nodiscard]] Expected<void> change(const Event& event, const By& by);
  /// All of them, the oldest first.
  [[nodiscard]] Expected<std::vector<Event>> events() const;
  /// A page of them with what lists say, the oldest first.
  [[nodiscard]] Expected<std::vector<EventLine>> event_lines(const EventPage& page = {}) const;
  [[nodiscard]] Expected<EventRecord> record(EventId event) const;
  /// How many tables of its published rounds have no result yet.
  [[nodiscard]] Expected<int> open_tables(EventId event) const;
  /// The event that has just this name; the newest one.
  [[nodiscard]] Expected<std::optional<EventId>> event_named(const std::string& name) const;
  [[nodiscard]] Expected<std::optional<EventId>> newest_event() const;
  /// Adds or replaces entrants; who is new and has no number gets the next one.
  [[nodiscard]] Expected<void> set_entrants(EventId event, std::span<const Entrant> entrants, const By& by);
  /// Takes somebody out who has not been seated in any round. Error `conflict`.
  [[nodiscard]] Expected<void> remove_entrant(EventId event, PersonId person, const By& by);
  [[nodiscard]] Expected<void> set_apart(EventId event, PersonId a, PersonId b, bool apart, const By& by);

  // Rounds. Published ones are never changed: error `conflict`.
  /// Replaces all drafts by these.
  [[nodiscard]] Expected<void> set_drafts(EventId event, std::span<const Round> rounds, const By& by,
                                          const std::string& what = "drafted");
  /// Freezes a draft; each of its tables gets the token of its game.
  [[nodiscard]] Expected<void> publish(EventId event, int round, const By& by);
  /// Makes the newest published round a draft again; its tables' games lose their tokens. Errors: `not_found`;
  /// `conflict` where it is no published round, a later one is published, it has results, or a game of it has begun.
  [[nodiscard]] Expected<void> unpublish(EventId event, int round, const By& by);
  /// Gives a table of a published round another game, in place of one that is not to count.
  [[nodiscard]] Expected<void> play_again(EventId event, int round, int table, const std::string& reason, const By& by);

  // Results by hand; `id` and `at` are filled in.
  [[nodiscard]] Expected<void> add_result(EventId event, const HandResult& result);

  // Leagues.
  [[nodiscard]] Expected<LeagueId> put(const League& league, const By& by);
  [[nodiscard]] Expected<std::vector<League>> leagues() const;

  /// What everybody's games of a ruleset in all events come to, by person, without reading them: it is kept with the
  /// results. `worth` is summed up over the games.
  [[nodiscard]] Expected<std::vector<Total>> totals(const std::string& ruleset, const Worth& worth) const;
  /// How many of the numbers behind `totals` are not what counting all results anew gives: none, or something is wrong.
  /// Reads everything.
  [[nodiscard]] Expected<std::int64_t> wrong_totals() const;
  /// Counts all results anew; how many numbers were wrong.
  [[nodiscard]] Expected<std::int64_t> count_anew(const By& by);
  /// The names of these people, by number; who has been erased is left out.
  [[nodiscard]] Expected<std::map<PersonId, std::string>> names(std::span<const PersonId> people) const;

  // Games of all events, without reading the events.
  /// The months in which there are games of a ruleset that may count, from `months.from` on, in order. `` before all
  /// others: games whose month is not known.
  [[nodiscard]] Expected<std::vector<std::string>> months_of(const Months& months) const;
  /// The tables and games of one month: `months.from`.
  [[nodiscard]] Expected<PlayedGames> played_in(const Months& months) const;
  /// The tables at which somebody sat, and their games outside events.
  [[nodiscard]] Expected<PlayedGames> played_by(PersonId person) const;
  /// How many games count, by ruleset.
  [[nodiscard]] Expected<std::map<std::string, std::int64_t>> games_by_ruleset(bool casual) const;

  // Counts that go on: what months up to one come to. A change of a game forgets those of its month and later.
  /// Grows whenever counts are forgotten: see `keep_counts`.
  [[nodiscard]] Expected<std::int64_t> times_forgotten() const;
  /// The counts of that kind of the newest month up to `until` (empty: of all), none where none are kept. `what` names
  /// who counts, and by which parameters.
  [[nodiscard]] Expected<std::optional<KeptCount>> kept_count(const std::string& what, const Months& months,
                                                              const std::string& until) const;
  /// Keeps counts, which change nothing of the club, unless any have been forgotten since `times_forgotten` was this.
  /// Of months before the newest of them only the last of each year stay.
  [[nodiscard]] Expected<void> keep_counts(const std::string& what, const Months& months,
                                           std::span<const KeptCount> counts, std::int64_t forgotten) const;

  /// Games that have ended, of one ruleset or (empty) of all, in the order in which they ended.
  [[nodiscard]] Expected<std::vector<KeptGame>> finished(const std::string& ruleset = {}) const;
  /// The awards of most points that somebody earned in games that have ended, the greatest first.
  [[nodiscard]] Expected<std::vector<Moment>> best_moments(PersonId person, int most) const;
  /// Puts another person on a seat of a game; 0: nobody.
  [[nodiscard]] Expected<void> set_player(GameId game, const std::string& seat, PersonId person, const By& by);

  // Keys for the club's server.
  /// Makes a key; `key.id` and `key.made_at` are filled in. Error `bad_data`.
  [[nodiscard]] Expected<MadeKey> add_key(const Key& key, const By& by);
  [[nodiscard]] Expected<std::vector<Key>> keys() const;
  [[nodiscard]] Expected<void> revoke_key(KeyId key, const By& by);
  /// Makes a key for the same as another one, which does not hold any more. `expires_at` empty: it lasts as long as the
  /// other one did. Errors: `not_found`; `conflict` where that one holds no more already; `bad_data` for a moment that
  /// is over.
  [[nodiscard]] Expected<MadeKey> rotate_key(KeyId key, const std::string& expires_at, const By& by);
  /// Whose key a text is. None where there is no such key, or it does not hold any more.
  [[nodiscard]] Expected<std::optional<Key>> key_of(const std::string& text) const;

  // Accounts for the server's pages. What is stored of a password is the caller's business: a digest.
  /// Adds an account; `id`, `epoch` and the moments are filled in. Its number. Errors: `bad_data`; `conflict` where the
  /// name is taken.
  [[nodiscard]] Expected<AccountId> add_account(const Account& account, const std::string& digest, const By& by);
  /// All of them, by number.
  [[nodiscard]] Expected<std::vector<Account>> accounts() const;
  /// None where there is no account of that number.
  [[nodiscard]] Expected<std::optional<Account>> account(AccountId account) const;
  /// The account of that name. None where there is none.
  [[nodiscard]] Expected<std::optional<AccountPassword>> password_of(const std::string& name) const;
  /// Replaces name, person and roles. Errors as `add_account`, and `not_found`.
  [[nodiscard]] Expected<void> change_account(const Account& account, const By& by);
  /// Another password: sessions that began with the old one are over. `epoch`: only if it is still that one; 0: any.
  /// The new epoch. Errors: `not_found`; `conflict` where the epoch is another one.
  [[nodiscard]] Expected<std::int64_t> set_password(AccountId account, const std::string& digest, std::int64_t epoch,
                                                    const By& by);
  [[nodiscard]] Expected<void> remove_account(AccountId account, const By& by);

  // Games that tables tell over the network. Errors besides: `forbidden` (the key is for another table).
  /// Gives a published table's game to who claims it first; with `take_over` to another one, which shuts the former
  /// out. Errors: `not_found`, `taken`.
  [[nodiscard]] Expected<Feed> claim(const Claim& claim, const Key& key);
  /// Stores what is new and follows without a gap; the number up to which everything is here now. Plies that are here
  /// already must be the same. Errors: `unclaimed`; `fenced` (another table has taken over); `differs`; `bad_data`.
  [[nodiscard]] Expected<int> receive(const FedBatch& batch, const Key& key);
  /// The same for several tables in one transaction: the disk is waited for once. Returns an outcome for each, in
  /// order. An error of one changes nothing for the others, unless nothing at all could be stored.
  [[nodiscard]] std::vector<Expected<int>> receive(const std::vector<Sent>& all);
  /// What was told of a game, as it was told.
  [[nodiscard]] Expected<std::vector<FedPly>> fed(const std::string& token) const;
  /// The games of an event that are told, by token.
  [[nodiscard]] Expected<std::map<std::string, FeedState>> feeds(EventId event) const;
  /// How far the games of an event's tables have come, wherever they are kept.
  [[nodiscard]] Expected<std::map<GameId, GameMark>> marks(EventId event) const;
  /// These games of tables as they are now, by token. Those that are not there are left out.
  [[nodiscard]] Expected<std::map<std::string, KeptGame>> games_as_kept(std::span<const GameId> games) const;
  /// How a game that is told stands, as far as it was told. Error `not_found`.
  [[nodiscard]] Expected<Standing> fed_standing(const std::string& token) const;
  /// A game's plies behind number `after`, wherever it is kept.
  [[nodiscard]] Expected<std::vector<ToldPly>> plies(GameId game, int after = -1) const;
  /// The awards of a game that stand, in order; while it is played those that everybody may see.
  [[nodiscard]] Expected<std::vector<Award>> awards(GameId game) const;
  /// As Store::clock; nothing where none was noted.
  [[nodiscard]] Expected<Value> clock(GameId game) const;

  // Players' phones.
  /// The codes that sign phones in at the seats of a published table's game, by seat, 20 hexadecimal digits each. They
  /// are the same whenever they are asked for, and nothing else tells them. Error `not_found`.
  [[nodiscard]] Expected<std::map<std::string, std::string>> seat_codes(const std::string& token);
  /// With which the phones of those seats sign in, by seat: "EVENT.ROUND.TABLE.SEAT.CODE". Error `not_found`.
  [[nodiscard]] Expected<std::map<std::string, std::string>> seat_signs(const std::string& token);
  /// A game's token. Error `not_found`.
  [[nodiscard]] Expected<std::string> token_of(GameId game) const;
  /// The game with that token, where it is here.
  [[nodiscard]] Expected<std::optional<GameId>> game_named(const std::string& token) const;
  /// A seat of a published table. Error `not_found`.
  [[nodiscard]] Expected<PublishedSeat> seat_at(EventId event, int round, int table, const std::string& seat) const;
  /// The phone speaks for the seat from now on; `phone`: what it calls itself. Error `taken`: another one does.
  [[nodiscard]] Expected<void> sign_in(const std::string& token, const std::string& seat, const std::string& phone);
  /// Another phone may sign in at the seat.
  [[nodiscard]] Expected<void> sign_out(const std::string& token, const std::string& seat, const By& by);
  /// The seats of a game at which a phone is signed in.
  [[nodiscard]] Expected<std::vector<std::string>> signed_in(const std::string& token) const;
  /// Keeps what a player asks; `id` and `at` are filled in. A confirmation is answered at once, an objection stands in
  /// the log. Errors: `not_found`; `waiting` where the seat has asked for several things that are not answered yet.
  [[nodiscard]] Expected<OrderId> add_order(const SeatOrder& order);
  /// What was asked of a game's table, the oldest first; `waiting`: only what it has not answered yet.
  [[nodiscard]] Expected<std::vector<SeatOrder>> orders(const std::string& token, bool waiting) const;
  /// The same, for the table that tells the game: errors `unclaimed`, `fenced` and `forbidden` as with `receive`.
  [[nodiscard]] Expected<std::vector<SeatOrder>> orders_for(const std::string& token, const std::string& holder,
                                                            const Key& key) const;
  /// Notes the table's answer, `done` or `refused`; what was said is taken out. An answer that is there stands. Error
  /// `not_found`.
  [[nodiscard]] Expected<void> answer_order(const std::string& token, OrderId order, OrderAnswer answer,
                                            const Message& message);
  /// The seats that have confirmed the result of their game, by token.
  [[nodiscard]] Expected<std::map<std::string, std::vector<std::string>>> confirmed(EventId event) const;

  /// What was done after the entry of that number.
  [[nodiscard]] Expected<std::vector<LogEntry>> log_after(std::int64_t entry) const;
  /// The number of the newest entry; 0: there is none.
  [[nodiscard]] Expected<std::int64_t> newest_log() const;
  /// What was done, the newest last; `event`: only to that event. 0: everything.
  [[nodiscard]] Expected<std::vector<LogEntry>> log(EventId event = 0) const;
  /// The entries of one kind ("objection") about an event, the newest last.
  [[nodiscard]] Expected<std::vector<LogEntry>> log_of(EventId event, const std::string& what) const;

 private:
  struct Impl;
  explicit Club(std::unique_ptr<Impl> impl);
  std::unique_ptr<Impl> impl_;
};

}  // namespace arbiter::db::club
