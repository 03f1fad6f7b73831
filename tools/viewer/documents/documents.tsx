/** The machines on paper: `docs/machines/`, for those who read the repository without starting it. */
import type { Chart } from '../../chart/chart.ts';
import { drawingOf } from '../diagram/layout/layout.ts';
import { indexPage } from './index-page.ts';
import { machinePage } from './machine-page.ts';
import { pictureOf } from './picture.tsx';

/** The texts of all documents, by the name of their file. `styles` are those of the pictures (see `picture.tsx`). */
export async function documentsOf(
  charts: readonly Chart[],
  styles: string,
): Promise<ReadonlyMap<string, string>> {
  const documents = new Map([['README.md', indexPage(charts)]]);
  for (const chart of charts) {
    documents.set(`${chart.id}.md`, machinePage(chart));
    documents.set(`${chart.id}.svg`, pictureOf(chart, await drawingOf(chart), styles));
  }
  return documents;
}
