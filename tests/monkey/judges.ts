/** The oracles that need the mock's store (`safe`) or a new tab for comparison (`consistent`). */
import { hundredths } from '../oracle/money.ts';
import { brokenRules } from '../mock-server/domain/invariants/broken-rules.ts';
import { placeOf, type LedgerView, ledgerViewOf } from '../mock-server/domain/invariants/ledger-view.ts';
import type { World } from '../../mock-server/world.ts';

/** How long after a press the client may still create the order: machines/deposit.machine.ts, INTENT_HOLDS_MS. */
const PRESS_HOLDS_MS = 5 * 60_000;

/** The credit won and lost in games according to the ledger, in hundredths by player and provider. */
function playedIn(world: World): ReadonlyMap<string, bigint> {
  const played = new Map<string, bigint>();
  const idOf = new Map(world.store.players.getAll().map(({ id, username }) => [username, id]));
  for (const { kind, player, provider, amount } of world.store.ledger.getAll()) {
    if (kind !== 'credit.adjusted') continue;
    const place = placeOf(idOf.get(player) ?? player, provider);
    played.set(place, (played.get(place) ?? 0n) + hundredths(amount));
  }
  return played;
}

/** Checks the mock's store during one walk. */
export class OracleTransaction {
  readonly #world: World;
  #before: LedgerView;
  #made: number;

  constructor(world: World) {
    this.#world = world;
    this.#before = ledgerViewOf(world, playedIn(world));
    this.#made = this.#count();
  }

  /** Returns the first broken invariant; null if there is none. */
  look(): string | null {
    const now = ledgerViewOf(this.#world, playedIn(this.#world));
    const [broken] = brokenRules(now, this.#before);
    this.#before = now;
    return broken ?? null;
  }

  /** Excludes orders and claims of the player's other device from `lookForLate`. */
  acknowledgeOutside(): void {
    this.#made = this.#count();
  }

  /** Reports an order or a claim that was created long after the last press; else null. */
  lookForLate(lastPressAt: number): string | null {
    const made = this.#count();
    const isNew = made > this.#made;
    this.#made = made;
    return isNew && this.#world.clock.now() - lastPressAt > PRESS_HOLDS_MS
      ? 'an order or a claim is made long after the press'
      : null;
  }

  #count(): number {
    const { store } = this.#world;
    return store.deposits.getAll().length + store.withdraws.getAll().length + store.usages.getAll().length;
  }
}

/** Finds data of other players on a page. */
export class PrivacyCheck {
  readonly #world: World;
  readonly #signedIn = new Set<string>();

  constructor(world: World) {
    this.#world = world;
  }

  /** Records a player who is, or was, signed in in this browser. */
  rememberSignedIn(playerId: string | null): void {
    if (playerId !== null) this.#signedIn.add(playerId);
  }

  /** Returns data of a player who has never been signed in in this browser; null if the page shows none. */
  ofStrangers(page: Document): string | null {
    return this.#find(page, this.#signedIn);
  }

  /** Returns data of a player other than the one who is signed in; null if the page shows none. */
  ofOthers(page: Document, playerId: string | null): string | null {
    return this.#find(page, new Set(playerId === null ? [] : [playerId]));
  }

  #find(page: Document, own: ReadonlySet<string>): string | null {
    const text = page.body.textContent ?? '';
    const { store } = this.#world;
    const data = [
      ...store.players.getAll().map(({ id, displayName }) => ({ playerId: id, value: displayName })),
      ...store.bankAccounts
        .getAll()
        .map(({ playerId, accountNumber }) => ({ playerId, value: accountNumber })),
      ...store.deposits.getAll().map(({ playerId, code }) => ({ playerId, value: code })),
      ...store.withdraws.getAll().map(({ playerId, code }) => ({ playerId, value: code })),
    ].filter(({ value }) => value.length > 0);
    const ownValues = new Set(data.filter(({ playerId }) => own.has(playerId)).map(({ value }) => value));
    return data.find(({ value }) => !ownValues.has(value) && text.includes(value))?.value ?? null;
  }
}

/** The first lines in which two pages differ; null if they are equal. */
export function differenceOf(shown: readonly string[], expected: readonly string[]): string | null {
  const at = shown.findIndex((line, index) => line !== expected[index]);
  const first = at === -1 && shown.length !== expected.length ? Math.min(shown.length, expected.length) : at;
  if (first === -1) return null;
  const part = (lines: readonly string[]) => lines.slice(Math.max(0, first - 1), first + 4).join(' | ');
  return `shows “${part(shown)}”, a new tab “${part(expected)}”`;
}
