/** Stories in which the line itself is what goes wrong: answers that are missing or reject something are no surprise. */
import { Problems } from '../fixtures/problems.ts';
import { test as base } from '../fixtures/site.ts';

export { expect } from '../fixtures/site.ts';

const OF_THE_LINE = /^(response \d+|request failed) /;

/**
 * The order of another tab can replace the form in the moment of a press: Chromium then cancels the submission and says so. The
 * player sees the order, which the tests look at.
 */
const FORM_REPLACED = 'console warning: Form submission canceled because the form is not connected';

export const test = base.extend({
  expectProblems: async ({ context, site }, use, { title }) => {
    const problems = new Problems();
    problems.watch(context, site);
    await use((...expected) => problems.expect(...expected));
    await problems.settle(context);
    const hasSecondTab = title.includes('second tab');
    const verdict = problems
      .verdict()
      .filter((line) => !OF_THE_LINE.test(line) && !(hasSecondTab && line === FORM_REPLACED));
    if (verdict.length > 0) throw new Error(`Behind the page's back:\n${verdict.join('\n')}`);
  },
});
