/** Inserts payloads into every text field of a response. The fields are found by the response's schema. */
import type { Schema } from '../../contract/schema/vocabulary.ts';

/** Returns the new text for a field; null keeps the old one. */
export type Draw = (place: string, accepts: (text: string) => boolean) => string | null;

/**
 * A copy of `value` in which `draw` replaces each text, absent optional ones included. A place is the path to the text without
 * array indices: `items.title.lo`. The function is self-contained, because tests also run it inside a page.
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
        // Absent optional texts are added if `draw` returns one; other absent fields stay absent.
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
