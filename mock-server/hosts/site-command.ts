/** Runs one of Vite's servers as a command. */
import { createLogger, type PreviewServer, type ViteDevServer } from 'vite';
import { type ListenAddress, listenAddress, listenFailure } from './listen-address.ts';

/** If the server cannot start, prints one sentence and ends the process with 1: Vite's watcher would keep it running. */
export async function runSite(
  defaultPort: number,
  start: () => Promise<ViteDevServer | PreviewServer>,
): Promise<void> {
  let address: ListenAddress = { port: defaultPort };
  try {
    address = listenAddress(process.env, defaultPort);
    const server = await start();
    server.printUrls();
    server.bindCLIShortcuts({ print: true });
  } catch (error) {
    createLogger().error(listenFailure(error, address));
    process.exit(1);
  }
}
