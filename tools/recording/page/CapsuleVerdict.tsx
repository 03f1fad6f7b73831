import { useState } from 'react';
import { useCopy } from '../../../src/app/hooks/use-copy.ts';
import { isLanguage } from '../../../src/i18n/languages.ts';
import { rememberLanguage } from '../../../src/i18n/language.ts';
import { writeCookie } from '../../../src/platform/cookies.ts';
import { browserStore } from '../../../src/platform/storage.ts';
import { PanelButton, PanelSection, useSpoken } from '../../../packages/machine-viewer/index.ts';
import type { Capsule } from '../format.ts';
import { restoreLab } from '../lab.ts';
import { linkTo } from '../link.ts';
import type { Opened } from './opened.ts';

/**
 * Says whether the replay reaches the recorded final state, shows the initial conditions, and offers the link and the
 * site.
 */
export function CapsuleVerdict({ opened: { capsule, text, verdict } }: { readonly opened: Opened }) {
  const { isCopied, copy } = useCopy();
  const { say } = useSpoken();
  const [problem, report] = useState<string | null>(null);
  const copyLink = async () => {
    const link = await linkTo(text, window.location.origin);
    if (link === null) report(say('It is too long for a link: send the file.'));
    else copy(link);
  };
  const { scenario, seed, player, route, language, made } = capsule;
  return (
    <PanelSection
      title={say('The capsule')}
      actions={
        <PanelButton onClick={() => void copyLink()}>
          {isCopied ? say('Copied') : say('Copy link')}
        </PanelButton>
      }
    >
      <p
        role="status"
        aria-label={say('Whether it ends as it did')}
        className={`rounded-sm px-2.5 py-1.5 text-sm ${toneOf(verdict)}`}
      >
        {verdict === null && say('Replaying …')}
        {verdict?.isSame === true &&
          say('The same final state: {state}', { state: verdict.hash.slice(0, 12) })}
        {verdict?.isSame === false && `${say('A different final state.')} ${verdict.difference}`}
      </p>
      <p className="text-xs text-muted">
        {made.slice(0, 16).replace('T', ' ')} · {say('scenario {name}', { name: scenario ?? '?' })}
        {seed !== null && `, seed ${seed}`} ·{' '}
        {player === null ? say('no player signed in') : say('{player} signed in', { player })} ·{' '}
        {language.start} · {route.start}
      </p>
      <PanelButton onClick={() => void openSite(capsule).then(report)}>
        {say('Open the site where it began')}
      </PanelButton>
      {problem !== null && (
        <p role="alert" className="text-sm">
          {problem}
        </p>
      )}
    </PanelSection>
  );
}

function toneOf(verdict: Opened['verdict']): string {
  if (verdict === null) return 'bg-sunken';
  return verdict.isSame ? 'bg-green-bg text-green-fg' : 'bg-red-bg text-red-fg';
}

/** Restores the lab and opens the recorded address. `noopener` gives the new tab an empty session storage. */
async function openSite(capsule: Capsule): Promise<string | null> {
  const problem = await restoreLab(capsule);
  if (problem !== null) return problem;
  const { language, route } = capsule;
  if (isLanguage(language.start))
    rememberLanguage(language.start, { device: browserStore(() => localStorage), writeCookie });
  window.open(route.start, '_blank', 'noopener');
  return null;
}
