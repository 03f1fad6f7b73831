/** The code that a player gives to support after an unexpected failure. */
export interface SupportCodeProps {
  /** Says what the code is for. */
  readonly label: string;
  readonly code: string;
}

export function SupportCode({ label, code }: SupportCodeProps) {
  return (
    <span className="mt-1 block text-xs">
      <span>{label}</span> {/* One tap selects the whole code (`select-all`). */}
      <span className="wrap-anywhere select-all" translate="no">
        {code}
      </span>
    </span>
  );
}
