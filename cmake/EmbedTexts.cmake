# SPDX-License-Identifier: MIT
# cmake -DFILES=a.md;b.md -DFUNCTION=guide_text -DHEADER=referee/guides/guide.h -DOUTPUT=texts.cpp -P EmbedTexts.cmake: a
# C++ source with arbiter::FUNCTION(name), which gives the files as raw strings by their names without folder and ending;
# with -DROOT=FOLDER by their names from that folder on.
set(code "// Made from the guides by cmake/EmbedTexts.cmake.\n#include \"${HEADER}\"\n\nnamespace arbiter {\n\n")
string(APPEND code "std::optional<std::string_view> ${FUNCTION}(std::string_view name) {\n")
foreach(file IN LISTS FILES)
  file(READ "${file}" text)
  get_filename_component(name "${file}" NAME_WE)
  if(ROOT)
    get_filename_component(folder "${file}" DIRECTORY)
    file(RELATIVE_PATH folder "${ROOT}" "${folder}")
    set(name "${folder}/${name}")
  endif()
  string(APPEND code "  if (name == \"${name}\") return R\"~~~(${text})~~~\";\n")
endforeach()
string(APPEND code "  return std::nullopt;\n}\n\n}  // namespace arbiter\n")
file(WRITE "${OUTPUT}" "${code}")
