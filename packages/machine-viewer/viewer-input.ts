/** What the viewer shows: the only way in which machines, and what belongs to them, get into it. */
import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { AnyStateMachine } from 'xstate';
import {
  type Chart,
  type ChartNode,
  chartOf,
  fixturesOf,
  type MachineAdapter,
  type MachineFixtures,
} from '../machine-core/index.ts';
import type { History } from './changes/history.ts';
import type { Drawing } from './diagram/drawing.ts';
import { chromeId, IN_ENGLISH, type Language, type Spoken } from './labels.ts';
import { namesOf } from './machine-names.ts';
import type { Proof } from './proven/proof.ts';
import type { ViewerChannel } from './live/viewer-channel.ts';

export interface ViewerMachine {
  readonly machine: AnyStateMachine;
  /** What can happen to it, completely; else it is made from the chart and the adapter. */
  readonly fixtures?: MachineFixtures;
  /** The payloads and results that cannot be read from the machine. */
  readonly adapter?: MachineAdapter;
  /** Its descriptions in further languages: by language, then by chart id. That of a guard is `machine if guard`. */
  readonly labels?: Readonly<Record<Language, Readonly<Record<string, string>>>>;
  /** Where it is written, for example a path: shown beside its name. */
  readonly source?: string;
}

/** An application that runs elsewhere and reports what its machines do (`Broadcaster`). */
export interface LiveSource {
  readonly channel: ViewerChannel;
  /** Says how the application is opened, while it is not. */
  readonly howToOpen: ReactNode;
}

export interface PanelProps {
  readonly chart: Chart;
  readonly drawing: Drawing;
}

/** A tab of the viewer's host, after the viewer's own tabs. */
export interface ViewerTab {
  /** Its name in the URL. */
  readonly id: string;
  readonly title: string;
  readonly Panel: ComponentType<PanelProps>;
  /** Whether a URL with this fragment opens the tab. */
  isLink?(fragment: string): boolean;
}

export interface ViewerInput {
  /** In the recommended reading order; at least one. */
  readonly machines: readonly ViewerMachine[];
  /** The names of the languages that `labels` have besides English, by their codes. */
  readonly languages?: Readonly<Record<Language, string>>;
  /** The texts of the viewer itself in those languages, by language, then by the English text. */
  readonly texts?: Readonly<Record<Language, Readonly<Record<string, string>>>>;
  /** Words that mean the same in a search, by language. */
  readonly synonyms?: Readonly<Record<Language, readonly (readonly string[])[]>>;
  /** The address of a section that descriptions name, such as `contract §2`; null if there is none. */
  readonly sectionAt?: (section: string) => string | null;
  readonly live?: LiveSource;
  readonly tabs?: readonly ViewerTab[];
  /** Earlier versions, to be compared with. */
  readonly history?: History;
  /** Where it is known from what has been walked, besides a search. */
  readonly proofs?: readonly Proof[];
  /** What could not be shown, with the reason, a line each. */
  readonly problems?: readonly string[];
}

/** A machine of the viewer with its chart. */
export interface ShownMachine extends ViewerMachine {
  /** Unique: see `namesOf`. */
  readonly name: string;
  readonly chart: Chart;
  readonly fixtures: MachineFixtures;
}

export class Machines {
  readonly all: readonly ShownMachine[];
  readonly languages: Readonly<Record<Language, string>>;
  readonly live: LiveSource | null;
  readonly tabs: readonly ViewerTab[];
  readonly problems: readonly string[];
  readonly history: History | null;
  readonly proofs: readonly Proof[];
  /** Of all languages. */
  readonly synonyms: readonly (readonly string[])[];
  readonly sectionAt: (section: string) => string | null;
  readonly #texts: NonNullable<ViewerInput['texts']>;
  readonly #first: ShownMachine;
  readonly #spoken = new Map<Language, Spoken>();

  /** @throws without a machine. */
  constructor({
    machines,
    languages = {},
    live,
    tabs = [],
    problems = [],
    history,
    proofs = [],
    texts = {},
    synonyms = {},
    sectionAt = () => null,
  }: ViewerInput) {
    const names = namesOf(machines);
    this.all = machines.map((one, index) => ({
      ...one,
      name: names[index] ?? one.machine.id,
      chart: chartOf(one.machine),
      fixtures: one.fixtures ?? fixturesOf(one.machine, one.adapter),
    }));
    const [first] = this.all;
    if (!first) throw new Error('there are no machines');
    this.#first = first;
    this.languages = { en: 'English', ...languages };
    this.live = live ?? null;
    this.tabs = tabs;
    this.problems = problems;
    this.history = history ?? null;
    this.proofs = proofs;
    this.synonyms = Object.values(synonyms).flat();
    this.sectionAt = sectionAt;
    this.#texts = texts;
  }

  /** The machine of this name; for an unknown or missing name the first one. */
  named(name: string | null): ShownMachine {
    return this.all.find((one) => one.name === name) ?? this.#first;
  }

  /** The machine with this chart; undefined for a chart that is not of the viewer. */
  of(chart: Chart): ShownMachine | undefined {
    return this.all.find((one) => one.chart === chart);
  }

  /** The machine that an invocation in the machine with this chart runs: that of its logic, else the one with its name. */
  invokedBy(chart: Chart, { id, actor }: ChartNode['invokes'][number]): ShownMachine | undefined {
    const logic: unknown = this.of(chart)?.machine.implementations.actors[actor];
    const own =
      typeof logic === 'object' && logic !== null && 'root' in logic && 'id' in logic ? logic.id : null;
    return (
      this.all.find(({ machine }) => machine === logic) ??
      this.all.find(({ machine }) => [own, actor, id].includes(machine.id))
    );
  }

  /** The descriptions in a language; always the same function for a language. */
  spokenIn(language: Language): Spoken {
    const known = this.#spoken.get(language);
    if (known) return known;
    const own = Object.entries(this.#texts[language] ?? {}).map(([text, said]) => [chromeId(text), said]);
    const texts: Readonly<Record<string, string>> = Object.assign(
      Object.fromEntries(own),
      ...this.all.map(({ labels }) => labels?.[language] ?? {}),
    );
    const spoken: Spoken = language === 'en' ? IN_ENGLISH : (item) => texts[item.id] ?? item.description;
    this.#spoken.set(language, spoken);
    return spoken;
  }
}

const MachinesContext = createContext<Machines | null>(null);

export const MachinesProvider = MachinesContext.Provider;

/** The machines of the viewer around a component. @throws outside of a viewer. */
export function useMachines(): Machines {
  const machines = useContext(MachinesContext);
  if (!machines) throw new Error('there is no viewer around this component');
  return machines;
}
