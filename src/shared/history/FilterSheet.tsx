import { useLingui } from '@lingui/react';
import { useState } from 'react';
import type { HistoryFilters } from '../../../contract/history.ts';
import { Button } from '../../ui/form/Button.tsx';
import type { SelectOption } from '../../ui/form/SelectField.tsx';
import { Sheet } from '../../ui/overlay/Sheet.tsx';
import { FilterFields } from './FilterFields.tsx';

export interface FilterSheetProps {
  readonly open: boolean;
  readonly filters: HistoryFilters;
  readonly statuses: readonly SelectOption[];
  readonly onApply: (filters: HistoryFilters) => void;
  readonly onClose: () => void;
}

/** The filters of a history on a phone. They apply together, when the form is submitted. */
export default function FilterSheet({ open, onClose, ...form }: FilterSheetProps) {
  const { i18n } = useLingui();
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={i18n._('history.filter.title')}
      closeLabel={i18n._('common.close')}
    >
      <FilterForm {...form} />
    </Sheet>
  );
}

/** Mounted with each opening, so that it begins with the filters of the address. */
function FilterForm({ filters, statuses, onApply }: Omit<FilterSheetProps, 'open' | 'onClose'>) {
  const { i18n } = useLingui();
  const [draft, setDraft] = useState(filters);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onApply(draft);
      }}
      className="stack gap-1 px-2"
    >
      <FilterFields filters={draft} statuses={statuses} onChoose={setDraft} onDays={setDraft} />
      <div className="grid grid-cols-2 gap-2.5">
        <Button onClick={() => onApply({})}>{i18n._('history.filter.clear')}</Button>
        <Button kind="primary" type="submit">
          {i18n._('history.filter.apply')}
        </Button>
      </div>
    </form>
  );
}
