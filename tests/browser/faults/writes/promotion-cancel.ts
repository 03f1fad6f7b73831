import type { Page } from '@playwright/test';
import { DEMO_PLAYER } from '../../../../mock-server/seeds/players.ts';
import { WELCOME } from '../../../../mock-server/seeds/promotions.ts';
import { say, type Write } from '../write.ts';

const open = (page: Page) => page.getByRole('button', { name: say('promotion.cancel'), exact: true });
const confirm = (page: Page) =>
  page.getByRole('button', { name: say('promotion.cancel.confirm'), exact: true });

/** Once is: the promotion that was claimed is cancelled, and no other one is in force. */
export const promotionCancel: Write = {
  name: 'promotion cancel',
  call: 'usageCancel',
  scenario: 'promotion-active',
  player: DEMO_PLAYER.username,
  address: `/player/promotion/${WELCOME}`,
  ready: async ({ page }) => {
    await confirm(page).or(open(page)).first().waitFor();
    if (!(await confirm(page).isVisible())) await open(page).click();
    await confirm(page).waitFor();
  },
  button: confirm,
  beginning: (page) => confirm(page).or(open(page)),
  // Where one was in force, it may be claimed again.
  done: (page) => page.getByText(say('promotion.claim'), { exact: true }),
  effects: async ({ lab }) => {
    const { store } = await lab.state();
    return store.usages.filter(({ status }) => status === 'CANCELED').length;
  },
};
