import { attempt } from '../attempt.ts';
import type { Unsubscribe } from '../unsubscribe.ts';

/** The build that this page runs, from its meta tag; null in development and in the demo, which have none. */
export function ownBuild(): string | null {
  // There is no document while pages are prerendered.
  if (typeof document === 'undefined') return null;
  return document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? null;
}

/** The address from which the browser has loaded this document: by now the site may show another page. */
export function ownAddress(): string {
  return performance.getEntriesByType('navigation')[0]?.name ?? location.href;
}

/** Prints what the page shows. An open dialog is printed alone: see `base.css`. */
export function print(): void {
  attempt(() => window.print(), undefined);
}

/** Whether the page is visible now. */
export function isSeen(): boolean {
  return document.visibilityState === 'visible';
}

/** Calls the listener when the page becomes hidden: another tab or app, a locked screen, a closed tab. */
export function onHidden(listener: () => void): Unsubscribe {
  const received = () => {
    if (document.visibilityState === 'hidden') listener();
  };
  document.addEventListener('visibilitychange', received);
  return () => document.removeEventListener('visibilitychange', received);
}

/** How long the blob's URL stays valid: long enough for a slow phone to store the file. */
const RELEASE_AFTER_MS = 60_000;

/** Downloads a file with this name. */
export function download(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), RELEASE_AFTER_MS);
}
