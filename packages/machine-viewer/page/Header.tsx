import type { Ref } from 'react';
import { useSpoken } from '../labels.ts';
import { Breakable } from '../panel/Breakable.tsx';
import { type ShownMachine, useMachines } from '../viewer-input.ts';
import { type Address, type Addressed, tabsOf } from './address.ts';
import { ExportMenu } from '../export/ExportMenu.tsx';
import { ViewerLink } from './ViewerLink.tsx';

export interface HeaderProps {
  readonly shown: ShownMachine;
  readonly address: Address;
  readonly go: Addressed['go'];
  readonly isFinding: boolean;
  /** The button that opens the list of machines on a small screen. */
  readonly finder: Ref<HTMLButtonElement>;
  /** Opens the list of machines on a small screen. */
  readonly onFind: () => void;
}

/** The machine's name and description, the tabs, the languages and the menu *Share*. */
export function Header({
  shown: { name, chart, source },
  address,
  go,
  isFinding,
  finder,
  onFind,
}: HeaderProps) {
  const { language, labels, say } = useSpoken();
  const machines = useMachines();
  const all = Object.entries(machines.languages);
  const languages = all.length > 1 ? all : [];
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-surface px-4 py-2.5 desk:flex-nowrap print:hidden">
      <button
        ref={finder}
        type="button"
        aria-expanded={isFinding}
        className="min-h-9 shrink-0 rounded-sm border border-line-strong px-3 py-1 text-sm hover:border-muted desk:hidden"
        onClick={onFind}
      >
        {say('Machines')}
      </button>
      <div className="min-w-0 grow basis-40">
        <h1 className="text-lg leading-tight font-bold wrap-anywhere">
          <Breakable name={name} />
        </h1>
        <p className="truncate text-xs text-muted">{labels(chart) || source}</p>
      </div>
      <nav
        aria-label={say('Views of the machine')}
        className="flex max-w-full flex-wrap rounded-md bg-sunken p-1 desk:shrink-0 desk:flex-nowrap"
      >
        {Object.entries(tabsOf(machines, say)).map(([tab, title]) => (
          <ViewerLink
            key={tab}
            address={address}
            changes={{ tab }}
            go={go}
            isCurrent={tab === address.tab}
            className="rounded-sm px-2.5 py-1 text-sm text-muted hover:text-ink wide:px-3.5 aria-[current]:bg-raised aria-[current]:font-bold aria-[current]:text-accent-text aria-[current]:shadow-card"
          >
            {title}
          </ViewerLink>
        ))}
      </nav>
      <nav aria-label={say('Language of the texts')} className="flex shrink-0 gap-1 text-sm">
        {languages.map(([code, title]) => (
          <ViewerLink
            key={code}
            address={address}
            changes={{ labels: code }}
            go={go}
            isCurrent={code === language}
            lang={code}
            className="rounded-sm px-2 py-1 text-muted hover:text-ink aria-[current]:font-bold aria-[current]:text-accent-text"
          >
            {title}
          </ViewerLink>
        ))}
      </nav>
      <ExportMenu name={name} chart={chart} />
    </header>
  );
}
