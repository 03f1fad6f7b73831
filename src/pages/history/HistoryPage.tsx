import { useLingui } from '@lingui/react';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Link, useSearch } from 'wouter';
import type { Call } from '../../../contract/endpoints.ts';
import { PAGE_SIZE } from '../../../contract/limits.ts';
import { useTitle } from '../../app/hooks/use-title.ts';
import { LoadFailure } from '../../layout/LoadFailure.tsx';
import { ButtonPageLink } from '../../layout/PageLink.tsx';
import { type Column, DataTable } from '../../ui/data/DataTable.tsx';
import { Pager } from '../../ui/data/Pager.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Page, PageHeading } from '../../ui/layout/Page.tsx';
import { HistoryTabs } from './HistoryTabs.tsx';
import { pageAddress, pageNumberIn, pageSpan } from '../../app/page-number.ts';

export interface HistoryPageProps<Row> {
  readonly title: string;
  /** The history's own address. */
  readonly path: string;
  /** The read of the page that the address asks for; one that was shown before may stand in until it comes. */
  readonly list: UseQueryResult<{ readonly items: readonly Row[]; readonly total: number }>;
  /** The call behind it: its failure is told in its words. */
  readonly call: Call;
  readonly columns: readonly Column<Row>[];
  readonly namedBy: string;
  readonly keyOf: (row: Row) => string;
  /** An `EmptyState`: nothing has been done yet, and what to do next. */
  readonly empty: ReactNode;
}

/** The page of a history that the address asks for: `?page=2`. */
export function usePageNumber(): number {
  return pageNumberIn(useSearch());
}

/** The frame of the three histories: specification §2 and §3. */
export function HistoryPage<Row>(props: HistoryPageProps<Row>) {
  const { title, path, list, empty } = props;
  const { i18n } = useLingui();
  const page = usePageNumber();
  const heading = useRef<HTMLHeadingElement>(null);
  useTopOnNextPage(page, heading);
  useTitle(title);
  const { data } = list;
  return (
    <Page width="wide">
      <PageHeading title={title} headingRef={heading} />
      <HistoryTabs />
      {list.isLoadingError && (
        <LoadFailure reads={[list]} call={props.call}>
          <p>{i18n._('unreachable.moneyIsSafe')}</p>
        </LoadFailure>
      )}
      {data?.total === 0 && empty}
      {data && data.total > 0 && data.items.length === 0 && (
        <EmptyState
          icon="history"
          title={i18n._('history.beyond.title')}
          action={<ButtonPageLink href={path}>{i18n._('history.beyond.action')}</ButtonPageLink>}
        />
      )}
      {!list.isLoadingError && (!data || data.items.length > 0) && <Rows {...props} page={page} />}
    </Page>
  );
}

function Rows<Row>(props: HistoryPageProps<Row> & { readonly page: number }) {
  const { title, path, list, page } = props;
  const { i18n } = useLingui();
  const span = pageSpan({ page, total: list.data?.total ?? 0 });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <DataTable
        label={title}
        columns={props.columns}
        namedBy={props.namedBy}
        // The rows of another page are not this one's.
        rows={list.isPlaceholderData ? null : (list.data?.items ?? null)}
        keyOf={props.keyOf}
        loadingLabel={i18n._('common.loading')}
        {...(list.data && { expectedRows: Math.min(span.to - span.from + 1, PAGE_SIZE.default) })}
      />
      {list.data && (
        <Pager
          label={i18n._('pager.label')}
          current={page}
          last={span.last}
          hrefOf={(other) => pageAddress(path, other)}
          link={Link}
          previousLabel={i18n._('pager.previous')}
          nextLabel={i18n._('pager.next')}
          pageLabel={(number) => i18n._('pager.page', { page: number })}
        >
          {i18n._('pager.range', { from: span.from, to: span.to, total: list.data.total })}
        </Pager>
      )}
    </div>
  );
}

/**
 * Another page of the list starts at its top, for the eye and for whoever listens. Before the site puts back the place of
 * someone who came by Back, which therefore wins.
 */
function useTopOnNextPage(page: number, heading: { readonly current: HTMLElement | null }): void {
  const shown = useRef(page);
  useLayoutEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    window.scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, [page, heading]);
}
