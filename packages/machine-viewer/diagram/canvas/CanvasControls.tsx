import { useSpoken } from '../../labels.ts';

export interface CanvasControlsProps {
  readonly scale: number;
  readonly onEnlarge: () => void;
  readonly onReduce: () => void;
  readonly onFit: () => void;
}

const BUTTON =
  'grid h-9 min-w-9 place-items-center px-2 text-base hover:bg-accent-soft hover:text-accent-text';

/** The zoom controls of a diagram. They are below it, so that they cover none of it. */
export function CanvasControls({ scale, onEnlarge, onReduce, onFit }: CanvasControlsProps) {
  const { say } = useSpoken();
  return (
    <div
      role="group"
      aria-label={say('Size of the diagram')}
      className="flex items-center justify-end border-t border-line bg-surface print:hidden"
    >
      <button
        type="button"
        aria-label={say('Smaller')}
        title={`${say('Smaller')} (−)`}
        className={BUTTON}
        onClick={onReduce}
      >
        −
      </button>
      <output className="w-13 text-center text-xs text-muted tabular-nums">
        {Math.round(scale * 100)} %
      </output>
      <button
        type="button"
        aria-label={say('Larger')}
        title={`${say('Larger')} (+)`}
        className={BUTTON}
        onClick={onEnlarge}
      >
        +
      </button>
      <button
        type="button"
        title={`${say('Show the whole diagram')} (0)`}
        className="h-9 border-l border-line px-3 text-sm hover:bg-accent-soft hover:text-accent-text"
        onClick={onFit}
      >
        {say('Fit')}
      </button>
    </div>
  );
}
