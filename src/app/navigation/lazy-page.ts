import type { ComponentType } from 'react';
import { withCatalogs } from '../../i18n/language.ts';
import { loadCode } from '../../platform/load-code.ts';
import type { Part } from '../../i18n/catalog-chunks.ts';

/** A page, or a part of one, whose code is loaded on navigation or on link intent. */
export interface LazyPage<Props = object> {
  /** Rejects if loading fails; the next call tries again. `isAhead`: the player may never need it. */
  load(isAhead?: boolean): Promise<void>;
  /** Null until the code is loaded. */
  readonly component: ComponentType<Props> | null;
}

/** What the router passes to every page. */
export interface PageProps {
  /** What the page contains for a signed-in player only; loaded by the time a player is shown. */
  readonly playersPart?: LazyPage | undefined;
}

/** Creates a lazy page. `text` names the catalog chunks that it needs besides `shell`. */
export function lazyPage<Props = object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  ...text: readonly Part[]
): LazyPage<Props> {
  let component: ComponentType<Props> | null = null;
  let coming: Promise<void> | null = null;
  let isAwaited = false;
  return {
    get component() {
      return component;
    },
    load(isAhead = false) {
      isAwaited ||= !isAhead;
      coming ??= withCatalogs(
        loadCode(load, () => isAwaited),
        ...text,
      ).then(
        (module) => {
          component = module.default;
        },
        (error: unknown) => {
          coming = null;
          isAwaited = false;
          throw error;
        },
      );
      return coming;
    },
  };
}
