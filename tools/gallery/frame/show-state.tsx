import type { Root as ReactRoot } from 'react-dom/client';
import { DepositJournal } from '../../../src/features/deposit/deposit-journal.ts';
import { WithdrawJournal } from '../../../src/features/withdraw/withdraw-journal.ts';
import { paths } from '../../../src/app/paths.ts';
import { Root } from '../../../src/shell/Root.tsx';
import { createSite } from '../../../src/app/create-site.ts';
import { stateNamed } from '../states.ts';
import { frameBrowser } from './frame-browser.ts';
import { handsOn } from './actions.ts';
import { lab } from './lab.ts';
import { settled } from './settled.ts';

/**
 * Starts the real site with a world of its own and brings it into a state: the lab sets up scenario, player and faults before the
 * site starts, and `act` runs after its page has settled. Resolves when all is done.
 */
export async function showState(page: string, name: string, root: ReactRoot): Promise<void> {
  const { address, scenario, player: username, faults = [], follows, act } = stateNamed(page, name);
  const browser = frameBrowser(address);
  await lab('reset', { scenario });
  if (username !== null) {
    const { player } = (await lab('session', { username })) as { readonly player: { readonly id: string } };
    const Journal = address === paths.withdraw ? WithdrawJournal : DepositJournal;
    if (follows !== undefined) new Journal(browser.tab, player.id).follow(follows);
  }
  for (const fault of faults) await lab('faults', fault);
  const site = createSite(browser);
  root.render(<Root site={site} />);
  await settled(site);
  await act?.(handsOn(site));
}
