import type { Chart, ChartEdge, ChartNode } from '../../machine-core/index.ts';
import { conditionLabel, wordsOf } from '../diagram/text/transition-label.ts';
import { counted, IN_ENGLISH, type Say, sayIn, type Spoken } from '../labels.ts';
import { type Change, type Difference, type Field, triggerNameOf } from './difference.ts';
import { pathsOf } from './renamed-states.ts';

export interface Sentence {
  readonly kind: Change<unknown>['kind'];
  readonly about: 'state' | 'transition';
  /** The state or transition in the later version; of what was removed, in the earlier one. */
  readonly id: string;
  /** What it is about: `The state open.qr`, `In open: order.cancel if it is open → confirming`. */
  readonly title: string;
  /** What became of it, a sentence each. */
  readonly text: readonly string[];
  /** Its description in the chosen language; empty if it has none. */
  readonly description: string;
}

/** How a sentence about a property begins, if not with its name. */
function beginningOf(name: string, say: Say): string {
  const beginnings: Readonly<Record<string, string>> = {
    name: say('It is called'),
    isInitial: `${say('Initial state')}:`,
    entry: `${say('On entry')}:`,
    exit: `${say('On exit')}:`,
    tags: `${say('Tags')}:`,
    invokes: `${say('Actors')}:`,
    actions: `${say('Actions')}:`,
    target: say('It leads to'),
    guard: `${say('Guard')}:`,
    delay: say('The delay is'),
    order: say('It is branch'),
  };
  return beginnings[name] ?? `${name[0]?.toUpperCase()}${name.slice(1)}:`;
}

function fieldInWords({ name, before, after }: Field, say: Say): string {
  if (name === 'description')
    return say('The description is “{after}”, and was “{before}”.', { before, after });
  if (name === 'event') return say('{before} is now called {after}.', { before, after });
  // A value that is no name, such as `none`, is translated too.
  return `${beginningOf(name, say)} ${say(after)} (${say('before: {value}', { value: say(before) })}).`;
}

/** A guard is named by its words, where its machine has any. */
function guardInWords(
  field: Field,
  { before, after }: Pick<Difference, 'before' | 'after'>,
  spoken: Spoken,
): Field {
  if (field.name !== 'guard') return field;
  const words = (chart: Chart, guard: string) => wordsOf(chart, guard, spoken) ?? guard;
  return { ...field, before: words(before, field.before), after: words(after, field.after) };
}

/** A difference as sentences: the states first; in each group what was added, removed, then changed. Empty if nothing differs. */
export function differenceInWords(difference: Difference, spoken: Spoken = IN_ENGLISH): readonly Sentence[] {
  const say = sayIn(spoken);
  const { before, after, states, transitions } = difference;
  const paths = { before: pathsOf(before), after: pathsOf(after) };
  const nameIn = (version: 'before' | 'after', id: string) =>
    paths[version].get(id)?.join('.') || say('the machine');
  const stateTitle = (node: ChartNode, version: 'before' | 'after') =>
    node.parent === null
      ? say('The machine {name}', { name: node.key })
      : say('The state {name}', { name: nameIn(version, node.id) });
  const edgeTitle = (edge: ChartEdge, version: 'before' | 'after') => {
    const guard = conditionLabel(difference[version], edge, spoken);
    const targets = edge.targets.map((id) => nameIn(version, id)).join(', ');
    const named = `${triggerNameOf(edge)}${guard === null ? '' : ` ${guard}`}`;
    const place = nameIn(version, edge.source);
    return `${say('In {place}', { place })}: ${named}${targets === '' ? '' : ` → ${targets}`}`;
  };
  return [
    ...sorted(states).map((change) => sentenceOf('state', change, stateTitle, difference, spoken)),
    ...sorted(transitions).map((change) => sentenceOf('transition', change, edgeTitle, difference, spoken)),
  ];
}

const ORDER = ['added', 'removed', 'changed'];

function sorted<Item>(changes: readonly Change<Item>[]): readonly Change<Item>[] {
  return changes.toSorted((one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind));
}

function sentenceOf<Item extends ChartNode | ChartEdge>(
  about: Sentence['about'],
  change: Change<Item>,
  titleOf: (item: Item, version: 'before' | 'after') => string,
  charts: Pick<Difference, 'before' | 'after'>,
  spoken: Spoken,
): Sentence {
  const say = sayIn(spoken);
  const item = change.kind === 'removed' ? change.before : change.after;
  const text =
    change.kind === 'added'
      ? [say('It is new.')]
      : change.kind === 'removed'
        ? [say('It is gone.')]
        : change.fields.map((field) => fieldInWords(guardInWords(field, charts, spoken), say));
  return {
    kind: change.kind,
    about,
    id: item.id,
    title: titleOf(item, change.kind === 'removed' ? 'before' : 'after'),
    text,
    // Of what is gone, there are only the machine's own words.
    description: change.kind === 'removed' ? item.description : spoken(item),
  };
}

/** `2 states and 1 transition added, 1 transition changed`; `nothing changed` if so. */
export function totalsInWords(sentences: readonly Sentence[], say: Say = sayIn(IN_ENGLISH)): string {
  const parts = ORDER.flatMap((kind) => {
    const counts = (['state', 'transition'] as const).flatMap((about) => {
      const count = sentences.filter((one) => one.kind === kind && one.about === about).length;
      if (count === 0) return [];
      return about === 'state'
        ? [counted(say, count, '{count} state', '{count} states')]
        : [counted(say, count, '{count} transition', '{count} transitions')];
    });
    if (counts.length === 0) return [];
    const things = counts.join(say(' and '));
    if (kind === 'added') return [say('{things} added', { things })];
    return kind === 'removed' ? [say('{things} removed', { things })] : [say('{things} changed', { things })];
  });
  return parts.join(', ') || say('nothing changed');
}

/** The difference of a machine for a merge request. `picture`: Mermaid's text of it. */
export function differenceInMarkdown(difference: Difference, picture: string | null = null): string {
  const sentences = differenceInWords(difference);
  const sign = { added: '➕', removed: '➖', changed: '✏️' };
  const literal = (text: string) => text.replaceAll(/[\\`*_[\]<>|]/g, '\\$&');
  const lines = sentences.map(({ kind, title, text, description }) => {
    const meaning = description === '' || kind === 'changed' ? '' : ` ${description}`;
    return `- ${sign[kind]} **${literal(title)}**: ${literal(text.join(' ') + meaning)}`;
  });
  const chart = picture === null ? [] : ['', '```mermaid', picture.trimEnd(), '```'];
  return [
    `### ${literal(difference.after.id)}: ${totalsInWords(sentences)}`,
    ...(lines.length > 0 ? ['', ...lines] : []),
    ...chart,
    '',
  ].join('\n');
}
