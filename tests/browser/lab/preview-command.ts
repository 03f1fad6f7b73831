/** Runs `npm run preview` as a command, in a process of its own, so that a test can request what it serves. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { ownScript, REPOSITORY } from '../../suites/child.ts';

export interface PreviewCommand {
  /** The address of the site that the command serves. */
  readonly address: string;
  /** What it has printed on both channels. */
  printed(): string;
  stop(): Promise<void>;
}

/** Starts the preview on a free port, and resolves once it prints its address. Rejects if it ends instead. */
export async function previewCommand(argumentList: readonly string[]): Promise<PreviewCommand> {
  const child = spawn(process.execPath, [...ownScript('mock-server/hosts/preview.ts'), ...argumentList], {
    cwd: REPOSITORY,
    env: { ...process.env, PORT: '0', NO_COLOR: '1', FORCE_COLOR: undefined },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'close');
  const stop = async () => {
    child.kill();
    await ended;
  };
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => {
    output += chunk.toString('utf8');
  });
  const printed = new Promise<string>((resolve) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString('utf8');
      const address = /Local:\s+(http:\S+)/.exec(output)?.[1];
      if (address !== undefined) resolve(address);
    });
  });
  const address = await Promise.race([printed, ended]);
  if (typeof address !== 'string') throw new Error(`The preview ended: ${output}`);
  return { address, printed: () => output, stop };
}
