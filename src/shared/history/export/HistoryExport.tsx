import { useLingui } from '@lingui/react';
import { useEffect, useRef, useState } from 'react';
import type { Call } from '../../../../contract/endpoints.ts';
import type { HistoryFilters } from '../../../../contract/history.ts';
import { PAGE_SIZE } from '../../../../contract/limits.ts';
import { vientianeDay } from '../../../../contract/time/day.ts';
import type { Client } from '../../../api/client.ts';
import type { ListPage } from '../../../api/orders.ts';
import { useSite } from '../../../app/site-context.ts';
import { BYTE_ORDER_MARK, type CsvCell, csvLine } from '../../../format/csv.ts';
import { formatCount } from '../../../format/numbers.ts';
import { DEFAULT_LANGUAGE, isLanguage } from '../../../i18n/languages.ts';
import { download } from '../../../platform/page/document.ts';
import { ProgressBar } from '../../../ui/data/ProgressBar.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import Dialog from '../../../ui/overlay/Dialog.tsx';
import { FailureNotice } from '../../FailureNotice.tsx';
import type { ExportProps } from '../HistoryRows.tsx';
import { collectRows, type Collected, type RowPage } from './collect-rows.ts';

/** A column of the file. */
export interface ExportColumn<Row> {
  readonly label: string;
  readonly cell: (row: Row) => CsvCell;
}

export interface HistoryExportProps<Row> extends ExportProps {
  readonly title: string;
  /** The beginning of the file's name, in letters that every system accepts. */
  readonly fileName: string;
  /** The call whose failure messages are used. */
  readonly call: Call;
  readonly readPage: (client: Client, asked: ListPage, signal: AbortSignal) => Promise<RowPage<Row>>;
  readonly columns: readonly ExportColumn<Row>[];
  readonly keyOf: (row: Row) => string;
}

/**
 * Downloads all rows of the filter as a CSV file, in the player's language. Begins at once; closing it cancels. The file is
 * saved only when it is complete.
 */
export function HistoryExport<Row>(props: HistoryExportProps<Row>) {
  const { title, call, onClose } = props;
  const { i18n } = useLingui();
  const [attempt, setAttempt] = useState(1);
  const { read, total, outcome, cancel } = useExport(props, attempt);
  const isRunning = outcome === null;
  return (
    <Dialog
      open
      title={i18n._('history.export.title')}
      description={title}
      // A click beside the dialog does not throw away what has been read.
      dismissable={!isRunning}
      onClose={onClose}
    >
      <div className="stack gap-4">
        {isRunning && (
          <>
            <ProgressBar
              label={i18n._('history.export.title')}
              percent={String(Math.floor((100 * read) / Math.max(1, total)))}
            />
            <p className="text-sm text-muted tabular-nums">
              {total === 0
                ? i18n._('common.loading')
                : i18n._('history.export.progress', {
                    read: formatCount(read),
                    total: formatCount(total),
                  })}
            </p>
          </>
        )}
        {outcome && <Outcome outcome={outcome} call={call} />}
        <div className="stack gap-2.5">
          {(outcome?.kind === 'failed' || outcome?.kind === 'changing') && (
            <Button kind="primary" fullWidth onClick={() => setAttempt(attempt + 1)}>
              {i18n._('common.tryAgain')}
            </Button>
          )}
          <Button fullWidth onClick={isRunning ? cancel : onClose}>
            {isRunning ? i18n._('history.export.cancel') : i18n._('common.close')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

interface Run {
  readonly attempt: number;
  readonly read: number;
  readonly total: number;
  /** Null while it runs. */
  readonly outcome: Collected | null;
}

/** Reads and saves the file, once for each attempt, until the dialog is closed. */
function useExport<Row>(props: HistoryExportProps<Row>, attempt: number) {
  const { i18n } = useLingui();
  const { client, browser } = useSite();
  // In the language in which it was asked for.
  const [started] = useState({ ...props, locale: i18n.locale });
  const [run, setRun] = useState<Run>({ attempt: 0, read: 0, total: 0, outcome: null });
  const cancel = useRef(() => {});
  useEffect(() => {
    const { columns, readPage, keyOf, fileName, locale } = started;
    const controller = new AbortController();
    const { signal } = controller;
    let isClosed = false;
    const language = isLanguage(locale) ? locale : DEFAULT_LANGUAGE;
    const line = (cells: readonly CsvCell[]) => csvLine(cells, language);
    const today = vientianeDay(client.clock.now());
    // Without later days, orders of tomorrow do not move the pages of a download at midnight.
    const filters: HistoryFilters = { ...started.filters, to: started.filters.to ?? today };
    cancel.current = () => controller.abort();
    void collectRows<Row>({
      readPage: (page) => readPage(client, { page, pageSize: PAGE_SIZE.maximum, filters }, signal),
      pageSize: PAGE_SIZE.maximum,
      keyOf,
      write: (rows) => rows.map((row) => line(columns.map(({ cell }) => cell(row)))).join(''),
      onProgress: (read, total) => setRun({ attempt, read, total, outcome: null }),
      signal,
      random: browser.random,
    }).then((outcome) => {
      if (isClosed) return;
      if (outcome.kind === 'complete') {
        const head = BYTE_ORDER_MARK + line(columns.map(({ label }) => label));
        const file = new Blob([head, ...outcome.parts], { type: 'text/csv;charset=utf-8' });
        download(file, `${fileName}-${today}.csv`);
      }
      setRun({ attempt, read: 0, total: 0, outcome });
    });
    return () => {
      isClosed = true;
      controller.abort();
    };
  }, [started, attempt, client, browser]);
  const { read, total, outcome } = run.attempt === attempt ? run : { read: 0, total: 0, outcome: null };
  return { read, total, outcome, cancel: () => cancel.current() };
}

function Outcome({ outcome, call }: { readonly outcome: Collected; readonly call: Call }) {
  const { i18n } = useLingui();
  switch (outcome.kind) {
    case 'complete':
      return (
        <Notice tone="success" title={i18n._('history.export.done', { count: formatCount(outcome.rows) })}>
          {outcome.unreadable > 0 && (
            <p>{i18n._('history.export.unreadable', { count: formatCount(outcome.unreadable) })}</p>
          )}
        </Notice>
      );
    case 'failed':
      return (
        <FailureNotice title={i18n._('history.export.failed')} failure={outcome.failure} call={call}>
          <p>{i18n._('history.export.nothingSaved')}</p>
        </FailureNotice>
      );
    case 'changing':
      return (
        <Notice tone="danger" title={i18n._('history.export.failed')}>
          <p>{i18n._('history.export.nothingSaved')}</p>
        </Notice>
      );
    case 'canceled':
      return (
        <Notice tone="info" title={i18n._('history.export.canceled')}>
          <p>{i18n._('history.export.nothingSaved')}</p>
        </Notice>
      );
  }
}
