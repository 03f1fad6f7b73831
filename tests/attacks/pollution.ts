/**
 * The text of an answer with what would change the prototype of every object, in each object of it. It stands by itself,
 * because it runs in pages as well.
 */
export function pollutedText(text: string): string {
  const PLANTED =
    '"__proto__":{"polluted":"yes"},"constructor":{"prototype":{"polluted":"yes"}},"prototype":{"polluted":"yes"},"toString":1,"valueOf":1,"hasOwnProperty":1,"then":1';
  const written = (value: unknown): string => {
    if (Array.isArray(value)) return `[${value.map(written).join(',')}]`;
    if (typeof value !== 'object' || value === null) return JSON.stringify(value);
    const fields = Object.entries(value).map(([name, field]) => `${JSON.stringify(name)}:${written(field)}`);
    return `{${[PLANTED, ...fields].join(',')}}`;
  };
  return written(JSON.parse(text));
}
