/** Generates the tables of `docs/contract.md` from the code in `contract/` and inserts them into that page. */
import { endpointsTable, errorsTable, shapesTable, valuesTable } from './contract/endpoint-tables.ts';
import {
  depositTransitionsTable,
  usageTransitionsTable,
  withdrawTransitionsTable,
} from './contract/transition-tables.ts';

/** The tables by the name in their marker. */
const TABLES: Readonly<Record<string, () => string>> = {
  endpoints: endpointsTable,
  shapes: shapesTable,
  values: valuesTable,
  errors: errorsTable,
  'deposit-transitions': depositTransitionsTable,
  'withdraw-transitions': withdrawTransitionsTable,
  'usage-transitions': usageTransitionsTable,
};

/** `<!-- generated: endpoints -->`, the table, `<!-- end generated -->`. */
const GENERATED = /<!-- generated: ([\w-]+) -->[\s\S]*?<!-- end generated -->/g;

/**
 * Returns the page with each table replaced by the generated one.
 * @throws when a marker names no table, and when a table does not have exactly one pair of markers.
 */
export function withContractTables(markdown: string): string {
  const names: string[] = [];
  const page = markdown.replace(GENERATED, (_, name: string) => {
    names.push(name);
    const table = TABLES[name];
    if (!table) throw new Error(`There is no generated table named ${name}.`);
    return `<!-- generated: ${name} -->\n\n${table()}\n\n<!-- end generated -->`;
  });
  for (const name of Object.keys(TABLES)) {
    const count = names.filter((other) => other === name).length;
    if (count !== 1)
      throw new Error(`The table ${name} has ${count} pairs of markers in the page instead of one.`);
  }
  return page;
}
