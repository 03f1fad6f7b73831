/** The full-screen spinner while a route is pending: specification §2. */
import { expect, test } from 'vitest';
import { paths } from '../../../../src/app/paths.ts';
import { main, say, textOf } from '../../../in-process/page-reading.ts';
import { urgencyOfText } from '../../../in-process/perception.ts';
import { Visit } from '../../../in-process/visit.ts';

/** Opens the page of the bank account, which waits for the player's data for so long. */
function opensBank(milliseconds: number): Promise<Visit> {
  const delay = { path: /players\/info$/, milliseconds };
  return Visit.at(paths.bank, { scenario: 'default', delay, isOpen: () => true });
}

function spinner(): Element | undefined {
  return [...document.querySelectorAll('output')].find((output) => output.matches('.fixed'));
}

const shown = () => ({ spinner: spinner() !== undefined, page: textOf(main()).includes(say('bank.title')) });

test('is shown after 1000 ms, with the logo, and announced', async () => {
  const visit = await opensBank(5_000);
  await visit.pass(999);
  expect(spinner()).toBeUndefined();
  await visit.pass(1);
  expect(spinner()?.querySelectorAll('svg')).toHaveLength(2);
  expect(urgencyOfText(say('common.loading'))).toBe('polite');
  // A site is stopped only once it shows a page.
  await visit.pass(4_000);
});

test('stays for 500 ms, even if the page is loaded earlier', async () => {
  const visit = await opensBank(1_001);
  await visit.pass(1_499);
  expect(shown()).toEqual({ spinner: true, page: false });
  await visit.pass(1);
  expect(shown()).toEqual({ spinner: false, page: true });
});

test('is hidden as soon as a slower page is loaded', async () => {
  const visit = await opensBank(2_000);
  await visit.pass(1_999);
  expect(shown()).toEqual({ spinner: true, page: false });
  await visit.pass(1);
  expect(shown()).toEqual({ spinner: false, page: true });
});

test('is not shown for a page that is loaded within a second', async () => {
  const visit = await opensBank(999);
  await visit.pass(998);
  expect(shown()).toEqual({ spinner: false, page: false });
  await visit.pass(1);
  expect(shown()).toEqual({ spinner: false, page: true });
});
