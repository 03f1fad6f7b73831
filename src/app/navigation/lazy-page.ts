import type { ComponentType } from 'react';

/** A page whose code comes when somebody goes there, or is about to. */
export interface LazyPage {
  /** Rejects when it does not come; the next call asks once more. */
  load(): Promise<void>;
  /** The page, once it is there. */
  readonly component: ComponentType | null;
}

export function lazyPage(load: () => Promise<{ readonly default: ComponentType }>): LazyPage {
  let component: ComponentType | null = null;
  let coming: Promise<void> | null = null;
  return {
    get component() {
      return component;
    },
    load() {
      coming ??= load().then(
        (module) => {
          component = module.default;
        },
        (error: unknown) => {
          coming = null;
          throw error;
        },
      );
      return coming;
    },
  };
}
