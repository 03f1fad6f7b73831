import { Component, type ReactNode, useEffect } from 'react';
import type { ComponentCode } from '../../platform/late-code.ts';
import { useLateComponent } from './use-late-component.ts';

export interface LateComponentProps<Props> {
  readonly code: ComponentCode<Props>;
  readonly given: Props;
  /** Shown until the code is loaded, and if loading fails; by default nothing. */
  readonly fallback?: ReactNode;
  /** Whether the page around it is shown also if it fails to render. */
  readonly isIsolated?: boolean;
}

/**
 * A component whose code is loaded at the latest when it is rendered first. Not `lazy` of React: after its fallback has been
 * shown, React delays the content by up to 300 ms.
 */
export function LateComponent<Props extends object>({
  code,
  given,
  fallback = null,
  isIsolated = false,
}: LateComponentProps<Props>): ReactNode {
  const { Loaded, load } = useLateComponent(code);
  useEffect(load, [load]);
  if (!Loaded) return fallback;
  const shown = <Loaded {...given} />;
  return isIsolated ? <Isolated>{shown}</Isolated> : shown;
}

/** Renders nothing if its content fails. */
class Isolated extends Component<{ readonly children: ReactNode }, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render(): ReactNode {
    return this.state.isBroken ? null : this.props.children;
  }
}
