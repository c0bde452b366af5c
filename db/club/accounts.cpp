// SPDX-License-Identifier: MIT
// Accounts: who signs in to the club's server with a name and a password. A password's digest comes from the caller,
// who alone can read it.
#include <algorithm>

#include "db/club/sql.h"

namespace arbiter::db::club {
namespace {

using sql::Number;
using sql::run;
using sql::select;

constexpr std::size_t kMostRoles = 100;  // of an account

/// The name as accounts are told apart by it. (Phones begin a name with a capital by themselves.)
std::string sign_in_of(const std::string& name) {
  std::string out = sql::line(name, sql::kMostName, text::N_("The name of an account"));
  std::ranges::transform(out, out.begin(), [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; });
  return out;
}

/// Those whose number or name is this. All where neither is said.
std::vector<AccountPassword> read_accounts(soci::session& s, AccountId only, const std::string& sign_in) {
  std::vector<AccountPassword> accounts;
  using Text = std::string;
  for (const auto& [id, name, person, digest, epoch, made, set] :
       select<Number, Text, Number, Text, Number, Text, Text>(
           s,
           "SELECT id, name, person_id, password, epoch, made_at, set_at FROM club_accounts "
           "WHERE (:any_id = 0 OR id = :id) AND (:any_name = '' OR sign_in = :name) ORDER BY id",
           only, only, sign_in, sign_in)) {
    Account account{id.value_or(0), name.value_or(""), {}, {}, made.value_or(""), set.value_or(""), epoch.value_or(0)};
    if (person) account.person = *person;
    for (const auto& [role, event] : select<Text, Number>(
             s, "SELECT role, event_id FROM club_account_roles WHERE account_id = :account ORDER BY place", account.id))
      account.roles.push_back(
          {sql::word_in<Role>("role", role), event ? std::optional<EventId>(*event) : std::nullopt});
    accounts.push_back({std::move(account), digest.value_or("")});
  }
  return accounts;
}

/// Throws Error `not_found`.
Account known(soci::session& s, AccountId account) {
  const auto found = account > 0 ? read_accounts(s, account, "") : std::vector<AccountPassword>();
  if (found.empty())
    throw Error{"not_found", make_message("There is no account %1; `arbiter club accounts` lists them", account)};
  return found.front().account;
}

/// The account with a name as it is stored. Throws Error `bad_data`, `conflict`.
Account checked(soci::session& s, const Account& account) {
  Account out = account;
  out.name = sql::line(account.name, sql::kMostName, text::N_("The name of an account"));
  if (out.name.empty()) throw Error{"bad_data", make_message("An account needs a name")};
  if (out.roles.empty()) throw Error{"bad_data", make_message("An account needs a role")};
  if (out.roles.size() > kMostRoles)
    throw Error{"bad_data", make_message("An account has at most %1 roles", kMostRoles)};
  for (const AccountRole& one : out.roles) {
    if (one.role == Role::player && (!one.event || !out.person))
      throw Error{"bad_data", make_message("A player's account is for somebody, in an event")};
  }
  for (const AccountPassword& one : read_accounts(s, 0, sign_in_of(out.name)))
    if (one.account.id != out.id)
      throw Error{"conflict", make_message("Account %1 has that name already", one.account.id)};
  if (out.person) sql::require_known(s, *out.person);
  return out;
}

void put_roles(soci::session& s, const Account& account) {
  run(s, "DELETE FROM club_account_roles WHERE account_id = :account", account.id);
  for (std::size_t place = 0; place < account.roles.size(); ++place)
    run(s,
        "INSERT INTO club_account_roles (account_id, place, role, event_id) VALUES (:account, :place, :role, :event)",
        account.id, static_cast<Number>(place), word(account.roles[place].role), account.roles[place].event);
}

Value roles_of(const Account& account) {
  Value::List roles;
  for (const AccountRole& one : account.roles) {
    Value::Table role{{"role", word(one.role)}};
    if (one.event) role.emplace("event", *one.event);
    roles.push_back(std::move(role));
  }
  return roles;
}

}  // namespace

Expected<AccountId> Club::add_account(const Account& account, const std::string& digest, const By& by) {
  return impl_->write("add an account", [&](soci::session& s) -> AccountId {
    Account added = account;
    added.id = 0;
    added = checked(s, added);
    added.id = sql::next(s, "accounts");
    const std::string at = now();
    run(s,
        "INSERT INTO club_accounts (id, name, sign_in, person_id, password, epoch, made_at, set_at) "
        "VALUES (:id, :name, :sign_in, :person, :password, 1, :made, :set)",
        added.id, added.name, sign_in_of(added.name), added.person, digest, at, at);
    put_roles(s, added);
    Impl::note(s, by, "account added", {}, {{"account", added.id}, {"roles", roles_of(added)}});
    return added.id;
  });
}

Expected<std::vector<Account>> Club::accounts() const {
  return impl_->read("list the accounts", [](soci::session& s) {
    std::vector<Account> accounts;
    for (AccountPassword& one : read_accounts(s, 0, "")) accounts.push_back(std::move(one.account));
    return accounts;
  });
}

Expected<std::optional<Account>> Club::account(AccountId account) const {
  return impl_->read("look an account up", [&](soci::session& s) -> std::optional<Account> {
    auto found = account > 0 ? read_accounts(s, account, "") : std::vector<AccountPassword>();
    return found.empty() ? std::nullopt : std::optional(std::move(found.front().account));
  });
}

Expected<std::optional<AccountPassword>> Club::password_of(const std::string& name) const {
  return impl_->read("look an account up", [&](soci::session& s) -> std::optional<AccountPassword> {
    const std::string sign_in = name.size() > sql::kMostName ? std::string() : sign_in_of(name);
    auto found = sign_in.empty() ? std::vector<AccountPassword>() : read_accounts(s, 0, sign_in);
    return found.empty() ? std::nullopt : std::optional(std::move(found.front()));
  });
}

Expected<void> Club::change_account(const Account& account, const By& by) {
  return impl_->write("change an account", [&](soci::session& s) {
    const Account before = known(s, account.id), after = checked(s, account);
    run(s, "UPDATE club_accounts SET name = :name, sign_in = :sign_in, person_id = :person WHERE id = :id", after.name,
        sign_in_of(after.name), after.person, after.id);
    put_roles(s, after);
    Impl::note(s, by, "account changed", {},
               {{"account", after.id}, {"from", roles_of(before)}, {"to", roles_of(after)}});
  });
}

Expected<std::int64_t> Club::set_password(AccountId account, const std::string& digest, std::int64_t epoch,
                                          const By& by) {
  return impl_->write("set a password", [&](soci::session& s) -> std::int64_t {
    const Account before = known(s, account);
    if (epoch != 0 && epoch != before.epoch)
      throw Error{"conflict", make_message("The password was changed elsewhere; sign in again")};
    run(s, "UPDATE club_accounts SET password = :password, epoch = epoch + 1, set_at = :at WHERE id = :id", digest,
        now(), account);
    Impl::note(s, by, "password set", {}, {{"account", account}});
    return before.epoch + 1;
  });
}

Expected<void> Club::remove_account(AccountId account, const By& by) {
  return impl_->write("remove an account", [&](soci::session& s) {
    (void)known(s, account);
    run(s, "DELETE FROM club_account_roles WHERE account_id = :account", account);
    run(s, "DELETE FROM club_accounts WHERE id = :account", account);
    Impl::note(s, by, "account removed", {}, {{"account", account}});
  });
}

}  // namespace arbiter::db::club
