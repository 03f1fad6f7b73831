import { Component, type ReactNode, Suspense } from 'react';

/**
 * Suspense and error boundary for a part of the layout whose code is loaded on demand. Renders nothing while the code
 * loads, and if loading or rendering fails: a failure of the part does not affect the page around it.
 */
export class LazyPart extends Component<{ readonly children: ReactNode }, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render(): ReactNode {
    return this.state.isBroken ? null : <Suspense>{this.props.children}</Suspense>;
  }
}
