/** Files, headings and npm scripts that the documents refer to exist. */
import { existsSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';
import { FILES, MANIFEST, REPOSITORY, textOf } from '../files.ts';

const DOCUMENTS = FILES.filter((path) => path.endsWith('.md'));

/** `[text](target)` and `![text](target)`, outside of code; the text of a link may be an image. */
const LINK = /\]\(([^()\s]+)(?:\s+"[^"]*")?\)/g;

/** npm's own commands, which are no scripts of package.json. */
const NPM_COMMANDS = new Set(['ci', 'install', 'run', 'audit', 'exec', 'pack']);

test('the README names the commands that install, start, test and deeply test the site', () => {
  expect(DOCUMENTS).toContain('README.md');
  for (const command of ['npm ci', 'npm start', 'npm test', 'npm run test:deep']) {
    expect(textOf('README.md')).toContain(command);
  }
});

test('the README has at most 120 lines, and package.json at most 20 scripts', () => {
  expect(textOf('README.md').trimEnd().split('\n').length).toBeLessThanOrEqual(120);
  expect(Object.keys(MANIFEST.scripts).length).toBeLessThanOrEqual(20);
});

describe.each(DOCUMENTS)('%s', (document) => {
  const text = withoutCodeBlocks(textOf(document));

  test('every link leads to a file of the repository', () => {
    const targets = [...text.matchAll(LINK)].map(([, target = '']) => target);
    const local = targets.filter((target) => !/^([a-z]+:|#)/.test(target));
    const broken = local.filter((target) => {
      const [path = ''] = target.split('#');
      return !existsSync(join(REPOSITORY, normalize(join(dirname(document), decodeURIComponent(path)))));
    });
    expect(broken).toEqual([]);
  });

  test('every heading that is linked to exists', () => {
    const targets = [...text.matchAll(LINK)].map(([, target = '']) => target);
    const broken = targets.filter((target) => {
      const [path = '', anchor] = target.split('#');
      if (anchor === undefined || /^[a-z]+:/.test(target)) return false;
      const place = path === '' ? document : normalize(join(dirname(document), path));
      return place.endsWith('.md') && !anchorsOf(textOf(place)).includes(anchor);
    });
    expect(broken).toEqual([]);
  });

  test('every npm script that it names exists', () => {
    const commands = /(?:^|`|&& |\$ )npm (?:run )?([a-z][a-z:-]*)/gm;
    const named = [...textOf(document).matchAll(commands)].map(([, name = '']) => name);
    expect(named.filter((name) => !(name in MANIFEST.scripts) && !NPM_COMMANDS.has(name))).toEqual([]);
  });
});

function withoutCodeBlocks(markdown: string): string {
  return markdown.replace(/^```[\s\S]*?^```/gm, '').replace(/`[^`\n]*`/g, '');
}

/** The anchors of a page's headings, made as GitHub makes them. */
function anchorsOf(markdown: string): readonly string[] {
  return [...markdown.matchAll(/^#+ +(.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replace(/\s/g, '-'),
  );
}
