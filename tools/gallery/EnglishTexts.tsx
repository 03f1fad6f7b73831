import { useEffect, useState } from 'react';
import { englishOf } from '../glosses/english.ts';
import { renderedMessagesIn } from './frame/message-ids.ts';

/** The English glosses of the texts in the frames, in the order in which they were rendered. */
export function EnglishTexts() {
  const ids = useRenderedMessages();
  return (
    <details open className="mt-5 text-sm">
      <summary className="cursor-pointer text-muted">In English ({ids.length})</summary>
      <dl aria-label="In English" className="mt-2 grid gap-x-4 gap-y-1 sm:grid-cols-[minmax(0,18rem)_1fr]">
        {ids.map((id) => (
          <div key={id} className="contents">
            <dt className="font-mono text-xs wrap-anywhere text-muted">{id}</dt>
            <dd lang="en">{englishOf(id) ?? '–'}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** The ids of all messages that the frames of this page have reported. */
function useRenderedMessages(): readonly string[] {
  const [ids, setIds] = useState<readonly string[]>([]);
  useEffect(() => {
    const receive = ({ origin, data }: MessageEvent) => {
      const message = origin === window.location.origin ? renderedMessagesIn(data) : null;
      if (message) setIds((known) => [...new Set([...known, ...message.ids])]);
    };
    window.addEventListener('message', receive);
    return () => window.removeEventListener('message', receive);
  }, []);
  return ids;
}
