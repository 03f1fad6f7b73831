import { useEffect, useState } from 'react';
import type { Charts, History } from './history.ts';

export type Earlier =
  | { readonly kind: 'loading' }
  | { readonly kind: 'loaded'; readonly charts: Charts }
  | { readonly kind: 'failed'; readonly message: string };

/** The versions to choose from; null while they are loaded. */
export function useVersions(history: History): readonly string[] | null {
  const [versions, set] = useState<readonly string[] | null>(null);
  useEffect(() => {
    // Without a list, a version can still be written.
    void history.versions().then(set, () => set([]));
  }, [history]);
  return versions;
}

/** The charts at a version. Each version is loaded once. */
export function useEarlier(history: History, version: string | null): Earlier {
  const [known, learn] = useState<ReadonlyMap<string, Earlier>>(new Map());
  useEffect(() => {
    if (version === null || known.has(version)) return;
    const note = (earlier: Earlier) => learn((before) => new Map(before).set(version, earlier));
    note({ kind: 'loading' });
    void history.chartsAt(version).then(
      (charts) => note({ kind: 'loaded', charts }),
      (error: unknown) =>
        note({ kind: 'failed', message: error instanceof Error ? error.message : String(error) }),
    );
  }, [history, version, known]);
  return known.get(version ?? '') ?? { kind: 'loading' };
}
