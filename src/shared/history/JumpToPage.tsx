import { useLingui } from '@lingui/react';
import { useId, useState } from 'react';
import { useLocation } from 'wouter';
import { typedText, withAsciiDigits } from '../../../contract/rules/typed-text.ts';
import { formatCount } from '../../format/numbers.ts';
import { classes, CONTROL } from '../../ui/classes.ts';
import { Button } from '../../ui/form/Button.tsx';
import { TextInput } from '../../ui/form/TextInput.tsx';
import { ButtonPageLink } from '../PageLink.tsx';

export interface JumpToPageProps {
  /** Counted from 1. */
  readonly current: number;
  readonly last: number;
  readonly hrefOf: (page: number) => string;
}

/** Leads to the newest and the oldest rows of a long list, and to a page by its number. */
export function JumpToPage({ current, last, hrefOf }: JumpToPageProps) {
  const { i18n } = useLingui();
  const [, navigate] = useLocation();
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);
  const id = useId();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const page = pageIn(text);
        setWrong(page === null);
        if (page === null) return;
        setText('');
        navigate(hrefOf(Math.min(page, last)));
      }}
      className="flex flex-wrap items-center justify-center gap-2 text-sm"
    >
      {current > 1 && (
        <ButtonPageLink kind="quiet" size="small" href={hrefOf(1)}>
          {i18n._('history.jump.newest')}
        </ButtonPageLink>
      )}
      {current < last && (
        <ButtonPageLink kind="quiet" size="small" href={hrefOf(last)}>
          {i18n._('history.jump.oldest')}
        </ButtonPageLink>
      )}
      <span className="flex items-center gap-2">
        <label htmlFor={id} className="text-muted">
          {i18n._('history.jump.page', { last: formatCount(last) })}
        </label>
        <span className="w-24">
          <TextInput
            id={id}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            enterKeyHint="go"
            maxLength={9}
            aria-invalid={isWrong || undefined}
            value={text}
            onValueChange={setText}
            className={classes(CONTROL, 'min-h-11 px-3 text-base tabular-nums')}
          />
        </span>
        <Button type="submit" size="small">
          {i18n._('history.jump.submit')}
        </Button>
      </span>
    </form>
  );
}

/** A page number as people type it: with the digits of any script, and grouped as the site prints it. */
function pageIn(text: string): number | null {
  const digits = withAsciiDigits(typedText(text)).replaceAll(/[.,\s]/g, '');
  return /^0*[1-9]\d{0,5}$/.test(digits) ? Number(digits) : null;
}
