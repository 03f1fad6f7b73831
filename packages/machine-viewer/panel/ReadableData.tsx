import { memo } from 'react';
import { useSpoken } from '../labels.ts';

/** Plain data as a list of names and values; nested objects and arrays are indented. */
export const ReadableData = memo(function ReadableData({ value }: { readonly value: unknown }) {
  const { say } = useSpoken();
  if (typeof value !== 'object' || value === null) return <Plain value={value} />;
  const entries = Object.entries(value);
  if (entries.length === 0)
    return <span className="text-muted">{Array.isArray(value) ? say('an empty list') : say('nothing')}</span>;
  return (
    <dl className="grid min-w-0 gap-y-0.5 text-xs">
      {entries.map(([name, part]) => (
        <div key={name} className={isNested(part) ? 'grid gap-0.5' : 'flex flex-wrap gap-x-2'}>
          <dt className="text-muted">{name}</dt>
          <dd className={isNested(part) ? 'min-w-0 border-l border-line pl-3' : 'min-w-0 wrap-anywhere'}>
            <ReadableData value={part} />
          </dd>
        </div>
      ))}
    </dl>
  );
});

function Plain({ value }: { readonly value: unknown }) {
  const { say } = useSpoken();
  if (value === null || value === undefined) return <span className="text-xs text-muted">{say('none')}</span>;
  const isText = typeof value === 'string';
  return <span className="font-mono text-xs wrap-anywhere">{isText ? `“${value}”` : String(value)}</span>;
}

function isNested(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length > 0;
}
