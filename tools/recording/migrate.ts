/** Brings a capsule of an earlier version up to the present one, where machines and events have other names. */

/** The version that is written. */
export const VERSION = 3 as const;

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
      'passwordChange.rejected',
      'registration.registered',
    ],
  ],
];

const EVENTS = new Map(
  PREFIXES.flatMap(([prefix, types]) => types.map((type) => [type, `${prefix}.${type}`])),
);

/** Fields of a capsule that hold the name of a machine, alone or as the first part of an event type (`protection.ask`). */
const NAME_FIELDS: ReadonlySet<string> = new Set(['actor', 'machine', 'parent', 'id', 'type']);

/** The name in a field as the present version has it. */
function migratedName(name: string, field: string): string {
  if (!NAME_FIELDS.has(field)) return name;
  const [first = '', ...rest] = name.split('.');
  const migrated = [Object.hasOwn(MACHINES, first) ? MACHINES[first] : first, ...rest].join('.');
  return field === 'type' ? (EVENTS.get(migrated) ?? migrated) : migrated;
}

/**
 * A parsed capsule of an earlier version as one of the present version. Where a name has changed, the stored hash of the final
 * state is removed, because it was computed with the old names.
 */
export function migratedCapsule(capsule: object): object {
  let hasChanged = false;
  const migrated = (value: unknown, field: string): unknown => {
    if (Array.isArray(value)) return value.map((item) => migrated(item, ''));
    if (typeof value === 'object' && value !== null) {
      return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, migrated(part, name)]));
    }
    if (typeof value !== 'string') return value;
    const name = migratedName(value, field);
    hasChanged ||= name !== value;
    return name;
  };
  const { log, final, ...head }: { log?: unknown; final?: unknown } = capsule;
  const now = { ...head, version: VERSION, log: migrated(log, ''), final: migrated(final, '') };
  return hasChanged ? { ...now, final: { ...(now.final as object), hash: null } } : now;
}
