import {armyName, board, element, install, mark, sideName, time} from '/board.js';

// The club's page. It keeps what the server has said (`known`, by path), draws from that, and is told what to ask again.
const known = new Map();
const $ = (id) => document.getElementById(id);

// Actions that are no moves.
const actions = {time: 'the time is up', resign: 'resigns', leave: 'leaves'};

// What tie-breaks count.
const tieBreaks = {DE: 'the games against each other', WIN: 'rounds worth a win', WON: 'games won', BPG: 'games with Black',
  BWG: 'games won with Black', BH: 'the opponents\' points', 'BH/C1': 'the opponents\' points without the least',
  'BH/M1': 'the opponents\' points without the least and the most', SB: 'the points of those beaten, half of those level',
  ARO: 'the opponents\' ratings', PS: 'the points after each round, added up', KS: 'points against the upper half',
  FP: 'rounds as first of a table', TS: 'the part of all game points at one\'s tables', TM: 'game points above the table\'s average'};

// Who has won, by name.
function verdict(view, table) {
  const won = (view.state.result.winners ?? []).map((seat) => table.seats.find((one) => one.seat === seat)?.name || sideName(seat));
  return won.length === 0 ? 'Nobody has won' : `${new Intl.ListFormat('en').format(won)} ${won.length > 1 ? 'have' : 'has'} won`;
}

const resultText = (view, table) => {
  const state = view.state;
  if (state.result) return `${verdict(view, table)}.`;
  const turns = (state.boards ?? [state]).filter((one) => one.to_act)
    .map((one) => `${sideName(one.to_act)} to act${one.check?.length ? ', in check' : ''}`);
  return turns.join('; ');
};

function seatRow(seat, view) {
  const live = view?.state.seats[seat.seat];
  const points = live ? live.points : seat.game_points;
  return {mark: mark(seat.seat), name: seat.name || sideName(seat.seat), army: armyName(seat.army), points,
    used: view?.clock?.seats?.[seat.seat], place: seat.place, status: live && live.status !== 'playing' ? live.status : ''};
}

function drawTables(event) {
  const round = event.round;
  $('round-title').textContent = round > 0 ? `Round ${round} of ${event.event.rounds}` : 'No round is published yet';
  $('tables').replaceChildren(...event.tables.filter((table) => table.round === round).map((table) => {
    const told = known.get(`table/${table.round}/${table.table}`);
    const view = told?.error ? undefined : told;
    const seats = element('dl');
    for (const seat of table.seats) {
      const row = seatRow(seat, view);
      seats.append(element('dt', {}, row.mark, ` ${sideName(seat.seat)}`),
        element('dd', {}, row.name, row.army ? element('span', {class: 'quiet'}, ` ${row.army}`) : null),
        element('dd', {class: 'num'}, row.points === undefined ? '' : String(row.points)));
    }
    const how = view && !view.state.result ? resultText(view, table) :
      view && table.source === 'referee' ? verdict(view, table) : table.how;
    const body = [element('strong', {}, `Table ${table.table}`), element('span', {class: 'quiet'}, ` ${how}`)];
    const card = view ? element('a', {href: `#table/${table.round}/${table.table}`}, ...body, board(view, true)) : element('div', {}, ...body);
    return element('li', {}, card, seats);
  }));
}

function drawStandings(event) {
  const all = event.standings;
  if (all.error || !all.standings?.length) {
    $('standings').replaceChildren(element('caption', {class: 'quiet'}, all.error ?? 'Nobody has played yet.'));
    return;
  }
  const head = element('tr', {}, element('th', {scope: 'col', class: 'num'}, '#'), element('th', {scope: 'col'}, 'Player'),
    element('th', {scope: 'col', class: 'num'}, 'Points'),
    ...all.tie_breaks.map((name) => element('th', {scope: 'col', class: 'num'}, name)));
  const words = all.tie_breaks.filter((name) => tieBreaks[name]).map((name) => `${name}: ${tieBreaks[name]}`);
  const rows = all.standings.map((one) => element('tr', {}, element('td', {class: 'num'}, String(one.rank)),
    element('th', {scope: 'row'}, one.player.name), element('td', {class: 'num'}, one.score),
    ...one.tie_breaks.map((tie) => element('td', {class: 'num'}, tie.value))));
  $('standings').replaceChildren(element('thead', {}, head), element('tbody', {}, ...rows));
  $('tie-breaks').textContent = words.length ? `Level on points are told apart by, in this order: ${words.join('; ')}.` : '';
}

