import { useCallback, useMemo, useState } from 'react';
import type { Chart } from '../../machine-core/index.ts';
import type { Folding } from '../diagram/canvas/folding.ts';
import { pathTo } from '../diagram/grid/outline.ts';
import { collapsedAtFirst, type Room } from '../diagram/grid/search.ts';

const NONE: ReadonlySet<string> = new Set();

/**
 * The collapsed states of a chart. A newly chosen state or transition opens the states around it. `isStepping`: nothing is collapsed
 * at first, so that every step of a running machine is seen.
 */
export function useFolding(
  chart: Chart,
  chosen: string | null,
  isStepping: boolean,
  room: Room,
  onCollapse: (id: string) => void,
): Folding {
  const [collapsed, collapse] = useState(() => (isStepping ? NONE : collapsedAtFirst(chart, room)));
  const [seen, see] = useState<string | null>(null);
  if (chosen !== seen) {
    see(chosen);
    const around = chosen === null ? [] : pathTo(chart, chosen).filter((id) => id !== chosen);
    if (around.some((id) => collapsed.has(id))) collapse(without(collapsed, around));
  }
  const toggle = useCallback(
    (id: string) => {
      const isCollapsed = collapsed.has(id);
      collapse(isCollapsed ? without(collapsed, [id]) : new Set([...collapsed, id]));
      // What was chosen inside is hidden now.
      if (!isCollapsed && chosen !== null && pathTo(chart, chosen).includes(id)) onCollapse(id);
    },
    [chart, chosen, collapsed, onCollapse],
  );
  return useMemo(() => ({ collapsed, toggle }), [collapsed, toggle]);
}

function without(collapsed: ReadonlySet<string>, ids: readonly string[]): ReadonlySet<string> {
  return new Set([...collapsed].filter((id) => !ids.includes(id)));
}
