/** The page of the simulated game provider: shows who plays with which credit, and lets a tester win, lose and leave. */

/**
 * The state of a game session: play/scene.ts.
 *
 * @typedef {object} Scene
 * @property {string} provider
 * @property {string} player The display name.
 * @property {string | null} game Null in the lobby.
 * @property {string} language
 * @property {{ amount: string, currency: string }} credit
 * @property {string} returnUrl A path of the site.
 */

/** The key of the game session in `sessionStorage`, which survives reloads and is not shared with other tabs. */
const KEY = 'provider.play';

/** Texts for the codes of the provider. */
const PROBLEMS = new Map([
  [
    'LINK_USED_UP',
    'This link cannot be used: a game opens once, within a minute. Open it again on the site.',
  ],
  ['CREDIT_NOT_ENOUGH', 'The credit is not enough.'],
  ['NO_RESPONSE', 'No connection. Reload the page.'],
]);

const link = new URLSearchParams(location.search).get('launch');

await attempt(async () => {
  if (link === null) return show(await ask('state', { play: key() }));
  const { play, ...scene } = await ask('open', { launch: link });
  sessionStorage.setItem(KEY, play ?? '');
  // A reload continues the game, because the used link is no longer in the address.
  history.replaceState(null, '', location.pathname);
  show(scene);
});

byId('result').addEventListener('submit', (event) => {
  event.preventDefault();
  const sign = event instanceof SubmitEvent ? event.submitter?.getAttribute('value') : '';
  const { value } = /** @type {HTMLInputElement} */ (byId('amount'));
  void attempt(async () => show(await ask('result', { play: key(), amount: `${sign}${value}` })));
});

/**
 * Shows the problem if the steps fail.
 *
 * @param {() => Promise<void>} steps
 */
async function attempt(steps) {
  byId('problem').textContent = '';
  try {
    await steps();
  } catch (thrown) {
    const code = thrown instanceof Error ? thrown.message : String(thrown);
    byId('problem').textContent = PROBLEMS.get(code) ?? code;
  }
}

/** @param {Scene} scene */
function show({ provider, player, game, language, credit, returnUrl }) {
  const texts = {
    provider,
    player,
    language,
    game: game ?? 'Lobby',
    credit: `${credit.amount} ${credit.currency}`,
  };
  for (const [id, text] of Object.entries(texts)) byId(id).textContent = text;
  // The site may be hosted in a folder, so the link is relative to this page.
  byId('back').setAttribute('href', `..${returnUrl}`);
  byId('playing').hidden = false;
}

/**
 * Sends a call of the provider, which is authorized by the key in its body and uses no cookies of the site.
 *
 * @param {'open' | 'state' | 'result'} call
 * @param {object} body
 * @returns {Promise<Scene & { play?: string }>}
 */
async function ask(call, body) {
  const response = await fetch(call, {
    method: 'POST',
    credentials: 'omit',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => null);
  const json = await response?.json().catch(() => null);
  if (response?.ok && json) return json;
  throw new Error(json?.code ?? 'NO_RESPONSE');
}

function key() {
  const play = sessionStorage.getItem(KEY);
  if (play === null) throw new Error('LINK_USED_UP');
  return play;
}

/** @param {string} id */
function byId(id) {
  const element = document.getElementById(id);
  if (!element) throw new Error(`the page has no ${id}`);
  return element;
}
