# SPDX-License-Identifier: MIT
# Writes OUTPUT, a C++ source with the SQL of FILES (NNN_name.sql) as the list that arbiter::db::FUNCTION gives, which HEADER
# declares.
list(SORT FILES)
set(entries "")
set(expected 1)
foreach(file IN LISTS FILES)
  get_filename_component(name "${file}" NAME_WE)
  if(NOT name MATCHES "^0*([1-9][0-9]*)_")
    message(FATAL_ERROR "${file}: a migration is named NNN_what.sql")
  endif()
  set(number "${CMAKE_MATCH_1}")
  if(NOT number EQUAL expected)
    message(FATAL_ERROR "${file}: migration ${expected} is missing")
  endif()
  math(EXPR expected "${expected} + 1")
  file(READ "${file}" sql)
  string(APPEND entries "    {${number}, \"${name}\", R\"sql(${sql})sql\"},\n")
endforeach()
file(WRITE "${OUTPUT}.tmp" "#include \"${HEADER}\"

namespace arbiter::db {

std::span<const Migration> ${FUNCTION}() {
  static constexpr Migration kMigrations[] = {
${entries}  };
  return kMigrations;
}

}  // namespace arbiter::db
")
file(RENAME "${OUTPUT}.tmp" "${OUTPUT}")
