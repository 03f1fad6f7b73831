import { Suspense, useMemo, useRef, useState } from 'react';
import { chartNamed } from '../../fixtures/charts.ts';
import { spokenIn, SpokenProvider } from '../../labels/label-of.ts';
import { useAddress } from './address.ts';
import { Finder } from './Finder.tsx';
import { Header } from './Header.tsx';
import { PrintedLabels } from './PrintedLabels.tsx';
import { Canvas } from './Canvas.tsx';

/** A machine is chosen at the left and shown in the middle; the address says which, and what of it is looked at. */
export function Viewer() {
  const { address, go } = useAddress();
  const chart = chartNamed(address.machine);
  const { labels: language } = address;
  // Where there is no room for them beside the diagram, the machines open above it.
  const [isFinding, setFinding] = useState(false);
  const finder = useRef<HTMLButtonElement>(null);
  const close = () => {
    setFinding(false);
    // What had the focus is out of sight now. (Where nothing was open, this button is not there.)
    finder.current?.focus();
  };
  const goAndSee: typeof go = (changes) => {
    close();
    go(changes);
  };
  const spoken = useMemo(() => ({ language, labels: spokenIn(language) }), [language]);
  return (
    <SpokenProvider value={spoken}>
      <title>{`${chart.id} · Machines`}</title>
      <div className="viewer grid h-svh grid-cols-[minmax(0,1fr)] desk:grid-cols-[13.5rem_minmax(0,1fr)] min-[90rem]:grid-cols-[15.5rem_minmax(0,1fr)]">
        <Finder chart={chart} address={address} go={goAndSee} isOpen={isFinding} onClose={close} />
        <main className="flex min-h-0 min-w-0 flex-col">
          <Header
            chart={chart}
            address={address}
            go={go}
            isFinding={isFinding}
            finder={finder}
            onFind={() => setFinding(true)}
          />
          <Suspense fallback={<p className="m-auto text-sm text-muted">Drawing {chart.id} …</p>}>
            <Canvas key={`${chart.id} ${address.tab}`} chart={chart} address={address} go={go} />
          </Suspense>
          <PrintedLabels chart={chart} />
        </main>
      </div>
    </SpokenProvider>
  );
}
