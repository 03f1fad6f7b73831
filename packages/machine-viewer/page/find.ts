import { type ChartEdge, type ChartNode, labelOf, matches } from '../../machine-core/index.ts';
import { conditionLabel, triggerLabels, wordsOf } from '../diagram/text/transition-label.ts';
import { sayIn, type Spoken } from '../labels.ts';
import type { ShownMachine } from '../viewer-input.ts';
import { keyOf } from './details/names.ts';

type Named = Pick<ShownMachine, 'name' | 'chart'>;

/** A state or transition that matches a search. */
export interface Found {
  /** The name of its machine. */
  readonly machine: string;
  readonly id: string;
  readonly kind: 'state' | 'transition';
  readonly title: string;
  /** The key of a transition's source state. Null for a state, and for a transition of the machine's root. */
  readonly place: string | null;
  readonly labels: string;
}

interface Entry extends Found {
  /** The searched texts. `names`: its id, actions, actors, tags; `labels`: its descriptions and sections. */
  readonly texts: readonly [title: string, names: string, labels: string];
}

/**
 * Finds the states and transitions in which every word of `wanted` occurs: in their title (key; trigger and condition), in related
 * names, or in their descriptions in English or the shown language, or a word that means the same. Sorted by the best rank in the
 * machine, then by rank (`rankOf`).
 */
export function find(
  machines: readonly Named[],
  wanted: string,
  spoken: Spoken,
  synonyms: readonly (readonly string[])[] = [],
): readonly Found[] {
  const asked = partsOf(wanted);
  if (asked.length === 0) return [];
  // What is written itself comes before what means the same.
  const askings = [asked, ...rewordedBy(synonyms, wanted.toLowerCase()).map(partsOf)];
  const types = machines.flatMap(({ chart }) => chart.edges.map(({ eventType }) => eventType));
  const found = machines
    .flatMap((one) => entriesOf(one, types, spoken))
    .flatMap((entry) => {
      const ranks = askings.flatMap((parts, index) => {
        const rank = rankOf(entry, parts);
        return rank === null ? [] : [rank + Math.min(index, 1) / 2];
      });
      return ranks.length === 0 ? [] : [{ rank: Math.min(...ranks), entry }];
    });
  const best = new Map<string, number>();
  for (const { rank, entry } of found)
    best.set(entry.machine, Math.min(rank, best.get(entry.machine) ?? rank));
  const ranked = [...best].toSorted(([, one], [, other]) => one - other).map(([machine]) => machine);
  return ranked.flatMap((machine) =>
    found
      .filter(({ entry }) => entry.machine === machine)
      .toSorted((one, other) => one.rank - other.rank)
      .map(({ entry }) => entry),
  );
}

function partsOf(wanted: string): readonly string[] {
  return wanted.toLowerCase().split(/\s+/).filter(Boolean);
}

/** A search with each word or phrase replaced by each other one that means the same. */
function rewordedBy(synonyms: readonly (readonly string[])[], wanted: string): readonly string[] {
  return synonyms.flatMap((group) =>
    group.flatMap((phrase) => {
      const at = wanted.indexOf(phrase);
      if (at === -1 || !isEdge(wanted, at)) return [];
      const reworded = (other: string) => wanted.replace(phrase, other);
      return group.filter((other) => other !== phrase).map(reworded);
    }),
  );
}

/**
 * The worst rank of all words; null if one does not occur. 0: equals the title; then as a whole word, at the beginning of one, and
 * inside one; each of these in the title, in a name, in a description.
 */
function rankOf({ texts }: Entry, parts: readonly string[]): number | null {
  const ranks = parts.map((part) => {
    if (texts[0].toLowerCase() === part) return 0;
    const fits = texts.map((text) => fitOf(text, part));
    const best = Math.min(...fits);
    return best === Number.POSITIVE_INFINITY ? null : 1 + best * texts.length + fits.indexOf(best);
  });
  return ranks.reduce((worst, rank) => (worst === null || rank === null ? null : Math.max(worst, rank)), 0);
}

const WORD_SIGN = /[\p{L}\p{M}\p{N}]/u;

/** 0: the part is a word of the text, 1: it begins one, 2: it is inside one; infinite if it does not occur. `sendAgain` has two words. */
function fitOf(text: string, part: string): number {
  const lower = text.toLowerCase();
  let best = Number.POSITIVE_INFINITY;
  for (let at = lower.indexOf(part); at !== -1; at = lower.indexOf(part, at + 1)) {
    const end = at + part.length;
    best = Math.min(best, !isEdge(text, at) ? 2 : isEdge(text, end) ? 0 : 1);
  }
  return best;
}

/** Whether a word begins or ends at a place of a text. */
function isEdge(text: string, at: number): boolean {
  const [before = '', after = ''] = [text[at - 1], text[at]];
  if (!WORD_SIGN.test(before) || !WORD_SIGN.test(after)) return true;
  return /\p{Ll}/u.test(before) && /\p{Lu}/u.test(after);
}

/** `types`: the event types of all machines, by which a transition for a wildcard is found too. */
function entriesOf({ name, chart }: Named, types: readonly string[], spoken: Spoken): readonly Entry[] {
  const states = chart.nodes.map((node): Entry => {
    const names = [
      node.id,
      ...node.tags,
      ...node.entry,
      ...node.exit,
      ...node.invokes.flatMap(({ id, actor }) => [id, actor]),
    ];
    return entry({
      machine: name,
      kind: 'state',
      item: node,
      title: node.key,
      place: null,
      names,
      meaning: '',
      spoken,
    });
  });
  const transitions = chart.edges.map((edge): Entry => {
    const { keyword, name: trigger } = triggerLabels(edge.trigger, sayIn(spoken));
    const title = [keyword, trigger, conditionLabel(chart, edge, spoken)].filter(Boolean).join(' ');
    const place = edge.source === chart.id ? null : keyOf(chart, edge.source);
    const isWildcard = edge.eventType.endsWith('*');
    const handled = types.filter((type) => isWildcard && matches(edge.eventType, type));
    const names = [labelOf(edge.trigger), edge.guard ?? '', ...edge.actions, ...handled];
    const meaning = edge.guard === null ? '' : (wordsOf(chart, edge.guard, spoken) ?? '');
    return entry({ machine: name, kind: 'transition', item: edge, title, place, names, meaning, spoken });
  });
  return [...states, ...transitions];
}

interface EntryParts extends Pick<Found, 'machine' | 'kind' | 'title' | 'place'> {
  readonly item: ChartNode | ChartEdge;
  readonly names: readonly string[];
  /** What must hold. */
  readonly meaning: string;
  readonly spoken: Spoken;
}

function entry({ machine, kind, item, title, place, names, meaning, spoken }: EntryParts): Entry {
  const labels = spoken(item);
  return {
    machine,
    id: item.id,
    kind,
    title,
    place,
    labels,
    texts: [title, names.join(' '), [labels, meaning, item.description, ...item.sections].join(' ')],
  };
}