function drawSeatings(event) {
  $('seatings').replaceChildren(...event.rounds.toReversed().map((round) => {
    const most = Math.max(0, ...round.tables.map((table) => table.seats.length));
    const rows = round.tables.map((table) => element('tr', {}, element('th', {scope: 'row'}, `Table ${table.table}`),
      ...Array.from({length: most}, (_, i) => table.seats[i])
        .map((seat) => (seat ? element('td', {}, mark(seat.seat), ` ${seat.name}`) : element('td')))));
    const without = round.byes.map((bye) => bye.name).join(', ');
    const details = element('details', {}, element('summary', {}, `Round ${round.round}`),
      element('div', {class: 'wide'}, element('table', {}, element('tbody', {}, ...rows))),
      without ? element('p', {class: 'quiet'}, `Without a table: ${without}`) : null);
    details.open = round.round === event.round;
    return details;
  }));
}

// Points with their reason: whose, how many, for what.
const pointsFor = (award) => element('span', {}, mark(award.seat), ` ${award.points > 0 ? '+' : ''}${award.points} ${award.reason}`);

// What the rules say that points were given by, once for each reason.
const reasons = (view) => [...new Map(view.points.filter((award) => view.rules[award.rule])
  .map((award) => [award.reason, view.rules[award.rule]])).entries()];

function drawOne(event, path) {
  const told = known.get(path);
  const view = told?.error ? undefined : told;
  const [, round, number] = path.split('/');
  const table = event.tables.find((one) => one.round === Number(round) && one.table === Number(number));
  $('one-title').textContent = `Round ${round}, table ${number}`;
  if (!view || !table) {
    $('one-turn').textContent = told?.error ?? 'The game at this table has not begun.';
    for (const id of ['one-board', 'one-seats', 'one-points', 'one-rules', 'one-moves', 'one-clock', 'one-confirmed', 'legend']) $(id).replaceChildren();
    return;
  }
  $('one-board').replaceChildren(board(view, false));
  $('one-turn').replaceChildren(resultText(view, table), view.ended ? element('span', {class: 'quiet'}, ` ${view.ended}`) : '');
  $('legend').replaceChildren(...table.seats.flatMap((seat) => [mark(seat.seat), ` ${sideName(seat.seat)}  `]));
  $('one-seats').replaceChildren(element('tbody', {}, ...table.seats.map((seat) => {
    const row = seatRow(seat, view);
    return element('tr', {}, element('th', {scope: 'row'}, row.mark, ` ${row.name}`),
      element('td', {}, [row.army, row.status.replaceAll('-', ' ')].filter(Boolean).join(', ')),
      element('td', {class: 'num'}, row.used === undefined ? '' : time(row.used)), element('td', {class: 'num'}, String(row.points ?? '')));
  })));
  $('one-clock').textContent = view.clock?.game === undefined ? '' : `${time(view.clock.game)} played; the times are those used`;
  $('one-confirmed').textContent = table.confirmed?.length ?
    `Confirmed by ${table.confirmed.map((seat) => table.seats.find((one) => one.seat === seat)?.name || sideName(seat)).join(', ')}` : '';
  const none = (text) => [element('li', {class: 'quiet'}, text)];
  $('one-points').replaceChildren(...view.points.length ? [] : none(view.state.result ? 'Nobody has points.' : 'Nobody has points yet.'),
    ...view.points.toReversed().map((award) => element('li', {}, pointsFor(award),
      element('span', {class: 'quiet'}, [award.piece ? ` by the ${award.piece.split('@')[0].split('.')[1]}` : '', `, move ${award.ply}`].join('')))));
  $('one-rules').replaceChildren(...reasons(view).flatMap(([reason, text]) => [element('dt', {}, reason), element('dd', {}, text)]));
  $('one-moves').replaceChildren(...view.history.length ? [] : none('Nothing has been played yet.'), ...view.history.toReversed().map((ply) => element('li', {class: ply.undone ? 'undone' : undefined},
    ply.seat ? mark(ply.seat) : null, ` ${ply.n}. ${ply.kind === 'act' ? actions[ply.action] ?? ply.action : ply.kind}${ply.reason ? `: ${ply.reason}` : ''}`,
    ...(ply.awards ?? []).flatMap((award) => [' ', element('span', {class: 'award'}, pointsFor(award))]))));
}

