// What the pages draw alike: the board, and the marks of its sides.
import {kindName, list, pieceName, sideName, sideOf, sides, tr, word} from '/words.js';
export {kindName, pieceName, sideName, sideOf};

export function element(name, attributes = {}, ...children) {
  const svg = ['svg', 'rect', 'circle', 'path', 'text', 'g', 'title'].includes(name);
  const made = svg ? document.createElementNS('http://www.w3.org/2000/svg', name) : document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) if (value !== undefined) made.setAttribute(key, value);
  made.append(...children.filter((child) => child !== null && child !== undefined));
  return made;
}

// Each side has a shape of its own as well as a colour: those of the window, and of what is printed.
const shapes = {
  S: (x, y) => element('circle', {cx: x, cy: y, r: 0.38}),
  W: (x, y) => element('rect', {x: x - 0.35, y: y - 0.35, width: 0.7, height: 0.7, rx: 0.06}),
  N: (x, y) => element('path', {d: `M${x} ${y - 0.44}L${x + 0.44} ${y}L${x} ${y + 0.44}L${x - 0.44} ${y}Z`}),
  E: (x, y) => element('path', {d: `M${x - 0.42} ${y + 0.34}L${x} ${y - 0.44}L${x + 0.42} ${y + 0.34}Z`}),
};

function shape(side, x, y) {
  const drawn = (shapes[side] ?? shapes.W)(x, y);
  drawn.setAttribute('class', `piece ${shapes[side] ? side : 'other'}`);
  return drawn;
}

export function mark(seat) {
  return element('svg', {class: 'mark', viewBox: '0 0 1 1', 'aria-hidden': 'true'}, shape(sideOf(seat), 0.5, 0.5));
}

// Kinds by their common letters; others by the first of their name.
const letters = {knight: 'N', king: 'K', queen: 'Q', rook: 'R', bishop: 'B', pawn: 'P'};
const letterOf = (kind) => letters[kind] ?? kind.split('-').map((word) => word[0].toUpperCase()).join('').slice(0, 2);

// The squares that the newest action names; `which`: of the board of that number only, -1: of the only one.
function lastSquares(view, which) {
  const there = (ply) => which < 0 || Number(ply.seat.slice(1) || 1) - 1 === which;
  const last = view.history.filter((ply) => ply.kind === 'act' && !ply.undone && there(ply)).at(-1);
  const names = new Set(view.board.cells.map((cell) => cell[0]));
  return new Set((last?.action.match(/[a-z]\d{1,2}/g) ?? []).filter((name) => names.has(name)));
}

function boardOf(view, small, moved) {
  const {width, height, cells, style} = view.board;
  const rim = small ? 0.1 : 0.6;
  const drawn = element('svg', {class: 'board', role: 'img', viewBox: `${-rim} ${-rim} ${width + 2 * rim} ${height + 2 * rim}`});
  const pieces = view.state.pieces;
  const told = [];
  for (const [name, file, rank, dark] of cells) {
    const x = file, y = height - 1 - rank;
    drawn.append(element('rect', {x, y, width: 1, height: 1, class: style === 'lines' ? 'bare' : dark ? 'dark' : 'light'}));
    if (style === 'lines') drawn.append(element('rect', {x, y, width: 1, height: 1, class: 'grid'}));
    if (moved.has(name)) drawn.append(element('rect', {x: x + 0.05, y: y + 0.05, width: 0.9, height: 0.9, class: 'moved'}));
  }
  for (const [name, file, rank] of cells) {
    const piece = pieces[name];
    if (!piece) continue;
    const [seat, kind] = piece.split('.');
    const side = sideOf(seat), x = file + 0.5, y = height - 0.5 - rank;
    drawn.append(shape(side, x, y),
      element('text', {x, y: side === 'E' ? y + 0.1 : y, class: `ink-${shapes[side] ? side : 'other'}`}, letterOf(kind)));
    told.push(`${sideName(seat)} ${kindName(kind)} ${name}`);
  }
  if (!small) {
    const coord = width > 10 ? 'coord many' : 'coord';
    for (let file = 0; file < width; ++file)
      drawn.append(element('text', {x: file + 0.5, y: height + 0.3, class: coord}, String.fromCharCode(97 + file)));
    for (let rank = 0; rank < height; ++rank)
      drawn.append(element('text', {x: -0.3, y: height - 0.5 - rank, class: coord}, String(rank + 1)));
  }
  drawn.prepend(element('title', {}, small ? tr('The board') : tr('The board: %1', told.join(', '))));
  return drawn;
}


