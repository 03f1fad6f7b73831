/** Tests in which the network itself fails: failed requests and error responses need not be announced. */
import { Problems } from '../fixtures/problems.ts';
import { test as base } from '../fixtures/site.ts';

export { expect } from '../fixtures/site.ts';

const OF_THE_LINE = /^(response \d+|request failed) /;

/**
 * The other tab's order can replace the form at the moment of a press. Chromium then cancels the submission with this warning.
 * The player sees the order, which the tests check.
 */
const FORM_REPLACED = 'console warning: Form submission canceled because the form is not connected';

export const test = base.extend({
  expectProblems: async ({ context, site }, use, { title }) => {
    const problems = new Problems();
    problems.watch(context, site);
    await use((...expected) => problems.expect(...expected));
    await problems.settle(context);
    const hasSecondTab = /second tab|two tabs/.test(title);
    const verdict = problems
      .verdict()
      .filter((line) => !OF_THE_LINE.test(line) && !(hasSecondTab && line === FORM_REPLACED));
    if (verdict.length > 0) throw new Error(`Behind the page's back:\n${verdict.join('\n')}`);
  },
});
