/** The provider's own calls. They are authorized by the key of the game session, and use no cookies of the site. */

/**
 * The state of a game session: play/scene.ts.
 *
 * @typedef {object} Scene
 * @property {string} provider
 * @property {string} player The display name.
 * @property {string | null} game Null in the lobby.
 * @property {import('./messages.js').Language} language
 * @property {{ amount: string, currency: string }} credit
 * @property {string} returnUrl A path of the site.
 */

/** A rejected call: the message is the provider's code, or UNREACHABLE. */
export class Rejected extends Error {}

/** In `sessionStorage`: survives reloads, but is not shared with other tabs. */
const KEY = 'provider.play';

/**
 * Opens a launch link, which then becomes invalid.
 *
 * @param {string} launch
 * @returns {Promise<Scene>}
 */
export async function open(launch) {
  const { play, ...scene } = await ask('open', { launch });
  sessionStorage.setItem(KEY, play);
  return scene;
}

/** @returns {Promise<Scene>} The current state. */
export async function state() {
  return ask('state', { play: key() });
}

/**
 * Reports a game result; a negative amount is a loss.
 *
 * @param {string} amount
 * @returns {Promise<Scene>}
 */
export async function result(amount) {
  return ask('result', { play: key(), amount });
}

function key() {
  const play = sessionStorage.getItem(KEY);
  if (play === null) throw new Rejected('LINK_USED_UP');
  return play;
}

/**
 * @param {'open' | 'state' | 'result'} call
 * @param {object} body
 */
async function ask(call, body) {
  const answer = await fetch(call, {
    method: 'POST',
    credentials: 'omit',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => null);
  const json = await answer?.json().catch(() => null);
  if (answer?.ok && json) return json;
  throw new Rejected(json?.code ?? 'UNREACHABLE');
}
