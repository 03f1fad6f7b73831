/**
 * Adds properties for prototype pollution (`__proto__`, `constructor`, …) to every object of a JSON text. The function is
 * self-contained, because tests also run it inside a page.
 */
export function pollutedText(text: string): string {
  const PLANTED =
    '"__proto__":{"polluted":"yes"},"constructor":{"prototype":{"polluted":"yes"}},"prototype":{"polluted":"yes"},"toString":1,"valueOf":1,"hasOwnProperty":1';
  const written = (value: unknown): string => {
    if (Array.isArray(value)) return `[${value.map(written).join(',')}]`;
    if (typeof value !== 'object' || value === null) return JSON.stringify(value);
    const fields = Object.entries(value).map(([name, field]) => `${JSON.stringify(name)}:${written(field)}`);
    return `{${[PLANTED, ...fields].join(',')}}`;
  };
  return written(JSON.parse(text));
}
