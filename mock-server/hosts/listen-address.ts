/** PORT and HOST of a server, and a sentence with the remedy for each reason why it cannot listen there. */

export interface ListenAddress {
  readonly port: number;
  /** Absent if HOST is not set: this machine only. */
  readonly host?: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

const MOST = 65_535;

/** Reads PORT and HOST; an empty variable counts as unset. Throws an error whose message is a sentence. */
export function listenAddress({ PORT: port, HOST: host }: Environment, defaultPort: number): ListenAddress {
  if (port && !(/^\d{1,5}$/.test(port) && Number(port) <= MOST)) {
    throw new Error(
      `PORT=${port} is not a port: use a number from 1 to ${MOST}, or leave it unset for ${defaultPort}.`,
    );
  }
  return { port: Number(port || defaultPort), ...(host ? { host } : {}) };
}

/** The sentence for an error of a server that was started; other errors keep their message. */
export function listenFailure(error: unknown, { port, host }: ListenAddress): string {
  const { code, message = String(error) } = error as NodeJS.ErrnoException;
  // Vite's error has no code.
  if (code === 'EADDRINUSE' || message.endsWith(' is already in use')) {
    const another = port < MOST ? port + 1 : port - 1;
    return `Port ${port} is taken: end the other server, or choose another port, such as PORT=${another}.`;
  }
  if (code === 'EACCES')
    return `Port ${port} needs the rights of an administrator: choose one from 1024, such as PORT=8080.`;
  if (code !== undefined && ['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL'].includes(code)) {
    return `HOST=${host} is not an address of this machine: leave it unset for this machine only, or use 0.0.0.0 for the network.`;
  }
  return message;
}

/** The origin to open in a browser of this machine. */
export function originOf({ host = 'localhost', port }: ListenAddress): string {
  const isHere = ['0.0.0.0', '::', '127.0.0.1'].includes(host);
  return `http://${isHere ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}`;
}
