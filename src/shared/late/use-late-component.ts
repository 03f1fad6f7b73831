import {
  type ComponentType,
  startTransition,
  useCallback,
  useEffect,
  useReducer,
  useRef,
  useState,
} from 'react';
import { useOnHistoryMove } from '../../app/hooks/use-history-moves.ts';
import { useSite } from '../../app/site-context.ts';
import type { ComponentCode } from '../../platform/late-code.ts';
import { cannotLoad } from '../load-failure-toast.ts';

export interface LoadedComponent<Props> {
  /** Null until the code is loaded. */
  readonly Loaded: ComponentType<Props> | null;
  /** Loads the code. After a failed load, the next call tries again. */
  readonly load: () => void;
}

/** A component whose code is loaded when it is asked for. */
export function useLateComponent<Props>(
  code: ComponentCode<Props>,
  onFailed = () => {},
): LoadedComponent<Props> {
  const [, look] = useReducer((looks: number) => looks + 1, 0);
  const Loaded = code.loaded?.default ?? null;
  const coming = useRef<Promise<unknown> | null>(null);
  const failed = useRef(onFailed);
  useEffect(() => {
    failed.current = onFailed;
  });
  const load = useCallback(() => {
    if (Loaded) return;
    const loading = code.load();
    if (loading === coming.current) return;
    coming.current = loading;
    loading.then(
      // In a transition, so that input stays responsive.
      () => startTransition(look),
      () => failed.current(),
    );
  }, [code, Loaded]);
  return { Loaded, load };
}

export interface OpenedOnPress<Props> extends LoadedComponent<Props> {
  readonly isOpen: boolean;
  /** Pressed, and the code is not loaded yet. */
  readonly isBusy: boolean;
  readonly close: () => void;
  /** Event handlers of the button. */
  readonly trigger: {
    readonly onPointerEnter: () => void;
    readonly onPointerDown: () => void;
    readonly onFocus: () => void;
    readonly onClick: () => void;
  };
}

/**
 * A drawer or sheet that a button opens. Its code is loaded when the button is touched, hovered or focused. A press before the
 * code has arrived opens it on arrival. Back and Forward close it. If it does not arrive, a toast says so, and the next press tries again.
 */
export function useOpenedOnPress<Props>(code: ComponentCode<Props>): OpenedOnPress<Props> {
  const { browser, toasts } = useSite();
  const [isOpen, setOpen] = useState(false);
  useOnHistoryMove(() => setOpen(false));
  const { Loaded, load } = useLateComponent(code, () => {
    if (!isOpen) return;
    setOpen(false);
    toasts.show(cannotLoad(browser));
  });
  return {
    Loaded,
    load,
    isOpen,
    isBusy: isOpen && !Loaded,
    close: () => setOpen(false),
    trigger: {
      onPointerEnter: load,
      onPointerDown: load,
      onFocus: load,
      onClick() {
        setOpen(true);
        load();
      },
    },
  };
}
