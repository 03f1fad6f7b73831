/** The page of the simulated game provider: displays a game session, in which a tester wins and loses. */
import { open, Rejected, result, state } from './server.js';
import { TAGS, MESSAGES } from './messages.js';

/** @typedef {import('./messages.js').Language} Language */
/** @typedef {import('./server.js').Scene} Scene */

const LOOK_AGAIN_MS = 5_000;

/** @type {Language} The site's default until a launch sets another one. */
let language = 'lo';
let credit = '0';
/** Counts requests, so that a response is ignored if a newer request was sent. */
let asked = 0;
/** Prevents a second result while one is in flight. */
let isBusy = false;

start();

async function start() {
  const link = new URLSearchParams(location.search).get('launch');
  show('waiting');
  const isThere = await follow(() => (link === null ? state() : open(link)));
  if (!isThere) return;
  // Removes the used link from the URL: a reload restores the game session instead.
  if (link !== null) history.replaceState(null, '', location.pathname);
}

/**
 * Sends a request and renders its result. Resolves to false if it was rejected.
 *
 * @param {() => Promise<Scene>} ask
 */
async function follow(ask) {
  asked += 1;
  const turn = asked;
  try {
    const scene = await ask();
    if (turn === asked) display(scene);
    return true;
  } catch (thrown) {
    if (turn === asked) explain(thrown instanceof Rejected ? thrown.message : String(thrown));
    return false;
  }
}

/** @param {Scene} scene */
function display(scene) {
  language = scene.language;
  credit = scene.credit.amount;
  speak();
  const game = scene.game ?? MESSAGES[language].lobby;
  document.title = `${game} · ${MESSAGES[language].simulation}`;
  say('provider', scene.provider.replace('_', ' '));
  say('game', game);
  say('player', scene.player);
  say('credit', money(credit));
  // The site may be hosted in a folder, so the link is relative to this page.
  byId('back').setAttribute('href', `..${scene.returnUrl}`);
  for (const button of buttons('[data-delta]')) {
    const delta = button.dataset['delta'] ?? '';
    button.textContent = delta.startsWith('-') ? `−${money(delta.slice(1))}` : `+${money(delta)}`;
    button.disabled = delta.startsWith('-') && hundredths(delta.slice(1)) > hundredths(credit);
  }
  for (const button of buttons('#all')) button.disabled = hundredths(credit) === 0n;
  show('playing');
}

/** @param {string} code */
function explain(code) {
  speak();
  if (code === 'LINK_USED_UP') return show('rejected');
  const text =
    code === 'CREDIT_NOT_ENOUGH' ? MESSAGES[language].creditNotEnough : MESSAGES[language].unreachable;
  say('trouble', text);
  say('unreachable', text);
  byId('again').hidden = false;
}

/** @param {string} delta */
async function finish(delta) {
  if (isBusy) return;
  isBusy = true;
  say('news', '');
  say('trouble', '');
  if (await follow(() => result(delta))) {
    const text = delta.startsWith('-') ? MESSAGES[language].lost : MESSAGES[language].won;
    say('news', text.replace('{amount}', money(delta.replace('-', ''))));
  }
  isBusy = false;
}

for (const button of buttons('[data-delta]')) {
  button.addEventListener('click', () => void finish(button.dataset['delta'] ?? ''));
}
byId('all').addEventListener('click', () => void finish(`-${credit}`));
byId('again').addEventListener('click', () => void start());
byId('results').addEventListener('submit', (event) => {
  event.preventDefault();
  const submitter = event instanceof SubmitEvent ? event.submitter : null;
  const field = /** @type {HTMLInputElement} */ (byId('amount'));
  const amount = field.value.trim().replace(',', '.');
  if (!/^\d{1,7}(\.\d{1,2})?$/.test(amount) || hundredths(amount) === 0n) {
    say('news', '');
    say('trouble', MESSAGES[language].amountWrong);
    field.focus();
    return;
  }
  void finish(submitter?.getAttribute('value') === 'lose' ? `-${amount}` : amount);
});

/** Polls the credit, which may also change elsewhere. A failed poll is ignored. */
async function lookAgain() {
  if (document.visibilityState !== 'visible' || byId('playing').hidden || isBusy) return;
  const turn = asked;
  const scene = await state().catch(() => null);
  if (scene && turn === asked) display(scene);
}
setInterval(() => void lookAgain(), LOOK_AGAIN_MS);
document.addEventListener('visibilitychange', () => void lookAgain());

/** @param {'waiting' | 'rejected' | 'playing'} name */
function show(name) {
  for (const section of ['waiting', 'rejected', 'playing']) byId(section).hidden = section !== name;
}

/** Fills in the texts of the language. */
function speak() {
  document.documentElement.lang = TAGS[language];
  for (const element of document.querySelectorAll('[data-message]')) {
    const id = /** @type {import('./messages.js').MessageId} */ (element.getAttribute('data-message'));
    element.textContent = MESSAGES[language][id];
  }
}

/** @param {string} amount THB, in the wire format. */
function money(amount) {
  const { group, point } = MESSAGES[language];
  const [whole = '', fraction] = amount.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group);
  return `${fraction === undefined ? grouped : grouped + point + fraction}\u00a0THB`;
}

/** @param {string} amount At most two decimals. */
function hundredths(amount) {
  const [whole = '', fraction = ''] = amount.split('.');
  return BigInt(whole + fraction.padEnd(2, '0'));
}

/**
 * @param {string} id
 * @param {string} text
 */
function say(id, text) {
  byId(id).textContent = text;
}

/** @param {string} id */
function byId(id) {
  const element = document.getElementById(id);
  if (!element) throw new Error(`the page has no ${id}`);
  return element;
}

/**
 * @param {string} selector
 * @returns {NodeListOf<HTMLButtonElement>}
 */
function buttons(selector) {
  return document.querySelectorAll(selector);
}
