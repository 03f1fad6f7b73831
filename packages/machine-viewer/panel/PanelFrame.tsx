import { type KeyboardEvent, type ReactNode, useCallback, useLayoutEffect, useRef } from 'react';
import { classes } from './classes.ts';
import type { DiagramProps } from '../diagram/Diagram.tsx';
import { DiagramCanvas } from '../diagram/canvas/DiagramCanvas.tsx';
import { ActorLinkContext } from '../diagram/TextPieces.tsx';
import { useSpoken } from '../labels.ts';
import { ActorName } from '../page/details/ActorName.tsx';

export interface PanelFrameProps extends DiagramProps {
  /** The content of the side panel: `PanelSection`s. */
  readonly children: ReactNode;
  /** The side panel's part of the width on a desktop, if it is not that of a column. `all` hides the diagram. */
  readonly width?: 'half' | 'all';
}

/** A diagram and its side panel. */
export function PanelFrame({ children, width, ...diagram }: PanelFrameProps) {
  const { chart, chosen, onChoose } = diagram;
  const { say } = useSpoken();
  const side = useRef<HTMLDivElement>(null);
  const linked = useCallback(
    (actor: string, name: ReactNode) => {
      const invoke = chart.nodes.flatMap(({ invokes }) => invokes).find(({ id }) => id === actor);
      if (!invoke) return name;
      return (
        <ActorName chart={chart} invoke={invoke}>
          {name}
        </ActorName>
      );
    },
    [chart],
  );
  // Another selection scrolls the side panel back to its top. If the link that led to it is gone, the panel has the focus.
  const said = useRef(chosen);
  useLayoutEffect(() => {
    if (said.current !== chosen && side.current) {
      side.current.scrollTop = 0;
      if (document.activeElement === document.body) side.current.focus({ preventScroll: true });
    }
    said.current = chosen;
  }, [chosen]);
  const press = (event: KeyboardEvent) => {
    // In a field, the key belongs to the field.
    const isInField = event.target instanceof Element && event.target.matches('input, select, textarea');
    if (event.key === 'Escape' && !event.defaultPrevented && !isInField) onChoose(chart.id);
  };
  return (
    <div
      className={classes(
        'grid min-h-0 grow desk:grid-rows-1',
        width !== 'all' && 'grid-rows-[minmax(0,3fr)_minmax(0,2fr)]',
        width === 'half' && 'desk:grid-cols-2',
        width === undefined &&
          'desk:grid-cols-[minmax(0,1fr)_20rem] min-[100rem]:grid-cols-[minmax(0,1fr)_24rem]',
      )}
    >
      {width !== 'all' && (
        <ActorLinkContext value={linked}>
          <DiagramCanvas {...diagram} />
        </ActorLinkContext>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles bubbling key events of the controls inside */}
      <div
        ref={side}
        role="group"
        aria-label={say('Details')}
        tabIndex={-1}
        onKeyDown={press}
        className="min-h-0 overflow-y-auto border-t border-line bg-surface desk:border-t-0 desk:border-l print:hidden"
      >
        {children}
      </div>
    </div>
  );
}
