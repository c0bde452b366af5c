import {atOnce, Pace, sizeOf} from '/pace.js';
import {language, tr, translate} from '/words.js';

// A phone as the camera of a board: it sends what it sees, and shows what the program beside the board makes of it.
const $ = (id) => document.getElementById(id);
const token = location.hash.slice(1);
const locksAfter = 4000;   // milliseconds in which the camera finds its focus and its exposure by itself
const answersIn = 8000;    // … after which a picture on its way counts as lost
const triesEvery = 1000;   // … between two tries without a network

let key = '', stream = null, track = null, wake = null;
let pace = new Pace();
// Pictures are counted on from the time, so that a page that is loaded again counts on.
let number = Date.now(), onTheWay = 0, lastSent = 0, running = false, connected = true;
let corners = [], tone = 'wait', foundSince = 0, locked = false, wishesLock = true, sentLately = [];
const canvas = document.createElement('canvas');

// --- What this phone may do. The key outlives a page that is loaded again, and belongs to one code.

const kept = () => { try { return JSON.parse(localStorage.getItem('arbiter-camera') ?? '{}'); } catch { return {}; } };
function keep(what) {
  try { localStorage.setItem('arbiter-camera', JSON.stringify(what)); } catch { /* A private window: the page works until it is closed. */ }
}

async function join() {
  const before = kept();
  // Without a code, or with the one that was used already: the phone goes on where it was.
  if (before.key && (before.token === token || !token)) {
    key = before.key;
    const reply = await ask('/seen');
    if (reply.ok) return heard((await reply.json()).seen);
    if (reply.status === 410) throw refusal(await reply.json());
  }
  if (!token) throw new Error(tr('Scan the code that the machine beside the board shows.'));
  const reply = await fetch('/join', {method: 'POST', headers: {'Content-Type': 'application/json'}, body: JSON.stringify({token, language})});
  const said = await reply.json();
  if (!reply.ok) throw refusal(said);
  key = said.key;
  keep({token, key});
  return heard(said.seen);
}

// Why the program takes nothing more.
function refusal(said) {
  const why = {unknown_token: tr('This code was used already or is too old. Scan the code that is shown now.'),
    unknown_key: tr('This code was used already or is too old. Scan the code that is shown now.'),
    replaced: tr('Another phone is the camera now.'), over: tr('The game is over. Thank you!'),
    not_near: tr('Connect this phone to the same network as the machine beside the board.')}[said.error];
  const error = new Error(why ?? said.message);
  error.code = said.error;
  error.final = Boolean(why);
  return error;
}

const ask = (path, more = {}) => fetch(path, {...more, headers: {...more.headers, Authorization: `Bearer ${key}`}, cache: 'no-store'});

// --- The camera.

async function open() {
  if (!navigator.mediaDevices?.getUserMedia) throw new Error(tr('This browser gives no camera to this page. Use a newer one, over https.'));
  try {
    stream = await navigator.mediaDevices.getUserMedia({audio: false, video: {facingMode: {ideal: 'environment'},
      width: {ideal: 1920}, height: {ideal: 1080}, frameRate: {ideal: 30}}});
  } catch (error) {
    const denied = error.name === 'NotAllowedError';
    throw new Error(denied ? tr('The camera was not allowed. Allow it in the browser, then start it again.') : tr('The camera cannot be opened: %1', error.message));
  }
  track = stream.getVideoTracks()[0];
  track.addEventListener('ended', () => { if (running) pause(tr('The camera was taken away from this page. Start it again.')); });
  $('video').srcObject = stream;
  await $('video').play();
  offer();
}

// What this camera can do besides.
const able = () => track?.getCapabilities?.() ?? {};
const holds = (name) => (able()[name] ?? []).includes('manual');

function offer() {
  const can = able();
  $('torch').hidden = !can.torch;
  $('zoom-part').hidden = !can.zoom || !(can.zoom.max > can.zoom.min);
  if (!$('zoom-part').hidden) {
    Object.assign($('zoom'), {min: can.zoom.min, max: Math.min(can.zoom.max, 8), step: can.zoom.step || 0.1, value: track.getSettings().zoom ?? can.zoom.min});
  }
  $('lock').hidden = !['focusMode', 'exposureMode', 'whiteBalanceMode'].some(holds);
}

// Focus, exposure and colours stay as they are, so that a hand over the board does not change the picture of it.
async function lock(on) {
  const now = track.getSettings(), wanted = {};
  if (holds('focusMode')) Object.assign(wanted, on ? {focusMode: 'manual', ...(now.focusDistance ? {focusDistance: now.focusDistance} : {})} : {focusMode: 'continuous'});
  if (holds('exposureMode')) Object.assign(wanted, on ? {exposureMode: 'manual', ...(now.exposureTime ? {exposureTime: now.exposureTime} : {})} : {exposureMode: 'continuous'});
  if (holds('whiteBalanceMode')) Object.assign(wanted, on ? {whiteBalanceMode: 'manual', ...(now.colorTemperature ? {colorTemperature: now.colorTemperature} : {})} : {whiteBalanceMode: 'continuous'});
  try {
    await track.applyConstraints({advanced: [wanted]});
    locked = on;
  } catch {
    locked = false;
  }
  $('lock').setAttribute('aria-pressed', String(locked));
}

async function stayAwake() {
  try {
    wake = await navigator.wakeLock?.request('screen');
  } catch {
    wake = null;  // A battery that is nearly empty refuses it.
  }
}

// --- Sending: always the picture of this moment, never one that waited.

const grabbed = () => new Promise((done) => { canvas.toBlob(done, 'image/jpeg', pace.quality); });

