/** Texts in the viewer's language: the machines' own English, or another language that is given; and those of the viewer itself. */
import { createContext, useContext } from 'react';
import type { ChartEdge, ChartNode } from '../machine-core/index.ts';

/** The code of a language: `en`, or one of `ViewerInput.languages`. */
export type Language = string;

/** Returns the description of a state, a transition or a guard; falls back to the machine's own English. */
export type Spoken = (item: Pick<ChartNode | ChartEdge, 'id' | 'description'>) => string;

/** Returns a text of the viewer itself by its English text, with its values: `{count} states inside`. */
export type Say = (text: string, values?: Readonly<Record<string, string | number>>) => string;

export const IN_ENGLISH: Spoken = ({ description }) => description;

/** The texts of the viewer itself in the language of descriptions. */
export function sayIn(labels: Spoken): Say {
  return (text, values = {}) =>
    (labels({ id: chromeId(text), description: text }) || text).replaceAll(/\{(\w+)\}/g, (gap, name) =>
      String(values[name] ?? gap),
    );
}

/** The id of a text of the viewer itself among the descriptions: no state has it. */
export function chromeId(text: string): string {
  return `viewer: ${text}`;
}

export interface SpokenHere {
  readonly language: Language;
  readonly labels: Spoken;
  readonly say: Say;
}

export function spokenAs(language: Language, labels: Spoken): SpokenHere {
  return { language, labels, say: sayIn(labels) };
}

const SpokenContext = createContext(spokenAs('en', IN_ENGLISH));

export const SpokenProvider = SpokenContext.Provider;

export function useSpoken(): SpokenHere {
  return useContext(SpokenContext);
}

/** `1 state`, `2 states`; `nouns`: the texts for one and for several. */
export function counted(say: Say, count: number, ...[one, several]: readonly [string, string]): string {
  return say(count === 1 ? one : several, { count });
}
