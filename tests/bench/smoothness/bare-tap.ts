/** Measures taps and keys on a minimal form in React: what an input takes at least. */
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import { messagesIn } from '../../browser/fixtures/messages.ts';
import { buildBareForm } from '../first-load/bare-form.ts';
import { serveBeside } from '../first-load/side-server.ts';
import { newPhone, slowDown } from '../phone.ts';
import { medianOf } from '../samples.ts';
import { delaysOf, type Input, perform, type Performed, recordInputs } from './inputs.ts';

const BUILD = fileURLToPath(new URL('../../../dist', import.meta.url));
const PATH = '/bare-form/';
const ROUNDS = 5;

const say = messagesIn('lo');
const field = (id: string) => (page: Page) => page.getByLabel(say(id), { exact: true });
const [username, password] = [field('field.username'), field('field.password')];
const ROUND: readonly Input[] = [
  { what: username },
  { what: username, key: 'a' },
  { what: password },
  { what: password, key: 'a' },
];

/** The median time from an input on the bare form to the next paint, in milliseconds, on the slow phone. */
export async function delayOnBareForm(browser: Browser): Promise<number> {
  const { page, code } = await buildBareForm('bare-form');
  const server = await serveBeside(BUILD, new Map([[PATH, page], code]));
  const phone = await newPhone(browser, server.origin);
  try {
    await slowDown(phone);
    await phone.page.goto(PATH);
    await username(phone.page).waitFor();
    await recordInputs(phone);
    const done: Performed[] = [];
    for (let count = 0; count < ROUNDS; count += 1)
      for (const input of ROUND) done.push({ name: input.key ?? 'tap', ...(await perform(phone, input)) });
    const delays = await delaysOf(phone, done);
    return medianOf(delays.map(({ duration }) => duration));
  } finally {
    await phone.context.close();
    await server.close();
  }
}
