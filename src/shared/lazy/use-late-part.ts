import {
  type ComponentType,
  startTransition,
  useCallback,
  useEffect,
  useReducer,
  useRef,
  useState,
} from 'react';
import type { LazyPage } from '../../app/navigation/lazy-page.ts';
import { useOnHistoryMove } from '../../app/hooks/use-history-moves.ts';
import { useSite } from '../../app/site-context.ts';
import { cannotLoad } from '../load-failure-toast.ts';

export interface LatePart<Props> {
  /** Null until the code is loaded. */
  readonly Part: ComponentType<Props> | null;
  /** Loads the code. After a failed load, the next call tries again. */
  readonly load: () => void;
}

/** The code of a part of the layout, which is loaded when it is asked for. */
export function useLatePart<Props>(part: LazyPage<Props>, onFailed = () => {}): LatePart<Props> {
  const [, look] = useReducer((looks: number) => looks + 1, 0);
  const Part = part.component;
  const coming = useRef<Promise<void> | null>(null);
  const failed = useRef(onFailed);
  useEffect(() => {
    failed.current = onFailed;
  });
  const load = useCallback(() => {
    if (Part) return;
    const loading = part.load();
    if (loading === coming.current) return;
    coming.current = loading;
    loading.then(
      // In a transition, so that input stays responsive.
      () => startTransition(look),
      () => failed.current(),
    );
  }, [part, Part]);
  return { Part, load };
}

export interface OpenedOnPress<Props> extends LatePart<Props> {
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
export function useOpenedOnPress<Props>(part: LazyPage<Props>): OpenedOnPress<Props> {
  const { browser, toasts } = useSite();
  const [isOpen, setOpen] = useState(false);
  useOnHistoryMove(() => setOpen(false));
  const { Part, load } = useLatePart(part, () => {
    if (!isOpen) return;
    setOpen(false);
    toasts.show(cannotLoad(browser));
  });
  return {
    Part,
    load,
    isOpen,
    isBusy: isOpen && !Part,
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
