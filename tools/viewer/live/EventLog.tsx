import { memo } from 'react';
import type { Chart } from '../../chart/chart.ts';
import { timeOf } from '../panel/duration.ts';
import { PanelButton } from '../panel/PanelButton.tsx';
import { PanelSection } from '../panel/PanelSection.tsx';
import { ReadableData } from '../panel/ReadableData.tsx';
import { WhatCame } from '../panel/EventResult.tsx';
import type { Happening } from './messages.ts';

export interface HappeningListProps {
  readonly chart: Chart;
  readonly happenings: readonly Happening[];
  readonly shown: Happening;
  readonly onShow: (happening: Happening, isLast: boolean) => void;
}

/** Everything that an actor has heard, the latest first; each leads to how it was then. */
export const HappeningList = memo(function HappeningList({
  chart,
  happenings,
  shown,
  onShow,
}: HappeningListProps) {
  return (
    <PanelSection title="What has happened">
      <ol reversed className="grid gap-1">
        {happenings.toReversed().map((happening, index) => (
          <Item
            key={happening.number}
            chart={chart}
            happening={happening}
            isShown={happening === shown}
            isLast={index === 0}
            onShow={onShow}
          />
        ))}
      </ol>
    </PanelSection>
  );
});

interface ItemProps extends Pick<HappeningListProps, 'chart' | 'onShow'> {
  readonly happening: Happening;
  readonly isShown: boolean;
  readonly isLast: boolean;
}

const Item = memo(function Item({ chart, happening, isShown, isLast, onShow }: ItemProps) {
  const { event, at, from } = happening;
  const { type, ...carried } = event;
  return (
    <li>
      <PanelButton
        aria-current={isShown ? 'step' : undefined}
        isMain={isShown}
        onClick={() => onShow(happening, isLast)}
      >
        <span className="flex flex-wrap justify-between gap-x-3">
          <b className="wrap-anywhere">{type}</b>
          <time dateTime={new Date(at).toISOString()} className="text-xs text-muted tabular-nums">
            {timeOf(at)}
          </time>
        </span>
        {from !== null && <span className="block text-xs text-muted">from {from}</span>}
        <WhatCame chart={chart} {...happening} otherwise={nothingOf(happening)} />
      </PanelButton>
      {isShown && Object.keys(carried).length > 0 && (
        <div className="px-2.5 py-1">
          <ReadableData value={carried} />
        </div>
      )}
    </li>
  );
});

/** What is said of an event that no state heard. */
function nothingOf({ event: { type }, after }: Happening): string {
  if (after.status === 'error') return 'It broke.';
  if (type === 'xstate.init') return 'It begins.';
  return type === 'xstate.stop' ? 'It is stopped.' : 'Not heard here.';
}
