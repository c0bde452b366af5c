// A player's phone: what the referee knows for this seat only, and what is asked of the table. The table decides.
import {board, element, install, keepingFocus, mark, pieceName, played, sideName, standing, time, tokenName} from '/board.js';
import {language, list, messageOf, reason, told, toldOnceKnown, tr, translate, word} from '/words.js';

const $ = (id) => document.getElementById(id);
const sign = location.hash.slice(1);
let view, tag = '', sending = false, uncovered = false;
const said = new Map();  // of each group the words that were chosen so far

// What this phone calls itself, so that no other one can speak for the seat.
function phone() {
  let name = localStorage.getItem('phone');
  if (!name) {
    name = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
    localStorage.setItem('phone', name);
  }
  return name;
}
const signed = () => ({Authorization: `Seat ${sign}.${phone()}`, 'Accept-Language': language});
// A phone that was signed in does not come back by itself where the table has let it go: another one is to have the seat.
const again = () => (tag ? '&again' : '');
const status = (text) => { if ($('link').textContent !== text) $('link').textContent = text; };

// There is no game to be seen: why, large, and what can be done about it.
function alone(why, help = '') {
  status(why);
  $('now').hidden = true;
  $('help').textContent = help;
  document.body.classList.add('alone');
}

// --- What may be answered, in groups: long lists one word at a time.

const titles = {choose: tr('Your answer'), roll: tr('Dice'), pass: tr('Turn'), end: tr('Turn'), secret: tr('To be hidden'), place: tr('Place a piece')};
const wordOf = (token) => view?.armies?.[token] ? word(view.armies[token]) : tokenName(token);

function groupsOf(actions) {
  const groups = new Map();
  for (const action of actions) {
    const [first, ...rest] = action.slice(action.indexOf(':') + 1).split(' ');
    const named = ['power', 'react', 'secret'].includes(first);
    const word = first.includes('@') ? 'place' : first;
    const key = named ? `${first} ${rest[0]}` : ['pass', 'end'].includes(first) ? 'turn' : word;
    const title = first === 'power' ? tr('Power: %1', wordOf(rest[0])) : first === 'react' ? tr('You may react: %1', wordOf(rest[0])) :
      first === 'secret' ? tr('To be hidden: %1', wordOf(rest[0] ?? '')) : titles[word] ?? wordOf(word);
    if (!groups.has(key)) groups.set(key, {key, title, secret: first === 'secret', entries: []});
    const tokens = named ? rest.slice(1) : ['pass', 'end'].includes(first) || word === 'place' ? [first, ...rest] : rest;
    groups.get(key).entries.push({action, tokens: tokens.length ? tokens : ['']});
  }
  for (const group of groups.values())
    if (group.key === 'roll') group.entries.push({action: `${view.seat}:roll`, tokens: [tr('let the referee throw')]});
  return [...groups.values()];
}

const idOf = (group) => `group-${group.key.replaceAll(' ', '-')}`;

function matching(group) {
  const words = said.get(group.key) ?? [];
  return group.entries.filter((entry) => words.every((word, i) => entry.tokens[i] === word));
}

function say(group, token) {
  const words = [...(said.get(group.key) ?? []), token];
  said.set(group.key, words);
  const left = matching(group);
  // Words that leave no choice are said at once.
  while (left.length > 1 && left.every((entry) => entry.tokens[words.length] === left[0].tokens[words.length])) words.push(left[0].tokens[words.length]);
  draw();
  document.getElementById(idOf(group))?.querySelector('button')?.focus();
}

function sayAll(group, entry) {
  said.set(group.key, [...entry.tokens]);
  draw();
  document.getElementById(idOf(group))?.querySelector('button')?.focus();
}

function back(group) {
  const words = said.get(group.key) ?? [];
  const before = matching(group).length;
  while (words.length && matching(group).length === before) words.pop();
  if (!words.length) said.delete(group.key);
  draw();
}

function button(text, press, attributes = {}) {
  const made = element('button', {type: 'button', ...attributes}, text);
  made.disabled = sending;
  made.addEventListener('click', press);
  return made;
}

