import { Component, type ReactNode, Suspense } from 'react';
import { reloadOnceFor } from '../../app/upgrade/reload-once.ts';
import { useSite } from '../../app/site-context.ts';
import type { Browser } from '../../platform/browser.ts';

export interface LazyPartProps {
  /** Rendered while the code loads, and if loading or rendering fails. */
  readonly placeholder: ReactNode;
  readonly children: ReactNode;
}

/** Suspense and error boundary for a part of the layout whose code is loaded on demand. */
export function LazyPart(props: LazyPartProps) {
  const { browser } = useSite();
  return <Boundary {...props} browser={browser} />;
}

interface BoundaryProps extends LazyPartProps {
  readonly browser: Browser;
}

/** Error boundary: a failure of the part does not affect the page around it. */
class Boundary extends Component<BoundaryProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(thrown: unknown): void {
    reloadOnceFor(thrown instanceof Error ? thrown.message : String(thrown), this.props.browser);
  }

  override render(): ReactNode {
    const { placeholder, children } = this.props;
    return this.state.isBroken ? placeholder : <Suspense fallback={placeholder}>{children}</Suspense>;
  }
}
