/** Shared parts of all order cards. */
import type { PanelContext } from '../panel-context.ts';
import { button, row } from '../drawing/controls.ts';
import { type Child, make } from '../drawing/dom.ts';

/** Colours that supplement the status text and never replace it. */
const TONES: Readonly<Record<string, string>> = {
  OPEN: 'accent',
  ACTIVE: 'accent',
  PAID: 'warn',
  USED: 'warn',
  SUCCESS: 'good',
  FAILED: 'bad',
  REJECTED: 'bad',
};

export function card(
  {
    code,
    status,
    facts,
  }: { readonly code: string; readonly status: string; readonly facts: readonly string[] },
  ...children: readonly Child[]
): HTMLLIElement {
  return make(
    'li',
    { 'data-key': code },
    make(
      'p',
      { class: 'title' },
      make('strong', { class: 'code' }, code),
      make('span', { class: 'badge', 'data-tone': TONES[status] ?? 'plain' }, status),
      make('span', { class: 'facts' }, facts.join(' · ')),
    ),
    ...children,
  );
}

/** Buttons for the actions that are possible now; null without such actions. `actor` performs the actions. */
export function staffRow(
  panel: PanelContext,
  path: string,
  name: string,
  actions: readonly string[],
  actor: 'Staff' | 'Bank' = 'Staff',
): Child {
  if (actions.length === 0) return null;
  const act = (action: string) => () =>
    panel.run(`${actor} performed “${action}” on ${name}.`, [{ verb: `staff/${path}`, body: { action } }]);
  return row(
    actor,
    ...actions.map((action) =>
      button(action, act(action), { 'aria-label': `${action} ${name}`, 'data-key': action }),
    ),
  );
}
