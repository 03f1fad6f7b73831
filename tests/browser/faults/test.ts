/** Stories in which the line itself is what goes wrong: answers that are missing or refuse something are no surprise. */
import { Problems } from '../problems.ts';
import { test as base } from '../site.ts';

export { expect } from '../site.ts';

const OF_THE_LINE = /^(response \d+|request failed) /;

export const test = base.extend({
  expectProblems: async ({ context, site }, use) => {
    const problems = new Problems();
    problems.watch(context, site);
    await use((...expected) => problems.expect(...expected));
    await problems.settle(context);
    const verdict = problems.verdict().filter((line) => !OF_THE_LINE.test(line));
    if (verdict.length > 0) throw new Error(`Behind the page's back:\n${verdict.join('\n')}`);
  },
});