// All boards of a game, one beside the other where it joins several.
export function board(view, small) {
  const states = view.state.boards ?? [view.state];
  return element('div', {class: states.length > 1 ? 'boards' : undefined}, ...states.map((state, i) =>
    boardOf({...view, state}, small, lastSquares(view, states.length > 1 ? i : -1))));
}

// How a seat stands, as the referee says it.
export const standing = (status) => (status === 'winner' ? tr('winner') : word(status.replaceAll('-', ' ')));

// Time as people read it, from milliseconds.
export function time(ms) {
  const seconds = Math.floor(ms / 1000), two = (number) => String(number).padStart(2, '0');
  return seconds < 3600 ? `${Math.floor(seconds / 60)}:${two(seconds % 60)}` :
    `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}

// Actions that are no moves, by their words; what stands for %1 is the rest of the action.
const deeds = {time: tr('the time is up'), resign: tr('resigns'), leave: tr('leaves'), join: tr('joins again'), pass: tr('passes'),
  end: tr('ends the turn'), draw: tr('offers or claims a draw'), accept: tr('accepts the draw'), secret: tr('hides something'),
  choose: tr('chooses: %1'), roll: tr('rolled %1'), power: tr('Power: %1'), react: tr('reacts: %1')};
const others = {undo: tr('taken back'), redo: tr('brought again'), override: tr('corrected by the arbiter')};

// A word of an action, as people say it: "gold general", "a1: king", "South".
export const tokenName = (token) => (token === 'none' ? tr('None of these') : sides[token] ??
  token.split('=').map((part) => part.split('+').map(kindName).join(', ')).join(': '));

// What was played, beside the mark of whose it is; `seats`: of the game's state, whose armies have names.
export function played(ply, seats) {
  if (ply.kind !== 'act') return others[ply.kind] ?? ply.kind;
  const action = ply.action.startsWith(`${ply.seat}:`) ? ply.action.slice(ply.seat.length + 1) : ply.action;
  const [first, ...rest] = action.split(' ');
  const army = (word) => Object.values(seats).find((seat) => seat.army === word)?.army_name;
  if (deeds[first]) return deeds[first].replace('%1', rest.map((one) => army(one) ?? tokenName(one)).join(' ')).trim();
  const [what, where] = first.split('@');
  if (where) return tr('%1 on %2', kindName(what), where);
  const [move, becomes] = first.split('=');
  return [becomes ? `${move}=${kindName(becomes)}` : first, ...rest].join(' ');
}

// Who has won, by name.
export function verdict(view, table) {
  const won = (view.state.result.winners ?? []).map((seat) => table.seats.find((one) => one.seat === seat)?.name || sideName(seat));
  return won.length === 0 ? tr('Nobody has won') : won.length > 1 ? tr('%1 have won', list(won)) : tr('%1 has won', won[0]);
}

// Who has won, or who is to act.
export const resultText = (view, table) => {
  const state = view.state;
  if (state.result) return verdict(view, table);
  const turns = (state.boards ?? [state]).filter((one) => one.to_act)
    .map((one) => (one.check?.length ? tr('%1 to act, in check', sideName(one.to_act)) : tr('%1 to act', sideName(one.to_act))));
  return turns.join('; ');
};

// What there is to be said of a seat; `view`: its table, where that is known.
export function seatRow(seat, view) {
  const live = view?.state.seats[seat.seat];
  const points = live ? live.points : seat.game_points;
  return {mark: mark(seat.seat), name: seat.name || sideName(seat.seat), army: word(live?.army_name ?? seat.army_name ?? ''), points,
    used: view?.clock?.seats?.[seat.seat], place: seat.place, status: live && live.status !== 'playing' ? live.status : ''};
}

// Draws anew, and leaves the focus where it was: on what leads to the same place, or says the same, in the same part.
export function keepingFocus(redraw) {
  const had = document.activeElement;
  const part = had?.parentElement?.closest('[id]')?.id;
  redraw();
  if (!part || had.isConnected) return;
  const to = had.getAttribute('href');
  const same = (one) => (to ? one.getAttribute('href') === to : one.textContent === had.textContent);
  [...document.getElementById(part)?.querySelectorAll(had.tagName) ?? []].find(same)?.focus({preventScroll: true});
}

// The pages stand on a phone's home screen, and open where the network is away.
export function install() {
  if ('serviceWorker' in navigator) navigator.serviceWorker.register('/worker.js').catch(() => {});
}
