import { BANK_CODES } from '../../../contract/bank.ts';
import { PROVIDERS } from '../../../contract/values.ts';
import { Backdrop } from '../../../src/ui/brand/Backdrop.tsx';
import { BankEmblem, BankPlate } from '../../../src/ui/brand/BankPlate.tsx';
import { Blossom, BlossomDrawing, BlossomShape } from '../../../src/ui/brand/Blossom.tsx';
import { Emblem } from '../../../src/ui/brand/Emblem.tsx';
import GameCover from '../../../src/ui/brand/GameCover.tsx';
import { Icon, type IconName } from '../../../src/ui/brand/Icon.tsx';
import { ICON_PATHS } from '../../../src/ui/brand/icon-paths.ts';
import { Logo } from '../../../src/ui/brand/Logo.tsx';
import { MissingPetal } from '../../../src/ui/brand/MissingPetal.tsx';
import { ProviderEmblem, ProviderPlate } from '../../../src/ui/brand/ProviderPlate.tsx';
import { GAMES } from './games.ts';
import type { Specimens } from './specimen.ts';

export const BRAND_SPECIMENS: Specimens = {
  'brand/Backdrop': () => (
    <div className="relative min-h-80">
      <Backdrop />
    </div>
  ),
  'brand/BankPlate': () => BANK_CODES.map((bank) => <BankPlate key={bank} bank={bank} />),
  'brand/BankEmblem': () => (
    <div className="flex flex-wrap gap-3">
      {BANK_CODES.map((bank) => (
        <BankEmblem key={bank} bank={bank} className="size-10" />
      ))}
    </div>
  ),
  'brand/Blossom': () => <Blossom className="size-40" />,
  'brand/BlossomShape': () => (
    <svg viewBox="0 0 48 48" className="size-40" aria-hidden="true">
      <BlossomShape id="specimen" petalClasses={[]} />
    </svg>
  ),
  'brand/BlossomDrawing': () => <BlossomDrawing />,
  'brand/Emblem': () => (
    <Emblem colours={{ top: '#7b6cf6', bottom: '#3a2bb4' }} className="size-40">
      <circle cx="24" cy="24" r="8" fill="currentColor" />
    </Emblem>
  ),
  'brand/GameCover': () => (
    <div className="grid grid-cols-[repeat(3,minmax(0,1fr))] gap-3">
      {GAMES.map((game) => (
        <GameCover key={game.code} game={game} />
      ))}
    </div>
  ),
  'brand/MissingPetal': () => (
    <div className="flex gap-6">
      <MissingPetal className="size-32" />
      <MissingPetal fallen className="size-32" />
    </div>
  ),
  'brand/Icon': () => (
    <div className="flex flex-wrap gap-3">
      {(Object.keys(ICON_PATHS) as IconName[]).map((name) => (
        <Icon key={name} name={name} className="size-6" />
      ))}
    </div>
  ),
  'brand/Logo': () => (
    <div className="grid justify-items-start gap-4">
      <Logo size="small" />
      <Logo size="medium" />
      <Logo size="large" />
      <Logo markOnly />
      <Logo markOnly="phone" />
    </div>
  ),
  'brand/ProviderPlate': () => (
    <>
      {PROVIDERS.map((provider) => (
        <ProviderPlate key={provider} provider={provider} />
      ))}
    </>
  ),
  'brand/ProviderEmblem': () => (
    <div className="flex flex-wrap gap-3">
      {PROVIDERS.map((provider) => (
        <ProviderEmblem key={provider} provider={provider} className="size-12" />
      ))}
    </div>
  ),
};
