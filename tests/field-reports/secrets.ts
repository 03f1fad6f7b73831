import type { FieldReport } from './field-report.ts';

export const secrets: FieldReport = {
  kind: 'A list of secrets forgets a new one',
  source: 'https://github.com/PostHog/posthog-js/issues/508',
  seen: 'A new free text of the player was in recordings in clear.',
  input: ['every text field of the contract'],
  expected: 'A recording keeps a text only if its field is listed as kept.',
  guard: 'A text field of the contract without a class fails a test.',
  tests: [['tools/recording/tests/page/text-fields.test.ts', '']],
};