function groupBox(group) {
  const left = matching(group);
  const words = said.get(group.key) ?? [];
  const row = element('div', {class: 'row'});
  if (left.length === 1) {
    const rest = left[0].tokens.slice(words.length).map(wordOf).join(', ');
    row.append(button(words.length ? (rest ? tr('Yes: %1', rest) : tr('Yes, that')) : rest || group.title, () => act(left[0].action), {class: 'accent'}));
  } else if (left.length <= 6) {
    // What is hidden cannot be taken back: it is asked once more.
    for (const entry of left)
      row.append(button(entry.tokens.slice(words.length).map(wordOf).join(', ') || tr('Without'),
        () => (group.secret ? sayAll(group, entry) : act(entry.action))));
  } else {
    const next = new Map();
    for (const entry of left) next.set(entry.tokens[words.length], (next.get(entry.tokens[words.length]) ?? 0) + 1);
    for (const [token, count] of next)
      row.append(button((wordOf(token ?? '') || tr('Without')) + (count > 1 ? ' …' : ''), () => say(group, token)));
  }
  if (words.length) row.append(button(tr('Back'), () => back(group), {class: 'plain-button'}));
  return element('section', {class: 'group', id: idOf(group), 'aria-label': group.title},
    element('h3', {}, group.title + (words.length ? `: ${words.map(wordOf).join(', ')}` : '')), row);
}

// --- What is asked of the table.

async function ask(what) {
  if (sending) return;
  sending = true;
  draw();
  try {
    const reply = await fetch(`/api/seat/ask?${again()}`, {method: 'POST', headers: {...signed(), 'Content-Type': 'application/json'},
      body: JSON.stringify({...what, n: view.n})});
    const answer = await reply.json();
    $('answered').textContent = reply.ok ? tr('The table is told …') : await toldOnceKnown(answer);
    if (reply.ok) said.clear();
  } catch {
    $('answered').textContent = tr('Not sent: there is no connection. Say it at the table.');
  }
  sending = false;
  draw();
}
const act = (action) => ask({kind: 'act', action});

// --- The page.

const answers = {act: tr('Done.'), decline: tr('The draw is declined.'), objection: tr('The arbiter is called.'), confirm: tr('You have confirmed the result.')};
function drawAnswer() {
  const order = view.orders.at(-1);
  if (!order || sending) return;
  $('answered').textContent = order.answer === '' ? tr('The table is told …') :
    order.answer === 'done' ? answers[order.kind] : tr('Not done: %1', order.message || tr('the table does not allow it'));
}

function drawTurn(mine) {
  const state = view.state;
  const over = Boolean(state.result);
  const waits = view.acts.length > 0 || mine;
  $('turn').className = waits && !over ? 'yours' : '';
  const winners = state.result?.winners ?? [];
  $('turn').textContent = over ? (winners.join() === view.seat ? tr('The game is over: you have won') : winners.length ? tr('The game is over, won by %1', list(winners.map(nameOf))) : tr('The game is over, and drawn')) :
    mine ? tr('It is your turn') : view.acts.length > 0 ? tr('You may answer') :
      toAct() ? tr('%1 to act', nameOf(toAct())) : tr('Wait for the others');
  $('check').textContent = !over && state.check?.includes(view.seat) ? tr('You are in check.') : '';
}

const nameOf = (seat) => view.players[seat] ?? sideName(seat);
const here = () => view.state.boards?.[Number(view.seat.slice(1) || 1) - 1] ?? view.state;
const toAct = () => {
  const seat = here().to_act;
  return seat && seat.length === 1 ? seat + view.seat.slice(1) : seat;
};

const ownHistory = () => view.history.filter((ply) => !view.state.boards || ply.seat.slice(1) === view.seat.slice(1));

function handText(work) {
  const piece = work.piece ? pieceName(work.piece) : tr('the piece');
  const text = {lift: tr('Lift %1 from %2', piece, work.sq), place: tr('Place %1 on %2', piece, work.sq), set: tr('Place %1 on %2', piece, work.sq),
    move: tr('Move %1 from %2 to %3', piece, work.from ?? work.sq, work.to ?? ''), mark: tr('Mark %1 on %2', piece, work.sq),
    unmark: tr('Take the mark from %1', work.sq)}[work.do];
  return text ?? [work.do, piece, work.sq].filter(Boolean).join(' ');
}

