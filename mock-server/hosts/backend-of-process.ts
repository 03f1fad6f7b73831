/**
 * The backend that a command was started with. Vite loads its configuration, and with it the mock, by itself, and again after an edit; so
 * the values are passed on by the environment of the process.
 */
import type { BackendValues } from '../backend-proxy/connection.ts';

const VARIABLE = 'DOK_CHAMPA_BACKEND';

export function rememberBackend(values: BackendValues | null): void {
  if (values) process.env[VARIABLE] = JSON.stringify(values);
}

/** Null if the command was started without a backend. */
export function rememberedBackend(): BackendValues | null {
  const stored = process.env[VARIABLE];
  return stored === undefined ? null : (JSON.parse(stored) as BackendValues);
}
