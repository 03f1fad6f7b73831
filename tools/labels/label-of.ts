/** Descriptions of states and transitions in the viewer's language: the machines' own English, or Lao. */
import { createContext, useContext } from 'react';
import type { ChartEdge, ChartNode } from '../../packages/machine-core/index.ts';
import { textIn } from './machine-labels.ts';

export const LANGUAGES = { en: 'English', lo: 'ພາສາລາວ' } as const;
export type Language = keyof typeof LANGUAGES;

/** Returns the description of a state or transition; falls back to the machine's own English. */
export type Spoken = (item: Pick<ChartNode | ChartEdge, 'id' | 'description'>) => string;

export function spokenIn(language: Language): Spoken {
  return ({ id, description }) => textIn(language, id, description);
}

const SpokenContext = createContext<{ readonly language: Language; readonly labels: Spoken }>({
  language: 'en',
  labels: spokenIn('en'),
});

export const SpokenProvider = SpokenContext.Provider;

export function useSpoken() {
  return useContext(SpokenContext);
}
