/** What the viewer shows of the site: its machines with their Lao descriptions, the tabs in which it runs, and recordings. */
import { lazy } from 'react';
import { historyAt, useSpoken, type ViewerInput } from '../../packages/machine-viewer/index.ts';
import { ALL_FIXTURES } from '../fixtures/all-fixtures.ts';
import { SYNONYMS } from '../labels/synonyms.ts';
import { VIEWER_IN_LAO } from '../labels/viewer.ts';
import { isLink } from '../recording/link.ts';
import { PROOFS } from './proofs.ts';
import { VIEWER_PATH } from './paths.ts';
import { viewerTabs } from './live/viewer-channel.ts';

function HowToOpen() {
  const { say } = useSpoken();
  // Only a site in the development server broadcasts.
  if (!import.meta.env.DEV) return say('Live needs the development server: npm start, then /__machines.');
  return (
    <a href="/" target="_blank" rel="noreferrer" className="text-accent-text underline underline-offset-3">
      {say('Open the site in another tab')}
    </a>
  );
}

export const PRODUCT_INPUT: ViewerInput = {
  machines: ALL_FIXTURES.map((fixtures) => ({
    machine: fixtures.machine,
    fixtures,
    labels: { lo: fixtures.lao },
  })),
  languages: { lo: 'ພາສາລາວ' },
  live: { channel: viewerTabs(), howToOpen: <HowToOpen /> },
  texts: { lo: VIEWER_IN_LAO },
  synonyms: SYNONYMS,
  // Only the development server has the repository.
  ...(import.meta.env.DEV && {
    history: historyAt(VIEWER_PATH),
    sectionAt: (section) => `${VIEWER_PATH}/section?name=${encodeURIComponent(section)}`,
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
