/** Performs a walk on the real site, and compares the page and the lab's ledger with the model's expectations. */
import { join } from 'node:path';
import type { Difference, Performer } from '../../../tools/model-testing/player/replay.ts';
import type { Act, LedgerLine, Status, Subject, Walk } from '../../../tools/model-testing/player/walk.ts';
import type { PlayerActions, Trouble } from './actions/action.ts';
import { actionOfEveryModel } from './actions/of-every-model.ts';
import { depositActions, depositTrouble } from './actions/deposit.ts';
import { promotionActions } from './actions/promotion.ts';
import { sessionActions, sessionTrouble } from './actions/session.ts';
import { withdrawActions, withdrawTrouble } from './actions/withdraw.ts';
import { differenceIn, PATIENCE_MS } from './eyes.ts';
import { type Equipment, PlayerPage } from './player-page.ts';

const ACTIONS: Readonly<Record<Subject, PlayerActions>> = {
  session: sessionActions,
  deposit: depositActions,
  withdraw: withdrawActions,
  promotion: promotionActions,
};

const TROUBLE: Trouble = {
  ...sessionTrouble,
  ...depositTrouble,
  ...withdrawTrouble,
};

/** A morning in Vientiane, so that no walk reaches midnight by chance. */
const MORNING = '2026-08-15T01:00:00Z';

export class PlayerPerformer implements Performer {
  readonly #playerPage: PlayerPage;
  #subject: Subject = 'session';
  #last = '';
  #walk = '';
  #step = 0;

  /** Takes a screenshot of each step into `pictures`, if given. */
  constructor(
    private readonly equipment: Equipment,
    private readonly pictures?: string,
  ) {
    this.#playerPage = new PlayerPage(equipment);
  }

  async begin({ id, subject, scenario, player, path }: Walk): Promise<void> {
    const { page, world } = this.equipment;
    this.#subject = subject;
    this.#walk = id;
    await world.reset({ scenario });
    await world.clock.set(MORNING);
    if (player !== null) await world.session(player);
    // The fingerprint may be sent at any moment, also while a test moves the clocks; so the request is answered at once.
    await page.route('**/api/v2/fingerprint', (route) => route.fulfill({ json: { received: true } }));
    page.setDefaultTimeout(PATIENCE_MS);
    await page.clock.install();
    await page.goto(path);
  }

  async perform(act: Act): Promise<void> {
    const { kind, values } = act;
    const action = ACTIONS[this.#subject][kind] ?? actionOfEveryModel(act);
    if (!action) throw new Error(`no action is called ${kind}`);
    this.#last = kind;
    this.#step += 1;
    await action(this.#playerPage, values);
  }

  async compare({ state, sees, misses, ledger }: Status): Promise<readonly Difference[]> {
    const trouble = TROUBLE[`${this.#last} → ${state}`];
    if (trouble !== undefined) this.equipment.expectProblems(trouble);
    for (const [assertions, isExpected] of [
      [sees, true],
      [misses, false],
    ] as const) {
      for (const assertion of assertions) {
        const difference = await differenceIn(this.#playerPage, assertion, isExpected);
        // Further differences would only follow from this one.
        if (difference) return [difference];
      }
    }
    if (this.pictures !== undefined && this.#step > 0) {
      const path = join(this.pictures, `${this.#walk}-${this.#step}.png`);
      await this.equipment.page.screenshot({ path, animations: 'disabled' });
    }
    const entered = (await this.equipment.world.ledger()).map(lineOf);
    const difference = booksDifference(ledger, entered);
    return difference ? [difference] : [];
  }
}

function lineOf({ kind, order, amount, currency }: LedgerLineLike): string {
  return `${kind} ${order ?? '–'} ${amount} ${currency}`;
}

type LedgerLineLike = Pick<LedgerLine, 'kind' | 'order' | 'amount'> & { readonly currency: string };

/** Returns the difference if the ledger does not have exactly these lines in this order. Null if it has. */
function booksDifference(ledger: readonly LedgerLine[], entered: readonly string[]): Difference | null {
  const expected = ledger.map(lineOf);
  const from = expected.findIndex((line, index) => line !== entered[index]);
  const first = from === -1 ? expected.length : from;
  if (first === entered.length && from === -1) return null;
  return {
    expected: `in the ledger, from line ${first + 1}: ${expected.slice(first).join('\n') || 'nothing'}`,
    seen: entered.slice(first).join('\n') || 'nothing',
  };
}
