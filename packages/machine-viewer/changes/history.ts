import type { Chart } from '../../machine-core/index.ts';

/** Earlier versions of the machines. */
export interface History {
  /** Tags and commits to choose from, as `name`, a date and a subject, the latest first. */
  versions(): Promise<readonly string[]>;
  /** The charts at a tag, branch or commit, by the names of the machines. Rejects with a sentence for people. */
  chartsAt(version: string): Promise<Charts>;
  /** The listed versions are all that there are: no other one can be asked for. */
  readonly isClosed?: boolean;
}

export type Charts = Readonly<Record<string, Chart>>;

/** One earlier version, which a page without a server has with it. */
export function keptHistory(version: string, charts: Charts): History {
  return {
    isClosed: true,
    versions: async () => [version],
    async chartsAt(asked) {
      if (asked !== version) throw new Error(`This page has ${version} only, and not ${asked}.`);
      return charts;
    },
  };
}

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
