import { useLingui } from '@lingui/react';
import { Link } from 'wouter';
import type { HistoryFilters } from '../../../contract/history.ts';
import { Icon } from '../../ui/brand/Icon.tsx';
import { ButtonPageLink } from '../PageLink.tsx';
import type { FilterInWords } from './filter-messages.ts';

export interface AppliedFiltersProps {
  readonly filters: readonly FilterInWords[];
  readonly hrefOf: (filters: HistoryFilters) => string;
  /** The pressed link disappears: the focus must go elsewhere. */
  readonly onDrop: () => void;
}

/** The filters in words, also on paper. A press on one drops it; another link drops all. */
export function AppliedFilters({ filters, hrefOf, onDrop }: AppliedFiltersProps) {
  const { i18n } = useLingui();
  return (
    <nav aria-label={i18n._('history.filter.applied')}>
      <ul className="flex flex-wrap items-center gap-2">
        {filters.map(({ part, name, value, without }) => (
          <li key={part}>
            <Link
              href={hrefOf(without)}
              onClick={onDrop}
              aria-label={i18n._('history.filter.drop', { name, value })}
              className="flex min-h-11 items-center gap-2 rounded-full border border-line bg-surface px-4.5 text-sm no-underline hover:border-line-strong"
            >
              <span className="text-muted">{name}</span>
              <FilterValue part={part} value={value} />
              <Icon name="close" className="size-4 text-muted print:hidden" />
            </Link>
          </li>
        ))}
        <li className="print:hidden">
          <ButtonPageLink kind="quiet" size="small" href={hrefOf({})} onClick={onDrop}>
            {i18n._('history.filter.clear')}
          </ButtonPageLink>
        </li>
      </ul>
    </nav>
  );
}

function FilterValue({ part, value }: Pick<FilterInWords, 'part' | 'value'>) {
  const isName = part === 'provider' || part === 'code';
  return (
    <span className="min-w-0 font-bold wrap-anywhere" translate={isName ? 'no' : undefined}>
      {value}
    </span>
  );
}
