/** What the viewer shows of the site: its machines with their Lao descriptions, the tabs in which it runs, and recordings. */
import { lazy } from 'react';
import {
  browserChannel,
  historyAt,
  useSpoken,
  type ViewerInput,
} from '../../packages/machine-viewer/index.ts';
import { ALL_FIXTURES } from '../fixtures/all-fixtures.ts';
import { SYNONYMS } from '../labels/synonyms.ts';
import { VIEWER_IN_LAO } from '../labels/viewer.ts';
import { isLink } from '../recording/link.ts';
import { PROOFS } from './proofs.ts';
import { VIEWER_PATH } from './paths.ts';

function HowToOpen() {
  const { say } = useSpoken();
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
  texts: { lo: VIEWER_IN_LAO },
  synonyms: SYNONYMS,
  // Only a site in the development server broadcasts, and only that server has the repository.
  ...(import.meta.env.DEV && {
    live: { channel: browserChannel(), howToOpen: <HowToOpen /> },
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
