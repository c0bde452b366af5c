import {board, element, install, keepingFocus, kindName, mark, played, resultText, seatRow, sideName, standing, time, verdict} from '/board.js';
import {enter, mayLeave, oneOfMany} from '/entry.js';
import {ask, failed, follow, known, listen, listened, lookSoon, say} from '/live.js';
import {drawReplay, place, pliesOf, positionAt, showCurrent, steps} from '/replay.js';
import {list, messageOf, reason, sentence, told, tr, translate} from '/words.js';

// An event's page: it draws what the server has said of the event.
const $ = (id) => document.getElementById(id);

// What tie-breaks count.
const tieBreaks = {DE: tr('the games against each other'), WIN: tr('rounds worth a win'), WON: tr('games won'),
  BPG: tr('games with Black'), BWG: tr('games won with Black'), BH: tr('the points of all opponents'),
  'BH/C1': tr('the points of all opponents but the least'), 'BH/M1': tr('the points of all opponents but the least and the most'),
  SB: tr('the points of those beaten, half of those level'), ARO: tr('the ratings of the opponents'),
  PS: tr('the points after each round, added up'), KS: tr('points against the upper half'), FP: tr('rounds as first of a table'),
  TS: tr('the part of all game points at the own tables'), TM: tr('game points above the average of the table')};

function drawTables(event) {
  const round = event.round;
  $('round-title').textContent = round > 0 ? tr('Round %1 of %2', round, event.event.rounds) : tr('No round is published yet');
  $('tables').replaceChildren(...event.tables.filter((table) => table.round === round).map((table) => {
    const said = known.get(`table/${table.round}/${table.table}`);
    const view = said?.error ? undefined : said;
    const seats = element('dl');
    for (const seat of table.seats) {
      const row = seatRow(seat, view);
      seats.append(element('dt', {}, row.mark, ` ${sideName(seat.seat)}`),
        element('dd', {}, row.name, row.army ? element('span', {class: 'quiet'}, ` ${row.army}`) : null),
        element('dd', {class: 'num'}, row.points === undefined ? '' : String(row.points)));
    }
    const how = view && !view.state.result ? resultText(view, table) :
      view && table.source === 'referee' ? verdict(view, table) : told(messageOf(table, 'how'));
    const body = [element('strong', {}, tr('Table %1', table.table)), element('span', {class: 'quiet'}, ` ${how}`)];
    // A game that has begun can be opened; its board is asked for when its place comes into sight.
    const begun = view || (!said && table.game);
    const card = begun ? element('a', {href: `#table/${table.round}/${table.table}`}, ...body, view ? board(view, true) : element('div', {class: 'board waiting'})) :
      element('div', {}, ...body);
    return element('li', {'data-path': `table/${table.round}/${table.table}`}, card, seats);
  }));
  watchTables();
}

// Who is ahead in an event, into a table; what tells apart those who are level, into a paragraph.
function drawStandings(all, table, order) {
  order.textContent = '';
  if (all.error || !all.standings?.length) {
    table.replaceChildren(element('caption', {class: 'quiet'}, all.error ? told(messageOf(all, 'error')) : tr('Nobody has played yet.')));
    return;
  }
  const head = element('tr', {}, element('th', {scope: 'col', class: 'num'}, '#'), element('th', {scope: 'col'}, tr('Player')),
    element('th', {scope: 'col', class: 'num'}, tr('Points')),
    ...all.tie_breaks.map((name) => element('th', {scope: 'col', class: 'num'}, name)));
  const words = all.tie_breaks.filter((name) => tieBreaks[name]).map((name) => `${name}: ${tieBreaks[name]}`);
  const rows = all.standings.map((one) => element('tr', {}, element('td', {class: 'num'}, String(one.rank)),
    element('th', {scope: 'row'}, one.player.name), element('td', {class: 'num'}, one.score),
    ...one.tie_breaks.map((tie) => element('td', {class: 'num'}, tie.value))));
  table.replaceChildren(element('thead', {}, head), element('tbody', {}, ...rows));
  if (words.length) order.textContent = tr('Level on points are told apart by, in this order: %1.', words.join('; '));
}

const eventLink = (league, name) => element('a', {href: `#standings/${league.ids[name]}`}, name);

// What somebody's total is made of.
function leagueLine(league, line) {
  const rows = line.events.map((one) => element('tr', {class: one.counts ? undefined : 'left-out'},
    element('th', {scope: 'row'}, eventLink(league, one.event)), element('td', {}, one.counts ? '' : tr('does not count')),
    element('td', {class: 'num'}, tr('rank %1', one.rank)), element('td', {class: 'num'}, one.points)));
  const details = element('details', {},
    element('summary', {}, element('span', {class: 'rank num'}, String(line.rank)), element('span', {class: 'name'}, line.player.name),
      element('span', {class: 'num'}, line.total)),
    element('div', {class: 'wide'}, element('table', {'aria-label': tr('The events of %1', line.player.name)}, element('tbody', {}, ...rows))));
  details.dataset.line = `${league.id}/${line.player.id}`;
  return element('li', {}, details);
}

