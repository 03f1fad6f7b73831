/** Whether a transition's descriptor matches an event type, as XState decides it: `news.*` matches `news` and `news.network.restored`. */
export function matches(descriptor: string, type: string): boolean {
  // XState handles these itself, although `*` would match them.
  if (type === 'xstate.init' || type === 'xstate.stop') return false;
  // Eventless transitions are no answer to an event.
  if (descriptor === '' || type === '') return descriptor === type;
  if (descriptor === type || descriptor === '*') return true;
  return descriptor.endsWith('.*') && `${type}.`.startsWith(descriptor.slice(0, -1));
}
