import { Component, type ReactNode } from 'react';
import { BrokenPage } from './fallback/BrokenPage.tsx';
import type { Browser } from '../platform/browser.ts';
import { reportBroken } from '../platform/page/broken.ts';
import { reloadOnline } from '../app/upgrade/reload-once.ts';

export interface PageBoundaryProps {
  readonly browser: Browser;
  /** The location. A change of it resets the error. */
  readonly place: string;
  readonly children: ReactNode;
}

interface State {
  readonly error: string | null;
  /** The location of the last render. */
  readonly place: string;
}

/** The error boundary of a page: the rest of the site stays usable. */
export class PageBoundary extends Component<PageBoundaryProps, State> {
  override state: State = { error: null, place: this.props.place };

  static getDerivedStateFromError(thrown: unknown): Partial<State> {
    return { error: thrown instanceof Error ? thrown.message : String(thrown) };
  }

  static getDerivedStateFromProps({ place }: PageBoundaryProps, state: State): State | null {
    return place === state.place ? null : { error: null, place };
  }

  override componentDidCatch(thrown: unknown): void {
    reportBroken(thrown);
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    return <BrokenPage error={error} onRetry={() => reloadOnline(this.props.browser)} />;
  }
}
