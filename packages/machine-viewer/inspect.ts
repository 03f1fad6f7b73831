/** For a running application: reports what its machines do to a viewer elsewhere, as plain data without secrets. */
export { browserChannel } from './live/browser-channel.ts';
export { createBrowserInspector } from './live/browser-inspector.ts';
export { Broadcaster, type BroadcasterOptions } from './live/broadcaster.ts';
export { isReported, type LogEntry } from './live/messages.ts';
export { HIDDEN, type IsSecret, plainData, withoutSecrets } from './live/shareable.ts';
export type { ViewerChannel } from './live/viewer-channel.ts';
