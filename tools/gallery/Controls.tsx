import { Link } from 'wouter';
import { type Shown, themeIn } from './frame/frame-address.ts';
import { FRAME_SIZES, sizeIn } from './frame/frame-sizes.ts';
import { THEMES } from './frame/theme.ts';
import { addressWith } from './gallery-address.ts';
import { stateNamed } from './states.ts';

export interface ControlsProps {
  readonly shown: Shown;
  readonly query: URLSearchParams;
}

/** The name of the shown state, and the choice of width and theme. */
export function Controls({ shown, query }: ControlsProps) {
  return (
    <header className="flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-line px-5 py-3">
      <div className="min-w-0 grow">
        <h1 className="truncate font-bold">{`${shown.page} · ${shown.state}`}</h1>
        <p className="truncate text-sm text-muted">{provenanceOf(shown)}</p>
      </div>
      <Choice
        label="Width"
        name="width"
        values={Object.keys(FRAME_SIZES)}
        current={sizeIn(query)}
        query={query}
      />
      <Choice label="Theme" name="theme" values={THEMES} current={themeIn(query)} query={query} />
    </header>
  );
}

/** How a state is set up through the lab: scenario, player, address and faults. */
function provenanceOf(shown: Shown): string {
  const { scenario, player, address, faults = [], act } = stateNamed(shown.page, shown.state);
  return [
    `scenario ${scenario}`,
    player ?? 'visitor',
    address,
    ...faults.map(({ fault, match }) => `${fault} at ${match.method ?? ''} ${match.path}`),
    ...(act ? ['then an action on the page'] : []),
  ].join(' · ');
}

interface ChoiceProps {
  readonly label: string;
  readonly name: string;
  readonly values: readonly string[];
  readonly current: string;
  readonly query: URLSearchParams;
}

function Choice({ label, name, values, current, query }: ChoiceProps) {
  return (
    <nav aria-label={label} className="flex items-center gap-1 text-sm">
      <span className="mr-1 text-muted">{label}</span>
      {values.map((value) => (
        <Link
          key={value}
          href={addressWith(query, { [name]: value })}
          aria-current={value === current ? 'true' : undefined}
          className="rounded-sm px-2 py-1 hover:bg-raised aria-[current]:bg-accent aria-[current]:text-on-accent"
        >
          {value}
        </Link>
      ))}
    </nav>
  );
}
