import { Component, type ReactNode, Suspense } from 'react';
import { reloadOnceFor } from '../../app/upgrade/reload-once.ts';
import { useSite } from '../../app/site-context.ts';
import type { Browser } from '../../platform/browser.ts';

/**
 * Suspense and error boundary for a part of the layout whose code is loaded on demand. Renders nothing while the code
 * loads, and if loading or rendering fails.
 */
export function LazyPart({ children }: { readonly children: ReactNode }) {
  const { browser } = useSite();
  return <Boundary browser={browser}>{children}</Boundary>;
}

interface BoundaryProps {
  readonly browser: Browser;
  readonly children: ReactNode;
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
    return this.state.isBroken ? null : <Suspense>{this.props.children}</Suspense>;
  }
}
