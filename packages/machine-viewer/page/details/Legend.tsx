import { type Say, useSpoken } from '../../labels.ts';
import { PanelSection } from '../../panel/PanelSection.tsx';

function signsIn(say: Say): readonly (readonly [sign: string, className: string, meaning: string])[] {
  return [
    ['●→', 'text-muted', say('the initial state')],
    ['event', 'font-bold', say('an event from the player, the page or another machine')],
    [
      'event.*',
      'font-bold',
      say('every event whose name begins so, unless another line of the state names it'),
    ],
    [say('after'), 'font-bold text-info-fg', say('a delay has passed')],
    [say('done'), 'font-bold text-green-fg', say('an actor has succeeded')],
    [say('failed'), 'font-bold text-red-fg', say('an actor has failed')],
    [say('snapshot'), 'font-bold text-info-fg', say('an actor that runs has changed')],
    [say('finished'), 'font-bold text-green-fg', say('the states inside have reached their final states')],
    [say('always'), 'text-muted italic', say('taken immediately, without an event')],
    [
      say('if {condition}', { condition: '…' }),
      'text-accent-text',
      say('taken only if this holds; the panel says it in whole'),
    ],
    ['[guard]', 'text-accent-text', say('the same, as the guard is called in the code')],
    [say('otherwise'), 'text-accent-text', say('taken if no condition before it holds')],
    ['/ action', 'text-ink', say('what the machine does first; …: the panel says the rest')],
    ['→ state', 'text-muted', say('the next state; its arrow starts at the edge of the box')],
    [say('↻ again'), 'text-muted', say('the state is left and entered again')],
    [
      say('· stays'),
      'text-muted',
      say('the state does not change; actions, if there are any, are carried out'),
    ],
    [say('runs'), 'text-green-fg', say('the actor works while the state is active')],
    ['+ −', 'text-muted', say('open a state that contains others, or close it')],
  ];
}

/** The legend of the diagram. */
export function Legend() {
  const { say } = useSpoken();
  return (
    <PanelSection title={say('How to read it')}>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 text-sm">
        {signsIn(say).map(([sign, className, meaning]) => (
          <div key={sign} className="contents">
            <dt className={className}>{sign}</dt>
            <dd className="text-muted">{meaning}</dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-muted">
        {say('A dashed border marks states that are active at the same time, a double border a final state.')}{' '}
        {say('Drag to move, turn the wheel to zoom; the arrow keys and + − 0 do the same.')}{' '}
        {say('Escape selects the whole machine.')}
      </p>
    </PanelSection>
  );
}
