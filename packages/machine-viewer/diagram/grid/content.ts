/** Measures the content of every visible state: its name, its meaning, and the list of its transitions with their targets. */
import type { ChartEdge, ChartNode } from '../../../machine-core/index.ts';
import { type Block, moved, paragraph, stacked, type Word, textIn } from '../text/setting.ts';
import { actionLabel, guardLabels, toneOf, triggerLabels } from '../text/transition-label.ts';
import type { Outline, VisibleState } from './outline.ts';

export const MARGIN = { across: 10, above: 6, below: 6 } as const;
const GROUP_GAP = 4;
/** The further lines of a transition, so that they do not look like another one. */
const INDENT = 10;
/** Room for the button that opens or closes a state, beside its name. */
const TOGGLE = 26;

/** Returns a state's description in the language of the diagram. */
export type DescriptionOf = (state: ChartNode) => string;

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
  readonly target: string | null;
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
}

const EMPTY: Content = {
  width: 0,
  height: 0,
  block: { pieces: [], width: 0, height: 0 },
  entry: 0,
  rows: [],
};

export function contentsOf(
  { states, root }: Outline,
  { width, hasDescriptions }: Pick<Detail, 'width' | 'hasDescriptions'>,
  descriptionOf: DescriptionOf,
): ReadonlyMap<string, Content> {
  return new Map(
    [...states].map(([id, state]) => {
      // The heading of the page has the name and the description of the machine.
      if (id === root && state.listed.length === 0 && state.actors.length === 0) return [id, EMPTY];
      const description = hasDescriptions && id !== root ? descriptionOf(state.node) : '';
      return [id, contentOf(state, description, state.children.length > 0 ? Math.max(width, 300) : width)];
    }),
  );
}

function contentOf(state: VisibleState, description: string, width: number): Content {
  const { node, isCollapsed, listed, actors } = state;
  const name = paragraph([{ text: node.key, tone: 'state' }], width);
  const parts = [
    name,
    ...(isCollapsed
      ? [paragraph(textIn(`${node.children.length} states inside`, 'description'), width)]
      : []),
    ...(actors.length === 0 ? [] : [paragraph(actorLabels(actors), width)]),
    ...(description === '' ? [] : [paragraph(textIn(description, 'description'), width)]),
  ];
  const block = stacked(parts);
  const rows: RowMeasure[] = [];
  let y = MARGIN.above + block.height + (listed.length > 0 ? 3 : 0);
  listed.forEach(({ edge, target }, index) => {
    if (index > 0 && listed[index - 1]?.target !== target) y += GROUP_GAP;
    const row = paragraph(labelsOf(edge, target, node.id), width, INDENT);
    rows.push({ edge: edge.id, target, block: row, y, height: row.height });
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
  };
}

/** `runs session, navigation`. */
function actorLabels(actors: readonly string[]): readonly Word[] {
  const names = actors.map((name, index) => (index < actors.length - 1 ? `${name},` : name));
  return [{ text: 'runs', tone: 'description' }, ...names.map((text): Word => ({ text, tone: 'actor' }))];
}

/** `event [guard] / action → target`. */
function labelsOf(edge: ChartEdge, target: string | null, source: string): readonly Word[] {
  const { keyword, name } = triggerLabels(edge.trigger);
  // A state that is finished is named by its key: the list is in that state, or around it.
  const short = edge.trigger.kind === 'finished' ? name.slice(name.lastIndexOf('.') + 1) : name;
  const guard = guardLabels(edge);
  const action = actionLabel(edge.actions);
  const end = leadsTo(target, source) ?? (action === null ? '· stays' : null);
  const tone = toneOf(edge.trigger);
  return [
    ...(keyword === null ? [] : [{ text: keyword, tone }]),
    { text: short, tone },
    ...(guard === null ? [] : [{ text: guard, tone: 'condition' as const }]),
    ...(action === null ? [] : [{ text: action, tone: 'action' as const }]),
    ...(end === null ? [] : [{ text: end, tone: 'target' as const }]),
  ];
}

function leadsTo(target: string | null, source: string): string | null {
  if (target === null) return null;
  if (target === source) return '↻ again';
  // The space must not break: an arrow at the end of a line would point at the wrong thing.
  return `→\u00a0${target.slice(target.lastIndexOf('.') + 1)}`;
}
