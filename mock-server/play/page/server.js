/** The provider's own calls. They carry the key of the play, and no cookie of the site means anything to them. */

/**
 * How a play stands: play/scene.ts.
 *
 * @typedef {object} Scene
 * @property {string} provider
 * @property {string} player The name for people.
 * @property {string | null} game Null in the lobby.
 * @property {import('./messages.js').Language} language
 * @property {{ amount: string, currency: string }} credit
 * @property {string} returnUrl A path of the site.
 */

/** Why there is no scene: the provider's own code, or UNREACHABLE. */
export class Rejected extends Error {}

/** Reloads find the play again; another tab does not. */
const KEY = 'provider.play';

/**
 * Opens a link, which is used up by it.
 *
 * @param {string} launch
 * @returns {Promise<Scene>}
 */
export async function open(launch) {
  const { play, ...scene } = await ask('open', { launch });
  sessionStorage.setItem(KEY, play);
  return scene;
}

/** @returns {Promise<Scene>} How things stand. */
export async function state() {
  return ask('state', { play: key() });
}

/**
 * A game is won, or lost where the amount has a minus.
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
