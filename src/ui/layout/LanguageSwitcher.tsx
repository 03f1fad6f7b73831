/** A native select of the language. */
import { Icon } from '../brand/Icon.tsx';

export interface Language {
  readonly code: string;
  /** The language's name in the language itself. */
  readonly label: string;
  /** The BCP 47 tag: `zh-CN` for `cn`. */
  readonly tag?: string | undefined;
}

export interface LanguageSwitcherProps {
  readonly label: string;
  readonly languages: readonly Language[];
  readonly current: string;
  readonly onChange: (code: string) => void;
  /** Shows only the globe on phones. */
  readonly compact?: boolean | undefined;
}

export function LanguageSwitcher({
  label,
  languages,
  current,
  onChange,
  compact = false,
}: LanguageSwitcherProps) {
  return (
    <span className="relative inline-flex items-center">
      <Icon name="globe" className="pointer-events-none absolute left-3 size-5 text-muted" />
      <select
        aria-label={label}
        value={current}
        onChange={(event) => onChange(event.currentTarget.value)}
        className={
          compact
            ? 'size-11 appearance-none rounded-md text-transparent hover:bg-raised tablet:field-sizing-content tablet:w-auto tablet:pr-3 tablet:pl-10 tablet:text-sm tablet:font-bold tablet:text-ink'
            : 'min-h-11 field-sizing-content appearance-none rounded-md border border-line bg-surface pr-4 pl-10 text-sm font-bold text-ink hover:border-line-strong'
        }
      >
        {languages.map((language) => (
          <option
            key={language.code}
            value={language.code}
            lang={language.tag}
            className="bg-raised text-ink"
          >
            {language.label}
          </option>
        ))}
      </select>
    </span>
  );
}
