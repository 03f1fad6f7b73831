import { lingui } from '@lingui/vite-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { mockBackend } from './mock-server/vite-plugin.ts';

/** `PORT` overrides; a port that is taken is an error, so that the printed address is always the right one. */
function port(otherwise: number): { readonly port: number; readonly strictPort: true } {
  return { port: Number(process.env['PORT'] ?? otherwise), strictPort: true };
}

export default defineConfig({
  plugins: [react(), lingui(), tailwindcss(), mockBackend()],
  server: port(5173),
  preview: port(4173),
  build: {
    // Phones of the last five years; anything older has no working bank app either.
    target: ['chrome111', 'safari16.4', 'firefox128'],
    sourcemap: false,
  },
});
