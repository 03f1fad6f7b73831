/** What a section of the panel works with: what the lab says, and the way to make it do something. */
import type { LabCall, LabState } from './api.ts';
import type { ScenarioCard } from '../scenarios/scenario.ts';
import type { Child } from './drawing/dom.ts';

export interface PanelContext {
  readonly state: LabState;
  readonly scenarios: readonly ScenarioCard[];
  /** What stands in a field on which the drawing depends, such as a filter; empty before anything was typed. */
  readonly typed: (field: string) => string;
  readonly type: (field: string, text: string) => void;
  /** Sends the calls in order, shows `done` or the error, and redraws the panel. */
  readonly run: (done: string, calls: readonly LabCall[]) => void;
  /** The same, and then the page starts over: in a world that changed under it, nothing that it knew holds. */
  readonly startOver: (done: string, calls: readonly LabCall[]) => void;
  /** Does something that is no single call; its words are said. What it throws is said as well. */
  readonly attempt: (action: () => Promise<string>) => void;
}

export interface Section {
  readonly id: string;
  readonly title: string;
  readonly draw: (panel: PanelContext) => readonly Child[];
}

/** Whether something is meant by what was typed: each word of it occurs somewhere. */
export function isMeant(typed: string, ...texts: readonly (string | null | undefined)[]): boolean {
  const text = texts.join(' ').toLowerCase();
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
