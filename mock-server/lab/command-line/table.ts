/** Formats responses for people: `name  value` lines, and tables if they fit. */

/** Formats rows below their heading, with each column as wide as its longest cell. */
export function table(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => lengthOf(row[column] ?? ''))),
  );
  return rows.map((row) =>
    row
      .map((cell, column) => cell + ' '.repeat(Math.max((widths[column] ?? 0) - lengthOf(cell), 0)))
      .join('  ')
      .trimEnd(),
  );
}

export function indented(lines: readonly string[], by = 2): string[] {
  return lines.map((line) => (line === '' ? '' : ' '.repeat(by) + line));
}

/** Formats any response of the lab as lines. A table that is wider than `width` becomes one block per row. */
export function readable(value: unknown, width: number): string[] {
  if (Array.isArray(value)) return listed(value, width);
  if (!isRecord(value)) return [written(value)];
  const entries = Object.entries(value);
  const [only] = entries;
  if (only && entries.length === 1 && typeof only[1] === 'object' && only[1] !== null) {
    return readable(only[1], width);
  }
  const scalars = entries.filter(([, part]) => !hasParts(part));
  return [
    ...table(scalars.map(([name, part]) => [name, written(part)])),
    ...entries
      .filter(([, part]) => hasParts(part))
      .flatMap(([name, part]) => ['', name, ...indented(readable(part, width - 2))]),
  ];
}

/** Formats a table. If it is too wide, its longest column is wrapped; if that does not suffice, each row becomes a block. */
function listed(items: readonly unknown[], width: number): string[] {
  if (items.length === 0) return ['none'];
  if (!items.every(isRecord)) return items.map(written);
  const columns = [...new Set(items.flatMap((item) => Object.keys(item)))];
  const rows = [columns, ...items.map((item) => columns.map((name) => written(item[name])))];
  const widths = columns.map((_, column) => Math.max(...rows.map((row) => lengthOf(row[column] ?? ''))));
  const widest = widths.indexOf(Math.max(...widths));
  const others = widths.reduce((sum, each) => sum + each + 2, -2) - (widths[widest] ?? 0);
  if (width - others >= Math.min(NARROWEST, widths[widest] ?? 0)) {
    return table(rows.flatMap((row) => brokenAt(row, widest, width - others)));
  }
  return items.flatMap((item, index) => [
    ...(index === 0 ? [] : ['']),
    ...table(Object.entries(item).map(([name, part]) => [name, written(part)])),
  ]);
}

/** The minimum width of a wrapped column. */
const NARROWEST = 30;

/** Wraps one column of a row; the continuation lines become additional rows. */
function brokenAt(row: readonly string[], column: number, width: number): string[][] {
  const lines: string[] = [];
  for (const word of (row[column] ?? '').split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && lengthOf(last) + 1 + lengthOf(word) <= width)
      lines.push(`${lines.pop()} ${word}`);
    else lines.push(word);
  }
  return lines.map((line, index) =>
    row.map((cell, place) => (place === column ? line : index === 0 ? cell : '')),
  );
}

function written(value: unknown): string {
  if (value === undefined || value === null) return '–';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function hasParts(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function lengthOf(text: string): number {
  return [...text].length;
}
