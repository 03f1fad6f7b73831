import { DEEP } from './depth.ts';

/** The tags of test files. Vitest does not load a file with a tag that its configuration does not define. */
export const TAGS = [
  { name: 'deep', description: 'Runs in `npm run test:deep` only.' },
  {
    name: 'sampled',
    description: '`npm test` tries a sample, `npm run test:deep` every case.',
    ...(DEEP && { timeout: 600_000 }),
  },
] as const;
