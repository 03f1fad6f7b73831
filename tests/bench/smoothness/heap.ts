/**
 * Measures whether the heap of a page grows with the number of deposits. The browser interprets the code: V8 compiles what
 * runs often, and for 200 deposits its machine code grows by more than a megabyte, which would hide growing data.
 */
import { chromium } from '@playwright/test';
import { chromiumLaunchOptions } from '../../browser/fixtures/chromium.ts';
import { messagesIn } from '../../browser/fixtures/messages.ts';
import { DepositScreen } from '../../browser/deposit/deposit-screen.ts';
import { atMostTimes, type Row } from '../verdict.ts';
import { type Player, type BenchSite, withPlayer } from './player.ts';

const MEGABYTE = 1024 * 1024;
/** The share of cycles before the first measurement: by then the code is loaded and caches are filled. */
const SETTLED_AFTER = 0.1;

export async function benchHeap({ origin }: Pick<BenchSite, 'origin'>, cycles: number): Promise<Row> {
  const options = await chromiumLaunchOptions();
  const browser = await chromium.launch({
    ...options,
    args: [...(options.args ?? []), '--js-flags=--jitless'],
  });
  try {
    return await measureHeap({ browser, origin }, cycles);
  } finally {
    await browser.close();
  }
}

async function measureHeap(site: BenchSite, cycles: number): Promise<Row> {
  return withPlayer(site, { slowness: 1 }, async (player) => {
    const screen = new DepositScreen(player.page, messagesIn('lo'));
    await screen.open();
    const early = Math.ceil(cycles * SETTLED_AFTER);
    const start = performance.now();
    let before = Number.NaN;
    for (let cycle = 1; cycle <= cycles; cycle += 1) {
      await depositAndCancel(screen);
      if (cycle === early) before = await heapOf(player);
    }
    const seconds = (performance.now() - start) / 1000 / cycles;
    return atMostTimes(1.1, before / MEGABYTE, {
      group: 'deposits',
      target: `heap without compiled code after ${cycles} made and cancelled, of that after ${early}`,
      unit: 'MB',
      value: (await heapOf(player)) / MEGABYTE,
      detail: `${seconds.toFixed(2)} s each`,
    });
  });
}

/** Creates a deposit from the empty form, cancels it at the QR, and returns to the form. */
async function depositAndCancel(screen: DepositScreen): Promise<void> {
  await screen.fillIn();
  await screen.submit().click();
  await screen.qr().waitFor();
  await screen.cancel();
  await screen.button('receipt.another').click();
  await screen.amount().waitFor();
}

/** The heap after a garbage collection, in bytes. */
async function heapOf({ tools }: Player): Promise<number> {
  await tools.send('HeapProfiler.enable');
  await tools.send('HeapProfiler.collectGarbage');
  return (await tools.send('Runtime.getHeapUsage')).usedSize;
}
