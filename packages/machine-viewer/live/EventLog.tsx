import { memo } from 'react';
import type { Chart } from '../../machine-core/index.ts';
import { type Say, useSpoken } from '../labels.ts';
import { timeOf } from '../panel/duration.ts';
import { PanelButton } from '../panel/PanelButton.tsx';
import { PanelSection } from '../panel/PanelSection.tsx';
import { ReadableData } from '../panel/ReadableData.tsx';
import { EventResult } from '../panel/EventResult.tsx';
import type { LogEntry } from './messages.ts';

export interface EventLogProps {
  readonly chart: Chart;
  readonly entries: readonly LogEntry[];
  readonly shown: LogEntry;
  readonly onShow: (entry: LogEntry, isLast: boolean) => void;
}

/** The events that an actor has received, the latest first. A click on one shows the actor's state after it. */
export const EventLog = memo(function EventLog({ chart, entries, shown, onShow }: EventLogProps) {
  const { say } = useSpoken();
  return (
    <PanelSection title={say('What has happened')}>
      <ol reversed className="grid gap-1">
        {entries.toReversed().map((entry, index) => (
          <Item
            key={entry.number}
            chart={chart}
            entry={entry}
            isShown={entry === shown}
            isLast={index === 0}
            onShow={onShow}
          />
        ))}
      </ol>
    </PanelSection>
  );
});

interface ItemProps extends Pick<EventLogProps, 'chart' | 'onShow'> {
  readonly entry: LogEntry;
  readonly isShown: boolean;
  readonly isLast: boolean;
}

const Item = memo(function Item({ chart, entry, isShown, isLast, onShow }: ItemProps) {
  const { say } = useSpoken();
  const { event, at, from } = entry;
  const { type, ...carried } = event;
  return (
    <li>
      <PanelButton
        aria-current={isShown ? 'step' : undefined}
        isMain={isShown}
        onClick={() => onShow(entry, isLast)}
      >
        <span className="flex flex-wrap justify-between gap-x-3">
          <b className="wrap-anywhere">{type}</b>
          <time dateTime={new Date(at).toISOString()} className="text-xs text-muted tabular-nums">
            {timeOf(at)}
          </time>
        </span>
        {from !== null && (
          <span className="block text-xs text-muted">{say('from {sender}', { sender: from })}</span>
        )}
        <EventResult chart={chart} {...entry} otherwise={nothingOf(entry, say)} />
      </PanelButton>
      {isShown && Object.keys(carried).length > 0 && (
        <div className="px-2.5 py-1">
          <ReadableData value={carried} />
        </div>
      )}
    </li>
  );
});

/** The text for an event that took no transition and was not rejected by a guard. */
function nothingOf({ event: { type }, after }: LogEntry, say: Say): string {
  if (after.status === 'error') return say('Failed with an error.');
  if (type === 'xstate.init') return say('Started.');
  return type === 'xstate.stop' ? say('Stopped.') : say('Not handled in this state.');
}
