/** A case as text in one language, before it is formatted as a page or a table. */
import type { ManualCase } from './manual-case.ts';
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
  { id, subject, reaches, rules, before, beginning, steps }: ManualCase,
  style: Style,
): PrintedCase {
  const done = (actions: ManualCase['before']) => actions.map((action) => actionText(speech, action, style));
  const seen = (expectations: ManualCase['beginning']) =>
    expectations.map((expectation) => expectationText(speech, expectation, style));
  const { describe, say } = speech;
  return {
    id,
    title: `${describe(`subject.${subject}`)}: ${reaches.map((text) => say(text)).join(' · ')}`,
    rules: rules.join(', '),
    before: done(before),
    beginning: seen(beginning),
    steps: steps.map(({ actions, expectations }) => ({
      actions: done(actions),
      expectations: seen(expectations),
    })),
  };
}
