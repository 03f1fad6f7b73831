import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { type Column, DataTable } from '../../../../../src/ui/data/DataTable.tsx';

const ROWS = Array.from({ length: 10 }, (_, index) => `D${index}`);
const COLUMNS: readonly Column<string>[] = [
  { key: 'code', label: 'Code', place: 'title', cell: (row) => row },
];

const table = (rows: readonly string[] | null) => (
  <DataTable
    label="Deposits"
    columns={COLUMNS}
    namedBy="code"
    rows={rows}
    keyOf={(row) => row}
    loadingLabel="Loading"
    expectedRows={10}
  />
);
/** The rows of the first render, before any effect. */
const firstRowsOf = (rows: readonly string[] | null) => renderToString(table(rows)).split('<tr').length - 2;
const rowsShown = () =>
  within(screen.getByRole('table', { name: 'Deposits' }))
    .getAllByRole('row')
    .slice(1);

afterEach(() => vi.unstubAllGlobals());

test.each([
  [360, 4],
  [768, 10],
])('at %s px the first render has %s of ten rows, and all ten are shown afterwards', (width, first) => {
  vi.stubGlobal('innerWidth', width);
  expect(firstRowsOf(ROWS)).toBe(first);
  expect(firstRowsOf(null)).toBe(first);

  const { rerender } = render(table(null));
  expect(rowsShown()).toHaveLength(10);
  expect(screen.getByRole('table', { busy: true })).toBeDefined();

  rerender(table(ROWS));
  expect(rowsShown().map(({ textContent }) => textContent)).toEqual(ROWS);
  expect(screen.queryByRole('table', { busy: true })).toBeNull();
});

test('a row that is added to a complete table is shown', () => {
  vi.stubGlobal('innerWidth', 360);
  const { rerender } = render(table(ROWS.slice(1)));
  rerender(table(ROWS));
  expect(rowsShown().map(({ textContent }) => textContent)).toEqual(ROWS);
});
