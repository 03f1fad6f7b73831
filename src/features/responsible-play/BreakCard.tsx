import { useLingui } from '@lingui/react';
import { useSelector } from '@xstate/react';
import { useRef, useState } from 'react';
import { addDays } from '../../../contract/time/day.ts';
import { millisecondsOf } from '../../../contract/time/clock.ts';
import { SELF_EXCLUSION_DAYS } from '../../../contract/limits.ts';
import type { BreakDays } from '../../../machines/responsiblePlay.machine.ts';
import type { ResponsiblePlayActor } from '../../../machines/responsiblePlay.machine.ts';
import { paths } from '../../app/paths.ts';
import { useSite } from '../../app/site-context.ts';
import { formatInstant } from '../../format/date.ts';
import { lateCode } from '../../platform/late-code.ts';
import { LateDialog } from '../../shared/late/LateDialog.tsx';
import { ButtonPageLink } from '../../shared/PageLink.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { RadioCards } from '../../ui/form/RadioCards.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { RequestOutcome } from './RequestOutcome.tsx';

export interface BreakCardProps {
  readonly actor: ResponsiblePlayActor;
  /** The end of the current break; the unset instant without one. */
  readonly excludedUntil: string;
}

const CONFIRM_DIALOG = lateCode(() => import('../../ui/feedback/ConfirmDialog.tsx'));

/** Starts a break from play, with a confirmation because it cannot be undone. A running break can only be extended. */
export function BreakCard({ actor, excludedUntil }: BreakCardProps) {
  const { i18n } = useLingui();
  const { clock } = useSite().client;
  const intent = useSelector(actor, ({ context }) => context.intent);
  const isOurs = intent?.kind === 'break';
  const wasKept = useSelector(actor, (snapshot) => snapshot.hasTag('kept'));
  // Restores the choice of a request that has not succeeded yet, when the page is opened again.
  const [days, setDays] = useState<BreakDays | null>(isOurs && !wasKept ? intent.days : null);
  const [isAsked, setAsked] = useState(false);
  const [wasForgotten, setForgotten] = useState(false);
  const choices = useRef<HTMLDivElement>(null);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('pending'));
  const isPending = isBusy && isOurs;

  const until = millisecondsOf(excludedUntil);
  const longer = SELF_EXCLUSION_DAYS.filter((choice) => addDays(clock.now(), choice) > (until ?? 0));
  const chosen = days !== null && longer.includes(days) ? days : null;
  const choose = (value: string) => {
    setDays(SELF_EXCLUSION_DAYS.find((choice) => String(choice) === value) ?? null);
    setForgotten(false);
    actor.send({ type: 'responsiblePlay.edit' });
  };
  const begin = () => {
    if (chosen !== null) return setAsked(true);
    setForgotten(true);
    // Each press focuses the missing choice, even if the error is already shown.
    choices.current?.querySelector('input')?.focus();
  };
  const confirm = () => {
    setAsked(false);
    if (chosen !== null)
      actor.send({ type: 'responsiblePlay.ask', request: { kind: 'break', days: chosen } });
  };

  return (
    <Card title={i18n._('responsiblePlay.break.title')} label={i18n._('responsiblePlay.break.title')}>
      {until === null ? (
        <p className="text-sm text-muted">{i18n._('responsiblePlay.break.lead')}</p>
      ) : (
        <Notice
          tone="info"
          icon="clock"
          title={i18n._('responsiblePlay.break.active', { when: formatInstant(excludedUntil) ?? '' })}
          action={
            <ButtonPageLink size="small" icon="withdraw" href={paths.withdraw}>
              {i18n._('responsiblePlay.break.toWithdraw')}
            </ButtonPageLink>
          }
        >
          <Consequences />
        </Notice>
      )}
      {longer.length > 0 && (
        <>
          <div ref={choices}>
            <RadioCards
              legend={
                until === null
                  ? i18n._('responsiblePlay.break.length')
                  : i18n._('responsiblePlay.break.longer')
              }
              name="days"
              value={chosen === null ? null : String(chosen)}
              onValueChange={choose}
              error={wasForgotten ? i18n._('responsiblePlay.break.required') : undefined}
              arrangement="short"
              options={longer.map((choice) => ({
                value: String(choice),
                label: i18n._('responsiblePlay.break.days', { days: choice }),
              }))}
            />
          </div>
          <RequestOutcome actor={actor} kind="break" />
          <Button
            fullWidth
            icon="clock"
            busy={isPending}
            busyLabel={i18n._('responsiblePlay.break.pending')}
            disabled={isBusy && !isPending}
            onClick={begin}
          >
            {until === null ? i18n._('responsiblePlay.break.start') : i18n._('responsiblePlay.break.longer')}
          </Button>
        </>
      )}
      {isAsked && chosen !== null && (
        <LateDialog
          code={CONFIRM_DIALOG}
          onFailed={() => setAsked(false)}
          given={{
            tone: 'plain',
            icon: 'clock',
            open: true,
            title: i18n._('responsiblePlay.break.confirm.title', { days: chosen }),
            confirmLabel: i18n._('responsiblePlay.break.confirm', { days: chosen }),
            keepLabel: i18n._('responsiblePlay.break.keep'),
            onConfirm: confirm,
            onKeep: () => setAsked(false),
            children: <Consequences />,
          }}
        />
      )}
    </Card>
  );
}

/** What a break blocks, what stays available, and that it cannot be undone. */
function Consequences() {
  const { i18n } = useLingui();
  return (
    <ul className="stack list-disc gap-1 pl-5">
      <li>{i18n._('responsiblePlay.break.closed')}</li>
      <li>{i18n._('responsiblePlay.break.open')}</li>
      <li>{i18n._('responsiblePlay.break.final')}</li>
    </ul>
  );
}
