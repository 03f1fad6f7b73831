/** Icons of the five social networks: coins with two letters in a speech bubble. No copied trademark. */
import type { SocialNetwork } from '../../../contract/agency.ts';
import { Emblem } from '../brand/Emblem.tsx';
import type { EmblemColours } from '../brand/emblems.ts';

/** Proper names: the same in every language. */
export const SOCIAL_NAMES: Readonly<Record<SocialNetwork, string>> = {
  telegram: 'Telegram',
  whatsapp: 'WhatsApp',
  facebook: 'Facebook',
  twitter: 'Twitter',
  line: 'Line',
};

interface SocialMark extends EmblemColours {
  readonly letters: string;
}

const SOCIAL_MARKS: Readonly<Record<SocialNetwork, SocialMark>> = {
  telegram: { letters: 'Tg', top: '#4aa3df', bottom: '#175a94' },
  whatsapp: { letters: 'Wa', top: '#3fb27f', bottom: '#0d5f45' },
  facebook: { letters: 'Fb', top: '#6482e0', bottom: '#293f96' },
  twitter: { letters: 'Tw', top: '#8a80a4', bottom: '#3d3456' },
  line: { letters: 'Li', top: '#7bb648', bottom: '#38701a' },
};

const BUBBLE =
  'M24 10.5c8.3 0 14.5 5.2 14.5 12s-6.2 12-14.5 12c-1.6 0-3.2-.2-4.6-.6L12.6 37l1.9-5.9c-3-2.1-5-5.2-5-8.6 0-6.8 6.2-12 14.5-12Z';

export interface SocialCoinProps {
  readonly network: SocialNetwork;
  readonly className: string;
}

/** Decorative: the name must be shown beside it. */
export function SocialCoin({ network, className }: SocialCoinProps) {
  const mark = SOCIAL_MARKS[network];
  return (
    <Emblem colours={mark} className={className}>
      <circle cx="24" cy="24" r="22" fill="none" stroke="#fff3d0" strokeOpacity="0.45" strokeWidth="1.2" />
      <path d={BUBBLE} fill="none" stroke="#fffaf0" strokeWidth="2.6" strokeLinejoin="round" />
      <text x="24" y="27.2" textAnchor="middle" fontSize="13" fontWeight="700" fill="#fffaf0">
        {mark.letters}
      </text>
    </Emblem>
  );
}
