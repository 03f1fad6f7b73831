import type { Signal } from '../signal.ts';

/** Width x height, in CSS pixels. */
export const screen: Signal<'screen'> = () => `${window.screen.width}x${window.screen.height}`;
