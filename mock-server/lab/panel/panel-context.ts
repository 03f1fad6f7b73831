/** The interface of a panel section: the lab's state and functions to execute verbs. */
import type { LabCall, LabState, WorldList } from './api.ts';
import type { ScenarioCard } from '../scenarios/scenario-card.ts';
import type { WorldCard } from '../inputs.ts';
import type { Child } from './drawing/dom.ts';

/** What the choice of the world needs. It works without a state, because the browser's world may not exist any more. */
export interface WorldsContext {
  readonly worlds: WorldList;
  /** Moves the browser to the world that `choose` returns, and reloads the page. */
  readonly enter: (choose: () => Promise<Pick<WorldCard, 'id' | 'name'>>) => void;
}

export interface PanelContext extends WorldsContext {
  readonly state: LabState;
  readonly scenarios: readonly ScenarioCard[];
  /** The text of a field that affects the rendering, such as a filter; initially empty. */
  readonly typed: (field: string) => string;
  readonly type: (field: string, text: string) => void;
  /** Sends the calls in order, shows `done` or the error, and redraws the panel. */
  readonly run: (done: string, calls: readonly LabCall[]) => void;
  /** Like `run`, but then reloads the page, because everything that it has loaded belongs to the old world. */
  readonly startOver: (done: string, calls: readonly LabCall[]) => void;
  /** Executes any action and displays its message or error. */
  readonly attempt: (action: () => Promise<string>) => void;
}

export interface Section {
  readonly id: string;
  readonly title: string;
  readonly draw: (panel: PanelContext) => readonly Child[];
}

/** Whether all words of a filter occur in the texts. */
export function isMeant(typed: string, ...texts: readonly (string | null | undefined)[]): boolean {
  const text = texts.join(' ').toLowerCase();
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
