import { useSpoken } from '../labels.ts';
import type { Address, Addressed } from './address.ts';
import type { Found } from './find.ts';
import { ViewerLink } from './ViewerLink.tsx';

/** Maximum number of results in the list. */
const SHOWN = 80;

export interface FoundListProps {
  readonly found: readonly Found[];
  readonly address: Address;
  readonly go: Addressed['go'];
}

/** The search results, grouped by machine. */
export function FoundList({ found, address, go }: FoundListProps) {
  const { say } = useSpoken();
  const shown = found.slice(0, SHOWN);
  const machines = [...new Set(shown.map(({ machine }) => machine))];
  return (
    <>
      <p role="status" className="px-2 pb-1 text-xs text-muted">
        {found.length === 0
          ? say('No results.')
          : found.length > SHOWN
            ? say('{count} found, the first {shown} are shown', { count: found.length, shown: SHOWN })
            : say('{count} found', { count: found.length })}
      </p>
      {machines.map((machine) => (
        <section key={machine} aria-label={machine}>
          <h2 className="px-2 pt-2 pb-0.5 text-xs font-bold text-muted">{machine}</h2>
          <ul>
            {shown
              .filter((one) => one.machine === machine)
              .map(({ id, kind, title, place, labels }) => (
                <li key={id}>
                  <ViewerLink
                    address={address}
                    changes={{ machine, at: id, tab: 'look' }}
                    go={go}
                    isCurrent={address.machine === machine && address.at === id}
                    className="block rounded-sm px-2 py-1 hover:bg-raised aria-[current]:bg-accent-soft"
                  >
                    <span className="block text-sm leading-snug break-words">
                      {kind === 'transition' && <span aria-hidden="true">→ </span>}
                      {title}
                      {place !== null && <span className="text-muted"> {say('in {place}', { place })}</span>}
                    </span>
                    <span className="line-clamp-2 text-xs text-muted">{labels}</span>
                  </ViewerLink>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </>
  );
}
