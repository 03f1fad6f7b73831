/** Reports which messages a frame renders, so that the gallery can show their English glosses. */
import type { I18n } from '@lingui/core';

export interface RenderedMessages {
  readonly kind: 'rendered messages';
  /** In the order in which they were first rendered. */
  readonly ids: readonly string[];
}

/** Wraps Lingui's `_` and posts the ids to the gallery, once for all messages that are rendered in one task. */
export function reportRenderedMessages(i18n: I18n): void {
  const ids = new Set<string>();
  let isPending = false;
  const translate = i18n._.bind(i18n) as (...parameters: readonly unknown[]) => string;
  const report = (id: string) => {
    if (ids.has(id)) return;
    ids.add(id);
    if (isPending) return;
    isPending = true;
    queueMicrotask(() => {
      isPending = false;
      const message: RenderedMessages = { kind: 'rendered messages', ids: [...ids] };
      window.parent.postMessage(message, window.location.origin);
    });
  };
  i18n._ = (descriptor: string | { readonly id: string }, ...more: readonly unknown[]) => {
    report(typeof descriptor === 'string' ? descriptor : descriptor.id);
    return translate(descriptor, ...more);
  };
}

/** The message of a frame; null for any other message. */
export function renderedMessagesIn(data: unknown): RenderedMessages | null {
  if (typeof data !== 'object' || data === null || !('kind' in data) || !('ids' in data)) return null;
  return data.kind === 'rendered messages' && Array.isArray(data.ids)
    ? { kind: 'rendered messages', ids: data.ids.map(String) }
    : null;
}