async function send() {
  const video = $('video');
  if (!video.videoWidth) return;
  const size = sizeOf(video.videoWidth, video.videoHeight, pace.part);
  if (canvas.width !== size.sent.width || canvas.height !== size.sent.height) Object.assign(canvas, size.sent);
  const taken = Math.round(performance.timeOrigin + performance.now());
  canvas.getContext('2d', {alpha: false}).drawImage(video, 0, 0, size.sent.width, size.sent.height);
  const order = number++;
  onTheWay += 1;
  const begun = performance.now();
  try {
    const picture = await grabbed();
    if (!picture) return;
    const query = new URLSearchParams({t: taken, n: order, w: size.whole.width, h: size.whole.height});
    const reply = await ask(`/picture?${query}`, {method: 'POST', body: picture, headers: {'Content-Type': 'image/jpeg'}, signal: AbortSignal.timeout?.(answersIn)});
    const said = await reply.json();
    if (!reply.ok) {
      const error = refusal(said);
      if (error.final) return stop(error.message, error.code === 'over');
      return;  // This picture was not taken; the next one may be.
    }
    pace.arrived(performance.now() - begun, said.behind);
    sentLately = [...sentLately.filter((at) => at > begun - 3000), begun];
    figures(size.sent, picture.size);
    network(true);
    heard(said.seen);
  } catch {
    if (!running) return;
    if (connected) pace.lost();
    network(false);
  } finally {
    onTheWay -= 1;
  }
}

function tick() {
  if (!running) return;
  const now = performance.now(), wait = connected ? pace.interval : triesEvery;
  if (onTheWay < (connected ? atOnce : 1) && now - lastSent >= wait - 4) {
    lastSent = now;
    send();
  }
  setTimeout(tick, Math.max(8, Math.min(40, wait - (performance.now() - lastSent))));
}

// --- What is shown.

function show(line, advice = '', turn = '') {
  for (const [id, text] of [['words', line], ['advice', advice], ['turn', turn]]) if ($(id).textContent !== text) $(id).textContent = text;
  $('live').className = tone;
}

function heard(seen) {
  if (!connected || !seen) return;
  tone = seen.tone;
  show(seen.line || tr('Waiting for the game to begin'), seen.advice, seen.turn);
  outline(seen.outline);
  foundSince = tone === 'good' ? foundSince || performance.now() : 0;
  const mayLock = wishesLock && !locked && !$('lock').hidden;
  if (mayLock && foundSince && performance.now() - foundSince > locksAfter) lock(true);
}

function network(there) {
  if (there === connected) return;
  connected = there;
  if (there) return;
  tone = 'bad';
  outline([]);
  show(tr('No connection'), tr('The phone tries again by itself. The game goes on where it was.'));
}

// The board's corners, over the picture as it lies in its place.
function outline(seen = corners) {
  corners = seen ?? [];
  const video = $('video'), box = $('stage').getBoundingClientRect();
  const scale = Math.min(box.width / (video.videoWidth || 1), box.height / (video.videoHeight || 1));
  const width = video.videoWidth * scale, height = video.videoHeight * scale;
  const left = (box.width - width) / 2, top = (box.height - height) / 2;
  $('outline').setAttribute('points', corners.map(([x, y]) => `${left + x * width},${top + y * height}`).join(' '));
}

function figures(size, bytes) {
  const span = sentLately.length > 1 ? (sentLately.at(-1) - sentLately[0]) / 1000 : 0;
  const rate = span > 0 ? Math.round((sentLately.length - 1) / span) : 0;
  $('figures').textContent = tr('%1 × %2 pixels, %3 kB, %4 pictures a second', size.width, size.height, Math.round(bytes / 1000), rate);
}

// --- Beginning and ending.

function pause(why, calm = false) {
  running = false;
  stream?.getTracks().forEach((one) => one.stop());
  stream = track = null;
  locked = false;
  wake?.release().catch(() => {});
  wake = null;
  $('live').hidden = true;
  $('start').hidden = false;
  $('why').textContent = why;
  $('why').classList.toggle('calm', calm);
  $('begin').disabled = false;
}

// For good: this code holds no longer.
function stop(why, calm = false) {
  pause(why, calm);
  $('ready').hidden = true;
}

async function begin() {
  $('begin').disabled = true;
  $('why').textContent = '';
  try {
    await open();
    await join();
  } catch (error) {
    if (error.final) return stop(error.message, error.code === 'over');
    return pause(error instanceof TypeError ? tr('The machine beside the board is not reached. Is the phone in the same network?') : error.message);
  }
  $('start').hidden = true;
  $('live').hidden = false;
  pace = new Pace();
  connected = running = true;
  outline();
  stayAwake();
  tick();
}

$('begin').addEventListener('click', begin);
$('stop').addEventListener('click', () => pause(tr('The camera is stopped. Start it again to go on with the game.'), true));
$('torch').addEventListener('click', async () => {
  const on = $('torch').getAttribute('aria-pressed') !== 'true';
  await track.applyConstraints({advanced: [{torch: on}]}).then(() => $('torch').setAttribute('aria-pressed', String(on))).catch(() => {});
});
$('lock').addEventListener('click', () => {
  wishesLock = !locked;
  lock(wishesLock);
});
$('zoom').addEventListener('input', () => track.applyConstraints({advanced: [{zoom: Number($('zoom').value)}]}).catch(() => {}));
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState !== 'visible' || !running) return;
  stayAwake();
  $('video').play().catch(() => {});
});
for (const change of ['resize', 'orientationchange']) addEventListener(change, () => outline());
addEventListener('hashchange', () => location.reload());

translate();
if (!token && !kept().key) stop(tr('Scan the code that the machine beside the board shows.'));
