/**
 * The open capsule and the index of the shown step, kept outside React so that they survive a change of the shown
 * machine.
 */
import { useEffect, useSyncExternalStore } from 'react';
import { type Capsule, readCapsule } from '../format.ts';
import { isLink, textIn } from '../link.ts';
import { type Verdict, verdictOn } from '../replay/verdict.ts';
import { performed, type Step } from './replay-state.ts';

export interface Opened {
  readonly capsule: Capsule;
  readonly text: string;
  readonly steps: readonly Step[];
  /** Null while the verdict is being computed. */
  readonly verdict: Verdict | null;
  readonly index: number;
}

interface Status {
  readonly opened: Opened | null;
  /** Why the last file or link could not be opened, as a sentence. */
  readonly problem: string | null;
}

let status: Status = { opened: null, problem: null };
let fragment = '';
const listeners = new Set<() => void>();

/** Subscribes to the open capsule, and opens the one in the address fragment. */
export function useOpened(): Status {
  useEffect(() => {
    const follow = () => void openLink();
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => status,
  );
}

/** The capsule that is open; null without one. */
export function openedNow(): Opened | null {
  return status.opened;
}

export function openText(text: string): void {
  const reading = readCapsule(text);
  if (!reading.ok) return change({ ...status, problem: reading.problem });
  const { capsule } = reading;
  const steps = performed(capsule);
  const index = Math.max(0, steps.length - 1);
  change({ opened: { capsule, text, steps, verdict: null, index }, problem: null });
  void verdictOn(capsule).then((verdict) => {
    if (status.opened?.capsule === capsule) change({ ...status, opened: { ...status.opened, verdict } });
  });
}

/** Shows a step, counted from 0; an unknown index is ignored. */
export function lookAt(index: number): void {
  const { opened } = status;
  if (!opened?.steps[index]) return;
  change({ ...status, opened: { ...opened, index } });
}

async function openLink(): Promise<void> {
  const { hash } = window.location;
  if (!isLink(hash) || hash === fragment) return;
  fragment = hash;
  const text = await textIn(hash);
  if (text === null) change({ ...status, problem: 'This link is broken: perhaps it was cut on its way.' });
  else openText(text);
}

function change(next: Status): void {
  status = next;
  for (const listener of listeners) listener();
}
