import { useLingui } from '@lingui/react';
import { useState } from 'react';
import type { HistoryFilters } from '../../../contract/history.ts';
import { vientianeDay } from '../../../contract/time/day.ts';
import { providerNamed, PROVIDERS } from '../../../contract/values.ts';
import { useSite } from '../../app/site-context.ts';
import { PROVIDER_NAMES } from '../../ui/brand/names.ts';
import { Field } from '../../ui/form/Field.tsx';
import { SelectField, type SelectOption } from '../../ui/form/SelectField.tsx';
import { TextInput } from '../../ui/form/TextInput.tsx';
import { classes, CONTROL, CONTROL_SIZE } from '../../ui/classes.ts';
import { daysOf, NAMED_PERIODS, periodNameOf } from './periods.ts';

export interface FilterFieldsProps {
  readonly filters: HistoryFilters;
  readonly statuses: readonly SelectOption[];
  /** A value was chosen in a list. */
  readonly onChoose: (filters: HistoryFilters) => void;
  /** A day was entered: possibly not yet the last one. */
  readonly onDays: (filters: HistoryFilters) => void;
}

/** Status, provider and period of a history's filters. */
export function FilterFields({ filters, statuses, onChoose, onDays }: FilterFieldsProps) {
  const { i18n } = useLingui();
  const { clock } = useSite().client;
  const [isCustom, setCustom] = useState(false);
  const period = isCustom ? 'custom' : periodNameOf(filters, clock.now());
  const choosePeriod = (name: string) => {
    setCustom(name === 'custom');
    if (name === 'custom') return;
    const named = NAMED_PERIODS.find((known) => known === name);
    const days = named ? daysOf(named, clock.now()) : { from: undefined, to: undefined };
    onChoose({ ...filters, ...days });
  };
  const any = { value: '', label: i18n._('history.filter.any') };
  return (
    <>
      <div className="min-w-0 flex-1 basis-44">
        <SelectField
          label={i18n._('history.status')}
          name="status"
          value={filters.status ?? ''}
          onValueChange={(value) => onChoose({ ...filters, status: value === '' ? undefined : value })}
          options={[any, ...statuses]}
        />
      </div>
      <div className="min-w-0 flex-1 basis-44">
        <SelectField
          label={i18n._('deposit.provider')}
          name="provider"
          value={filters.provider ?? ''}
          onValueChange={(value) => onChoose({ ...filters, provider: providerNamed(value) ?? undefined })}
          options={[any, ...PROVIDERS.map((value) => ({ value, label: PROVIDER_NAMES[value] }))]}
        />
      </div>
      <div className="min-w-0 flex-1 basis-44">
        <SelectField
          label={i18n._('history.period')}
          name="period"
          value={period}
          onValueChange={choosePeriod}
          options={[
            { value: 'any', label: i18n._('history.filter.any') },
            { value: 'today', label: i18n._('history.period.today') },
            { value: 'week', label: i18n._('history.period.week') },
            { value: 'month', label: i18n._('history.period.month') },
            { value: 'custom', label: i18n._('history.period.custom') },
          ]}
        />
      </div>
      {period === 'custom' && (
        <div className="flex max-w-xl min-w-0 flex-1 basis-full flex-wrap gap-x-3">
          <DayField
            label={i18n._('history.period.from')}
            name="from"
            value={filters.from}
            onChange={(from) => onDays({ ...filters, from })}
          />
          <DayField
            label={i18n._('history.period.to')}
            name="to"
            value={filters.to}
            onChange={(to) => onDays({ ...filters, to })}
          />
        </div>
      )}
    </>
  );
}

interface DayFieldProps {
  readonly label: string;
  readonly name: string;
  readonly value: string | undefined;
  readonly onChange: (day: string | undefined) => void;
}

/** A day of Vientiane until today. */
function DayField({ label, name, value, onChange }: DayFieldProps) {
  const { clock } = useSite().client;
  return (
    <div className="min-w-0 flex-1 basis-44">
      <Field label={label}>
        {(control) => (
          <TextInput
            {...control}
            type="date"
            name={name}
            max={vientianeDay(clock.now())}
            value={value ?? ''}
            onValueChange={(day) => onChange(day === '' ? undefined : day)}
            className={classes(CONTROL, CONTROL_SIZE)}
          />
        )}
      </Field>
    </div>
  );
}
