import { type KeyboardEvent, useDeferredValue, useState } from 'react';
import { CHARTS } from '../catalogue.ts';
import type { Chart } from '../chart/chart.ts';
import { useSpoken } from '../words/spoken.ts';
import type { Address, Addressed } from './address.ts';
import { find } from './find.ts';
import { FoundList } from './FoundList.tsx';
import { TheatreLink } from './TheatreLink.tsx';

export interface FinderProps {
  readonly chart: Chart;
  readonly address: Address;
  readonly go: Addressed['go'];
}

/** All machines; or, once something is looked for, wherever it occurs in them. */
export function Finder({ chart, address, go }: FinderProps) {
  const [wanted, setWanted] = useState('');
  const lookedFor = useDeferredValue(wanted.trim());
  const { language, words } = useSpoken();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it hears the keys of the field and links in it
    <nav
      aria-label="Machines"
      className="flex min-h-0 flex-col border-r border-line bg-surface print:hidden"
      onKeyDown={moveWithArrows}
    >
      <div className="grid gap-2 px-3 pt-3 pb-2">
        <p className="px-1 font-bold">Machines</p>
        <input
          type="search"
          aria-label="Find a state, an event, a guard, an action or a word"
          placeholder="Find in all machines"
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
          className="w-full rounded-sm border border-line-strong bg-sunken px-2.5 py-1 text-sm"
        />
      </div>
      <div className="min-h-0 grow overflow-y-auto px-2 pb-4">
        {lookedFor === '' ? (
          <ul>
            {CHARTS.map((one) => (
              <li key={one.id}>
                <TheatreLink
                  address={address}
                  changes={{ machine: one.id, at: null }}
                  go={go}
                  isCurrent={one.id === chart.id}
                  className="block rounded-sm px-2 py-1 hover:bg-raised aria-[current]:bg-accent-soft aria-[current]:text-accent-text"
                >
                  <span className="flex items-baseline justify-between gap-2 text-sm font-bold">
                    {one.id}
                    <span
                      className="text-xs font-normal text-muted tabular-nums"
                      title="States · transitions"
                    >
                      {one.nodes.length} · {one.edges.length}
                    </span>
                  </span>
                  <span className="line-clamp-1 text-xs text-muted" lang={language}>
                    {words(one)}
                  </span>
                </TheatreLink>
              </li>
            ))}
          </ul>
        ) : (
          <FoundList found={find(CHARTS, lookedFor, words)} address={address} go={go} />
        )}
      </div>
    </nav>
  );
}

/** Up and down go from the field into the list and through it. */
function moveWithArrows(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, a')];
  stops[stops.findIndex((stop) => stop === document.activeElement) + step]?.focus();
}
