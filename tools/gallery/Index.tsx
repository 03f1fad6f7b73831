import { type KeyboardEvent, useState } from 'react';
import { Link } from 'wouter';
import type { Shown } from './frame/frame-address.ts';
import { addressWith } from './gallery-address.ts';
import { GALLERY_PATH } from './paths.ts';
import { SHOWN_STATES } from './states.ts';

export interface IndexProps {
  readonly shown: Shown;
  readonly query: URLSearchParams;
}

/** The searchable list of all states. Arrow up and down select the previous or next entry. */
export function Index({ shown, query }: IndexProps) {
  const [wanted, setWanted] = useState('');
  const sections = Object.entries(SHOWN_STATES)
    .map(([page, states]) => ({
      page,
      states: states.filter(({ name }) => `${page} ${name}`.toLowerCase().includes(wanted.toLowerCase())),
    }))
    .filter(({ states }) => states.length > 0);
  return (
    <nav aria-label="Pages" className="overflow-y-auto border-r border-line bg-surface px-3 pb-6">
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
      {sections.map(({ page, states }) => (
        <section key={page} aria-label={page} className="pb-3">
          <h2 className="px-2 py-1 text-xs font-bold break-words text-muted">{page}</h2>
          <ul>
            {states.map(({ name }) => (
              <li key={name}>
                <Link
                  href={addressWith(query, { page, state: name })}
                  onKeyDown={moveWithArrows}
                  aria-current={page === shown.page && name === shown.state ? 'page' : undefined}
                  className="block rounded-sm px-2 py-1 text-sm hover:bg-raised aria-[current]:bg-accent-soft aria-[current]:text-accent-text"
                >
                  {name}
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
