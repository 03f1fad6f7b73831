import { expect, test } from 'vitest';
import { selfContainedSvg } from '../../../export/self-contained-svg.ts';

test('nothing in a picture is a button or a tab stop, and what is read stays', () => {
  const part =
    '<g role="button" tabindex="0" aria-pressed="false" aria-label="State a"><text>role="button"</text></g>';
  const svg = selfContainedSvg(`<svg role="group">${part}</svg>`, { css: '', tokenOf: () => '' });
  expect(svg).toContain('<g aria-label="State a"><text>role="button"</text></g>');
});

test('a diagram as a file is well-formed, and has the values of the tokens and a background', () => {
  const svg = selfContainedSvg('<svg class="diagram" width="10" height="10"><rect class="frame"/></svg>', {
    css: '.diagram { & .frame { stroke: var(--ink); fill: var(--mark) } & > text { content: "<" } }',
    tokenOf: (name) => ({ '--ink': ' #231a33', '--canvas': '#fff' })[name] ?? '',
  });
  const { documentElement } = new DOMParser().parseFromString(svg, 'image/svg+xml');
  expect(documentElement.querySelector('parsererror')).toBeNull();
  expect(documentElement.namespaceURI).toBe('http://www.w3.org/2000/svg');
  expect(documentElement.querySelector('style')?.textContent).toContain('stroke: #231a33; fill: var(--mark)');
  expect(documentElement.querySelector('rect')?.getAttribute('fill')).toBe('#fff');
});
