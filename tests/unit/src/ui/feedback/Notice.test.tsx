import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Notice, type NoticeProps } from '../../../../../src/ui/feedback/Notice.tsx';
import { urgencyOfText } from '../../../../in-process/perception.ts';

/** How a screen reader announces the title of a notice. */
function announced(props: Pick<NoticeProps, 'tone' | 'announced'>) {
  render(<Notice {...props} title="The order was not created" />);
  return urgencyOfText('The order was not created');
}

test.each([
  ['info', 'polite'],
  ['success', 'polite'],
  ['warning', 'polite'],
  ['danger', 'assertive'],
] as const)('a notice with the tone %s is %s', (tone, urgency) => {
  expect(announced({ tone })).toBe(urgency);
});

test.each([
  ['status', 'polite'],
  ['alert', 'assertive'],
  ['never', null],
] as const)('a notice can be announced as %s, whatever its tone', (asked, urgency) => {
  expect(announced({ tone: 'warning', announced: asked })).toBe(urgency);
});
