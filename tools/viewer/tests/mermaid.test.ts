// @module-tag deep
/** Mermaid's own parser finds in our diagrams the states and transitions of the chart, whatever their names. */
import { pathToFileURL } from 'node:url';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { requireFrom } from '../../../tests/suites/separate-packages.ts';
import { corpus } from '../../../packages/machine-core/corpus/corpus.ts';
import { chartOf } from '../../../packages/machine-core/index.ts';
import { CHARTS } from '../../fixtures/charts.ts';
import { mermaidOf } from '../../../packages/machine-viewer/node.ts';

/** What we use of Mermaid. What it has read is not public, only whether it can be read: therefore its version is pinned. */
interface Mermaid {
  readonly initialize: (options: { readonly startOnLoad: boolean }) => void;
  readonly parse: (text: string) => Promise<unknown>;
  readonly mermaidAPI: {
    readonly getDiagramFromText: (
      text: string,
    ) => Promise<{ readonly db: { readonly getData: () => Diagram } }>;
  };
}

interface Diagram {
  readonly nodes: readonly { readonly id: string; readonly parentId?: string; readonly label?: string }[];
  readonly edges: readonly { readonly start: string; readonly end: string; readonly label?: string }[];
}

let read: (text: string) => Promise<Diagram>;

beforeAll(async () => {
  // Mermaid cleans its labels with the document of a page.
  const { window } = new JSDOM('', { contentType: 'text/html' });
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', window.document);
  const path = (await requireFrom('tests/validators')).resolve('mermaid');
  const { default: mermaid } = (await import(pathToFileURL(path).href)) as { readonly default: Mermaid };
  mermaid.initialize({ startOnLoad: false });
  read = async (text) => {
    await mermaid.parse(text);
    return (await mermaid.mermaidAPI.getDiagramFromText(text)).db.getData();
  };
});

afterAll(() => vi.unstubAllGlobals());

const OURS_AND_THE_CORPUS = [
  ...CHARTS.map((chart) => [chart.id, chart] as const),
  ...corpus.map(({ name, machine }) => [`corpus: ${name}`, chartOf(machine)] as const),
];

describe.each(OURS_AND_THE_CORPUS)('%s', (_, chart) => {
  test('has the same states, one inside the other, and the same transitions', async () => {
    const { nodes, edges } = await read(mermaidOf(chart));
    const ids = new Map(chart.nodes.map(({ id }, index) => [`s${index}`, id]));
    const byName = new Map(nodes.map((node) => [node.id, node]));
    // Regions are in dividers, which are no states.
    const parentOf = (name: string | undefined): string | null => {
      const parent = name === undefined ? undefined : byName.get(name)?.parentId;
      return parent === undefined ? null : (ids.get(parent) ?? parentOf(parent));
    };
    const states = nodes.flatMap(({ id, label }) => {
      const state = ids.get(id);
      return state === undefined ? [] : [{ id: state, parent: parentOf(id), key: plain(label) }];
    });
    const written = chart.nodes.map(({ id, parent, key, type }) => ({
      id,
      parent,
      key: type === 'history' ? `${key} (history)` : key,
    }));
    expect(sorted(states)).toEqual(
      sorted(written.map((state) => ({ ...state, key: state.key.replace(/\s+/g, ' ').trim() }))),
    );

    const arrows = edges.flatMap(({ start, end, label }) => {
      const [source, target] = [ids.get(start), ids.get(end)];
      return source === undefined || target === undefined ? [] : [{ source, target, label: plain(label) }];
    });
    expect(arrows.map(({ source, target }) => `${source} → ${target}`)).toEqual(
      chart.edges.flatMap(({ source, targets }) =>
        (targets.length === 0 ? [source] : targets).map((target) => `${source} → ${target}`),
      ),
    );
    const drawn = chart.edges.flatMap((edge) =>
      edge.targets.length === 0 ? [edge] : edge.targets.map(() => edge),
    );
    drawn.forEach(({ trigger }, index) => {
      const label = arrows[index]?.label ?? '';
      if (trigger.kind === 'event') expect(label.startsWith(trigger.type), label).toBe(true);
      expect(label).not.toMatch(/^$|#\d+;|undefined|\[object/);
    });
  });
});

function sorted<T extends { readonly id: string }>(states: readonly T[]): readonly T[] {
  return states.toSorted((one, other) => (one.id < other.id ? -1 : 1));
}

/** A label as it is drawn: Mermaid keeps the numbers of signs as `ﬂ°°35¶ß` until then. */
function plain(label: string | undefined): string {
  return (label ?? '').replace(/ﬂ°°(\d+)¶ß/g, (_, code: string) => String.fromCodePoint(Number(code))).trim();
}
