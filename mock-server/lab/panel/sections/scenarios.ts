/** Named states of the business: choosing one resets the world to it. */
import type { LabCall } from '../api.ts';
import type { ScenarioCard } from '../../scenarios/scenario-card.ts';
import { type PanelContext, isMeant, type Section } from '../panel-context.ts';
import { filter } from '../drawing/controls.ts';
import { listen, make } from '../drawing/dom.ts';

const FILTER = 'scenario-filter';

export const scenariosSection: Section = { id: 'scenarios', title: 'Scenarios', draw };

function draw(panel: PanelContext) {
  const shown = panel.scenarios.filter(({ name, explanation, group, player, code }) =>
    isMeant(panel.typed(FILTER), name, explanation, group, player, code),
  );
  return [
    make('p', { class: 'hint' }, 'Resets the mock to the scenario and reloads the page.'),
    filter('Filter scenarios', (text) => panel.type(FILTER, text)),
    shown.length === 0
      ? make('p', { class: 'hint' }, 'No scenario matches the filter.')
      : make('ul', { class: 'cards' }, ...shown.map((scenario) => card(panel, scenario))),
  ];
}

function card(panel: PanelContext, scenario: ScenarioCard): HTMLLIElement {
  const { name, explanation, group, player, code } = scenario;
  const id = `scenario-${name}`;
  const choose = make(
    'button',
    { type: 'button', class: 'pick', 'aria-describedby': id },
    make('span', { class: 'name' }, name),
    make('span', { class: 'badge' }, group),
    ...(code ? [make('span', { class: 'badge', 'data-tone': 'bad' }, code)] : []),
    ...(player ? [make('span', { class: 'badge', 'data-tone': 'accent' }, `as ${player}`)] : []),
  );
  listen(choose, 'click', () => {
    const text = `The mock is reset to “${name}”${player ? `, signed in as ${player}` : ''}.`;
    panel.startOver(text, callsFor(scenario));
  });
  return make('li', { 'data-key': name }, choose, make('p', { id }, explanation));
}

function callsFor({ name, player }: ScenarioCard): readonly LabCall[] {
  const reset = { verb: 'reset', body: { scenario: name } };
  return player ? [reset, { verb: 'session', body: { username: player } }] : [reset];
}
