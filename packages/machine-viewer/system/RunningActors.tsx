import { useSpoken } from '../labels.ts';
import { isActive } from '../live/known-tabs.ts';
import type { KnownTab, LoggedActor } from '../live/messages.ts';
import { stateLabelOf } from '../live/Running.tsx';
import { MachineLink } from '../page/MachineLink.tsx';
import { classes } from '../panel/classes.ts';
import { PanelSection } from '../panel/PanelSection.tsx';

export interface RunningActorsProps {
  readonly tab: KnownTab;
  /** The number of the message after which the actors are shown; null shows them as they are now. */
  readonly until: number | null;
  readonly isTall: boolean;
}

/** The machines that run in a tab as a tree, each with its state and the promises and callbacks that it waits for. */
export function RunningActors({ tab, until, isTall }: RunningActorsProps) {
  const { say } = useSpoken();
  const running = tab.actors.map((actor) => actorUntil(actor, until)).filter(isActive);
  const sessions = new Set(running.map(({ session }) => session));
  const roots = running.filter(({ parent }) => parent === null || !sessions.has(parent));
  return (
    <PanelSection
      title={say(until === null ? 'Which actors run: {count}' : 'Which actors ran then: {count}', {
        count: running.length,
      })}
    >
      <ul
        className={classes(
          'is-scrolled grid gap-0.5 overflow-y-auto',
          isTall ? 'max-desk:max-h-40' : 'max-h-40',
        )}
      >
        {roots.map((actor) => (
          <Running key={actor.session} actor={actor} running={running} />
        ))}
      </ul>
    </PanelSection>
  );
}

/** The actor as it was after a message. Without entries, it had not started. */
function actorUntil(actor: LoggedActor, until: number | null): LoggedActor {
  if (until === null) return actor;
  return { ...actor, entries: actor.entries.filter(({ message }) => message <= until) };
}

interface RunningProps {
  readonly actor: LoggedActor;
  readonly running: readonly LoggedActor[];
}

function Running({ actor, running }: RunningProps) {
  const { say } = useSpoken();
  const children = running.filter(({ parent }) => parent === actor.session);
  const after = actor.entries.at(-1)?.after;
  const ids = new Set(children.map(({ id }) => id));
  const calls = after?.open.filter((id) => !ids.has(id)) ?? [];
  return (
    <li className="text-xs">
      <MachineLink name={actor.machine} isBold />{' '}
      <span className="wrap-anywhere">{after && stateLabelOf(after.value)}</span>
      {calls.length > 0 && (
        <span className="text-muted"> · {say('waits for {actors}', { actors: calls.join(', ') })}</span>
      )}
      {children.length > 0 && (
        <ul className="grid gap-0.5 pl-4">
          {children.map((child) => (
            <Running key={child.session} actor={child} running={running} />
          ))}
        </ul>
      )}
    </li>
  );
}
