/** Device fingerprint: specification §3. An unreadable signal is null (contract §2). */
import { type Infer, integer, nullable, number, optional, record, text } from './schema/vocabulary.ts';

const Signal = optional(nullable(text({ minLength: 0, maxLength: 4000 })));

/** Identifies a device. */
export const VisitorId = text({ minLength: 8, maxLength: 64, pattern: '^[A-Za-z0-9_-]+$' });

export const Fingerprint = record({
  fingerprint: VisitorId,
  screen: Signal,
  version: Signal,
  timezone: Signal,
  userAgent: Signal,
  plugins: Signal,
  webGL: optional(
    nullable(
      record({
        version: Signal,
        vendor: Signal,
        vendorUnmasked: Signal,
        renderer: Signal,
        rendererUnmasked: Signal,
        shadingLanguageVersion: Signal,
      }),
    ),
  ),
  audio: optional(nullable(number())),
  platform: Signal,
  memory: optional(nullable(number())),
  fonts: Signal,
  languages: Signal,
  hardwareConcurrency: optional(nullable(integer(0, 4096))),
  vendor: Signal,
});
export type Fingerprint = Infer<typeof Fingerprint>;
