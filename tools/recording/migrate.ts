/** Capsules of version 1 name the machine of limits and breaks `protection`; since version 2 it is `responsiblePlay`. */

/** Old names of machines, and their present names. */
const RENAMED: Readonly<Record<string, string>> = { protection: 'responsiblePlay' };

/** Fields of a capsule that hold such a name, alone or as the first part of an event type (`protection.ask`). */
const NAME_FIELDS: ReadonlySet<string> = new Set(['actor', 'machine', 'parent', 'id', 'type']);

/**
 * A parsed capsule of version 1 as one of version 2. Where a name has changed, the stored hash of the final state is removed,
 * because it was computed with the old names.
 */
export function migratedFromVersion1(capsule: object): object {
  let hasChanged = false;
  const migrated = (value: unknown, field: string): unknown => {
    if (Array.isArray(value)) return value.map((item) => migrated(item, ''));
    if (typeof value === 'object' && value !== null) {
      return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, migrated(part, name)]));
    }
    if (typeof value !== 'string' || !NAME_FIELDS.has(field)) return value;
    const [first = '', ...rest] = value.split('.');
    const renamed = Object.hasOwn(RENAMED, first) ? RENAMED[first] : undefined;
    if (renamed === undefined) return value;
    hasChanged = true;
    return [renamed, ...rest].join('.');
  };
  const { log, final, ...head }: { log?: unknown; final?: unknown } = capsule;
  const now = { ...head, version: 2, log: migrated(log, ''), final: migrated(final, '') };
  return hasChanged ? { ...now, final: { ...(now.final as object), hash: null } } : now;
}
