/** The signed-in player, the language, export and import of the state, and the choice of the world. */
import type { Language } from '../../../../contract/values.ts';
import { type PanelContext, isMeant, type Section } from '../panel-context.ts';
import { ask } from '../api.ts';
import { button, filter, option, row } from '../drawing/controls.ts';
import { type Child, listen, make } from '../drawing/dom.ts';
import { fieldOfInstant } from '../vientiane.ts';
import { drawWorlds } from './worlds.ts';

const FILTER = 'player-filter';
/** With more players than this, a filter is displayed. */
const FEW = 12;

/** The site's storage key for the language: specification §3. */
const STORED_AS = 'i18nextLng';
const LANGUAGES: Readonly<Record<Language, string>> = {
  lo: 'Lao',
  cn: 'Chinese',
  vn: 'Vietnamese',
  th: 'Thai',
};

export const setupSection: Section = { id: 'setup', title: 'Setup', draw };

function draw(panel: PanelContext): readonly Child[] {
  const players = panel.state.store.players.map(({ username }) => username);
  const meant = players.filter((name) => isMeant(panel.typed(FILTER), name)).slice(0, FEW);
  const signIn = (username: string) =>
    panel.startOver(`Signed in as ${username}.`, [{ verb: 'session', body: { username } }]);
  const language = localStorage.getItem(STORED_AS) ?? 'lo';
  return [
    players.length > FEW ? filter('Filter players', (text) => panel.type(FILTER, text)) : null,
    row('Sign in', ...meant.map((name) => button(name, () => signIn(name), { 'data-key': name }))),
    row(
      'Language',
      ...Object.entries(LANGUAGES).map(([code, name]) =>
        option(name, code === language, () => {
          localStorage.setItem(STORED_AS, code);
          panel.startOver(`The site is in ${name}.`, []);
        }),
      ),
    ),
    row(
      'State',
      button('Reset', () => panel.startOver('The mock is reset.', [{ verb: 'reset' }])),
      button('Export', () => panel.attempt(() => save(panel))),
      importButton(panel),
    ),
    make('p', { class: 'hint' }, 'Export saves the state of the mock as a file; import restores it.'),
    ...drawWorlds(panel),
  ];
}

/** Downloads the world as a file. */
async function save({ state }: PanelContext): Promise<string> {
  const world = await ask({ method: 'GET', verb: 'export' });
  const address = URL.createObjectURL(new Blob([JSON.stringify(world)], { type: 'application/json' }));
  const name = `world-${fieldOfInstant(state.clock.now).replace(/[T:]/g, '-')}.json`;
  make('a', { href: address, download: name }).click();
  URL.revokeObjectURL(address);
  return `Saved as ${name}.`;
}

/** The file input is hidden behind a button, because its native label is in the browser's language. */
function importButton(panel: PanelContext): HTMLElement {
  const input = make('input', {
    type: 'file',
    accept: 'application/json',
    hidden: true,
    'aria-label': 'State file',
  });
  listen(input, 'change', async (event) => {
    const [file] = (event.currentTarget as HTMLInputElement).files ?? [];
    if (!file) return;
    try {
      const world: unknown = JSON.parse(await file.text());
      panel.startOver(`Imported ${file.name}.`, [{ verb: 'import', body: world }]);
    } catch {
      panel.attempt(() => Promise.reject(new Error(`${file.name} is not JSON`)));
    }
  });
  const open = make('button', { type: 'button' }, 'Import');
  listen(open, 'click', (event) => {
    const field = (event.currentTarget as HTMLElement).nextElementSibling;
    if (field instanceof HTMLInputElement) field.click();
  });
  return make('span', {}, open, input);
}
