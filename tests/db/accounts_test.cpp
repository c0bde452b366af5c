// SPDX-License-Identifier: MIT
// Accounts: names, roles, passwords that end what began before, and people who are erased.
#include <gmock/gmock.h>

#include "tests/db/club_store_fixture.h"

namespace arbiter::db::club {
namespace {

using testing::ElementsAre;

class AccountStore : public ClubStore {
 protected:
  static Account account(const std::string& name, std::vector<AccountRole> roles = {{Role::arbiter, {}}}) {
    return {0, name, {}, std::move(roles)};
  }
};

TEST_P(AccountStore, AnAccountIsKeptWithItsRolesAndFoundByItsName) {
  {
    Club club = open();
    const EventId friday = good(club.add(event("Friday"), kBy));
    const AccountId eve =
        good(club.add_account(account("Eve", {{Role::arbiter, friday}, {Role::spectator, {}}}), "digest", kBy));
    EXPECT_EQ(eve, 1);
  }
  const Club club = open();
  const auto found = good(club.password_of("eVE"));
  ASSERT_TRUE(found) << "capitals make no difference";
  EXPECT_EQ(found->account.name, "Eve");
  EXPECT_EQ(found->digest, "digest");
  EXPECT_EQ(found->account.epoch, 1);
  EXPECT_EQ(found->account.roles, (std::vector<AccountRole>{{Role::arbiter, 1}, {Role::spectator, {}}}));
  EXPECT_FALSE(good(club.password_of("Ev")));
  EXPECT_FALSE(good(club.password_of("")));
  EXPECT_FALSE(good(club.password_of(std::string(5000, 'e'))));
  EXPECT_EQ(good(club.accounts()).size(), 1U);
  EXPECT_FALSE(good(club.account(2)));
}

TEST_P(AccountStore, NamesAreTakenOnceAndRolesMustBeThere) {
  Club club = open();
  good(club.add_account(account("Eve"), "a", kBy));
  const AccountId bo = good(club.add_account(account("Bo"), "b", kBy));
  EXPECT_EQ(code(club.add_account(account("EVE"), "c", kBy)), "conflict");
  EXPECT_EQ(code(club.add_account(account("  "), "c", kBy)), "bad_data");
  EXPECT_EQ(code(club.add_account(account(std::string(201, 'x')), "c", kBy)), "bad_data");
  EXPECT_EQ(code(club.add_account(account("Cy", {}), "c", kBy)), "bad_data");
  Account renamed = account("eve");
  renamed.id = bo;
  EXPECT_EQ(code(club.change_account(renamed, kBy)), "conflict");
  renamed.name = "BO";
  renamed.roles = {{Role::spectator, {}}};
  good(club.change_account(renamed, kBy));
  const auto changed = good(club.account(bo));
  ASSERT_TRUE(changed);
  EXPECT_EQ(changed->name, "BO");
  EXPECT_EQ(changed->roles, renamed.roles);
  EXPECT_EQ(changed->epoch, 1) << "another role leaves sessions as they are";
  renamed.id = 7;
  EXPECT_EQ(code(club.change_account(renamed, kBy)), "not_found");
}

TEST_P(AccountStore, ANewPasswordBeginsAnEpoch) {
  Club club = open();
  const AccountId eve = good(club.add_account(account("Eve"), "old", kBy));
  EXPECT_EQ(good(club.set_password(eve, "new", 1, kBy)), 2);
  EXPECT_EQ(code(club.set_password(eve, "late", 1, kBy)), "conflict") << "another one was first";
  EXPECT_EQ(good(club.set_password(eve, "newer", 0, kBy)), 3);
  EXPECT_EQ(good(club.password_of("Eve"))->digest, "newer");
  EXPECT_EQ(code(club.set_password(9, "x", 0, kBy)), "not_found");
  good(club.remove_account(eve, kBy));
  EXPECT_EQ(code(club.remove_account(eve, kBy)), "not_found");
  EXPECT_FALSE(good(club.account(eve)));
  EXPECT_EQ(good(club.add_account(account("Eve"), "x", kBy)), 2) << "its number is never given again";
  std::vector<std::string> done;
  for (const LogEntry& entry : good(club.log())) done.push_back(entry.what);
  EXPECT_THAT(done, ElementsAre("account added", "password set", "password set", "account removed", "account added"));
}

TEST_P(AccountStore, WhoeverIsErasedHasNoAccountAnyMore) {
  Club club = open();
  const PersonId ada = good(club.add(person("Ada Byron"), kBy)), bo = good(club.add(person("Bo"), kBy));
  Account linked = account("night arbiter"), others = account("Bo, not Ada Byron");
  linked.person = ada;
  others.person = bo;
  good(club.add_account(linked, "a", kBy));
  good(club.add_account(account("Byron, Ada (home)"), "b", kBy));
  const AccountId stays = good(club.add_account(others, "c", kBy));
  EXPECT_EQ(good(club.erase(ada, kBy)).accounts, 2);
  const auto left = good(club.accounts());
  ASSERT_EQ(left.size(), 1U);
  EXPECT_EQ(left[0].id, stays);
}

TEST_P(AccountStore, ANamesakesAccountStays) {
  Club club = open();
  const PersonId one = good(club.add(person("Ada"), kBy));
  Person twin = person("Ada");
  twin.club = "Elsewhere";
  good(club.add(twin, kBy));
  good(club.add_account(account("Ada"), "a", kBy));
  EXPECT_EQ(good(club.erase(one, kBy)).accounts, 0);
  EXPECT_EQ(good(club.accounts()).size(), 1U);
}

TEST_P(AccountStore, AnAccountGoesWithWhoeverSomebodyTurnsOutToBe) {
  Club club = open();
  const PersonId ada = good(club.add(person("Ada"), kBy)), lady = good(club.add(person("Lady Ada"), kBy));
  Account linked = account("Eve");
  linked.person = lady;
  const AccountId eve = good(club.add_account(linked, "a", kBy));
  good(club.merge(ada, lady, kBy));
  EXPECT_EQ(good(club.account(eve))->person, ada);
}

INSTANTIATE_TEST_SUITE_P(Engines, AccountStore, testing::Values("SQLite", "PostgreSQL"),
                         [](const auto& one) { return std::string(one.param); });

}  // namespace
}  // namespace arbiter::db::club
