import { useLingui } from '@lingui/react';
import { type KeyboardEvent, useState } from 'react';
import type { HistoryFilters } from '../../../contract/history.ts';
import { useMedia } from '../../app/hooks/use-media.ts';
import { withPossiblePeriod } from '../../app/navigation/history-address.ts';
import { useSite } from '../../app/site-context.ts';
import { formatCount } from '../../format/numbers.ts';
import { withMessages } from '../../i18n/language.ts';
import { lateCode } from '../../platform/late-code.ts';
import { Button } from '../../ui/form/Button.tsx';
import type { SelectOption } from '../../ui/form/SelectField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { useOpenedOnPress } from '../late/use-late-component.ts';
import { ButtonPageLink } from '../PageLink.tsx';
import { FilterFields } from './FilterFields.tsx';
import { namesIn, partsOf } from './filter-messages.ts';
import { daysOf } from './periods.ts';

/** From this width on (the breakpoint `tablet`), the filters are a row above the table; below, they are in a sheet. */
const ROW = '(min-width: 48rem)';

const FILTER_SHEET = lateCode(() => import('./FilterSheet.tsx'), withMessages('player', 'history'));

export interface FilterBarProps {
  /** Those of the address: the same object until they change. */
  readonly filters: HistoryFilters;
  readonly statuses: readonly SelectOption[];
  /** A status that players look for: offered with one press while there is no filter. */
  readonly quickStatus?: SelectOption | undefined;
  /** How many rows the filters leave; undefined while that is not known. */
  readonly found: number | undefined;
  readonly hrefOf: (filters: HistoryFilters) => string;
  readonly onApply: (filters: HistoryFilters) => void;
}

/** The search for a code, and the filters of a history. */
export function FilterBar({ filters, statuses, quickStatus, found, hrefOf, onApply }: FilterBarProps) {
  const { i18n } = useLingui();
  const { clock } = useSite().client;
  const isRow = useMedia(ROW);
  const sheet = useOpenedOnPress(FILTER_SHEET);
  const [draft, setDraft] = useDraft(filters);
  const count = partsOf(namesIn(filters)).filter((part) => part !== 'code').length;
  return (
    <search className="stack gap-2 print:hidden">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const asked = withPossiblePeriod(draft);
          // Nothing has been entered: the press leads to the field.
          if (hrefOf(asked) === hrefOf(filters))
            event.currentTarget.querySelector<HTMLInputElement>('input[name=q]')?.focus();
          onApply(asked);
        }}
        className="flex flex-wrap items-start gap-x-3"
      >
        <div className="min-w-0 flex-1 basis-60">
          <TextField
            label={i18n._('history.search')}
            name="q"
            icon="search"
            value={draft.q ?? ''}
            onValueChange={(q) => setDraft({ ...draft, q })}
            hint={found === undefined ? '' : i18n._('history.filter.found', { count: formatCount(found) })}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            enterKeyHint="search"
            maxLength={64}
            onKeyDown={keepComposition}
          />
        </div>
        {isRow && <FilterFields filters={draft} statuses={statuses} onChoose={onApply} onDays={setDraft} />}
        <div className="flex flex-wrap gap-2 self-center">
          <Button type="submit" size="small">
            {i18n._('history.search.submit')}
          </Button>
          {!isRow && (
            <Button size="small" aria-haspopup="dialog" busy={sheet.isBusy} {...sheet.trigger}>
              {count === 0
                ? i18n._('history.filter.open')
                : i18n._('history.filter.openWith', { count: formatCount(count) })}
            </Button>
          )}
          {!isRow && namesIn(filters).length === 0 && (
            <>
              {quickStatus !== undefined && (
                <ButtonPageLink kind="quiet" size="small" href={hrefOf({ status: quickStatus.value })}>
                  {quickStatus.label}
                </ButtonPageLink>
              )}
              <ButtonPageLink kind="quiet" size="small" href={hrefOf(daysOf('month', clock.now()))}>
                {i18n._('history.period.month')}
              </ButtonPageLink>
            </>
          )}
        </div>
      </form>
      {sheet.Loaded && (
        <sheet.Loaded
          open={sheet.isOpen}
          filters={filters}
          statuses={statuses}
          onApply={(chosen) => {
            sheet.close();
            onApply(withPossiblePeriod(chosen));
          }}
          onClose={sheet.close}
        />
      )}
    </search>
  );
}

/** What is entered and not applied yet. Begins anew when the address has other filters: after Back, or a press elsewhere. */
function useDraft(filters: HistoryFilters) {
  const [{ of, draft }, set] = useState({ of: filters, draft: filters });
  if (of !== filters) set({ of: filters, draft: filters });
  return [
    of === filters ? draft : filters,
    (next: HistoryFilters) => set({ of: filters, draft: next }),
  ] as const;
}

/** The Enter key that ends a composition does not submit the form. */
function keepComposition(event: KeyboardEvent): void {
  // Safari reports 229 for a key of an input method whose composition has just ended.
  const isComposing = event.nativeEvent.isComposing || event.keyCode === 229;
  if (event.key === 'Enter' && isComposing) event.preventDefault();
}
