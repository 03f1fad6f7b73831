import { type ReactNode, startTransition, useEffect, useReducer } from 'react';
import { useIdle } from '../../app/hooks/use-idle.ts';
import type { LazyPage } from '../../app/navigation/lazy-page.ts';
import { reloadOnceFor } from '../../app/upgrade/reload-once.ts';
import { useSite } from '../../app/site-context.ts';

export interface LazyCodeProps<Props> {
  readonly part: LazyPage<Props>;
  readonly isNeeded: boolean;
  /** What the part is given once it is there. */
  readonly given: Props;
}

/**
 * A part of the layout whose code comes once the page is idle, or as soon as it is needed; nothing stands there until then.
 * One that does not come is asked for once more by the next need: the page around it stands.
 */
export function LazyCode<Props extends object>({ part, isNeeded, given }: LazyCodeProps<Props>): ReactNode {
  const { browser } = useSite();
  const isIdle = useIdle();
  const need = isNeeded ? 'now' : isIdle ? 'sometime' : 'no';
  const [, look] = useReducer((looks: number) => looks + 1, 0);
  useEffect(() => {
    if (need === 'no' || part.component !== null) return;
    // Nobody's press waits for it to be drawn.
    part.load().then(
      () => startTransition(look),
      (error: unknown) => reloadOnceFor(String(error), browser),
    );
  }, [need, part, browser]);
  const Part = part.component;
  return Part && <Part {...given} />;
}
