/** The header of each generated page. */
export const GENERATED =
  '<!-- Written by `npm run documents -- machines` from the machines. Changes here are overwritten. -->';

/** A row of a Markdown table. */
export function row(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}
