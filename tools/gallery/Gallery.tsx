import { useSearch } from 'wouter';
import { shownIn, themeIn } from './frame/frame-address.ts';
import { sizeIn } from './frame/frame-sizes.ts';
import { Controls } from './Controls.tsx';
import { Index } from './Index.tsx';
import { FrameGrid } from './FrameGrid.tsx';
import { TextsTable } from './TextsTable.tsx';

/** The index and the frames of the selected entry. The URL has the selection, so that it can be shared. `?texts`: all texts. */
export function Gallery() {
  const search = useSearch();
  const query = new URLSearchParams(search);
  if (query.has('texts')) return <TextsTable />;
  const shown = shownIn(query);
  return (
    <div className="grid h-svh grid-cols-[19rem_minmax(0,1fr)]">
      <Index shown={shown} query={query} />
      <main className="flex min-w-0 flex-col">
        <Controls shown={shown} query={query} />
        <FrameGrid shown={shown} theme={themeIn(query)} size={sizeIn(query)} />
      </main>
    </div>
  );
}
