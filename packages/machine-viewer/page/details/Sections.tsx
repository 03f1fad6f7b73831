/** The sections of the specification and the contract that a description refers to. */
export function Sections({ sections }: { readonly sections: readonly string[] }) {
  if (sections.length === 0) return null;
  return (
    <ul aria-label="Sections" className="flex flex-wrap gap-1.5">
      {sections.map((section) => (
        <li key={section} className="rounded-full bg-info-bg px-2.5 py-0.5 text-xs font-bold text-info-fg">
          {section}
        </li>
      ))}
    </ul>
  );
}
