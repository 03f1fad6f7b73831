/** A case as text in one language, before it is formatted as a page or a table. */
import type { Chart } from '../../../chart/chart.ts';
import type { ManualCase } from '../manual/manual-case.ts';
import { transitionText, stateName } from '../texts/names.ts';
import { actionText, expectationText, type Speech, type Style } from './sentences.ts';

export interface PrintedCase {
  readonly id: string;
  readonly title: string;
  readonly rules: string;
  readonly before: readonly string[];
  readonly beginning: readonly string[];
  readonly steps: readonly PrintedStep[];
}

export interface PrintedStep {
  readonly actions: readonly string[];
  readonly expectations: readonly string[];
}

export function printedCase(
  speech: Speech,
  chart: Chart | null,
  { id, about, rules, before, beginning, steps }: ManualCase,
  style: Style,
): PrintedCase {
  const done = (actions: ManualCase['before']) => actions.map((action) => actionText(speech, action, style));
  const seen = (expectations: ManualCase['beginning']) =>
    expectations.map((expectation) => expectationText(speech, expectation, style));
  return {
    id,
    title: titleOf(speech, chart, about),
    rules: rules.join(', '),
    before: done(before),
    beginning: seen(beginning),
    steps: steps.map(({ actions, expectations }) => ({
      actions: done(actions),
      expectations: seen(expectations),
    })),
  };
}

function titleOf(
  { language, describe, say }: Speech,
  chart: Chart | null,
  about: ManualCase['about'],
): string {
  switch (about.kind) {
    case 'transition':
      if (!chart) throw new Error(`${about.id} is a transition of no machine`);
      return transitionText(language, describe, chart, about.id);
    case 'beginning':
      return describe('about.beginning', {
        states: about.states.map((id) => stateName(language, id)).join(', '),
      });
    case 'walk':
      return about.texts.length === 0
        ? describe(`subject.${about.subject}`)
        : describe('about.walk', {
            subject: describe(`subject.${about.subject}`),
            met: about.texts.map((id) => say(id)).join(' · '),
          });
  }
}
