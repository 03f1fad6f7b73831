import { FailureError } from '../../contract/errors.ts';
import { READ_TIMEOUT_MS } from '../../contract/limits.ts';
import { read } from '../../contract/schema/struct.ts';
import { record, text } from '../../contract/schema/vocabulary.ts';
import { siteRoot } from '../platform/site-root.ts';

/** The content of `version.json` of a deployed site (docs/operations.md). */
const Version = record({ build: text() });

/** Returns the build that is deployed now. Not a call of the contract: sent without cookies, and not cached. */
export async function readDeployedBuild(): Promise<string> {
  const answer = await fetch(`${siteRoot()}/version.json`, {
    cache: 'no-store',
    credentials: 'omit',
    signal: AbortSignal.timeout(READ_TIMEOUT_MS),
  });
  const version = read(Version, await answer.json());
  if (!version.ok)
    throw new FailureError({ kind: 'wrong-shape', status: answer.status, detail: 'no name of a build' });
  return version.value.build;
}
