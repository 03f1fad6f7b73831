/** Measures the content of every visible state: its name, its meaning, and the list of its transitions with their targets. */
import {
  type Chart,
  type ChartEdge,
  type ChartNode,
  isInside,
  stateIn,
} from '../../../machine-core/index.ts';
import { type Say, sayIn, type Spoken } from '../../labels.ts';
import { keyOf, targetName } from '../../page/details/names.ts';
import { type Block, moved, paragraph, stacked, type Word, textIn } from '../text/setting.ts';
import { actionLabel, conditionLabel, toneOf, triggerLabels } from '../text/transition-label.ts';
import { type Outline, sameTargets, type VisibleState } from './outline.ts';

export const MARGIN = { across: 10, above: 6, below: 6 } as const;
const GROUP_GAP = 4;
/** The further lines of a transition, so that they do not look like another one. */
const INDENT = 10;
/** Room for the button that opens or closes a state, beside its name. */
const TOGGLE = 26;

/** How much a chart says: fewer words leave room for more states. */
export interface Detail {
  /** The width at which the text of a state is broken into lines. */
  readonly width: number;
  readonly hasDescriptions: boolean;
  /** How much longer the arrows may be for a smaller chart. */
  readonly density: number;
}

/** A transition in the list of its state. Positions are relative to the state. */
export interface RowMeasure {
  readonly edge: string;
  readonly targets: readonly string[];
  readonly block: Block;
  readonly y: number;
  readonly height: number;
}

export interface Content {
  readonly width: number;
  readonly height: number;
  /** The name, the actors that run in the state, and the description. */
  readonly block: Block;
  /** The vertical position at which arrows enter: the middle of the name. */
  readonly entry: number;
  readonly rows: readonly RowMeasure[];
  /** Whether a transition leads to a state inside: its arrow runs down at the right of the list. */
  readonly leadsInside: boolean;
}

const EMPTY: Content = {
  width: 0,
  height: 0,
  block: { pieces: [], width: 0, height: 0 },
  entry: 0,
  rows: [],
  leadsInside: false,
};

export function contentsOf(
  { chart, states, root }: Outline,
  { width, hasDescriptions }: Pick<Detail, 'width' | 'hasDescriptions'>,
  labels: Spoken,
): ReadonlyMap<string, Content> {
  return new Map(
    [...states].map(([id, state]) => {
      // The heading of the page has the name and the description of the machine.
      if (id === root && state.listed.length === 0 && state.actors.length === 0) return [id, EMPTY];
      const description = hasDescriptions && id !== root ? labels(state.node) : '';
      const broad = state.children.length > 0 ? Math.max(width, 300) : width;
      return [id, contentOf(chart, state, description, labels, broad)];
    }),
  );
}

function contentOf(
  chart: Chart,
  state: VisibleState,
  description: string,
  labels: Spoken,
  width: number,
): Content {
  const say = sayIn(labels);
  const { node, isCollapsed, listed, actors } = state;
  const name = paragraph(textIn(node.key, 'state'), width);
  const parts = [
    name,
    ...(isCollapsed
      ? [
          paragraph(
            textIn(say('{count} states inside', { count: node.children.length }), 'description'),
            width,
          ),
        ]
      : []),
    ...(node.history === null ? [] : [paragraph(textIn(recallOf(chart, node, say), 'description'), width)]),
    ...(actors.length === 0 ? [] : [paragraph(actorLabels(actors, say), width)]),
    ...(description === '' ? [] : [paragraph(textIn(description, 'description'), width)]),
  ];
  const block = stacked(parts);
  const rows: RowMeasure[] = [];
  let y = MARGIN.above + block.height + (listed.length > 0 ? 3 : 0);
  listed.forEach(({ edge, targets }, index) => {
    if (index > 0 && !sameTargets(listed[index - 1]?.targets ?? [], targets)) y += GROUP_GAP;
    const row = paragraph(labelsOf(chart, edge, targets, node.id, labels), width, INDENT);
    rows.push({ edge: edge.id, targets, block: row, y, height: row.height });
    y += row.height;
  });
  const canToggle = node.children.length > 0 && node.parent !== null;
  return {
    width:
      Math.max(name.width + (canToggle ? TOGGLE : 0), block.width, ...rows.map((row) => row.block.width)) +
      2 * MARGIN.across,
    height: y + MARGIN.below,
    block: { ...block, pieces: moved(block.pieces, { x: MARGIN.across, y: MARGIN.above }) },
    entry: MARGIN.above + 10,
    rows,
    leadsInside: listed.some(({ targets }) => targets.some((target) => isInside(chart, target, node.id))),
  };
}

/** What a history state leads to. */
function recallOf(chart: Chart, { history, defaults, id }: ChartNode, say: Say): string {
  const first = defaults.map((target) => targetName(chart, id, target)).join(', ');
  return history === 'deep'
    ? say('all that was active here; at first {first}', { first })
    : say('what was active here; at first {first}', { first });
}

/** `runs session, navigation`: each name may be a link to its machine. */
function actorLabels(actors: readonly string[], say: Say): readonly Word[] {
  const names = actors.flatMap((actor, index): readonly Word[] => [
    ...(index === 0 ? [] : [{ text: ',', tone: 'description', isJoined: true } as const]),
    ...textIn(actor, 'actor').map((word) => ({ ...word, actor })),
  ]);
  return [...textIn(say('runs'), 'description'), ...names];
}

/** `event if condition / action → target`. */
function labelsOf(
  chart: Chart,
  edge: ChartEdge,
  targets: readonly string[],
  source: string,
  labels: Spoken,
): readonly Word[] {
  const say = sayIn(labels);
  const { keyword, name } = triggerLabels(edge.trigger, say);
  // A state that is finished is named by its key: the list is in that state, or around it.
  const short = edge.trigger.kind === 'finished' ? keyOf(chart, name) : name;
  const condition = conditionLabel(chart, edge, labels);
  const action = actionLabel(edge.actions);
  const end = leadsTo(chart, edge, targets, source, say) ?? (action === null ? say('· stays') : null);
  const tone = toneOf(edge.trigger);
  return [
    ...textIn([keyword, short].join(' '), tone),
    ...textIn(condition ?? '', 'condition'),
    ...actionWords(action ?? ''),
    ...textIn(end ?? '', 'target'),
  ];
}

/** The sign before an action stays with its first word. */
function actionWords(action: string): readonly Word[] {
  const [sign, first, ...others] = textIn(action, 'action');
  return sign && first ? [{ ...sign, text: `${sign.text} ${first.text}` }, ...others] : [];
}

function leadsTo(
  chart: Chart,
  { reenter }: ChartEdge,
  targets: readonly string[],
  source: string,
  say: Say,
): string | null {
  const isItself = targets.length === 1 && targets[0] === source;
  if (isItself && reenter) return say('↻ again');
  // Without `reenter`, a state that leads to itself stays; what is inside it begins anew.
  if (targets.length === 0 || (isItself && stateIn(chart, source)?.children.length === 0)) return null;
  // The space must not break: an arrow at the end of a line would point at the wrong thing.
  return `→\u00a0${targets.map((target) => targetName(chart, source, target)).join(', ')}`;
}
