// What the pages say, in the reader's language where the club's server speaks it. What its catalogue does not have is English.
const spoken = ['de', 'fr', 'es', 'pt', 'ru', 'zh', 'ja'];
export const language = (navigator.languages ?? []).map((one) => one.toLowerCase().split('-')[0])
  .find((one) => one === 'en' || spoken.includes(one)) ?? 'en';

async function catalogue() {
  if (language === 'en') return {};
  try {
    const reply = await fetch(`/words/${language}.json`);
    return reply.ok ? await reply.json() : {};
  } catch {
    return {};
  }
}
const {words = {}, refusals = []} = await catalogue();

const filled = (sentence, parts) => sentence.replace(/%([1-9])/g, (mark, number) => parts[number - 1] ?? mark);

// A sentence with what stands for `%1`, `%2` …
export const tr = (sentence, ...parts) => filled(words[sentence] ?? sentence, parts);

// A word that may be known.
export const word = (text) => words[text] ?? text;

// What a rule says. There are many rules: a sentence is asked for when it is first shown, in English until it is there;
// then the page hears `words`, to be drawn anew.
const sentences = new Set();
export function sentence(english) {
  if (!english || language === 'en' || words[english] || sentences.has(english)) return word(english);
  sentences.add(english);
  fetch(`/words/${language}/sentence?of=${encodeURIComponent(english)}`).then(async (reply) => {
    if (!reply.ok) return;
    words[english] = (await reply.json()).said;
    dispatchEvent(new Event('words'));
  }).catch(() => sentences.delete(english));
  return english;
}

// What points were given for; what an arbiter has written stays as it is.
export const reason = (text) => (/^[a-z-]+$/.test(text) ? word(text.replaceAll('-', ' ')) : text);

// What stands in a text for the placeholders of a sentence; null where it is another sentence.
function partsOf(text, sentence) {
  const pieces = sentence.split(/%[1-9]/);
  if (pieces.length === 1) return text === sentence ? [] : null;
  if (!text.startsWith(pieces[0])) return null;
  const parts = [];
  let at = pieces[0].length;
  for (let i = 1; i < pieces.length; ++i) {
    const last = i === pieces.length - 1;
    const found = last ? (text.endsWith(pieces[i]) ? text.length - pieces[i].length : -1) : text.indexOf(pieces[i], at);
    if (found < at) return null;
    parts.push(text.slice(at, found));
    at = found + pieces[i].length;
  }
  return parts;
}

// Does a part hold the end of a sentence that goes on behind it? Only words in parentheses follow a whole sentence.
const spansSentences = (parts, sentence) => sentence.split(/%[1-9]/).slice(1)
  .some((behind, i) => behind && !behind.startsWith(' (') && parts[i].includes('. '));

// What was said, where one known sentence is all of it, or its first sentence is one. A name may hold a full stop, so
// what spans sentences is taken last.
function known(english) {
  const fits = refusals.map((sentence) => [sentence, partsOf(english, sentence)]).filter(([, parts]) => parts);
  const filledIn = ([sentence, parts]) => tr(sentence, ...parts.map(retold));
  const whole = fits.find(([sentence, parts]) => !spansSentences(parts, sentence));
  if (whole) return filledIn(whole);
  const stop = english.indexOf('. ');
  const first = fits.length && stop >= 0 ? known(english.slice(0, stop + 1)) : null;
  if (first !== null) return `${first} ${retold(english.slice(stop + 2))}`;
  return fits.length ? filledIn(fits[0]) : null;
}

function retold(english) {
  const all = known(english);
  if (all !== null) return all;
  const stop = english.indexOf('. ');
  return stop < 0 ? english : `${retold(english.slice(0, stop + 1))} ${retold(english.slice(stop + 2))}`;
}

// What the club's rooms say in English, as retold() of text/sentences.h tells it to other programs' people. Hints at
// commands are for who has a command line: here it is said who has.
export function told(english) {
  const all = retold(english);
  const left = all.replace(/(?:[;.；。]|\s*[(（])[^;.()；。（）`]*`[^`]*`[^;.()；。（）`]*[)）]?/g, '');
  if (left === all || !left) return all;
  return `${left}${['zh', 'ja'].includes(language) ? '。' : '. '}${tr('The arbiter can see to that.')}`;
}

// What stands in the page itself.
export function translate() {
  document.documentElement.lang = language;
  for (const one of document.querySelectorAll('[data-tr]')) one.textContent = tr(one.textContent);
  for (const one of document.querySelectorAll('[data-tr-label]')) one.setAttribute('aria-label', tr(one.getAttribute('aria-label')));
}

export const list = (names) => new Intl.ListFormat(language).format(names);
