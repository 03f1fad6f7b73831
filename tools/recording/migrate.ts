/** Brings a capsule of an earlier version up to the present one, where machines and events have other names or are gone. */

import { type DepositDraft, type DepositTerms, judgeDraft } from '../../contract/rules/deposit-draft.ts';
import {
  judgeWithdrawDraft,
  type WithdrawDraft,
  type WithdrawTerms,
} from '../../contract/rules/withdraw-draft.ts';

/** The version that is written. */
export const VERSION = 4 as const;

/** Version 1 names the machine of limits and breaks `protection`. */
const MACHINES: Readonly<Record<string, string>> = { protection: 'responsiblePlay' };

/** Up to version 2, news of the world and facts for the root have no prefix that says so. */
const PREFIXES: readonly (readonly [prefix: string, types: readonly string[]])[] = [
  [
    'news',
    [
      'network.restored',
      'network.reconnected',
      'page.returned',
      'page.restored',
      'clock.corrected',
      'response.unauthenticated',
      'tabs.sessionChanged',
      'tabs.sessionEnded',
      'navigation.moved',
      'navigation.arrived',
      'deposit.observed',
      'withdraw.observed',
      'bankAccount.observed',
    ],
  ],
  [
    'domain',
    [
      'deposit.followed',
      'deposit.left',
      'deposit.rejected',
      'order.moved',
      'withdraw.requested',
      'withdraw.followed',
      'withdraw.left',
      'withdraw.rejected',
      'withdraw.moved',
      'bankAccount.added',
      'bankAccount.found',
      'promotion.claimed',
      'promotion.canceled',
      'promotion.rejected',
      'promotion.kept',
      'responsiblePlay.changed',
      'game.opened',
      'game.returned',
    ],
  ],
];

const EVENTS = new Map(
  PREFIXES.flatMap(([prefix, types]) => types.map((type) => [type, `${prefix}.${type}`])),
);

/** Up to version 3, these parts of the site are machines. Their actors are dropped, because nothing else depends on them. */
const REMOVED_MACHINES: ReadonlySet<unknown> = new Set([
  'toast',
  'success',
  'usernameCheck',
  'upgrade',
  'sessionReminder',
]);

/** A part of the log or of the final state that names its actor. */
interface OfActor {
  readonly actor?: unknown;
  readonly machine?: unknown;
}

interface Part {
  readonly entries?: unknown;
  readonly actors?: unknown;
}

function actorsOfRemovedMachines(items: unknown): ReadonlySet<unknown> {
  const named = Array.isArray(items) ? (items as readonly (OfActor | null)[]) : [];
  return new Set(named.filter((item) => REMOVED_MACHINES.has(item?.machine)).map((item) => item?.actor));
}

/** Fields of a capsule that hold the name of a machine, alone or as the first part of an event type (`protection.ask`). */
const NAME_FIELDS: ReadonlySet<string> = new Set(['actor', 'machine', 'parent', 'id', 'type']);

/** Up to version 3, the input of `depositOrder` holds values that are now computed from the fields of the order. */
function migratedOrder(value: object): object {
  if (!('orderExpiresAt' in value && 'awaitsStaff' in value)) return value;
  const { orderExpiresAt, awaitsStaff, ...order } = value;
  const expiresAt = new Date(Number(orderExpiresAt)).toISOString();
  return { ...order, expiresAt, ...(awaitsStaff === true && { attention: 'PARTIAL' }) };
}

/** Up to version 3, the machines judge a form that the player submits; since then, the view does. */
function migratedSubmission(value: object): object {
  if (!('type' in value && 'draft' in value && 'terms' in value)) return value;
  const { terms, draft, ...event } = value;
  // A break from play, the only rule that depends on the time, does not outlast the capsule.
  if (event.type === 'deposit.submit') {
    const { obstacle, request } = judgeDraft(draft as DepositDraft, terms as DepositTerms, Infinity);
    return { ...event, draft, obstacle, request };
  }
  const { obstacle, request } = judgeWithdrawDraft(draft as WithdrawDraft, terms as WithdrawTerms);
  return { ...event, obstacle, request };
}

/** The name in a field as the present version has it. */
function migratedName(name: string, field: string): string {
  if (!NAME_FIELDS.has(field)) return name;
  const [first = '', ...rest] = name.split('.');
  const migrated = [Object.hasOwn(MACHINES, first) ? MACHINES[first] : first, ...rest].join('.');
  return field === 'type' ? (EVENTS.get(migrated) ?? migrated) : migrated;
}

/**
 * A parsed capsule of an earlier version as one of the present version. Where something has changed, the stored hash of the final
 * state is removed, because it was computed before.
 */
export function migratedCapsule(capsule: object): object {
  let hasChanged = false;
  const migrated = (value: unknown, field: string): unknown => {
    if (Array.isArray(value)) return value.map((item) => migrated(item, ''));
    if (typeof value === 'object' && value !== null) {
      const changed = migratedSubmission(migratedOrder(value));
      hasChanged ||= changed !== value;
      return Object.fromEntries(Object.entries(changed).map(([name, part]) => [name, migrated(part, name)]));
    }
    if (typeof value !== 'string') return value;
    const name = migratedName(value, field);
    hasChanged ||= name !== value;
    return name;
  };
  const { log, final, ...head }: { log?: Part; final?: Part } = capsule;
  const removed = actorsOfRemovedMachines(log?.entries);
  const remaining = (items: unknown) =>
    Array.isArray(items) ? items.filter((item: OfActor | null) => !removed.has(item?.actor)) : items;
  const now = {
    ...head,
    version: VERSION,
    log: migrated(log && { ...log, entries: remaining(log.entries) }, ''),
    final: migrated(final && { ...final, actors: remaining(final.actors) }, ''),
  };
  return hasChanged || removed.size > 0 ? { ...now, final: { ...(now.final as object), hash: null } } : now;
}
