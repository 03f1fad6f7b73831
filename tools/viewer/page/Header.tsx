import type { Ref } from 'react';
import type { Chart } from '../../../packages/machine-core/index.ts';
import { LANGUAGES, useSpoken } from '../../labels/label-of.ts';
import { type Address, type Addressed, TABS } from './address.ts';
import { ViewerLink } from './ViewerLink.tsx';

export interface HeaderProps {
  readonly chart: Chart;
  readonly address: Address;
  readonly go: Addressed['go'];
  readonly isFinding: boolean;
  /** The button that opens the list of machines on a small screen. */
  readonly finder: Ref<HTMLButtonElement>;
  /** Opens the list of machines on a small screen. */
  readonly onFind: () => void;
}

/** The machine's name and description, the tabs, the languages and the print button. */
export function Header({ chart, address, go, isFinding, finder, onFind }: HeaderProps) {
  const { language, labels } = useSpoken();
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-surface px-4 py-2.5 desk:flex-nowrap print:hidden">
      <button
        ref={finder}
        type="button"
        aria-expanded={isFinding}
        className="min-h-9 shrink-0 rounded-sm border border-line-strong px-3 py-1 text-sm hover:border-muted desk:hidden"
        onClick={onFind}
      >
        Machines
      </button>
      <div className="min-w-0 grow basis-40">
        <h1 className="truncate text-lg leading-tight font-bold">{chart.id}</h1>
        <p className="truncate text-xs text-muted" lang={language}>
          {labels(chart)}
        </p>
      </div>
      <nav aria-label="Views of the machine" className="flex shrink-0 rounded-md bg-sunken p-1">
        {Object.entries(TABS).map(([tab, name]) => (
          <ViewerLink
            key={tab}
            address={address}
            changes={{ tab: tab as Address['tab'] }}
            go={go}
            isCurrent={tab === address.tab}
            className="rounded-sm px-2.5 py-1 text-sm text-muted hover:text-ink wide:px-3.5 aria-[current]:bg-raised aria-[current]:font-bold aria-[current]:text-accent-text aria-[current]:shadow-card"
          >
            {name}
          </ViewerLink>
        ))}
      </nav>
      <nav aria-label="Language of the texts" className="flex shrink-0 gap-1 text-sm">
        {Object.entries(LANGUAGES).map(([code, name]) => (
          <ViewerLink
            key={code}
            address={address}
            changes={{ labels: code as Address['labels'] }}
            go={go}
            isCurrent={code === language}
            lang={code}
            className="rounded-sm px-2 py-1 text-muted hover:text-ink aria-[current]:font-bold aria-[current]:text-accent-text"
          >
            {name}
          </ViewerLink>
        ))}
      </nav>
      <button
        type="button"
        className="hidden shrink-0 rounded-sm border border-line-strong px-3 py-1 text-sm hover:border-muted phone:block"
        onClick={() => window.print()}
      >
        Print
      </button>
    </header>
  );
}
