/** The capsule that is open in the viewer, and the step that is looked at: the same whichever machine is shown. */
import { useEffect, useSyncExternalStore } from 'react';
import { type Capsule, readCapsule } from '../format.ts';
import { isLink, textIn } from '../link.ts';
import { type Verdict, verdictOn } from '../replay/verdict.ts';
import { performed, type Step } from './replay-state.ts';

export interface Opened {
  readonly capsule: Capsule;
  readonly text: string;
  readonly steps: readonly Step[];
  /** Null while it is being found out. */
  readonly verdict: Verdict | null;
  readonly index: number;
}

interface Standing {
  readonly opened: Opened | null;
  /** Why the last file or link could not be opened, in a sentence. */
  readonly problem: string | null;
}

let standing: Standing = { opened: null, problem: null };
let fragment = '';
const listeners = new Set<() => void>();

/** What is open. The first time, that is what the address brings. */
export function useOpened(): Standing {
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
    () => standing,
  );
}

export function openText(text: string): void {
  const reading = readCapsule(text);
  if (!reading.ok) return change({ ...standing, problem: reading.problem });
  const { capsule } = reading;
  const steps = performed(capsule);
  const index = Math.max(0, steps.length - 1);
  change({ opened: { capsule, text, steps, verdict: null, index }, problem: null });
  void verdictOn(capsule).then((verdict) => {
    if (standing.opened?.capsule === capsule)
      change({ ...standing, opened: { ...standing.opened, verdict } });
  });
}

/** Looks at a step, counted from 0. */
export function lookAt(index: number): void {
  const { opened } = standing;
  if (!opened?.steps[index]) return;
  change({ ...standing, opened: { ...opened, index } });
}

async function openLink(): Promise<void> {
  const { hash } = window.location;
  if (!isLink(hash) || hash === fragment) return;
  fragment = hash;
  const text = await textIn(hash);
  if (text === null) change({ ...standing, problem: 'This link is broken: perhaps it was cut on its way.' });
  else openText(text);
}

function change(next: Standing): void {
  standing = next;
  for (const listener of listeners) listener();
}
