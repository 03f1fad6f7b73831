import { LEAST_READ } from '../diagram/canvas/view.ts';
import { DESKTOP, type Room } from '../diagram/grid/search.ts';

/** What surrounds the canvas on a desktop: the list of the machines and the panel, the header and the zoom controls (in CSS pixels). */
const BESIDE = { usual: 16 * 33.5, broad: 16 * 39.5 } as const;
const ABOVE_AND_BELOW = 64 + 37;
/** The empty border around a chart, in the canvas and in the drawing. */
const BORDER = 16;
const EDGE = 12;
/** The widths from which the page has all its columns, and from which they are broader. */
const DESK = 960;
const BROAD = 1600;

/** The room for a chart beside the panel. On a small screen every chart is panned, so that it is laid out as for a desktop. */
export function roomIn({ innerWidth, innerHeight }: Pick<Window, 'innerWidth' | 'innerHeight'>): Room {
  if (innerWidth < DESK) return DESKTOP;
  const beside = innerWidth < BROAD ? BESIDE.usual : BESIDE.broad;
  const units = (pixels: number) => Math.floor((pixels - BORDER) / LEAST_READ) - EDGE;
  return { width: units(innerWidth - beside), height: units(innerHeight - ABOVE_AND_BELOW) };
}
