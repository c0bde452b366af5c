// What the pages say, in the reader's language where the club's server speaks it. What its catalogue does not have is English.
const spoken = ['de', 'fr', 'es', 'pt', 'ru', 'zh', 'ja'];
export const language = (navigator.languages ?? []).map((one) => one.toLowerCase().split('-')[0])
  .find((one) => one === 'en' || spoken.includes(one)) ?? 'en';

// English sentences that are shown in other words; the program fills them in.
const english = {};

async function catalogue() {
  if (language === 'en') return {words: english};
  try {
    const reply = await fetch(`/words/${language}.json`);
    return reply.ok ? await reply.json() : {};
  } catch {
    return {};
  }
}
const file = await catalogue();
// Without a prototype: a word may be called as anything that objects have.
const [words, games, armies] = [file.words, file.games, file.armies].map((part) => Object.assign(Object.create(null), part));

const filled = (sentence, parts) => sentence.replace(/%([1-9])/g, (mark, number) => parts[number - 1] ?? mark);

// A sentence with what stands for `%1`, `%2` …
export const tr = (sentence, ...parts) => filled(words[sentence] ?? sentence, parts);

// A word that may be known.
export const word = (text) => words[text] ?? text;

// What a rule or a message says. There are many: a sentence is asked for when it is first shown, in English until it is
// there; then the page hears `words`, to be drawn anew.
const asked = new Map();
function askFor(english) {
  if (!english || language === 'en' || words[english]) return Promise.resolve();
  if (!asked.has(english))
    asked.set(english, fetch(`/words/${language}/sentence?of=${encodeURIComponent(english)}`).then(async (reply) => {
      if (!reply.ok) return;
      words[english] = (await reply.json()).said;
      dispatchEvent(new Event('words'));
    }).catch(() => { asked.delete(english); }));
  return asked.get(english);
}
export function sentence(english) {
  askFor(english);
  return word(english);
}

// What points were given for; what an arbiter has written stays as it is.
export const reason = (text) => (/^[a-z-]+$/.test(text) ? word(text.replaceAll('-', ' ')) : text);

// --- Names of seats and pieces, as people say them.

export const sides = {S: tr('South'), W: tr('West'), N: tr('North'), E: tr('East')};
export const sideOf = (seat) => (seat ? seat[0] : '');
export const sideName = (seat) => (sides[sideOf(seat)] ?? seat) + (seat.length > 1 ? ` ${seat.slice(1)}` : '');
// What many games' pieces are called; others as their game calls them.
export const kindName = (kind) => word(kind.replaceAll('-', ' '));
// "S.gold-general" as people say it; "S.pawn@W": West holds it.
export function pieceName(piece) {
  const [whose, holder] = piece.split('@');
  const [seat, kind] = whose.split('.');
  const name = tr("%1's %2", sideName(seat), kindName(kind ?? 'piece'));
  return holder && holder !== seat ? tr('%1 (held by %2)', name, sideName(holder)) : name;
}

export const list = (names) => new Intl.ListFormat(language).format(names);

// --- Messages: {id, args} as text::json_of of the server writes them. `id` is the English sentence with %1, %2 …; `many`
// the one for several, of the number that is the first argument. What has no `id` is its `message`, in English.

// A hint at a command is for who has a command line. It ends a sentence, or stands in brackets.
const hint = /(?:[;.；。]|\s*[(（])[^;.()；。（）`]*`[^`]*`[^;.()；。（）`]*[)）]?/g;

// The sentence of a message, and those of the messages in it.
const sentenceOf = ({id, many, args = []}) => (many && args[0]?.value !== '1' ? many : id);
const sentencesOf = (message) => [sentenceOf(message),
  ...(message.args ?? []).flatMap((one) => [...(one.type === 'quoted' ? ['"%1"'] : []), ...(one.type === 'word' ? [one.value] : []),
    ...(one.messages ?? []).flatMap(sentencesOf)])].filter((one) => one && one !== '%1');

function argument({type, value = '', messages = []}, cut) {
  const inner = messages.map((one) => filledIn(one, cut));
  const shown = {quoted: () => filled(sentence('"%1"'), [value]), word: () => sentence(value), seat: () => sideName(value),
    kind: () => kindName(value), piece: () => pieceName(value), army: () => armies[value] ?? value, game: () => games[value] ?? value,
    message: () => inner.join(''), joined: () => inner.join(value), listed: () => list(inner)}[type];
  return shown ? shown() : value;
}

// Names stay as they are, whatever is in them. `cut` hears of hints that are left out.
function filledIn(message, cut) {
  const wanted = sentenceOf(message);
  const whole = wanted === '%1' ? wanted : sentence(wanted);
  const left = whole.replace(hint, '');
  if (left !== whole && left) cut();
  return filled(left || whole, (message.args ?? []).map((one) => argument(one, cut)));
}

// A message in the reader's language. A sentence that is not known yet is English until it is there, see sentence().
// `help` stands in place of hints at commands; empty: nothing does.
export function told(message, help = tr('The arbiter can see to that.')) {
  const wanted = message?.id ? message : {id: '%1', args: [{type: 'text', value: message?.message ?? ''}]};
  let shortened = false;
  const text = filledIn(wanted, () => { shortened = true; });
  return shortened && help ? `${text}${['zh', 'ja'].includes(language) ? '。' : '. '}${help}` : text;
}

// The same for a text that is not drawn anew: it waits for the sentences that are not known yet.
export async function toldOnceKnown(message, help) {
  if (message?.id) await Promise.all(sentencesOf(message).map(askFor));
  return told(message, help);
}

// The message that stands in what the server tells as `key`: its English text, and beside it its id and arguments.
export const messageOf = (view, key) => view[`${key}_message`] ?? {message: view[key]};

// What stands in the page itself.
export function translate() {
  document.documentElement.lang = language;
  for (const one of document.querySelectorAll('[data-tr]')) one.textContent = tr(one.textContent);
  for (const one of document.querySelectorAll('[data-tr-label]')) one.setAttribute('aria-label', tr(one.getAttribute('aria-label')));
}
