import { useLingui } from '@lingui/react';
import { useSelector } from '@xstate/react';
import { LIMIT_INCREASE_HOURS } from '../../../contract/limits.ts';
import { LIMIT_PERIODS, type ResponsiblePlay } from '../../../contract/responsible-play.ts';
import { record } from '../../../contract/schema/vocabulary.ts';
import type { ResponsiblePlayActor } from '../../../machines/responsiblePlay.machine.ts';
import { useFormMemory, useForm } from '../../app/hooks/use-form.ts';
import { Entry } from '../../app/journal/form-memory.ts';
import { useSite } from '../../app/site-context.ts';
import { formatInstant } from '../../format/date.ts';
import { currencyName, periodName } from '../../i18n/units.ts';
import { amountMessage } from '../../i18n/amount-problem-messages.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { AmountField } from '../../ui/form/AmountField.tsx';
import { SubmitButton } from '../../ui/form/Button.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { effectMessage, limitsInMessage, reminderMessage } from './limit-messages.ts';
import { RequestOutcome } from './RequestOutcome.tsx';
import { PendingLimits } from './PendingLimits.tsx';
import { effectsOf, entryOf, limitProblem, requestIn, requestOf } from './limits-request.ts';

/** Reminder intervals to choose from, in minutes. The contract allows any from 5 to 1,440. */
const REMINDERS = [15, 30, 60, 120, 240] as const;

export const REMEMBERED = {
  name: 'limits-form',
  fields: record({ day: Entry, week: Entry, month: Entry, reminder: Entry }),
} as const;

export interface LimitsFormProps {
  readonly actor: ResponsiblePlayActor;
  readonly responsiblePlay: ResponsiblePlay;
}

/** The form of the player's limits. Before saving, the hint of each field says when the change takes effect. */
export function LimitsForm({ actor, responsiblePlay }: LimitsFormProps) {
  const { i18n } = useLingui();
  const { clock } = useSite().client;
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('pending'));
  const isOurs = useSelector(actor, ({ context }) => context.intent?.kind === 'limits');
  const wasKept = useSelector(actor, (snapshot) => snapshot.hasTag('kept'));
  const isSaving = isOurs && isBusy;
  const before = requestOf(responsiblePlay);
  const form = useForm({
    initial: entryOf(before),
    memory: useFormMemory(REMEMBERED),
    problems: (entry) => ({
      day: limitProblem(entry.day),
      week: limitProblem(entry.week),
      month: limitProblem(entry.month),
      reminder: null,
    }),
    onSubmit: (entry) =>
      actor.send({
        type: 'responsiblePlay.ask',
        request: { kind: 'limits', limits: requestIn(entry, before) },
      }),
    onEdit: () => actor.send({ type: 'responsiblePlay.edit' }),
  });
  const effects = effectsOf(responsiblePlay, requestIn(form.values, before), clock.now());
  const held = limitsInMessage(i18n, responsiblePlay.limits);
  const reminder = form.field('reminder');
  const title = i18n._('responsiblePlay.limits.title');

  return (
    <form {...form.formProps} aria-label={title}>
      <Card title={title}>
        <p className="text-sm text-muted">
          {i18n._('responsiblePlay.limits.lead', { hours: LIMIT_INCREASE_HOURS })}
        </p>
        <PendingLimits responsiblePlay={responsiblePlay} />
        {LIMIT_PERIODS.map((period) => {
          const { control, problem } = form.field(period);
          const { value, onValueChange, ...traits } = control;
          return (
            <AmountField
              {...traits}
              key={period}
              readOnly={isSaving}
              label={i18n._('responsiblePlay.limit', { period: periodName(i18n, period) })}
              entry={value}
              onEntryChange={onValueChange}
              currency="THB"
              currencyLabel={currencyName(i18n, 'THB')}
              hint={effectMessage(i18n, effects[period], held[period])}
              error={amountMessage(i18n, problem, { range: null, payment: null, currency: 'THB' })}
            />
          );
        })}
        <SelectField
          {...reminder.control}
          disabled={isSaving}
          label={i18n._('responsiblePlay.reminder')}
          hint={effectMessage(i18n, effects.reminder, held.reminder)}
          options={[
            { value: '', label: reminderMessage(i18n, null) },
            ...reminderChoices(before.sessionReminderMinutes).map((minutes) => ({
              value: String(minutes),
              label: reminderMessage(i18n, minutes),
            })),
          ]}
        />
        {isOurs && wasKept && <Saved responsiblePlay={responsiblePlay} />}
        <RequestOutcome actor={actor} kind="limits" />
        <SubmitButton
          icon="shield"
          busy={isSaving}
          disabled={isBusy && !isSaving}
          busyLabel={i18n._('responsiblePlay.limits.pending')}
        >
          {i18n._('responsiblePlay.limits.save')}
        </SubmitButton>
      </Card>
    </form>
  );
}

/** The limits are saved, and when they take effect. */
function Saved({ responsiblePlay: { pending } }: Pick<LimitsFormProps, 'responsiblePlay'>) {
  const { i18n } = useLingui();
  return (
    <Notice tone="success" title={i18n._('responsiblePlay.limits.saved')}>
      {pending
        ? i18n._('responsiblePlay.limits.saved.later', { when: formatInstant(pending.effectiveAt) ?? '' })
        : i18n._('responsiblePlay.limits.saved.atOnce')}
    </Notice>
  );
}

/** The intervals to choose from, including the saved one. */
function reminderChoices(kept: number | null): readonly number[] {
  const choices = new Set<number>(REMINDERS);
  if (kept !== null) choices.add(kept);
  return [...choices].toSorted((one, other) => one - other);
}
