/** A radio group that takes one line once an option is chosen. A press on the line opens the options in place. */
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { RadioCards, type RadioCardsProps } from './RadioCards.tsx';

export interface CompactChoiceProps<Value extends string>
  extends Omit<RadioCardsProps<Value>, 'onPick' | 'onKeyDown'> {
  /** At the right of the line: change. */
  readonly changeLabel: string;
  /** Instead of it while nothing is chosen. */
  readonly chooseLabel?: string | undefined;
  /** At the left of the line if the chosen option has no emblem. */
  readonly leading?: ReactNode;
  /** Keeps the line while nothing is chosen, because the player first answers an earlier question. */
  readonly waits?: boolean | undefined;
}

/**
 * A tap on an option chooses it and returns to the line. With the keyboard, arrows choose, Enter returns to the line, and
 * Escape restores the earlier choice. The focus moves to the options and back to the line.
 */
export function CompactChoice<Value extends string>(props: CompactChoiceProps<Value>) {
  const { changeLabel, chooseLabel, leading, waits = false, ...group } = props;
  const { value, onValueChange, disabled = false } = group;
  // The choice before the options were opened; undefined while they are closed.
  const [earlier, setEarlier] = useState<Value | null>();
  const box = useRef<HTMLDivElement>(null);
  const movesFocus = useRef(false);
  const isOpen = earlier !== undefined || (value === null && !waits);
  // Once shown, the options stay in the page: a script that chose one, such as a test, still reads from it that it is chosen.
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);

  useLayoutEffect(() => {
    if (!movesFocus.current) return;
    movesFocus.current = false;
    const targets = isOpen ? ['input:checked', 'input:enabled'] : ['button'];
    targets
      .map((target) => box.current?.querySelector<HTMLElement>(target))
      .find(Boolean)
      ?.focus();
  });

  const toggle = (to: Value | null | undefined) => {
    movesFocus.current = true;
    setEarlier(to);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && value !== null) {
      // Otherwise it would submit the form.
      event.preventDefault();
      toggle(undefined);
    } else if (event.key === 'Escape' && earlier !== undefined) {
      if (earlier !== null) onValueChange(earlier);
      if (earlier !== null || waits) toggle(undefined);
    }
  };

  const chosen = group.options.find((option) => option.value === value);
  return (
    <div ref={box}>
      {(isOpen || wasOpen) && (
        <div hidden={!isOpen}>
          <RadioCards
            {...group}
            onValueChange={(next) => {
              setEarlier((current) => (current === undefined ? value : current));
              onValueChange(next);
            }}
            onPick={() => toggle(undefined)}
            onKeyDown={handleKey}
          />
        </div>
      )}
      {!isOpen && (
        <button
          type="button"
          aria-expanded={false}
          disabled={disabled}
          onClick={() => toggle(value)}
          className="flex min-h-13 w-full flex-wrap items-center gap-x-2.5 rounded-md border border-line bg-sunken px-2.5 py-1 text-left transition-colors hover:border-muted disabled:opacity-60"
        >
          {chosen?.leading ?? leading}
          <span className="flex-1">
            <span className="block text-xs text-muted">{group.legend}</span>
            {chosen && (
              <span className="flex flex-wrap items-baseline justify-between gap-x-2 font-bold">
                <span>{chosen.label}</span>
                {chosen.trailing}
              </span>
            )}
          </span>
          <span className="shrink-0 text-sm font-bold text-accent-text">
            {chosen ? changeLabel : chooseLabel}
          </span>
        </button>
      )}
    </div>
  );
}
