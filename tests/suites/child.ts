/** Runs the tools of the suites. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const REPOSITORY = fileURLToPath(new URL('../..', import.meta.url));

const require = createRequire(import.meta.url);

export interface Ending {
  readonly exitCode: number;
  /** Standard output and error output, interleaved as they arrived. */
  readonly output: string;
}

/** The path of an installed tool's script. Tools are not started with npx, which leaves them running when it is stopped itself. */
export function toolPath(packageName: string, tool: string): string {
  const manifest = join(REPOSITORY, 'node_modules', packageName, 'package.json');
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8')) as { bin?: string | Record<string, string> };
  const script = typeof bin === 'string' ? bin : bin?.[tool];
  if (script === undefined) throw new Error(`${packageName} brings no tool named ${tool}.`);
  return join(dirname(manifest), script);
}

/** The arguments that make Node run one of our own scripts. */
export function ownScript(path: string): readonly string[] {
  return ['--import', require.resolve('tsx'), join(REPOSITORY, path)];
}

/** Ends a command that cannot go on with the message of the error, without its stack. */
export function exitWithMessage({ message }: Error): never {
  console.error(message);
  process.exit(1);
}

/**
 * Runs Node in the repository and resolves when it has ended; it is killed when this process ends. With `inherit`, it writes to
 * this terminal and its output is not collected.
 */
export function runNode(
  argumentList: readonly string[],
  environment: Readonly<Record<string, string>> = { NO_COLOR: '1' },
  stdio: 'pipe' | 'inherit' = 'pipe',
): Promise<Ending> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, argumentList, {
      cwd: REPOSITORY,
      env: { ...process.env, ...environment },
      stdio: ['ignore', stdio, stdio],
    });
    const chunks: Buffer[] = [];
    child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk));

    const stop = () => {
      child.kill();
    };
    process.once('exit', stop);
    child.once('error', reject);
    child.once('close', (code) => {
      process.off('exit', stop);
      resolve({ exitCode: code ?? 1, output: Buffer.concat(chunks).toString('utf8') });
    });
  });
}