// The standings over several events that this one belongs to. What is opened stays open.
function drawLeagues() {
  const all = known.get('leagues')?.leagues ?? [];
  $('leagues').hidden = all.length === 0;
  const open = new Set([...$('league-list').querySelectorAll('details[open]')].map((one) => one.dataset.line));
  $('league-list').replaceChildren(...all.flatMap((league) => {
    const about = [league.points === 'score' ? tr('The points of the events are added up.') : tr('Ranks are worth %1.', league.points),
      league.best > 0 ? tr('Of everybody the best %1 count.', league.best) : ''].filter(Boolean).join(' ');
    const events = league.events.flatMap((name, i) => [i ? ', ' : '', eventLink(league, name)]);
    return [element('h3', {}, league.league), element('p', {class: 'quiet'}, ...events, `. ${about}`),
      league.error || !league.standings.length ?
        element('p', {class: 'quiet'}, league.error ? told(messageOf(league, 'error')) : tr('Nobody has played yet.')) :
        element('ol', {class: 'league'}, ...league.standings.map((line) => leagueLine(league, line)))];
  }));
  for (const one of $('league-list').querySelectorAll('details')) one.open = open.has(one.dataset.line);
}

function drawEvent(path) {
  const view = known.get(path);
  $('event-title').textContent = view?.event.name ?? '';
  $('event-about').textContent = view ? [view.event.site, view.event.begins, view.title].filter(Boolean).join(' · ') :
    listened.has(path) ? tr('These standings are not shown here.') : '';
  drawStandings(view?.standings ?? {standings: []}, $('event-standings'), $('event-tie-breaks'));
  if (!view) $('event-standings').replaceChildren();
}

function drawSeatings(event) {
  $('seatings').replaceChildren(...event.rounds.toReversed().map((round) => {
    const most = Math.max(0, ...round.tables.map((table) => table.seats.length));
    const rows = round.tables.map((table) => element('tr', {}, element('th', {scope: 'row'}, tr('Table %1', table.table)),
      ...Array.from({length: most}, (_, i) => table.seats[i])
        .map((seat) => (seat ? element('td', {}, mark(seat.seat), ` ${seat.name}`) : element('td')))));
    const without = round.byes.map((bye) => bye.name).join(', ');
    const details = element('details', {}, element('summary', {}, tr('Round %1', round.round)),
      element('div', {class: 'wide'}, element('table', {}, element('tbody', {}, ...rows))),
      without ? element('p', {class: 'quiet'}, tr('Without a table: %1', without)) : null);
    details.open = round.round === event.round;
    return details;
  }));
}

// Points with their reason: whose, how many, for what.
const pointsFor = (award) => element('span', {}, mark(award.seat), ` ${award.points > 0 ? '+' : ''}${award.points} ${reason(award.reason)}`);

// What the rules say that points were given by, once for each reason.
const reasons = (view) => [...new Map(view.points.filter((award) => view.rules[award.rule])
  .map((award) => [reason(award.reason), sentence(view.rules[award.rule])])).entries()];

function drawOne(event, path) {
  const said = known.get(path);
  const newest = said?.error ? undefined : said;
  const {round, number, at} = place();
  const table = event.tables.find((one) => one.round === Number(round) && one.table === Number(number));
  $('one-title').textContent = tr('Round %1, table %2', round, number);
  $('replay').hidden = true;
  $('replay-told').replaceChildren();
  if (!newest || !table) {
    $('one-turn').textContent = said?.error ? told(messageOf(said, 'error')) : listened.has(path) ? tr('The game at this table has not begun.') : '';
    for (const id of ['one-board', 'one-seats', 'one-points', 'one-rules', 'one-moves', 'one-clock', 'one-confirmed', 'one-files', 'legend']) $(id).replaceChildren();
    return;
  }
  const asked = at !== undefined && at < newest.plies ? at : undefined;
  const view = (asked === undefined ? undefined : positionAt(path, newest, asked, {draw, failed})) ?? newest;
  drawReplay(newest, asked, path);
  $('one-board').replaceChildren(board(view, false));
  $('one-turn').replaceChildren(resultText(view, table), view.ended ? element('span', {class: 'quiet'}, ` ${sentence(view.ended)}`) : '');
  $('legend').replaceChildren(...table.seats.flatMap((seat) => [mark(seat.seat), ` ${sideName(seat.seat)}  `]));
  $('one-seats').replaceChildren(element('tbody', {}, ...table.seats.map((seat) => {
    const row = seatRow(seat, view);
    return element('tr', {}, element('th', {scope: 'row'}, row.mark, ` ${row.name}`),
      element('td', {}, [row.army, standing(row.status)].filter(Boolean).join(', ')),
      element('td', {class: 'num'}, row.used === undefined ? '' : time(row.used)), element('td', {class: 'num'}, String(row.points ?? '')));
  })));
  $('one-clock').textContent = view.clock?.game === undefined ? '' : tr('%1 played; the times are those used', time(view.clock.game));
  $('one-confirmed').textContent = view.confirmed?.length ?
    tr('Confirmed by %1', list(view.confirmed.map((seat) => table.seats.find((one) => one.seat === seat)?.name || sideName(seat)))) : '';
  const files = `/events/${encodeURIComponent(event.event.name)}/${round}/${number}/game`;
  $('one-files').replaceChildren(tr('Download this game:'), ...['txt', 'json'].flatMap((ending) =>
    [' ', element('a', {href: `${files}.${ending}`, download: `${round}-${number}.${ending}`}, `.${ending}`)]));
  const none = (text) => [element('li', {class: 'quiet'}, text)];
  $('one-points').replaceChildren(...view.points.length ? [] : none(view.state.result ? tr('Nobody has points.') : tr('Nobody has points yet.')),
    ...view.points.toReversed().map((award) => element('li', {}, pointsFor(award),
      element('span', {class: 'quiet'}, ` ${award.piece ? tr('(%1, move %2)', kindName(award.piece.split('@')[0].split('.')[1]), award.ply) : tr('(move %1)', award.ply)}`))));
  $('one-rules').replaceChildren(...reasons(view).flatMap(([what, text]) => [element('dt', {}, what), element('dd', {}, text)]));
  const moves = asked === undefined ? newest.history : pliesOf(path) ?? newest.history;
  $('one-moves').replaceChildren(...moves.length ? [] : none(tr('Nothing has been played yet.')), ...moves.toReversed().map((ply) => element('li', {class: ply.undone ? 'undone' : undefined},
    ply.seat ? mark(ply.seat) : null, ' ', element('a', {href: `#${path}/${ply.n}`, 'aria-current': ply.n === asked ? 'step' : undefined}, `${ply.n}. ${played(ply, view.state.seats)}`), ply.reason ? `: ${ply.reason}` : '',
    ...(ply.awards ?? []).flatMap((award) => [' ', element('span', {class: 'award'}, pointsFor(award))]))));
}

