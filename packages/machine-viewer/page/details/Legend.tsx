import { PanelSection } from '../../panel/PanelSection.tsx';

const SIGNS: readonly (readonly [sign: string, className: string, meaning: string])[] = [
  ['●→', 'text-muted', 'the initial state'],
  ['event', 'font-bold', 'an event from the player, the page or another machine'],
  ['event.*', 'font-bold', 'every event whose name begins so, unless another line of the state names it'],
  ['after', 'font-bold text-info-fg', 'a delay has passed'],
  ['done', 'font-bold text-green-fg', 'an actor has succeeded'],
  ['failed', 'font-bold text-red-fg', 'an actor has failed'],
  ['snapshot', 'font-bold text-info-fg', 'an actor that runs has changed'],
  ['finished', 'font-bold text-green-fg', 'the states inside have reached their final states'],
  ['always', 'text-muted italic', 'taken immediately, without an event'],
  ['[guard]', 'text-accent-text', 'taken only if this guard holds; [else]: if no guard before it holds'],
  ['/ action', 'text-ink', 'what the machine does first; …: the panel says the rest'],
  ['→ state', 'text-muted', 'the next state; its arrow starts at the edge of the box'],
  ['↻ again', 'text-muted', 'the state is left and entered again'],
  ['· stays', 'text-muted', 'nothing happens: the event is ignored'],
  ['runs actor', 'text-green-fg', 'the actor works while the state is active'],
  ['+ and −', 'text-muted', 'open a state that contains others, or close it'],
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
        A dashed border marks states that are active at the same time, a double border a final state. Drag to
        move, turn the wheel to zoom; the arrow keys and + − 0 do the same. Escape selects the whole machine.
      </p>
    </PanelSection>
  );
}
