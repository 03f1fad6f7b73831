import { useId, useRef } from 'react';
import { PanelButton, PanelSection, useSpoken } from '../../../packages/machine-viewer/index.ts';
import { openText } from './opened.ts';

export interface CapsuleFileProps {
  /** Why the last file or link could not be opened. */
  readonly problem: string | null;
  /** Whether no capsule has been opened yet. */
  readonly isFirst: boolean;
}

/** Opens a capsule from a file input or by drag and drop. */
export function CapsuleFile({ problem, isFirst }: CapsuleFileProps) {
  const field = useId();
  const input = useRef<HTMLInputElement>(null);
  const { say } = useSpoken();
  const open = (file: File | undefined) => void file?.text().then(openText);
  return (
    <PanelSection title={isFirst ? say('Open a capsule') : say('Open another')}>
      {problem !== null && (
        <p role="alert" className="rounded-sm bg-yellow-bg px-2.5 py-1.5 text-sm text-yellow-fg">
          {problem}
        </p>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- who cannot drop, chooses in the field within */}
      <div
        className="grid gap-1.5 rounded-md border border-dashed border-line-strong p-3 text-sm"
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          open(event.dataTransfer.files[0]);
        }}
      >
        <label htmlFor={field} className="font-bold">
          {say('A capsule')}
        </label>
        <input
          ref={input}
          id={field}
          type="file"
          accept=".json,application/json"
          className="hidden"
          onChange={(event) => open(event.target.files?.[0])}
        />
        {/* The button of the field itself speaks the language of the browser. */}
        <div>
          <PanelButton onClick={() => input.current?.click()}>{say('Choose a file')}</PanelButton>
        </div>
        <p className="text-xs text-muted">
          {say(
            'Choose the file or drop it here. Alt+B saves one on any page of the site while it is developed.',
          )}
        </p>
      </div>
    </PanelSection>
  );
}
