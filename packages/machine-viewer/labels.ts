/** Descriptions of states and transitions in the viewer's language: the machines' own English, or another language that is given. */
import { createContext, useContext } from 'react';
import type { ChartEdge, ChartNode } from '../machine-core/index.ts';

/** The code of a language: `en`, or one of `ViewerInput.languages`. */
export type Language = string;

/** Returns the description of a state or transition; falls back to the machine's own English. */
export type Spoken = (item: Pick<ChartNode | ChartEdge, 'id' | 'description'>) => string;

export const IN_ENGLISH: Spoken = ({ description }) => description;

const SpokenContext = createContext<{ readonly language: Language; readonly labels: Spoken }>({
  language: 'en',
  labels: IN_ENGLISH,
});

export const SpokenProvider = SpokenContext.Provider;

export function useSpoken() {
  return useContext(SpokenContext);
}
