import { useSpoken } from '../../labels.ts';
import { useMachines } from '../../viewer-input.ts';

/** The sections of the specification and the contract that a description refers to, with links if the host has their text. */
export function Sections({ sections }: { readonly sections: readonly string[] }) {
  const { say } = useSpoken();
  const { sectionAt } = useMachines();
  if (sections.length === 0) return null;
  return (
    <ul aria-label={say('Sections')} className="flex flex-wrap gap-1.5 text-xs">
      {sections.map((section) => {
        const address = sectionAt(section);
        return (
          <li key={section} className={address === null ? 'text-muted' : undefined}>
            {address === null ? (
              section
            ) : (
              <a
                href={address}
                target="_blank"
                rel="noreferrer"
                className="block rounded-full bg-info-bg px-2.5 py-0.5 font-bold text-info-fg underline underline-offset-3"
              >
                {section}
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}
