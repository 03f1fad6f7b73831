import { Suspense, useMemo } from 'react';
import { chartNamed } from '../catalogue.ts';
import { spokenIn, SpokenProvider } from '../words/spoken.ts';
import { useAddress } from './address.ts';
import { Finder } from './Finder.tsx';
import { Header } from './Header.tsx';
import { Stage } from './Stage.tsx';

/** A machine is chosen at the left and shown in the middle; the address says which, and what of it is looked at. */
export function Theatre() {
  const { address, go } = useAddress();
  const chart = chartNamed(address.machine);
  const { words: language } = address;
  const spoken = useMemo(() => ({ language, words: spokenIn(language) }), [language]);
  return (
    <SpokenProvider value={spoken}>
      <title>{`${chart.id} · Machines`}</title>
      <div className="theatre grid h-svh grid-cols-[15.5rem_minmax(0,1fr)]">
        <Finder chart={chart} address={address} go={go} />
        <main className="flex min-h-0 min-w-0 flex-col">
          <Header chart={chart} address={address} go={go} />
          <Suspense fallback={<p className="m-auto text-sm text-muted">Drawing {chart.id} …</p>}>
            <Stage key={`${chart.id} ${address.tab}`} chart={chart} address={address} go={go} />
          </Suspense>
        </main>
      </div>
    </SpokenProvider>
  );
}