function drawHidden(groups) {
  const own = view.state.secrets;
  const known = own && Object.keys(own).length ? own : null;
  $('hidden-part').hidden = !known && groups.length === 0;
  $('uncover').textContent = uncovered ? tr('Cover it again') : tr('Show, where nobody else looks');
  $('uncover').className = groups.length && !uncovered ? 'accent' : '';
  $('uncover').setAttribute('aria-expanded', String(uncovered));
  $('hidden').hidden = !uncovered;
  const list = element('ul', {class: 'plain'});
  const tell = (name, value) => {
    if (value && typeof value === 'object') for (const [key, inner] of Object.entries(value)) tell([name, key].filter(Boolean).join(' '), inner);
    else list.append(element('li', {}, `${wordOf(name)}: ${wordOf(String(value))}`));
  };
  if (known) tell('', known);
  $('hidden').replaceChildren(...groups.map(groupBox), ...(list.children.length ? [list] : []));
}

const announced = {draw: tr('Offer a draw'), accept: tr('Accept the draw'), resign: tr('Resign'), leave: tr('Leave the game'), join: tr('Join again')};
function drawAlso(over) {
  const row = [];
  for (const action of over ? [] : view.also) {
    const token = action.slice(action.indexOf(':') + 1);
    row.push(button(announced[token] ?? wordOf(token), () => {
      if (!['resign', 'leave'].includes(token) || confirm(tr('%1: is that what you want?', announced[token]))) act(action);
    }, token === 'accept' ? {class: 'accent'} : {}));
    if (token === 'accept') row.push(button(tr('Decline the draw'), () => ask({kind: 'decline'})));
  }
  $('also').replaceChildren(...row);
}

// The game is over: what came of it for this seat, and whether all agree.
function drawResult(over) {
  $('result').hidden = !over;
  if (!over) return $('result').replaceChildren();
  const points = Object.values(view.state.seats).some((seat) => seat.points) ? view.state.seats[view.seat]?.points : undefined;
  const missing = Object.keys(view.state.seats).filter((seat) => !view.confirmed.includes(seat)).sort((a, b) => order(a) - order(b));
  $('result').replaceChildren(...(points === undefined ? [] : [element('p', {}, tr('Your points: %1', points))]),
    ...(missing.includes(view.seat) ?
      [element('p', {}, tr('Is that right? Then confirm it. If not, call the arbiter before you do.')),
        button(tr('Confirm the result'), () => ask({kind: 'confirm'}), {class: 'accent', id: 'confirm'})] : []),
    ...(view.confirmed.length ? [element('p', {class: 'quiet'}, tr('Confirmed by %1', list(view.confirmed.map(nameOf))))] : []),
    ...(view.confirmed.length && missing.length ? [element('p', {class: 'quiet'}, tr('Not yet by %1', list(missing.map(nameOf))))] : []));
}

// Clockwise, as people sit; of joined boards one after the other.
const order = (seat) => 4 * Number(seat.slice(1) || 1) + 'SWNE'.indexOf(seat[0]);

function drawSeats() {
  const used = view.clock?.seats ?? {};
  $('seats').replaceChildren(element('tbody', {}, ...Object.entries(view.state.seats).sort(([a], [b]) => order(a) - order(b)).map(([seat, how]) =>
    element('tr', {class: seat === view.seat ? 'own' : undefined}, element('th', {scope: 'row'}, mark(seat), ` ${nameOf(seat)}`),
      element('td', {}, [word(how.army_name), how.status === 'playing' ? '' : standing(how.status)].filter(Boolean).join(', ')),
      element('td', {class: 'num'}, used[seat] === undefined ? '' : time(used[seat])),
      element('td', {class: 'num'}, String(how.points ?? ''))))));
}

function draw() { keepingFocus(drawAll); }

