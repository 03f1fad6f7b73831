/** What the viewer shows of the site: its machines with their Lao descriptions, the tabs in which it runs, and recordings. */
import { lazy } from 'react';
import { browserChannel, historyAt, type ViewerInput } from '../../packages/machine-viewer/index.ts';
import { ALL_FIXTURES } from '../fixtures/all-fixtures.ts';
import { isLink } from '../recording/link.ts';
import { PROOFS } from './proofs.ts';
import { VIEWER_PATH } from './paths.ts';

const HOW_TO_OPEN = (
  <a href="/" target="_blank" rel="noreferrer" className="text-accent-text underline underline-offset-3">
    Open the site in another tab
  </a>
);

export const PRODUCT_INPUT: ViewerInput = {
  machines: ALL_FIXTURES.map((fixtures) => ({
    machine: fixtures.machine,
    fixtures,
    labels: { lo: fixtures.lao },
  })),
  languages: { lo: 'ພາສາລາວ' },
  // Only a site in the development server broadcasts, and only that server has the repository.
  ...(import.meta.env.DEV && {
    live: { channel: browserChannel(), howToOpen: HOW_TO_OPEN },
    history: historyAt(VIEWER_PATH),
  }),
  proofs: PROOFS,
  tabs: [
    {
      id: 'capsule',
      title: 'Capsule',
      Panel: lazy(() => import('../recording/page/CapsulePanel.tsx')),
      isLink,
    },
  ],
};
