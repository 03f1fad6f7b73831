import type { ChartNode } from '../../../chart/chart.ts';
import { type Block, paragraph, stacked, type Word, textIn } from './setting.ts';

const WIDTH = 230;
/** A state with others in it is wide anyway. */
const WIDTH_AROUND = 460;

/** How an actor's or an action's name reads in its line. */
type Keyword = 'entry' | 'exit' | 'invokes';

/** What is written in a state, above its own transitions and the states within it. */
export function stateBlock(node: ChartNode, description: string): Block {
  const width = node.children.length > 0 ? WIDTH_AROUND : WIDTH;
  const line = (keyword: Keyword, names: readonly string[]) =>
    names.length === 0
      ? []
      : [paragraph([{ text: keyword, tone: 'keyword' }, ...names.map(named(keyword))], width)];
  return stacked(
    [
      paragraph(
        [{ text: node.key, tone: 'state' }, ...node.tags.map((text) => ({ text, tone: 'tag' as const }))],
        width,
      ),
      ...(description === '' ? [] : [paragraph(textIn(description, 'description'), width)]),
      ...line(
        'invokes',
        node.invokes.map(({ id, actor }) => (id === actor ? id : `${id} (${actor})`)),
      ),
      ...line('entry', ownActions(node.entry)),
      ...line('exit', ownActions(node.exit)),
    ],
    2,
  );
}

/** Without the two by which xstate itself starts and stops the time of a delay. */
export function ownActions(actions: readonly string[]): readonly string[] {
  return actions.filter((action) => action !== 'raise' && action !== 'cancel');
}

function named(keyword: Keyword) {
  return (name: string, index: number, { length }: readonly string[]): Word => ({
    text: `${keyword !== 'invokes' && index === 0 ? '/ ' : ''}${name}${index < length - 1 ? ',' : ''}`,
    tone: keyword === 'invokes' ? 'actor' : 'actions',
  });
}
