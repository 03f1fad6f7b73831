import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SpokenStatus } from '../../../../../src/ui/feedback/SpokenStatus.tsx';
import { urgencyOfText, visibleText } from '../../../../in-process/perception.ts';

test('is announced, and not visible', () => {
  render(<SpokenStatus>Copied</SpokenStatus>);
  expect(urgencyOfText('Copied')).toBe('polite');
  expect(visibleText(document.body)).toBe('');
});
