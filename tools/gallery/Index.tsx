import { type KeyboardEvent, useState } from 'react';
import { Link } from 'wouter';
import { SPECIMENS } from './components/specimens.ts';
import { queryOf, type Shown } from './frame/frame-address.ts';
import { addressWith } from './gallery-address.ts';
import { GALLERY_PATH } from './paths.ts';
import { SHOWN_STATES } from './states.ts';

interface Entry {
  readonly name: string;
  readonly shown: Shown;
}

interface Section {
  readonly title: string;
  readonly entries: readonly Entry[];
}

const SECTIONS: readonly Section[] = [
  ...Object.entries(SHOWN_STATES).map(([page, states]) => ({
    title: page,
    entries: states.map(({ name }) => ({ name, shown: { shows: 'state', page, state: name } as const })),
  })),
  ...Object.entries(byFolder(Object.keys(SPECIMENS))).map(([folder, components]) => ({
    title: `src/ui/${folder}`,
    entries: components.map((component) => ({
      name: component.slice(folder.length + 1),
      shown: { shows: 'component', component } as const,
    })),
  })),
];

export interface IndexProps {
  readonly shown: Shown;
  readonly query: URLSearchParams;
}

/** The searchable list of all states and components. Arrow up and down select the previous or next entry. */
export function Index({ shown, query }: IndexProps) {
  const [wanted, setWanted] = useState('');
  const current = new URLSearchParams(queryOf(shown)).toString();
  const sections = SECTIONS.map(({ title, entries }) => ({
    title,
    entries: entries.filter(({ name }) => `${title} ${name}`.toLowerCase().includes(wanted.toLowerCase())),
  })).filter(({ entries }) => entries.length > 0);
  return (
    <nav
      aria-label="Pages and components"
      className="overflow-y-auto border-r border-line bg-surface px-3 pb-6"
    >
      <div className="sticky top-0 bg-surface py-3">
        <input
          type="search"
          aria-label="Find"
          placeholder="Find"
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
          onKeyDown={moveWithArrows}
          className="w-full rounded-sm border border-line-strong bg-sunken px-3 py-1.5 text-sm"
        />
      </div>
      <a href={`${GALLERY_PATH}?texts`} className="block rounded-sm px-2 py-1 text-sm hover:bg-raised">
        All texts in five languages
      </a>
      {sections.map(({ title, entries }) => (
        <section key={title} aria-label={title} className="pb-3">
          <h2 className="px-2 py-1 text-xs font-bold break-words text-muted">{title}</h2>
          <ul>
            {entries.map((entry) => (
              <li key={entry.name}>
                <Link
                  href={addressWith(query, queryOf(entry.shown))}
                  onKeyDown={moveWithArrows}
                  aria-current={
                    new URLSearchParams(queryOf(entry.shown)).toString() === current ? 'page' : undefined
                  }
                  className="block rounded-sm px-2 py-1 text-sm hover:bg-raised aria-[current]:bg-accent-soft aria-[current]:text-accent-text"
                >
                  {entry.name}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

function moveWithArrows(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const links = [...(event.currentTarget.closest('nav')?.querySelectorAll('a') ?? [])];
  const next = links[links.findIndex((link) => link === event.target) + step];
  next?.focus();
  next?.click();
}

function byFolder(components: readonly string[]): Readonly<Record<string, readonly string[]>> {
  const folders: Record<string, string[]> = {};
  for (const component of components) {
    const [folder = ''] = component.split('/');
    (folders[folder] ??= []).push(component);
  }
  return folders;
}