function drawAll() {
  const event = known.get('event');
  if (!event) return;
  $('title').textContent = event.event.name;
  document.title = `${event.event.name} · Arbiter`;
  $('about').textContent = [event.event.site, event.event.begins, event.title,
    event.delay ? tr('shown %1 seconds late', event.delay) : ''].filter(Boolean).join(' · ');
  const table = place().path, path = table ?? location.hash.slice(1);
  const one = table !== undefined, other = /^standings\/\d+$/.test(path);
  $('one').hidden = !one;
  $('other').hidden = !other;
  $('all').hidden = one || other;
  if (one) {
    drawOne(event, path);
    return showCurrent();
  }
  if (other) return drawEvent(path);
  drawTables(event);
  drawStandings(event.standings, $('standings'), $('tie-breaks'));
  drawLeagues();
  drawSeatings(event);
  const files = `/events/${encodeURIComponent(event.event.name)}/games`;
  $('all-files').replaceChildren(...event.tables.some((one) => one.game) ? [tr('Download all games:'), ...['txt', 'json'].flatMap((ending) =>
    [' ', element('a', {href: `${files}.${ending}`, download: `games.${ending}`}, `.${ending}`)])] : []);
}

const draw = () => keepingFocus(drawAll);
addEventListener('words', draw);

// What this page shows at the moment: it hears of nothing else.
const inSight = new Set();
function lookedAt() {
  const path = place().path ?? location.hash.slice(1);
  if (place().path) return ['event', path].slice(known.has('event') ? 1 : 0);
  if (/^standings\/\d+$/.test(path)) return ['event', path];
  return ['event', 'leagues', ...[...inSight].sort()];
}

// Tables of the list come into sight and go out of it.
const sight = window.IntersectionObserver && new IntersectionObserver((entries) => {
  for (const {target, isIntersecting} of entries) {
    if (isIntersecting) inSight.add(target.dataset.path);
    else inSight.delete(target.dataset.path);
  }
  lookSoon();
}, {rootMargin: '200px'});
function watchTables() {
  sight?.disconnect();
  const there = new Set();
  for (const one of document.querySelectorAll('[data-path]')) {
    there.add(one.dataset.path);
    if (sight) sight.observe(one);
    else inSight.add(one.dataset.path);
  }
  for (const path of inSight) if (!there.has(path)) inSight.delete(path);
}

follow({draw, lookedAt});
steps((path) => known.get(path), draw);
addEventListener('hashchange', () => {
  draw();
  lookSoon();
  for (const [page, title] of [['one', 'one-title'], ['other', 'event-title']]) if (!$(page).hidden) $(title).scrollIntoView({block: 'nearest'});
});
for (const back of ['back', 'event-back'])
  $(back).addEventListener('click', (click) => { click.preventDefault(); history.pushState(null, '', '#'); draw(); lookSoon(); $('main').focus(); });
translate();
install();
// What is in sight is known when the event is drawn: then the page listens, once.
let missing = false;
async function begin() {
  await enter();
  await ask(['event']);
  missing = !known.has('event');
  if (missing) return say(tr('There is no such event here.'));
  await new Promise((drawn) => { setTimeout(drawn, 100); });
}
$('events').hidden = !oneOfMany;
begin().catch(failed).finally(() => { mayLeave(); if (!missing) listen(); });
