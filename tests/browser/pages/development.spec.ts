/**
 * The development server, as `npm start` runs it: React mounts every view twice there, so that what does not survive a
 * view's coming and going shows at once.
 */
import { createServer as createNetServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { CREDIT, creditedFor, DEMO_PLAYER, DepositScreen, theOrder } from '../deposit/deposit-screen.ts';
import { expect, test as base } from '../site.ts';
import { wordsOf } from '../words.ts';

const REPOSITORY = fileURLToPath(new URL('../../..', import.meta.url));

const test = base.extend<object, { site: string }>({
  site: [
    async ({ browser: _browser }, use) => {
      const port = await freePort();
      const server = await createServer({
        root: REPOSITORY,
        logLevel: 'error',
        server: { host: '127.0.0.1', port },
      });
      await server.listen();
      await use(`http://127.0.0.1:${port}`);
      await server.close();
    },
    { scope: 'worker' },
  ],
});

test('a deposit goes through in development as well', async ({ page, lab }) => {
  const say = wordsOf('lo');
  await lab.session(DEMO_PLAYER);
  const deposit = new DepositScreen(page, say);
  await deposit.order();
  await lab.pay({ code: await theOrder(lab) });
  await deposit.check().click();
  await expect(deposit.ending('receipt.success.title')).toBeVisible();
  expect(await creditedFor(lab)).toEqual([CREDIT]);
});

/** Vite tells the page its port before it listens, so it must be known beforehand. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createNetServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
