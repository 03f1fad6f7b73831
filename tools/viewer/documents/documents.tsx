/** Generates `docs/machines/`: an index, and a page and a picture of each machine. */
import type { Chart } from '../../chart/chart.ts';
import { drawingOf } from '../diagram/layout/layout.ts';
import { indexPage } from './index-page.ts';
import { machinePage } from './machine-page.ts';
import { pictureOf } from './picture.tsx';

/** Returns the contents of all files by file name. `styles` is the CSS of the pictures (`pictureStyles`). */
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
