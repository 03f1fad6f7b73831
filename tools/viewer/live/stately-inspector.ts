import { createBrowserInspector } from '@statelyai/inspect';
import type { EventObject, MachineContext } from 'xstate';
import { shareable } from './shareable.ts';

/** Stately's hosted inspector in a window of its own. Its messages are masked, because they leave this computer. */
export function statelyInspector() {
  return createBrowserInspector({
    sanitizeEvent: (event) => shareable(event) as EventObject,
    sanitizeContext: (context) => shareable(context) as MachineContext,
  });
}
