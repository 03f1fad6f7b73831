/** `npm start -- --host`: the printed link and its QR lead a phone to the site, and with LAB_TOKEN to the lab. */
import { request } from 'node:http';
import { stripVTControlCharacters } from 'node:util';
import jsQR from 'jsqr';
import { expect, test, vi } from 'vitest';
import { phoneLines } from '../../../mock-server/hosts/phone.ts';
import { mockBackend } from '../../../mock-server/hosts/vite-plugin.ts';
import { LabAccess } from '../../../mock-server/security/lab-access.ts';
import { develop } from '../page-servers.ts';

const NETWORK = 'http://192.168.1.10:5173/';
const COMMAND = 'npm start -- --host';

test('with a token, the QR contains the link that admits the phone', () => {
  const lines = phoneLines(NETWORK, new LabAccess('0123456789abcdef&?'), COMMAND);
  const link = 'http://192.168.1.10:5173/__lab/enter?token=0123456789abcdef%26%3F';
  expect(lines[0]).toContain(link);
  expect(read(lines.slice(1))).toBe(link);
  expect(phoneLines(NETWORK, new LabAccess('short'), COMMAND).join()).toContain('LAB_TOKEN is short');
});

test('without a token, the QR contains the address, and the last line shows how to admit the phone', () => {
  const lines = phoneLines(NETWORK, new LabAccess(), COMMAND);
  expect(read(lines.slice(1, -2))).toBe(NETWORK);
  const [, token = ''] = /^LAB_TOKEN=(\S+) npm start -- --host$/.exec(lines.at(-1) ?? '') ?? [];
  expect(new LabAccess(token).isWeak).toBe(false);
});

test('with a token, the site accepts a host name that Vite does not know; without one it rejects it', async () => {
  const statusOf = async (token: string) => {
    vi.stubEnv('LAB_TOKEN', token);
    const { origin, close } = await develop(import.meta.dirname, { plugins: [mockBackend()] });
    try {
      const { port } = new URL(origin);
      const headers = { Host: `lab.test:${port}`, Authorization: `Bearer ${token}` };
      return await new Promise((resolve, reject) => {
        request({ host: '127.0.0.1', port, path: '/__lab/state', headers }, (response) => {
          response.resume();
          resolve(response.statusCode);
        })
          .on('error', reject)
          .end();
      });
    } finally {
      await close();
      vi.unstubAllEnvs();
    }
  };
  expect(await statusOf('0123456789abcdef')).toBe(200);
  expect(await statusOf('')).toBe(403);
});

/** Reads a QR of half blocks, where ink is white. */
function read(lines: readonly string[]): string | undefined {
  const rows = lines.flatMap((coloured) => {
    const line = [...stripVTControlCharacters(coloured)];
    return ['█▀', '█▄'].map((white) => line.map((block) => white.includes(block)));
  });
  const scale = 4;
  const width = (rows[0]?.length ?? 0) * scale;
  const height = rows.length * scale;
  const pixels = new Uint8ClampedArray(width * height * 4).map((_, index) => {
    const pixel = Math.floor(index / 4);
    const row = rows[Math.floor(pixel / width / scale)];
    return index % 4 === 3 || row?.[Math.floor((pixel % width) / scale)] ? 255 : 0;
  });
  return jsQR(pixels, width, height)?.data;
}
