import type { PointerEvent } from 'react';
import { classes } from '../../../../src/ui/classes.ts';
import type { Drawing, Place } from '../drawing.ts';
import type { Extent, View } from './view.ts';

/** The size of the minimap in CSS pixels, at most. */
const MOST = { width: 170, height: 120 };

export interface MinimapProps {
  readonly drawing: Drawing;
  readonly active: ReadonlySet<string>;
  readonly view: View;
  readonly extent: Extent;
  /** Moves a point of the drawing to the middle of the canvas. */
  readonly onGo: (at: Place) => void;
}

/** The whole drawing, small, with a frame around the visible part. A press or a drag moves the frame. The keys of the canvas do the same. */
export function Minimap({ drawing, active, view, extent, onGo }: MinimapProps) {
  const scale = Math.min(MOST.width / drawing.width, MOST.height / drawing.height);
  const press = (event: PointerEvent<SVGSVGElement>) => {
    if (event.type === 'pointerdown') event.currentTarget.setPointerCapture(event.pointerId);
    else if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const { left, top } = event.currentTarget.getBoundingClientRect();
    onGo({ x: (event.clientX - left) / scale, y: (event.clientY - top) / scale });
  };
  return (
    <div className="minimap absolute right-4 bottom-16 rounded-md border border-line bg-raised p-1.5 shadow-card print:hidden">
      <svg
        aria-hidden="true"
        className="block touch-none cursor-pointer"
        width={drawing.width * scale}
        height={drawing.height * scale}
        viewBox={`0 0 ${drawing.width} ${drawing.height}`}
        onPointerDown={press}
        onPointerMove={press}
      >
        {drawing.boxes.map(({ id, x, y, width, height, isAround }) => (
          <rect
            key={id}
            className={classes('part', isAround && 'around', active.has(id) && 'is-active')}
            x={x}
            y={y}
            width={width}
            height={height}
            rx={12}
          />
        ))}
        <rect
          className="window"
          x={-view.x / view.scale}
          y={-view.y / view.scale}
          width={extent.width / view.scale}
          height={extent.height / view.scale}
        />
      </svg>
    </div>
  );
}
