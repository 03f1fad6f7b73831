import { memo, useLayoutEffect, useRef } from 'react';
import { useSpoken } from '../labels.ts';
import { Breakable } from '../panel/Breakable.tsx';
import { classes } from '../panel/classes.ts';
import { timeOf } from '../panel/duration.ts';
import type { Row, Sequence } from './sequence.ts';

export interface SequenceDiagramProps {
  readonly sequence: Sequence;
  /** The number of the selected message; null selects none, and the latest one is kept in view. */
  readonly chosen: number | null;
  readonly onChoose: (row: Row) => void;
}

/** The width of a lane, in rem. */
const LANE = 7;

/** Messages from lane to lane, the oldest at the top. A click on one selects it. */
export function SequenceDiagram({ sequence: { lanes, rows }, chosen, onChoose }: SequenceDiagramProps) {
  const { say } = useSpoken();
  const area = useRef<HTMLDivElement>(null);
  const width = `${lanes.length * LANE}rem`;
  const latest = rows.at(-1)?.message.number ?? null;
  useLayoutEffect(() => {
    const row = area.current?.querySelector(`[data-message="${chosen ?? latest}"]`);
    row?.scrollIntoView?.({ block: 'center', inline: 'nearest' });
  }, [chosen, latest]);
  return (
    <div ref={area} className="min-h-48 grow basis-0 overflow-auto">
      <div className="relative" style={{ width, minWidth: '100%' }}>
        <div className="sticky top-0 z-10 flex border-b border-line bg-surface" aria-hidden>
          {lanes.map(({ session, name, note }) => (
            <span
              key={session ?? 'page'}
              className="shrink-0 px-1 py-1.5 text-center text-xs font-bold wrap-anywhere"
              style={{ width: `${LANE}rem` }}
            >
              <Breakable name={name} />
              {note !== null && (
                <span className="block font-normal text-muted">
                  <Breakable name={note} />
                </span>
              )}
            </span>
          ))}
        </div>
        {lanes.map(({ session }, index) => (
          <span
            key={session ?? 'page'}
            aria-hidden
            className="absolute inset-y-0 border-l border-dashed border-line"
            style={{ left: `${(index + 0.5) * LANE}rem` }}
          />
        ))}
        <ol aria-label={say('Messages')} className="relative">
          {rows.map((row) => (
            <Message
              key={row.message.number}
              row={row}
              from={lanes[row.from]?.name ?? ''}
              to={lanes[row.to]?.name ?? ''}
              isChosen={row.message.number === chosen}
              onChoose={onChoose}
            />
          ))}
        </ol>
      </div>
    </div>
  );
}

interface MessageProps {
  readonly row: Row;
  /** The names of the lanes. */
  readonly from: string;
  readonly to: string;
  readonly isChosen: boolean;
  readonly onChoose: (row: Row) => void;
}

const Message = memo(function Message({ row, from, to, isChosen, onChoose }: MessageProps) {
  const { say } = useSpoken();
  const isToItself = row.from === row.to;
  const left = Math.min(row.from, row.to);
  const span = Math.max(row.from, row.to) - left;
  const isLeftward = row.to < row.from;
  return (
    <li>
      <button
        type="button"
        aria-label={say('{time} {from} to {to}: {event}', {
          time: timeOf(row.message.at),
          from,
          to,
          event: row.label,
        })}
        aria-current={isChosen ? 'step' : undefined}
        className={classes(
          'relative block h-10 w-full text-left text-xs hover:bg-raised',
          isChosen && 'bg-accent-soft font-bold text-accent-text',
        )}
        onClick={() => onChoose(row)}
      >
        {/* A line that begins at the left of what is visible keeps its label in view. */}
        <span
          className="absolute top-1"
          style={{ left: `${(left + 0.5) * LANE}rem`, width: `${Math.max(span, 1) * LANE}rem` }}
        >
          <span className="sticky left-0 inline-block px-1.5 whitespace-nowrap">{row.label}</span>
        </span>
        <span
          aria-hidden
          data-message={row.message.number}
          className={classes(
            'absolute bottom-2.5 border-current',
            isToItself ? 'h-2 w-6 rounded-r-sm border border-l-0' : 'border-t',
          )}
          style={{
            left: `${(left + 0.5) * LANE}rem`,
            ...(!isToItself && { width: `${span * LANE}rem` }),
          }}
        />
        <span
          aria-hidden
          className={classes(
            'absolute bottom-1.5 h-0 w-0 border-y-4 border-y-transparent',
            isLeftward || isToItself
              ? 'border-r-8 border-r-current'
              : '-translate-x-full border-l-8 border-l-current',
          )}
          style={{ left: `${(row.to + 0.5) * LANE}rem` }}
        />
      </button>
    </li>
  );
});
