/** Compares what a page shows and reports with the mock's store and its ledger: contract §1 and §3. */
import { mayLaterBe } from '../../../contract/rules/deposit.ts';
import { isUnderWay, withdrawTransitions } from '../../../contract/rules/withdraw.ts';
import type { DomainEvent } from '../../../machines/app.vocabulary.ts';
import { hundredths } from '../../../tests/oracle/money.ts';
import { brokenRules } from '../../../tests/mock-server/settlement/invariants/broken-rules.ts';
import {
  placeOf,
  type LedgerView,
  ledgerViewOf,
} from '../../../tests/mock-server/settlement/invariants/ledger-view.ts';
import { stateShowing } from '../properties/order-status.ts';
import { type Page, PLAYER } from './page.ts';

/** Tags of states in which the player waits for a result. */
const WAITING = [
  'pending',
  'loading',
  'findingOut',
  'quoting',
  'renewing',
  'canceling',
  'checking',
  'unreachable',
];

/** Judges one walk. */
export class Judges {
  #received = 0;
  #sent = 0;
  #before: LedgerView;
  readonly #text = new Map<string, string>();
  readonly #claimed = new Set<string>();
  readonly #credited = new Set<string>();
  readonly #canceled = new Set<string>();
  readonly #followed = new Set<string>();

  constructor(page: Page) {
    this.#before = this.#look(page);
  }

