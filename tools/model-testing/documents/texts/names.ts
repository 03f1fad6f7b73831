/** Names of states, and descriptions of transitions, in each language. */
import type { Chart, Trigger } from '../../../chart/chart.ts';
import type { Language } from '../../../../src/i18n/languages.ts';
import { LAO } from '../../../labels/machine-labels.ts';
import { translationsIn } from './translations.ts';
import type { Describe } from './state-texts.ts';

/** State names by chart id. The Lao ones are those of the viewer. */
export const STATE_NAMES: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  lo: LAO,
  ...translationsIn('states.tsv'),
};

/**
 * Returns the name of a state.
 * @throws when it has none.
 */
export function stateName(language: Language, id: string): string {
  const name = STATE_NAMES[language][id];
  if (name === undefined) throw new Error(`${id} has no name in ${language}`);
  return name;
}

/** Describes a transition: in Lao with the viewer's text, in other languages with its source, target and trigger. */
export function transitionText(language: Language, describe: Describe, chart: Chart, id: string): string {
  if (language === 'lo') return stateName(language, id);
  const edge = chart.edges.find((each) => each.id === id);
  if (!edge) throw new Error(`${chart.id} has no transition ${id}`);
  const from = stateName(language, edge.source);
  const trigger = triggerIn(describe, edge.trigger);
  const to = edge.targets.map((target) => stateName(language, target)).join(', ');
  return to === '' || to === from
    ? describe('about.same', { from, trigger })
    : describe('about.transition', { from, to, trigger });
}

/** Keeps the technical name of the event, because the tester looks for it in the viewer. */
function triggerIn(describe: Describe, trigger: Trigger): string {
  switch (trigger.kind) {
    case 'event':
      return describe('trigger.event', { name: trigger.type });
    case 'after':
      return describe('trigger.after', { name: trigger.delay });
    case 'finished':
      return describe('trigger.finished', { name: trigger.state });
    case 'always':
      return describe('trigger.always');
    default:
      return describe(`trigger.${trigger.kind}`, { name: trigger.actor });
  }
}
