# SPDX-License-Identifier: MIT
# Makes a manual page of what `PROGRAM --help` prints. awk -v name=arbiter-watch -v chapter=1 -v version=0.1.0 -f man.awk
# The help: a sentence or more, "Usage: …", then sections "Options:" whose entries begin behind two blanks and go on further
# to the right, and paragraphs.
function plain(text) {
  gsub(/\\/, "\\e", text)
  gsub(/-/, "\\-", text)
  if (text ~ /^[.']/) text = "\\&" text
  return text
}
# A long list of values may be broken behind its commas.
function breakable(text) {
  text = plain(text)
  if (length(text) > 60) gsub(/,/, ",\\:", text)
  return text
}
function about_said() {
  if (said) return
  printf ".TH %s %s \"\" \"arbiter %s\" \"Arbiter\"\n.ad l\n", toupper(name), chapter, version
  printf ".SH NAME\n%s \\- %s\n.SH SYNOPSIS\n", name, plain(about)
  said = 1
}
BEGIN { section = "about" }
section == "about" && /^Usage: / {
  about_said()
  sub(/^Usage: /, "")
  print plain($0)
  section = "usage"
  next
}
section == "about" { if ($0 != "") about = about (about == "" ? "" : " ") $0; next }
/^\[?[A-Za-z][A-Za-z ]*\]?:$/ {
  sub(/:$/, "")
  printf ".SH %s\n", toupper($0)
  section = "list"
  next
}
/^$/ { section = section == "list" ? "list" : "text"; blank = 1; next }
section == "list" && /^  [^ ]/ {
  sub(/^  /, "")
  at = match($0, /  +/)
  if (at) printf ".TP\n.B %s\n%s\n", breakable(substr($0, 1, at - 1)), plain(substr($0, at + RLENGTH))
  else printf ".TP\n.B %s\n", breakable($0)
  next
}
section == "list" && /^   +[^ ]/ { sub(/^ +/, ""); print plain($0); next }
{
  if (section != "prose") { print ".SH MORE"; section = "prose" }
  else if (blank) print ".PP"
  blank = 0
  print plain($0)
}
END { printf ".SH SEE ALSO\n%s\n", see }
