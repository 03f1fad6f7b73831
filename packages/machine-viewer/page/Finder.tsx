import { type KeyboardEvent, useDeferredValue, useEffect, useRef, useState } from 'react';
import { Breakable } from '../panel/Breakable.tsx';
import { classes } from '../panel/classes.ts';
import { useMachines } from '../viewer-input.ts';
import type { Chart } from '../../machine-core/index.ts';
import { useSpoken } from '../labels.ts';
import type { Address, Addressed } from './address.ts';
import { find } from './find.ts';
import { FoundList } from './FoundList.tsx';
import { ViewerLink } from './ViewerLink.tsx';

export interface FinderProps {
  readonly chart: Chart;
  readonly address: Address;
  readonly go: Addressed['go'];
  /** Whether it is open as an overlay on a small screen. On a desktop it is always visible. */
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The list of all machines, or the search results while the search field is not empty. */
export function Finder({ chart, address, go, isOpen, onClose }: FinderProps) {
  const [wanted, setWanted] = useState('');
  const lookedFor = useDeferredValue(wanted.trim());
  const { labels, say } = useSpoken();
  const { all, problems, synonyms } = useMachines();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isOpen) field.current?.focus();
  }, [isOpen]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles bubbling key events of the controls inside
    <nav
      aria-label={say('Machines')}
      className={classes(
        'min-h-0 flex-col border-r border-line bg-surface desk:static desk:flex print:hidden',
        isOpen ? 'fixed inset-0 z-10 flex' : 'hidden',
      )}
      onKeyDown={(event) => (event.key === 'Escape' && isOpen ? onClose() : moveWithArrows(event))}
    >
      <div className="grid gap-2 px-3 pt-3 pb-2">
        <div className="flex items-center justify-between px-1">
          <p className="font-bold">{say('Machines')}</p>
          <button
            type="button"
            className="-mr-1 min-h-9 rounded-sm px-3 text-sm text-muted hover:text-ink desk:hidden"
            onClick={onClose}
          >
            {say('Close')}
          </button>
        </div>
        <input
          ref={field}
          type="search"
          aria-label={say('Find a state, an event, a guard, an action or a word')}
          placeholder={say('Find in all machines')}
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
          className="w-full rounded-sm border border-line-strong bg-sunken px-2.5 py-1 text-sm"
        />
      </div>
      <div className="min-h-0 grow overflow-y-auto px-2 pb-4">
        {problems.length > 0 && lookedFor === '' && (
          <details className="mx-2 mb-2 rounded-sm bg-yellow-bg px-2.5 py-1.5 text-xs text-yellow-fg">
            <summary>{say('{count} not shown', { count: problems.length })}</summary>
            <ul className="grid gap-1.5 pt-1.5 wrap-anywhere">
              {problems.map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
          </details>
        )}
        {lookedFor === '' ? (
          <ul>
            {all.map(({ name, chart: one, source }) => (
              <li key={name}>
                <ViewerLink
                  address={address}
                  changes={{ machine: name, at: null }}
                  go={go}
                  isCurrent={one === chart}
                  className="block rounded-sm px-2 py-1 hover:bg-raised aria-[current]:bg-accent-soft aria-[current]:text-accent-text"
                >
                  <span className="flex items-baseline justify-between gap-2 text-sm font-bold">
                    <span className="min-w-0 wrap-anywhere">
                      <Breakable name={name} />
                    </span>
                    <span
                      className="shrink-0 text-xs font-normal text-muted tabular-nums"
                      title={say('States · transitions')}
                    >
                      {one.nodes.length - 1} · {one.edges.length}
                    </span>
                  </span>
                  <span className="line-clamp-1 text-xs text-muted">{labels(one) || source}</span>
                </ViewerLink>
              </li>
            ))}
          </ul>
        ) : (
          <FoundList found={find(all, lookedFor, labels, synonyms)} address={address} go={go} />
        )}
      </div>
    </nav>
  );
}

/** Arrow up and down move the focus through the search field and the links. */
function moveWithArrows(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, a')];
  stops[stops.findIndex((stop) => stop === document.activeElement) + step]?.focus();
}
