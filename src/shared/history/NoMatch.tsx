import { useLingui } from '@lingui/react';
import { useQueries } from '@tanstack/react-query';
import type { HistoryFilters } from '../../../contract/history.ts';
import type { HistoryView } from '../../app/navigation/history-address.ts';
import { useSite } from '../../app/site-context.ts';
import { formatCount } from '../../format/numbers.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ButtonPageLink } from '../PageLink.tsx';
import type { FilterInWords } from './filter-messages.ts';
import type { HistoryPageProps } from './HistoryRows.tsx';

export interface NoMatchProps<Row> extends Pick<HistoryPageProps<Row>, 'read'> {
  readonly asked: HistoryView;
  readonly filters: readonly FilterInWords[];
  readonly hrefOf: (filters: HistoryFilters) => string;
  readonly onDrop: () => void;
}

/**
 * No row matches the filters. Asks the server how many rows there are without each of them, and offers to drop those that
 * help: their first page is in the cache then.
 */
export function NoMatch<Row>({ read, asked, filters, hrefOf, onDrop }: NoMatchProps<Row>) {
  const { i18n } = useLingui();
  const { client } = useSite();
  const pages = useQueries({
    // Without a single filter there are all rows: the link that drops all does the same.
    queries: (filters.length > 1 ? filters : []).map(({ without }) =>
      read(client, { ...asked, page: 1, filters: without }),
    ),
  });
  const helping = filters.flatMap((filter, place) => {
    const total = pages[place]?.data?.total ?? 0;
    return total > 0 ? [{ ...filter, total }] : [];
  });
  return (
    <EmptyState
      icon="search"
      title={i18n._('history.noMatch.title')}
      action={
        <>
          {helping.map(({ part, name, without, total }) => (
            <ButtonPageLink key={part} href={hrefOf(without)} onClick={onDrop}>
              {i18n._('history.noMatch.drop', { name, count: formatCount(total) })}
            </ButtonPageLink>
          ))}
          <ButtonPageLink kind="quiet" href={hrefOf({})} onClick={onDrop}>
            {i18n._('history.filter.clear')}
          </ButtonPageLink>
        </>
      }
    >
      {helping.length > 0 && <p>{i18n._('history.noMatch.body')}</p>}
    </EmptyState>
  );
}
