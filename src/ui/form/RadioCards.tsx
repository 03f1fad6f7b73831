/** A radio group whose options are cards, such as providers or merchants. */
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { Icon } from '../brand/Icon.tsx';
import { classes } from '../classes.ts';
import { FieldMessage, hasMessage } from './Field.tsx';

export interface RadioCard<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  /** A smaller second line: limits, a currency, why the option is disabled. */
  readonly description?: ReactNode;
  /** At the card's left: an emblem. */
  readonly leading?: ReactNode;
  /** At the card's right: an amount. */
  readonly trailing?: ReactNode;
  readonly disabled?: boolean | undefined;
}

export interface RadioCardsProps<Value extends string> {
  readonly legend: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  readonly name: string;
  /** Null while nothing is chosen. */
  readonly value: Value | null;
  readonly onValueChange: (value: Value) => void;
  /** Called when the focus leaves the group, not when it moves between its options. */
  readonly onLeave?: (() => void) | undefined;
  /** Called after an option was tapped or clicked, also the chosen one; not when the arrow keys choose. */
  readonly onPick?: (() => void) | undefined;
  readonly onKeyDown?: ((event: KeyboardEvent) => void) | undefined;
  readonly options: readonly RadioCard<Value>[];
  /** Disables every option, for example while the form is being sent. */
  readonly disabled?: boolean | undefined;
  /**
   * `list`: one column; `short`: two; `pair` and `grid`: as many as fit, for `pair` two even on a phone. `tiles` and `halves` are
   * a grid of small cards on a phone, three or two in a row.
   */
  readonly arrangement?: keyof typeof ARRANGEMENTS | undefined;
}

const ARRANGEMENTS = {
  list: '*:basis-full',
  pair: '*:basis-37',
  short: '*:basis-[40%]',
  grid: '*:basis-60',
  tiles: 'max-tablet:gap-2 *:basis-22 tablet:*:basis-52',
  halves: 'max-tablet:gap-2 *:basis-34 tablet:*:basis-52',
} as const;

export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const messageId = useId();
  const invalid = hasMessage(props.error);
  return (
    <fieldset
      role="radiogroup"
      aria-invalid={invalid || undefined}
      aria-describedby={messageId}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) props.onLeave?.();
      }}
      onKeyDown={props.onKeyDown}
      className="grid min-w-0 gap-2"
    >
      <legend className="mb-2 text-sm font-bold">{props.legend}</legend>
      <div
        className={classes(
          'flex flex-wrap gap-2.5 *:min-w-min *:grow',
          ARRANGEMENTS[props.arrangement ?? 'list'],
        )}
      >
        {props.options.map((option) => (
          <Choice
            key={option.value}
            option={option}
            name={props.name}
            invalid={invalid}
            checked={option.value === props.value}
            isFormDisabled={props.disabled === true}
            size={
              props.arrangement === 'tiles' || props.arrangement === 'halves' ? props.arrangement : 'full'
            }
            onChoose={() => props.onValueChange(option.value)}
            onPick={() => props.onPick?.()}
          />
        ))}
      </div>
      <FieldMessage id={messageId} hint={props.hint} error={props.error} keepSpace={false} />
    </fieldset>
  );
}

interface ChoiceProps<Value extends string> {
  readonly option: RadioCard<Value>;
  readonly name: string;
  readonly invalid: boolean;
  readonly checked: boolean;
  readonly isFormDisabled: boolean;
  readonly size: 'full' | 'tiles' | 'halves';
  readonly onChoose: () => void;
  readonly onPick: () => void;
}

function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { option, name, invalid, checked, isFormDisabled, size, onChoose, onPick } = props;
  const isSmall = size !== 'full';
  const isTile = size === 'tiles';
  return (
    <label
      className={classes(
        'relative flex min-h-15 items-center gap-3 rounded-md border bg-surface px-3.5 py-2.5',
        isSmall && 'max-tablet:min-h-12 max-tablet:py-1.5',
        isSmall && !isTile && 'max-tablet:text-sm',
        isTile
          ? 'max-tablet:flex-col max-tablet:justify-center max-tablet:gap-0.5 max-tablet:px-0.5 max-tablet:text-center max-tablet:text-xs'
          : isSmall && 'max-tablet:gap-2 max-tablet:px-2.5 max-tablet:[&>svg]:size-7',
        'transition-colors duration-150 has-focus-visible:outline-3 has-focus-visible:outline-offset-2',
        'has-focus-visible:outline-focus has-disabled:cursor-not-allowed',
        option.disabled === true && 'border-dashed [&>svg]:opacity-50',
        checked
          ? 'border-chosen bg-accent-soft shadow-[inset_0_0_0_1px_var(--chosen)]'
          : classes(invalid ? 'border-red-icon' : 'border-line-strong', 'cursor-pointer hover:border-muted'),
      )}
    >
      <input
        type="radio"
        name={name}
        value={option.value}
        checked={checked}
        disabled={isFormDisabled || option.disabled}
        onChange={({ nativeEvent }) => {
          onChoose();
          if (isPointer(nativeEvent)) onPick();
        }}
        onClick={({ nativeEvent }) => {
          if (checked && isPointer(nativeEvent)) onPick();
        }}
        className="absolute inset-0 size-full cursor-[inherit] appearance-none rounded-md outline-none"
      />
      {option.leading}
      {/* The amount wraps below a long name. */}
      <span
        className={classes(
          'flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3',
          isTile && 'max-tablet:w-full max-tablet:flex-none max-tablet:justify-center',
        )}
      >
        <span className={classes('min-w-0', option.disabled === true && 'text-muted')}>
          <span className="block font-bold">{option.label}</span>
          {hasMessage(option.description) && (
            // Chinese would break within the name of a currency.
            <span
              className={classes(
                'block text-xs wrap-anywhere break-keep text-muted',
                isTile && 'max-tablet:sr-only',
              )}
            >
              {option.description}
            </span>
          )}
        </span>
        {option.trailing}
      </span>
      <span
        aria-hidden="true"
        className={classes(
          'grid size-5.5 shrink-0 place-items-center rounded-full border-2',
          checked ? 'border-accent bg-accent text-on-accent' : 'border-line-strong',
          option.disabled === true && 'opacity-40',
          isSmall &&
            (checked
              ? 'max-tablet:absolute max-tablet:top-1 max-tablet:right-1 max-tablet:size-4.5'
              : 'max-tablet:hidden'),
        )}
      >
        {checked && <Icon name="check" className="size-3.5" />}
      </span>
    </label>
  );
}

/** Whether a click came from a pointer. That of a key has no click count. */
function isPointer(event: Event): boolean {
  return event instanceof UIEvent && event.detail > 0;
}
