import { useLingui } from '@lingui/react';
import { LIMIT_PERIODS, type LimitPeriod, type ResponsiblePlay } from '../../../contract/responsible-play.ts';
import { formatInstant } from '../../format/date.ts';
import { periodName } from '../../i18n/units.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { limitsInMessage } from './limit-messages.ts';

/** The pending changes of limits, and when they take effect. */
export function PendingLimits({
  responsiblePlay: { limits, pending },
}: {
  readonly responsiblePlay: ResponsiblePlay;
}) {
  const { i18n } = useLingui();
  if (!pending) return null;
  const now = limitsInMessage(i18n, limits);
  const then = limitsInMessage(i18n, pending);
  const nameOf = (name: LimitPeriod | 'reminder') =>
    name === 'reminder'
      ? i18n._('responsiblePlay.reminder')
      : i18n._('responsiblePlay.limit', { period: periodName(i18n, name) });
  const changes = ([...LIMIT_PERIODS, 'reminder'] as const).filter((name) => now[name] !== then[name]);
  return (
    <Notice
      tone="info"
      announced="never"
      icon="clock"
      title={i18n._('responsiblePlay.pending.title', { when: formatInstant(pending.effectiveAt) ?? '' })}
    >
      <ul className="stack gap-0.5">
        {changes.map((name) => (
          <li key={name}>
            <span>{nameOf(name)}</span>
            <span>: </span>
            <span>{now[name]}</span>
            <span> → </span>
            <strong>{then[name]}</strong>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
