/** The parts of the `ws` package that the tests use; it brings no types. */
declare module 'ws' {
  import type { EventEmitter } from 'node:events';

  export class WebSocket extends EventEmitter {
    constructor(url: string);
    send(text: string): void;
    terminate(): void;
  }
}
