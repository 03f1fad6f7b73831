import { Component, type ReactNode } from 'react';
import { BrokenPage } from '../pages/BrokenPage.tsx';
import type { Browser, Unsubscribe } from '../platform/browser.ts';

/** Where a tab remembers the failed loads that it has answered with a reload. */
const RELOADED_FOR = 'reloaded-for';

/** How browsers, and the loader of the build, say that a part of the site did not come. */
const FAILED_LOAD = /dynamically imported module|importing a module script|unable to preload/i;

export interface PageBoundaryProps {
  readonly browser: Browser;
  /** Another place is another chance. */
  readonly place: string;
  readonly children: ReactNode;
}

interface State {
  readonly error: string | null;
  /** Where that was. */
  readonly place: string;
}

/**
 * Catches what breaks a page, so that the rest of the site stands. A part of the site that did not come leads to one
 * reload for each distinct error (specification §2): after a new delivery the old parts are gone. Without a line the
 * reload waits for it, because the browser itself has nothing to show.
 */
export class PageBoundary extends Component<PageBoundaryProps, State> {
  override state: State = { error: null, place: this.props.place };
  private stopWaiting: Unsubscribe | null = null;

  static getDerivedStateFromError(thrown: unknown): Partial<State> {
    return { error: thrown instanceof Error ? thrown.message : String(thrown) };
  }

  static getDerivedStateFromProps({ place }: PageBoundaryProps, state: State): State | null {
    return place === state.place ? null : { error: null, place };
  }

  override componentDidCatch(): void {
    const { browser } = this.props;
    const { error } = this.state;
    if (error === null || !FAILED_LOAD.test(error)) return;
    if (browser.isOnline()) this.reloadOnceFor(error);
    else this.stopWaiting = browser.onLineChange((isOnline) => isOnline && browser.reload());
  }

  override componentDidUpdate(): void {
    if (this.state.error === null) this.stopWaiting?.();
  }

  override componentWillUnmount(): void {
    this.stopWaiting?.();
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    return <BrokenPage error={error} onRetry={() => this.props.browser.reload()} />;
  }

  private reloadOnceFor(error: string): void {
    const { browser } = this.props;
    const answered = (browser.tab.read(RELOADED_FOR) ?? '').split('\n');
    if (answered.includes(error)) return;
    browser.tab.write(RELOADED_FOR, [...answered, error].join('\n'));
    browser.reload();
  }
}
