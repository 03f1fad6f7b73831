/** The control of what fails every test of the whole site: texts that a page translator would lose. */
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { watchBareTexts } from '../../../in-process/bare-texts.ts';

test('a text beside another node is reported, a text alone in its element is not', () => {
  const bareTexts = watchBareTexts();
  const Name = () => 'from a component';
  render(
    <p>
      beside <b>alone</b>
      <i>
        <Name />
      </i>
    </p>,
  );
  expect(bareTexts()).toEqual(['beside ', 'from a component']);
});
