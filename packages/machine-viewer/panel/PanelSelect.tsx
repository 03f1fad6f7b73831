export interface PanelSelectProps {
  readonly label: string;
  readonly value: string;
  /** Each value with the text that is shown for it. */
  readonly options: readonly (readonly [value: string, labels: string])[];
  readonly onChange: (value: string) => void;
}

/** A `select` with its label above it. */
export function PanelSelect({ label, value, options, onChange }: PanelSelectProps) {
  return (
    <label className="grid gap-1 text-xs text-muted">
      {label}
      <select
        className="min-h-9 min-w-0 rounded-sm border border-line-strong bg-raised px-2 text-sm text-ink"
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      >
        {options.map(([name, labels]) => (
          <option key={name} value={name}>
            {labels}
          </option>
        ))}
      </select>
    </label>
  );
}
