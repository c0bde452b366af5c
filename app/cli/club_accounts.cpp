// SPDX-License-Identifier: MIT
// Accounts with which people sign in to the club's server.
#include <algorithm>
#include <charconv>

#include "app/cli/club_options.h"
#include "app/cli/secret_input.h"
#include "app/cli/text_table.h"
#include "app/passwords/password.h"
#include "text/json_text.h"
#include "text/sentences.h"

namespace arbiter::cli {
namespace {

using text::tr;

using db::Expected;
using db::club::Account;
using db::club::AccountRole;
using db::club::Club;
using nlohmann::json;
using Missing = db::Store::Missing;

struct AccountsCommand : ClubOptions {
  std::string account, name, player;
  std::vector<std::string> roles;
};

/// What accounts are shown with.
struct Names {
  std::map<db::club::EventId, std::string> events;
  std::map<db::PersonId, std::string> people;
};

Expected<Names> names_in(const Club& club) {
  Names names;
  const auto events = club.events();
  if (!events) return tl::unexpected(events.error());
  for (const auto& event : *events) names.events[event.id] = event.name;
  const auto people = club.people();
  if (!people) return tl::unexpected(people.error());
  for (const auto& person : *people) names.people[person.id] = person.name;
  return names;
}

std::string event_name(const Names& names, db::club::EventId event) {
  const auto found = names.events.find(event);
  return found == names.events.end() ? std::to_string(event) : found->second;
}

json account_json(const Account& account, const Names& names) {
  json roles = json::array();
  for (const AccountRole& one : account.roles) {
    json role{{"role", word(one.role)}};
    if (one.event) role["event"] = event_name(names, *one.event);
    roles.push_back(std::move(role));
  }
  json out{{"account", account.id},
           {"name", account.name},
           {"roles", std::move(roles)},
           {"made_at", account.made_at},
           {"password_set_at", account.set_at}};
  if (account.person) out["player"] = *account.person;
  return out;
}

std::string roles_text(const Account& account, const Names& names) {
  std::string out;
  for (const AccountRole& one : account.roles)
    out += (out.empty() ? "" : ", ") + std::string(word(one.role)) +
           (one.event ? ":" + event_name(names, *one.event) : "");
  return out;
}

std::string list_text(const std::vector<Account>& accounts, const Names& names) {
  if (accounts.empty())
    return tr("There are no accounts yet; `arbiter club accounts add NAME --role ROLE` adds one") + "\n";
  TextTable table({">account", "name", "roles", "player", "made", "password"});
  for (const Account& one : accounts) {
    const auto person = one.person ? names.people.find(*one.person) : names.people.end();
    table.add({std::to_string(one.id), one.name, roles_text(one, names),
               person == names.people.end() ? std::string() : person->second, one.made_at.substr(0, 16),
               one.set_at.substr(0, 16)});
  }
  return table.text();
}

int list(const AccountsCommand& o) {
  return in_club(o, Missing::refuse, [&](Club& club) {
    const auto accounts = club.accounts();
    if (!accounts) return fail(accounts.error());
    const auto names = names_in(club);
    if (!names) return fail(names.error());
    return tell(
        o,
        [&] {
          json all = json::array();
          for (const Account& one : *accounts) all.push_back(account_json(one, *names));
          return text::dump(all);
        },
        [&] { return list_text(*accounts, *names); });
  });
}

/// The account that a name or a number means.
Expected<Account> find_account(const Club& club, const std::string& text) {
  const auto named = club.password_of(text);
  if (!named) return tl::unexpected(named.error());
  if (*named) return (*named)->account;
  db::club::AccountId id = 0;
  const char* end = text.data() + text.size();
  if (std::from_chars(text.data(), end, id).ptr == end) {
    auto numbered = club.account(id);
    if (!numbered) return tl::unexpected(numbered.error());
    if (*numbered) return std::move(**numbered);
  }
  return event::refuse("not_found", make_message("There is no account %1; `arbiter club accounts` lists them", text));
}

/// "arbiter", or "arbiter:Friday".
Expected<std::vector<AccountRole>> roles_meant(const Club& club, const std::vector<std::string>& texts) {
  std::vector<AccountRole> roles;
  for (const std::string& text : texts) {
    const std::size_t colon = text.find(':');
    const auto role = db::club::parse_role(text.substr(0, colon));  // before a password is asked for
    if (!role) return tl::unexpected(role.error());
    AccountRole one{*role, {}};
    if (colon != std::string::npos) {
      const auto events = club.events();
      if (!events) return tl::unexpected(events.error());
      const auto event = event::find_event(*events, text.substr(colon + 1));
      if (!event) return tl::unexpected(event.error());
      one.event = event->id;
    }
    if (std::find(roles.begin(), roles.end(), one) == roles.end()) roles.push_back(one);
  }
  return roles;
}

/// Fills in what the options say of an account.
Expected<void> take_over(const CLI::App& command, const AccountsCommand& o, const Club& club, Account& account) {
  if (command.count("--role") > 0) {
    auto roles = roles_meant(club, o.roles);
    if (!roles) return tl::unexpected(roles.error());
    account.roles = std::move(*roles);
  }
  if (command.count("--player") == 0) return {};
  account.person.reset();
  if (o.player.empty()) return {};
  const auto people = club.people();
  if (!people) return tl::unexpected(people.error());
  const auto person = event::find_person(*people, o.player);
  if (!person) return tl::unexpected(person.error());
  account.person = *person;
  return {};
}

Expected<std::string> digest_of_new_password() {
  const auto password = read_new_password();
  if (!password) return event::refuse("bad_value", password.error());
  auto digest = passwords::digest_of(*password);
  if (!digest) return event::refuse("io", digest.error());
  return std::move(*digest);
}

int tell_account(const AccountsCommand& o, const Club& club, const Account& account, const std::string& sentence) {
  const auto names = names_in(club);
  if (!names) return fail(names.error());
  return tell(
      o, [&] { return text::dump(account_json(account, *names)); }, [&] { return sentence + "\n"; });
}

int add(const CLI::App& command, const AccountsCommand& o) {
  return in_club(o, Missing::refuse, [&](Club& club) {
    Account account;
    account.name = o.name;
    if (const auto fits = take_over(command, o, club, account); !fits) return fail(fits.error());
    const auto digest = digest_of_new_password();
    if (!digest) return fail(digest.error());
    const auto added = club.add_account(account, *digest, o.who());
    if (!added) return fail(added.error());
    const auto stored = club.account(*added);
    if (!stored) return fail(stored.error());
    const Account shown = stored->value_or(account);
    return tell_account(o, club, shown, tr("Account %1 of %2 can sign in", {std::to_string(shown.id), shown.name}));
  });
}

int edit(const CLI::App& command, const AccountsCommand& o) {
  return in_club(o, Missing::refuse, [&](Club& club) {
    auto account = find_account(club, o.account);
    if (!account) return fail(account.error());
    if (command.count("--name") > 0) account->name = o.name;
    if (const auto fits = take_over(command, o, club, *account); !fits) return fail(fits.error());
    if (const auto done = club.change_account(*account, o.who()); !done) return fail(done.error());
    return tell_account(o, club, *account, tr("Account %1 is changed", {std::to_string(account->id)}));
  });
}

int set_password(const AccountsCommand& o) {
  return in_club(o, Missing::refuse, [&](Club& club) {
    const auto account = find_account(club, o.account);
    if (!account) return fail(account.error());
    const auto digest = digest_of_new_password();
    if (!digest) return fail(digest.error());
    if (const auto done = club.set_password(account->id, *digest, 0, o.who()); !done) return fail(done.error());
    return tell_account(o, club, *account,
                        tr("Account %1 has a new password; its sessions are over", {std::to_string(account->id)}));
  });
}

int remove(const AccountsCommand& o) {
  return in_club(o, Missing::refuse, [&](Club& club) {
    const auto account = find_account(club, o.account);
    if (!account) return fail(account.error());
    if (const auto done = club.remove_account(account->id, o.who()); !done) return fail(done.error());
    return tell(
        o,
        [&] {
          return text::dump({{"account", account->id}, {"removed", true}});
        },
        [&] { return tr("Account %1 is removed; its sessions are over", {std::to_string(account->id)}) + "\n"; });
  });
}

}  // namespace

void add_club_accounts(CLI::App& club, int& status) {
  const auto o = std::make_shared<AccountsCommand>();
  auto* accounts = club.add_subcommand(
      "accounts", "People who sign in to the club's server with a password: list, add, edit, password, remove");
  add_club_options(*accounts, *o, false);
  accounts->callback([o, accounts, &status] {
    if (accounts->get_subcommands().empty()) status = list(*o);
  });
  auto* listing = accounts->add_subcommand("list", "The accounts there are");
  add_club_options(*listing, *o, false);
  listing->callback([o, &status] { status = list(*o); });
  auto* adding =
      accounts->add_subcommand("add", "Add an account; its password is asked for, or read from standard input");
  adding->add_option("name", o->name, "The name to sign in with")->required();
  adding
      ->add_option("--role", o->roles,
                   "arbiter, table, player or spectator in all events, or in one: arbiter:Friday. Can be repeated")
      ->required();
  adding->add_option("--player", o->player, "The player whose account it is");
  add_club_options(*adding, *o, true);
  adding->callback([o, adding, &status] { status = add(*adding, *o); });
  auto* editing = accounts->add_subcommand("edit", "Change the name, the roles or the player of an account");
  editing->add_option("account", o->account, "Its name or number")->required();
  editing->add_option("--name", o->name, "The new name to sign in with");
  editing->add_option("--role", o->roles, "All its roles from now on, as with add. Can be repeated");
  editing->add_option("--player", o->player, "The player whose account it is; \"\": nobody's");
  add_club_options(*editing, *o, true);
  editing->callback([o, editing, &status] { status = edit(*editing, *o); });
  auto* setting = accounts->add_subcommand("password", "Set another password, and end the sessions of the account");
  setting->add_option("account", o->account, "Its name or number")->required();
  add_club_options(*setting, *o, true);
  setting->callback([o, &status] { status = set_password(*o); });
  auto* removing = accounts->add_subcommand("remove", "Remove an account, and end its sessions");
  removing->add_option("account", o->account, "Its name or number")->required();
  add_club_options(*removing, *o, true);
  removing->callback([o, &status] { status = remove(*o); });
}

}  // namespace arbiter::cli
