import { type ReactNode, startTransition, useEffect, useReducer } from 'react';
import { useIdle } from '../../app/hooks/use-idle.ts';
import type { LazyPage } from '../../app/navigation/lazy-page.ts';
import { reloadOnceFor } from '../../app/upgrade/reload-once.ts';
import { useSite } from '../../app/site-context.ts';

export interface LazyCodeProps<Props> {
  readonly part: LazyPage<Props>;
  readonly isNeeded: boolean;
  /** The props of the part. */
  readonly given: Props;
}

/**
 * Loads a part of the layout once the page is idle, or as soon as it is needed, and renders nothing until then. After a
 * failed load, the page stays intact, and the next change of the need loads again.
 */
export function LazyCode<Props extends object>({ part, isNeeded, given }: LazyCodeProps<Props>): ReactNode {
  const { browser } = useSite();
  const isIdle = useIdle();
  const need = isNeeded ? 'now' : isIdle ? 'sometime' : 'no';
  const [, look] = useReducer((looks: number) => looks + 1, 0);
  useEffect(() => {
    if (need === 'no' || part.component !== null) return;
    // Rendered in a transition, so that input stays responsive.
    part.load().then(
      () => startTransition(look),
      (error: unknown) => reloadOnceFor(String(error), browser),
    );
  }, [need, part, browser]);
  const Part = part.component;
  return Part && <Part {...given} />;
}
