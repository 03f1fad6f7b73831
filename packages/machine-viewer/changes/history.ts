import type { Chart } from '../../machine-core/index.ts';

/** Earlier versions of the machines. */
export interface History {
  /** Tags and commits to choose from, as `name` or `name subject`, the latest first. */
  versions(): Promise<readonly string[]>;
  /** The charts at a tag, branch or commit, by the names of the machines. Rejects with a sentence for people. */
  chartsAt(version: string): Promise<Charts>;
}

export type Charts = Readonly<Record<string, Chart>>;

/** The history that a server offers below an address: `versions` and `charts?at=…` as JSON, or an error as text. */
export function historyAt(address: string): History {
  const read = async (path: string): Promise<unknown> => {
    const response = await fetch(`${address}/${path}`);
    if (!response.ok) throw new Error(await response.text());
    return response.json();
  };
  return {
    versions: async () => (await read('versions')) as readonly string[],
    chartsAt: async (version) => (await read(`charts?at=${encodeURIComponent(version)}`)) as Charts,
  };
}
