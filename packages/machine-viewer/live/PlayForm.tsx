import { type FormEvent, useId, useState } from 'react';
import type { EventObject } from 'xstate';
import { useSpoken } from '../labels.ts';
import type { MachineFixtures } from '../../machine-core/index.ts';
import { eventHere } from './event-here.ts';

export interface PlayFormProps {
  readonly fixtures: MachineFixtures | undefined;
  /** The event's name in the fixtures, else its type. */
  readonly name: string;
  /** The actor's context. */
  readonly context: unknown;
  readonly onPlay: (event: EventObject) => void;
}

/** A form to edit an event as JSON and send it to the actor. */
export function PlayForm({ fixtures, name, context, onPlay }: PlayFormProps) {
  const { say } = useSpoken();
  const field = useId();
  const [text, write] = useState(() => JSON.stringify(eventHere(fixtures, name, context), null, 2));
  const [isWrong, setWrong] = useState(false);
  const send = (submission: FormEvent) => {
    submission.preventDefault();
    const event = eventIn(text);
    setWrong(event === null);
    if (event) onPlay(event);
  };
  return (
    <form onSubmit={send} className="grid gap-1.5 rounded-sm bg-sunken p-2">
      <label htmlFor={field} className="text-xs text-muted">
        {say('The event, as JSON')}
      </label>
      <textarea
        id={field}
        rows={Math.min(12, text.split('\n').length)}
        value={text}
        spellCheck={false}
        aria-invalid={isWrong}
        onChange={({ currentTarget }) => write(currentTarget.value)}
        className="rounded-sm border border-line-strong bg-surface p-2 font-mono text-xs"
      />
      {isWrong && (
        <p role="alert" className="text-xs text-red-fg">
          {say('Not an event: it must be an object with a “type”.')}
        </p>
      )}
      <button
        type="submit"
        className="min-h-9 justify-self-start rounded-sm bg-accent-soft px-3 text-sm font-bold text-accent-text hover:brightness-110"
      >
        {say('Play it in the other tab')}
      </button>
    </form>
  );
}

/** Parses an event; null if the text is not a JSON object with a `type`. */
function eventIn(text: string): EventObject | null {
  try {
    const value: unknown = JSON.parse(text);
    const isEvent =
      typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
    return isEvent ? (value as EventObject) : null;
  } catch {
    return null;
  }
}