  /** Returns the first fault after a step; null if there is none. */
  afterStep(page: Page): string | null {
    const reported = page.reported.slice(this.#received);
    this.#received = page.reported.length;
    for (const event of reported) {
      const fault = this.#receive(page, event);
      if (fault !== null) return fault;
    }
    return this.#keys(page) ?? brokenIn(page) ?? depositShown(page) ?? withdrawShown(page) ?? believed(page);
  }

  /** The ledger check; slower than the others, so a quick run makes it once, at the end. */
  transaction(page: Page): string | null {
    const now = this.#look(page);
    const [broken] = brokenRules(now, this.#before);
    this.#before = now;
    return broken ?? null;
  }

  /** Returns the first fault after the connection is restored and all requests have settled. */
  atRest(page: Page): string | null {
    return whoWaits(page) ?? this.#untold(page) ?? denied(page);
  }

  /** Returns the first fault after the views have refetched their data. */
  atEnd(page: Page): string | null {
    return whoWaits(page) ?? this.#untold(page) ?? denied(page) ?? outdated(page) ?? this.transaction(page);
  }

  #look(page: Page): LedgerView {
    const games = page.store.ledger.getAll().filter(({ kind }) => kind === 'credit.adjusted');
    const played = new Map<string, bigint>();
    for (const { provider, amount } of games) {
      const place = placeOf(PLAYER, provider);
      played.set(place, (played.get(place) ?? 0n) + hundredths(amount));
    }
    return ledgerViewOf(page.line.mock.backend.world, played);
  }

  #receive({ store }: Page, event: DomainEvent): string | null {
    switch (event.type) {
      case 'deposit.followed':
        this.#followed.add(event.code);
        return store.deposits.findFirst({ where: { code: { equals: event.code } } })
          ? null
          : `${event.code} is reported as followed, but does not exist`;
      case 'order.moved': {
        const real = store.deposits.findFirst({ where: { code: { equals: event.code } } })?.status;
        const isTrue = real !== undefined && (real === event.status || mayLaterBe(event.status, real));
        if (!isTrue) return `${event.code} is reported as ${event.status}, but is ${real}`;
        if (event.status !== 'SUCCESS') return null;
        if (this.#credited.has(event.code)) return `the credit of ${event.code} is reported twice`;
        this.#credited.add(event.code);
        return null;
      }
      case 'withdraw.requested':
        return store.withdraws.findFirst({ where: { code: { equals: event.code } } })
          ? null
          : `${event.code} is reported as requested, but does not exist`;
      case 'promotion.claimed':
        if (this.#claimed.has(event.usageId)) return `${event.usageId} is reported twice as claimed`;
        this.#claimed.add(event.usageId);
        return store.usages.findFirst({ where: { id: { equals: event.usageId } } })
          ? null
          : `${event.usageId} is reported as claimed, but does not exist`;
      case 'promotion.canceled':
        this.#canceled.add(event.usageId);
        return store.usages.findFirst({ where: { id: { equals: event.usageId } } })?.status === 'CANCELED'
          ? null
          : `${event.usageId} is reported as cancelled, but is not`;
      case 'promotion.kept':
        return store.usages.findFirst({ where: { id: { equals: event.usageId } } })?.status === 'CANCELED'
          ? `${event.usageId} is reported as kept, but is cancelled`
          : null;
      default:
        return null;
    }
  }

  /** Every request with the same Idempotency-Key must have the same body. */
  #keys({ line }: Page): string | null {
    const sent = line.sendings.slice(this.#sent);
    this.#sent = line.sendings.length;
    for (const { path, key, text } of sent) {
      const known = this.#text.get(`${path} ${key}`);
      if (known !== undefined && known !== text) return `${key} is sent with a different body to ${path}`;
      this.#text.set(`${path} ${key}`, text);
    }
    return null;
  }

  /** Finds effects of the page's requests in the store that the page did not report. */
  #untold({ store, line }: Page): string | null {
    const keys = new Set(line.sendings.map(({ key }) => key));
    const ours = (row: { readonly idempotencyKey: string }) => keys.has(row.idempotencyKey);
    const order = store.deposits.getAll().find((row) => ours(row) && !this.#followed.has(row.code));
    if (order) return `${order.code} was ordered, but the page has never shown it`;
    const usage = store.usages.getAll().find((row) => ours(row) && !this.#claimed.has(row.id));
    if (usage) return `${usage.id} was claimed, but this was not reported`;
    const canceled = store.usages
      .getAll()
      .find(
        ({ id, status, usedAt }) =>
          status === 'CANCELED' && usedAt.startsWith('0001') && !this.#canceled.has(id),
      );
    return canceled ? `${canceled.id} was cancelled, but this was not reported` : null;
  }
}

function actorsOn({ deposit, order, withdraw, claim, cancel }: Page) {
  const { quote } = withdraw.getSnapshot().children;
  const { check, qr } = order?.getSnapshot().children ?? {};
  return Object.entries({ deposit, order, check, qr, withdraw, quote, claim, cancel }).flatMap(
    ([name, actor]) => (actor ? [{ name, snapshot: actor.getSnapshot() }] : []),
  );
}

function brokenIn(page: Page): string | null {
  const broken = actorsOn(page).find(({ snapshot }) => snapshot.status === 'error');
  return broken ? `${broken.name} broke: ${String(broken.snapshot.error)}` : null;
}

/**
 * The shown status may be outdated, but must be one that can lead to the real one. Hence a paid order is never shown as
 * cancelled.
 */
function depositShown({ order, store }: Page): string | null {
  if (!order) return null;
  const { context, value } = order.getSnapshot();
  const { code, status } = context;
  const real = store.deposits.findFirst({ where: { code: { equals: code } } })?.status;
  if (real === undefined) return `${code} is shown, but does not exist`;
  if (real !== status && !mayLaterBe(status, real)) return `${code} is shown as ${status}, but is ${real}`;
  const followed: unknown = typeof value === 'object' ? Object.values(value)[0] : null;
  const region: unknown =
    typeof followed === 'object' && followed !== null && 'status' in followed ? followed.status : null;
  const shown = typeof region === 'string' ? region : Object.keys(region ?? {})[0];
  return shown === undefined || shown === stateShowing(status) ? null : `${status} is shown as ${shown}`;
}

function withdrawShown({ withdraw, store }: Page): string | null {
  const snapshot = withdraw.getSnapshot().children.order?.getSnapshot();
  if (!snapshot) return null;
  const order = snapshot.context;
  const real = store.withdraws.findFirst({ where: { code: { equals: order.code } } })?.status;
  if (real === undefined) return `${order.code} is shown, but does not exist`;
  const isTrue = real === order.status || withdrawTransitions.mayLaterBe(order.status, real);
  if (!isTrue) return `${order.code} is shown as ${order.status}, but is ${real}`;
  const isInItsPlace = isUnderWay(order.status) !== snapshot.hasTag('ended');
  return isInItsPlace ? null : `${order.status} is shown as ${JSON.stringify(snapshot.value)}`;
}

/** If the page reports that a request had no effect, the store must not contain its effect. */
function believed({ deposit, withdraw, claim, line, store }: Page): string | null {
  const lastKey = (path: RegExp) => line.sendings.findLast((sending) => path.test(sending.path))?.key;
  const made = (rows: readonly { readonly idempotencyKey: string }[], path: RegExp) =>
    rows.some(({ idempotencyKey }) => idempotencyKey === lastKey(path));
  if (deposit.getSnapshot().context.wasNotCreated && made(store.deposits.getAll(), /\/deposits$/)) {
    return 'an order is reported as not created, but was created';
  }
  const isDenied = withdraw.getSnapshot().context.notice === 'NOT_CREATED';
  if (isDenied && made(store.withdraws.getAll(), /\/withdraws$/)) {
    return 'a withdrawal is reported as not created, but was created';
  }
  return claim.getSnapshot().context.reason === 'notCreated' && made(store.usages.getAll(), /\/claim$/)
    ? 'a promotion is reported as not claimed, but was claimed'
    : null;
}

/** Returns the first machine that still waits for a result; null if there is none. */
export function whoWaits(page: Page): string | null {
  for (const { name, snapshot } of actorsOn(page)) {
    const waiting = [...snapshot.tags].find((tag) => WAITING.includes(tag));
    if (snapshot.status === 'active' && waiting !== undefined) {
      return `pending always ends: ${name} waits (${waiting}, ${JSON.stringify(snapshot.value)})`;
    }
  }
  return null;
}

/** A form must not be shown while an order of the player is open. */
function denied({ deposit, withdraw, store }: Page): string | null {
  const ours = (row: { readonly playerId: string }) => row.playerId === PLAYER;
  const open = store.deposits.findMany({ where: { status: { equals: 'OPEN' } } }).find(ours);
  if (deposit.getSnapshot().hasTag('form') && open) return `the form is shown, although ${open.code} is open`;
  const underWay = store.withdraws.getAll().find((row) => ours(row) && isUnderWay(row.status));
  return withdraw.getSnapshot().hasTag('form') && underWay
    ? `the form is shown, although ${underWay.code} is under way`
    : null;
}

/** At the end, the shown status must equal the one in the store. */
function outdated({ order, withdraw, store }: Page): string | null {
  const followed = order?.getSnapshot().context;
  const real = followed && store.deposits.findFirst({ where: { code: { equals: followed.code } } });
  if (real && real.status !== followed.status) {
    return `${real.code} is ${real.status}, but at the end is still shown as ${followed.status}`;
  }
  const shown = withdraw.getSnapshot().children.order?.getSnapshot().context;
  const status = shown && store.withdraws.findFirst({ where: { code: { equals: shown.code } } })?.status;
  return status && status !== shown.status
    ? `${shown.code} is ${status}, but at the end is still shown as ${shown.status}`
    : null;
}