function draw() {
  const event = known.get('event');
  if (!event) return;
  $('title').textContent = event.event.name;
  document.title = `${event.event.name} · Arbiter`;
  $('about').textContent = [event.event.site, event.event.begins, event.title,
    event.delay ? `shown ${event.delay} seconds late` : ''].filter(Boolean).join(' · ');
  const path = location.hash.slice(1);
  const one = /^table\/\d+\/\d+$/.test(path);
  $('one').hidden = !one;
  $('all').hidden = one;
  if (one) return drawOne(event, path);
  drawTables(event);
  drawStandings(event);
  drawSeatings(event);
}

// What is asked for may come after what was told meanwhile, or asked for later: the newest of each path counts.
const newest = new Map();
const turn = (path) => newest.set(path, (newest.get(path) ?? 0) + 1).get(path);

async function ask(paths) {
  await Promise.all([...paths].map(async (path) => {
    const mine = turn(path);
    const reply = await fetch(`/api/${path}`);
    if (!reply.ok && reply.status !== 404) throw new Error(String(reply.status));
    const view = reply.ok ? await reply.json() : undefined;
    if (newest.get(path) !== mine) return;
    if (view) known.set(path, view);
    else known.delete(path);
  }));
  draw();
}

// A message tells what has changed: small views as they are now, of others that they are to be asked for.
function hear({changed, now}) {
  for (const [path, view] of Object.entries(now)) {
    turn(path);
    known.set(path, view);
  }
  return ask(changed.filter((path) => !(path in now)));
}

async function everything() {
  await ask(['event']);
  await ask((known.get('event')?.tables ?? []).map((table) => `table/${table.round}/${table.table}`)
    .filter((path) => !known.has(path)));
}

// Live, or now and then where the server has too many who look on.
let asking = 0;
function listen() {
  const live = new EventSource('/api/live');
  live.onopen = () => {
    clearInterval(asking);
    $('link').textContent = 'Live';
    everything().catch(failed);
  };
  live.onmessage = (message) => hear(JSON.parse(message.data)).catch(failed);
  live.onerror = () => {
    failed();
    if (live.readyState !== EventSource.CLOSED) return;
    clearInterval(asking);
    asking = setInterval(() => { known.clear(); everything().then(() => { $('link').textContent = 'Every few seconds'; }).catch(failed); }, 5000);
  };
}

function failed(error) {
  $('link').textContent = error?.message === '401' ? 'Looking on here wants a key; ask the arbiter for one.' :
    'Not connected; what is shown may be old.';
}

// A key that the address brings (#key=…) opens the page where looking on wants one. It does not stay in the address.
async function enter() {
  const key = /^#key=([\w.]+)/.exec(location.hash)?.[1];
  if (!key) return;
  history.replaceState(null, '', location.pathname);
  await fetch('/api/enter', {method: 'POST', headers: {Authorization: `Bearer ${key}`}});
}

addEventListener('hashchange', () => { draw(); if (!$('one').hidden) $('one-title').scrollIntoView({block: 'nearest'}); });
$('back').addEventListener('click', (click) => { click.preventDefault(); history.pushState(null, '', '#'); draw(); $('main').focus(); });
install();
enter().catch(failed).finally(listen);
