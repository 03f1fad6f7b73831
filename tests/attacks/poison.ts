/** Puts hostile words into the places of an answer in which its schema allows words: found by the schema, not by a list. */
import type { Schema } from '../../contract/schema/vocabulary.ts';

/** What stands in a place from now on; null for what stood there. */
export type Draw = (place: string, accepts: (text: string) => boolean) => string | null;

/**
 * A copy of `value` with what `draw` gives in each of its texts, those that are absent included. A place is named by the way
 * to it, without the numbers of items: `items.title.lo`. It stands by itself, because it runs in pages as well.
 */
export function poisoned(schema: Schema, value: unknown, draw: Draw, place = ''): unknown {
  const below = (name: string) => (place === '' ? name : `${place}.${name}`);
  switch (schema.kind) {
    case 'text': {
      const { minLength, maxLength, pattern } = schema;
      const accepts = (text: string) =>
        [...text].length >= minLength &&
        [...text].length <= maxLength &&
        (pattern === undefined || new RegExp(pattern, 'u').test(text));
      return draw(place, accepts) ?? value;
    }
    case 'list':
      return Array.isArray(value)
        ? value.map((item: unknown) => poisoned(schema.of, item, draw, place))
        : value;
    case 'nullable':
      return value === null ? null : poisoned(schema.of, value, draw, place);
    case 'map': {
      const entries = Object.entries((value ?? {}) as Record<string, unknown>);
      return Object.fromEntries(
        entries.map(([name, item]) => [name, poisoned(schema.of, item, draw, below('*'))]),
      );
    }
    case 'record': {
      const answered = (value ?? {}) as Record<string, unknown>;
      const fields = Object.entries(schema.fields).flatMap(([name, field]) => {
        const isOwn = Object.hasOwn(answered, name);
        if (!('optional' in field)) return [[name, poisoned(field, answered[name], draw, below(name))]];
        // What may be absent is there when it carries words, and else as it was answered.
        const { optional } = field;
        if (!isOwn && optional.kind !== 'text') return [];
        const given = poisoned(optional, answered[name], draw, below(name));
        return given === undefined ? [] : [[name, given]];
      });
      return Object.fromEntries(fields) as unknown;
    }
    default:
      return value;
  }
}
