/** The software bill of materials (SBOM) in CycloneDX JSON, as npm prints it. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { REPOSITORY } from '../../tests/suites/child.ts';

/** Resolves with the document. Rejects when npm fails. */
export async function billOfMaterials(): Promise<string> {
  const { stdout } = await promisify(execFile)('npm', ['sbom', '--sbom-format', 'cyclonedx'], {
    cwd: REPOSITORY,
    maxBuffer: 2 ** 26,
  });
  return stdout;
}
