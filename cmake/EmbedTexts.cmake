# cmake -DFILES=a.md;b.md -DOUTPUT=texts.cpp -P EmbedTexts.cmake: a C++ source that holds the files as raw strings, by
# their names without folder and ending, for referee/guides/guide.h.
set(code "// Made from the guides by cmake/EmbedTexts.cmake.\n#include \"referee/guides/guide.h\"\n\nnamespace arbiter {\n\n")
string(APPEND code "std::optional<std::string_view> guide_text(std::string_view ruleset) {\n")
foreach(file IN LISTS FILES)
  file(READ "${file}" text)
  get_filename_component(name "${file}" NAME_WE)
  string(APPEND code "  if (ruleset == \"${name}\") return R\"~~~(${text})~~~\";\n")
endforeach()
string(APPEND code "  return std::nullopt;\n}\n\n}  // namespace arbiter\n")
file(WRITE "${OUTPUT}" "${code}")
