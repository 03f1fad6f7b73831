import { PanelSection } from '../../panel/PanelSection.tsx';

const SIGNS: readonly (readonly [sign: string, className: string, meaning: string])[] = [
  ['●→', 'text-muted', 'where a state begins'],
  ['event', 'font-bold', 'what the player, the page or another machine tells'],
  ['after', 'font-bold text-info-fg', 'a time that is over'],
  ['done', 'font-bold text-green-fg', 'an actor that was at work has answered'],
  ['failed', 'font-bold text-red-fg', 'it has failed'],
  ['finished', 'font-bold text-green-fg', 'what goes on within has come to its end'],
  ['always', 'text-muted italic', 'at once'],
  ['[guard]', 'text-accent-text', 'only if this holds; [else] if none before it did'],
  ['→ state', 'text-muted', 'the state that follows; its arrow starts at the edge of the box'],
  ['↻ again', 'text-muted', 'the state begins again'],
  ['· stays', 'text-muted', 'something is done, and the state is the same'],
  ['+ and −', 'text-muted', 'open a state that contains others, or close it'],
  ['says', 'text-info-fg', 'what is told to whoever listens'],
];

/** The legend of the diagram. */
export function Legend() {
  return (
    <PanelSection title="How to read it">
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 text-sm">
        {SIGNS.map(([sign, className, meaning]) => (
          <div key={sign} className="contents">
            <dt className={className}>{sign}</dt>
            <dd className="text-muted">{meaning}</dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-muted">
        A dashed border divides what goes on side by side; a double one is an end. Drag to move, turn the
        wheel to enlarge; + − 0 and the arrow keys do the same. Escape chooses nothing.
      </p>
    </PanelSection>
  );
}
