import { useLingui } from '@lingui/react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import { useSearch } from 'wouter';
import { useTitle } from '../../app/hooks/use-title.ts';
import { listPageAddress, listPageIn } from '../../app/navigation/page-number.ts';
import { useSite } from '../../app/site-context.ts';
import { LazyPart } from '../lazy/LazyPart.tsx';
import { LoadFailure } from '../LoadFailure.tsx';
import { ButtonPageLink } from '../PageLink.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Page, PageHeading } from '../../ui/layout/Page.tsx';
import { type HistoryPageProps, HistoryRows } from './HistoryRows.tsx';
import { HistoryTabs } from './HistoryTabs.tsx';

/** The common page of the three histories: specification §2 and §3. */
export function HistoryPage<Row>(props: HistoryPageProps<Row>) {
  const { title, path, read, empty, details: Details } = props;
  const { i18n } = useLingui();
  const { client } = useSite();
  // The page in the address: `?page=2&pageSize=20`.
  const asked = listPageIn(useSearch());
  // The previous page of the list is kept as placeholder data.
  const list = useQuery({ ...read(client, asked), placeholderData: keepPreviousData });
  const [open, setOpen] = useState<Row | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useTopOnNextPage(listPageAddress(path, asked), heading);
  useTitle(title);
  const { data } = list;
  return (
    <Page width="wide">
      <PageHeading title={title} headingRef={heading} />
      <HistoryTabs />
      {list.isLoadingError && (
        <LoadFailure reads={[[props.call, list]]}>
          <p>{i18n._('unreachable.moneyIsSafe')}</p>
        </LoadFailure>
      )}
      {data?.total === 0 && (
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
      {data && data.total > 0 && data.items.length + data.unreadable.length === 0 && (
        <EmptyState
          icon="history"
          title={i18n._('history.beyond.title')}
          action={
            <ButtonPageLink href={listPageAddress(path, { ...asked, page: 1 })}>
              {i18n._('history.beyond.action')}
            </ButtonPageLink>
          }
        />
      )}
      {!list.isLoadingError && (!data || data.items.length + data.unreadable.length > 0) && (
        <HistoryRows {...props} list={list} asked={asked} onOpen={setOpen} />
      )}
      {open !== null && (
        <LazyPart>
          <Details row={open} onClose={() => setOpen(null)} />
        </LazyPart>
      )}
    </Page>
  );
}

/**
 * Scrolls to the top and focuses the heading when another page of the list is shown. After Back, the scroll position is
 * restored later and therefore wins.
 */
function useTopOnNextPage(address: string, heading: { readonly current: HTMLElement | null }): void {
  const shown = useRef(address);
  useLayoutEffect(() => {
    if (shown.current === address) return;
    shown.current = address;
    window.scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, [address, heading]);
}
