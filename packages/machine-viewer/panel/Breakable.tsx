import { Fragment } from 'react';
import { partsOf } from '../diagram/text/joints.ts';

/** A name of any length, which a line may end at each of its joints. */
export function Breakable({ name }: { readonly name: string }) {
  return partsOf(name).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
