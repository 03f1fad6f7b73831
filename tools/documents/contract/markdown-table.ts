/** Renders a table in GitHub's markdown. Cells are markdown; a pipe in a cell is escaped. */
export function markdownTable(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(columns), `|${columns.map(() => '---|').join('')}`, ...rows.map(line)].join('\n');
}

/** Text as inline code. */
export function code(text: string): string {
  return `\`${text}\``;
}

/** Items as inline code, separated by commas; a dash for none. */
export function codeList(items: readonly string[]): string {
  return items.length === 0 ? '–' : items.map(code).join(', ');
}
