import { Component, type ReactNode, Suspense } from 'react';
import { reloadOnceFor } from '../../app/upgrade/reload-once.ts';
import { useSite } from '../../app/site-context.ts';
import type { Browser } from '../../platform/browser.ts';

export interface LazyPartProps {
  /** Stands there until the part comes, and where it does not come. */
  readonly placeholder: ReactNode;
  readonly children: ReactNode;
}

/** A part of the layout whose code comes after the page: what opens on a tap is not waited for by those who only read. */
export function LazyPart(props: LazyPartProps) {
  const { browser } = useSite();
  return <Boundary {...props} browser={browser} />;
}

interface BoundaryProps extends LazyPartProps {
  readonly browser: Browser;
}

/** The page around it stands, whatever becomes of the part. */
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
