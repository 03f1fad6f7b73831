import type { ComponentType } from 'react';

/** A page, or a part of one, whose code comes when somebody goes there, or is about to. */
export interface LazyPage<Props = object> {
  /** Rejects when it does not come; the next call asks once more. */
  load(): Promise<void>;
  /** The page, once it is there. */
  readonly component: ComponentType<Props> | null;
}

export function lazyPage<Props = object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): LazyPage<Props> {
  let component: ComponentType<Props> | null = null;
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
