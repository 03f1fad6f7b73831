/** `npm run mock`: the mock backend in a server of its own. PORT and HOST say where; this machine only by default. */
import { createServer } from 'node:http';
import { createMockApp } from './app.ts';
import { createBackend } from './backend.ts';
import { welcome } from './welcome.ts';

const port = Number(process.env['PORT'] ?? 3001);
const host = process.env['HOST'] ?? '127.0.0.1';

const server = createServer(createMockApp(createBackend()));
server.on('error', (error) => {
  console.error(error.message);
  process.exitCode = 1;
});
server.listen(port, host, () => {
  const address = server.address();
  const listening = typeof address === 'object' && address ? address.port : port;
  for (const line of welcome(`http://localhost:${listening}`)) console.log(line);
});
