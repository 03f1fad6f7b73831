import { useLingui } from '@lingui/react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { filtersNotApplied, type HistoryFilters } from '../../../contract/history.ts';
import { useOnHistoryMove } from '../../app/hooks/use-history-moves.ts';
import { useTitle } from '../../app/hooks/use-title.ts';
import { historyAddress, historyViewIn, type HistoryView } from '../../app/navigation/history-address.ts';
import { useSite } from '../../app/site-context.ts';
import { LateComponent } from '../late/LateComponent.tsx';
import { LoadFailure } from '../LoadFailure.tsx';
import { ButtonPageLink } from '../PageLink.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Page, PageHeading } from '../../ui/layout/Page.tsx';
import { AppliedFilters } from './AppliedFilters.tsx';
import { FilterBar } from './FilterBar.tsx';
import { filtersInWords, partName, partsOf } from './filter-messages.ts';
import { type HistoryPageProps, HistoryRows } from './HistoryRows.tsx';
import { HistoryTabs } from './HistoryTabs.tsx';
import { HistoryTools } from './HistoryTools.tsx';
import { HistoryTotals } from './HistoryTotals.tsx';
import { NoMatch } from './NoMatch.tsx';
import { usePrintStyles } from './use-print-styles.ts';

/** The common page of the three histories: specification §2 and §3. */
export function HistoryPage<Row>(props: HistoryPageProps<Row>) {
  const { title, path, read, empty, statuses, filtersSchema, details } = props;
  const { i18n } = useLingui();
  const { client } = useSite();
  const [, navigate] = useLocation();
  const search = useSearch();
  // The page and the filters in the address: `?status=FAILED&page=2&pageSize=20`.
  const asked = useMemo(() => historyViewIn(search, filtersSchema), [search, filtersSchema]);
  // The previous page of the list is kept as placeholder data.
  const list = useQuery({ ...read(client, asked), placeholderData: keepPreviousData });
  const [open, setOpen] = useState<Row | null>(null);
  // A receipt belongs to the page under it.
  useOnHistoryMove(() => setOpen(null));
  const heading = useRef<HTMLHeadingElement>(null);
  useTopOnNextPage(asked, heading);
  useTitle(title);
  usePrintStyles();

  const data = list.isPlaceholderData ? undefined : list.data;
  const rowCount = data ? data.items.length + data.unreadable.length : null;
  const words = filtersInWords(i18n, asked.filters, statuses);
  const notApplied = data ? partsOf(filtersNotApplied(asked.filters, data.filters)) : [];
  const hrefOf = (filters: HistoryFilters) => historyAddress(path, { ...asked, page: 1, filters });
  const focusHeading = () => heading.current?.focus({ preventScroll: true });
  const isEmpty = data?.total === 0;
  // While a list is loaded, whether there will be totals follows from the one that was shown before.
  const { totals } = list.data ?? {};
  const mayHaveTotals = list.data
    ? list.data.total > 0 && totals !== undefined && totals.length > 0
    : !list.isLoadingError;
  return (
    <Page width="wide">
      <PageHeading title={title} headingRef={heading} />
      <HistoryTabs />
      {!(isEmpty && words.length === 0) && (
        <div className="stack gap-2">
          <FilterBar
            filters={asked.filters}
            statuses={statuses}
            quickStatus={statuses.find(({ value }) => value === props.quickStatus)}
            found={words.length > 0 && notApplied.length === 0 ? data?.total : undefined}
            hrefOf={hrefOf}
            onApply={(filters) => navigate(hrefOf(filters))}
          />
          {words.length > 0 && <AppliedFilters filters={words} hrefOf={hrefOf} onDrop={focusHeading} />}
        </div>
      )}
      {notApplied.length > 0 && (
        <Notice
          tone="warning"
          title={i18n._('history.notApplied.title', {
            filters: notApplied.map((part) => partName(i18n, part)).join(' · '),
          })}
        >
          <p>{i18n._('history.notApplied.note')}</p>
        </Notice>
      )}
      {list.isLoadingError && (
        <LoadFailure reads={[[props.call, list]]}>
          <p>{i18n._('unreachable.moneyIsSafe')}</p>
        </LoadFailure>
      )}
      {isEmpty && words.length === 0 && (
        <EmptyState
          icon={empty.icon}
          title={empty.title}
          action={
            <ButtonPageLink kind="primary" icon={empty.icon} href={empty.href}>
              {empty.action}
            </ButtonPageLink>
          }
        >
          {empty.body}
        </EmptyState>
      )}
      {isEmpty && words.length > 0 && (
        <NoMatch read={read} asked={asked} filters={words} hrefOf={hrefOf} onDrop={focusHeading} />
      )}
      {data && data.total > 0 && rowCount === 0 && (
        <EmptyState
          icon="history"
          title={i18n._('history.beyond.title')}
          action={
            <ButtonPageLink href={historyAddress(path, { ...asked, page: 1 })}>
              {i18n._('history.beyond.action')}
            </ButtonPageLink>
          }
        />
      )}
      {mayHaveTotals && <HistoryTotals totals={data?.totals ?? null} names={props.sumNames} />}
      {!list.isLoadingError && rowCount !== 0 && (
        <HistoryRows {...props} list={list} asked={asked} onOpen={setOpen} />
      )}
      {list.data && list.data.total > 0 && <HistoryTools code={props.exporting} filters={asked.filters} />}
      {open !== null && (
        <LateComponent code={details} given={{ row: open, onClose: () => setOpen(null) }} isIsolated />
      )}
    </Page>
  );
}

/**
 * Scrolls to the top and focuses the heading when another page of the list is shown. After Back, the scroll position is
 * restored later and therefore wins. Other filters leave both where they are: the player may be choosing the next one.
 */
function useTopOnNextPage(asked: HistoryView, heading: { readonly current: HTMLElement | null }): void {
  const shown = useRef(asked);
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = asked;
    const isSamePage = before.page === asked.page && before.pageSize === asked.pageSize;
    if (
      isSamePage ||
      historyAddress('', { ...before, ...FIRST }) !== historyAddress('', { ...asked, ...FIRST })
    )
      return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, [asked, heading]);
}

const FIRST = { page: 1, pageSize: 10 };
