import { Suspense, useMemo, useRef, useState } from 'react';
import { spokenAs, SpokenProvider } from '../labels.ts';
import { Machines, MachinesProvider, useMachines, type ViewerInput } from '../viewer-input.ts';
import { useAddress } from './address.ts';
import { Finder } from './Finder.tsx';
import { Header } from './Header.tsx';
import { PrintedLabels } from './PrintedLabels.tsx';
import { Canvas } from './Canvas.tsx';

/** The viewer of these machines; `input` is read once. The URL holds the machine, the tab, the selection and the language. */
export function Viewer({ input }: { readonly input: ViewerInput }) {
  const [machines] = useState(() => new Machines(input));
  return (
    <MachinesProvider value={machines}>
      <Page />
    </MachinesProvider>
  );
}

/** The list of machines and the chosen machine. */
function Page() {
  const machines = useMachines();
  const { address, go } = useAddress();
  const shown = machines.named(address.machine);
  const { name, chart } = shown;
  const { labels: language } = address;
  // On a small screen, the list of machines is an overlay that opens and closes.
  const [isFinding, setFinding] = useState(false);
  const finder = useRef<HTMLButtonElement>(null);
  const close = () => {
    setFinding(false);
    // The focused element of the list is hidden now. (On a desktop the button is not displayed, so that `focus` has no effect.)
    finder.current?.focus();
  };
  const goAndSee: typeof go = (changes) => {
    close();
    go(changes);
  };
  const spoken = useMemo(() => spokenAs(language, machines.spokenIn(language)), [machines, language]);
  return (
    <SpokenProvider value={spoken}>
      <title>{`${name} · ${spoken.say('Machines')}`}</title>
      <div
        lang={language}
        className="viewer grid h-svh grid-cols-[minmax(0,1fr)] desk:grid-cols-[13.5rem_minmax(0,1fr)] min-[100rem]:grid-cols-[15.5rem_minmax(0,1fr)]"
      >
        <Finder chart={chart} address={address} go={goAndSee} isOpen={isFinding} onClose={close} />
        <main className="flex min-h-0 min-w-0 flex-col">
          <Header
            shown={shown}
            address={address}
            go={go}
            isFinding={isFinding}
            finder={finder}
            onFind={() => setFinding(true)}
          />
          <Suspense
            fallback={<p className="m-auto text-sm text-muted">{spoken.say('Drawing {name} …', { name })}</p>}
          >
            <Canvas chart={chart} address={address} go={go} />
          </Suspense>
          <PrintedLabels chart={chart} />
        </main>
      </div>
    </SpokenProvider>
  );
}
