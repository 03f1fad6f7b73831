/** The gallery's table of texts, and the messages that its frames report. */
import { setupI18n } from '@lingui/core';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderedMessagesIn, reportRenderedMessages } from '../../frame/message-ids.ts';
import { TextsTable } from '../../TextsTable.tsx';
import { textsWith } from '../../../glosses/texts.ts';

test('a text is found by its id and by its words in any language', () => {
  const [text] = textsWith('deposit.title');
  expect(text?.id).toBe('deposit.title');
  for (const said of [text?.lo, text?.cn, text?.vn, text?.th, text?.en]) {
    expect(textsWith(` ${said?.toUpperCase()} `).map(({ id }) => id)).toContain('deposit.title');
  }
  expect(textsWith('no text says this')).toEqual([]);
});

test('the table shows the search results, with one column for each language', async () => {
  render(<TextsTable />);
  expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toHaveLength(6);
  fireEvent.change(screen.getByRole('searchbox', { name: 'Find a text' }), {
    target: { value: 'deposit.title' },
  });
  await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/^\d of 7/));
  const [, row] = screen.getAllByRole('row');
  if (!row) throw new Error('there is no row');
  expect(within(row).getByRole('rowheader').textContent).toBe('deposit.title');
});

test('a frame reports the ids of what it renders, each once and in order', async () => {
  const i18n = setupI18n({ locale: 'lo', messages: { lo: {} } });
  const reports: (readonly string[])[] = [];
  const listen = ({ data }: MessageEvent) => reports.push(renderedMessagesIn(data)?.ids ?? []);
  window.addEventListener('message', listen);
  try {
    reportRenderedMessages(i18n);
    for (const id of ['nav.home', 'deposit.title', 'nav.home']) i18n._(id);
    await waitFor(() => expect(reports.at(-1)).toEqual(['nav.home', 'deposit.title']));
  } finally {
    window.removeEventListener('message', listen);
  }
  expect(renderedMessagesIn({ kind: 'another', ids: [] })).toBeNull();
  expect(renderedMessagesIn('text')).toBeNull();
});