function drawAll() {
  if (!view) return;
  $('who').replaceChildren(mark(view.seat), ` ${view.players[view.seat] ?? sideName(view.seat)}`);
  document.title = `${sideName(view.seat)} · ${view.event}`;
  $('where').textContent = `${sideName(view.seat)} · ${view.event} · ${tr('Round %1, table %2', view.round, view.table)}`;
  if (!view.begun || view.error) {
    return alone(view.error ? told(messageOf(view, 'error')) : tr('The game has not begun. This page goes on by itself when it does.'));
  }
  $('now').hidden = false;
  $('help').textContent = '';
  document.body.classList.remove('alone');
  const over = Boolean(view.state.result);
  const mine = !over && toAct() === view.seat;
  drawTurn(mine);
  drawAnswer();
  const groups = over ? [] : groupsOf(view.acts);
  for (const key of said.keys()) if (!groups.some((group) => group.key === key && matching(group).length)) said.delete(key);
  $('groups').replaceChildren(...groups.filter((group) => !group.secret).map(groupBox));
  drawHidden(groups.filter((group) => group.secret));
  $('hands-part').hidden = view.hands.length === 0;
  $('hands').replaceChildren(...view.hands.map((work) => element('li', {}, handText(work))));
  drawSeats();
  $('board').replaceChildren(...(view.board ? [board({board: view.board, state: here(), history: ownHistory()}, false)] : []));
  drawAlso(over);
  drawResult(over);
  $('objection').hidden = over;
  $('points').replaceChildren(...view.points.toReversed().map((award) => element('li', {}, mark(award.seat),
    ` ${award.points > 0 ? '+' : ''}${award.points} ${reason(award.reason)}`)));
  $('moves').replaceChildren(...view.history.toReversed().map((ply) => element('li', {class: ply.undone ? 'undone' : undefined},
    ply.seat ? mark(ply.seat) : null, ` ${ply.n}. ${played(ply, view.state.seats)}`)));
}

// Whoever let it go wants another phone there; by mistake it may come back.
function letGo(why) {
  alone(why, tr('Another phone can sign in at this seat now, with its code.'));
  $('help').append(element('br'), button(tr('Sign in here again'), () => follow()));
}

const pause = (ms) => new Promise((done) => { setTimeout(done, ms); });

// Asks again and again: the server answers when there is something new, or after a while.
async function follow() {
  let lost = false;  // then whether it is back is to be known at once
  while (true) {
    const begun = Date.now();
    const wait = lost ? 0 : 20;
    try {
      // A server that stands still is not to look like one that has no news.
      const reply = await fetch(`/api/seat?wait=${wait}${again()}`, {headers: tag ? {...signed(), 'If-None-Match': tag} : signed(),
        cache: 'no-store', signal: AbortSignal.timeout(1000 * (wait + 10))});
      lost = false;
      const later = Number(reply.headers.get('Retry-After')) || 0;
      if (reply.status === 200) {
        tag = reply.headers.get('ETag');
        view = await reply.json();
        status(tr('The table hears you'));
        draw();
      } else if (reply.status === 304 && later > 0) {
        status(tr('The club is busy; this page asks every %1 seconds.', later));
        await pause(1000 * later);
      } else if (reply.status === 304) {
        status(tr('The table hears you'));
      } else if (reply.status === 401 || reply.status === 409) {
        tag = '';
        view = undefined;
        if (reply.status === 401)
          return alone(tr('This code is for no seat of a game now.'),
            tr('The table may have been set up anew since. The code that holds is on its slip and on its screen: scan it there.'));
        const refusal = await reply.json();
        const why = await toldOnceKnown(refusal);
        if (refusal.error === 'let_go') return letGo(why);
        alone(why,
          tr('If that is not your phone, or you have another one now, say so at the table: its screen can let the other phone go. Then this page goes on by itself.'));
        await pause(5000);
      } else {
        status(tr('The club is busy; this page goes on by itself.'));
        await pause(Math.max(3000, 1000 * later));
      }
    } catch {
      lost = true;
      status(tr('Not connected. The game goes on at the table.'));
      await pause(2000);
    }
    if (Date.now() - begun < 500) await pause(500);
  }
}

$('uncover').addEventListener('click', () => { uncovered = !uncovered; draw(); });
// Whoever puts the phone away covers what is hidden.
addEventListener('visibilitychange', () => { if (document.hidden) { uncovered = false; draw(); } });
addEventListener('hashchange', () => location.reload());
$('object').addEventListener('submit', (event) => {
  event.preventDefault();
  ask({kind: 'objection', words: $('words').value});
  $('words').value = '';
  $('objection').open = false;
});
addEventListener('words', draw);
translate();
install();
if (sign) follow(); else alone(tr('Scan the code of your seat: it is on the slip at your table, and on the screen of the table.'));
