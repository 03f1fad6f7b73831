/** Rules for source code that the linters do not check. */
import { describe, expect, test } from 'vitest';
import { CODE_FILES, occurrences, TEXT_FILES } from './files.ts';

/** Tests and their helpers. The other folders of the tools (viewer, simulator, gallery, recording) are applications. */
const TESTS = CODE_FILES.filter((path) =>
  /^(tests|packages\/[\w-]+\/tests|tools\/(model-testing|\w+\/tests))\//.test(path),
);

/** Files that compute with money. */
const MONEY = CODE_FILES.filter((path) => /^(contract\/(money|rules)\/|mock-server\/domain\/)/.test(path));

describe('money is never a floating point number', () => {
  test('the list of files that compute with money is complete', () => {
    expect(MONEY).toEqual(expect.arrayContaining(['contract/money/money.ts', 'contract/rules/deposit.ts']));
  });

  test.each(MONEY)('%s', (path) => {
    expect(occurrences([path], /parseFloat|\bNumber\(|\.toFixed\(|Math\.(round|floor|ceil|trunc)/)).toEqual(
      [],
    );
  });
});

test('no test is skipped, and none is run alone', () => {
  expect(
    occurrences(TESTS, /\b(test|it|describe|suite|bench)(\.\w+)*\.(only|skip|skipIf|runIf|todo|fixme)\b/),
  ).toEqual([]);
});

test('no test sleeps', () => {
  // A timer of a simulated clock is no sleep. A benchmark is no test: it watches a page for some time.
  const tests = TESTS.filter((path) => !path.startsWith('tests/bench/'));
  const sleep = /waitForTimeout|(?<!\bclock\.)\bsetTimeout\(|timers\/promises/;
  expect(occurrences(but(tests, 'source.test.ts', 'layering.test.ts'), sleep)).toEqual([]);
});

test('no test gives up after the second that `vi.waitFor` waits', () => {
  // The tests of the engines pass a limit of their own.
  const tests = TESTS.filter((path) => !/^tests\/(browser\/engines\/|eventually\.ts$)/.test(path));
  expect(occurrences(but(tests, 'source.test.ts'), /\bvi\.wait(For|Until)\(/)).toEqual([]);
});

test('no browser test limits a route of Playwright by `times`', () => {
  // Playwright stops intercepting when its last route has ended. It reports no `request` event for a request that the page
  // sends at that moment, such as the reload that follows the failure, so a test that counts requests counts one too few.
  // A fault of the lab, which may be limited, has further fields.
  const browserTests = TESTS.filter((path) => path.startsWith('tests/browser/'));
  expect(occurrences(browserTests, /\{ times: \d+ \}/)).toEqual([]);
});

test('no test changes the messages of the global Lingui instance, which other tests render with', () => {
  expect(occurrences(but(TESTS, 'source.test.ts'), /\bi18n\.(load|activate|loadAndActivate)\(/)).toEqual([]);
});

test('the product reaches XState by its declared interface alone (docs/decisions/0046)', () => {
  const product = CODE_FILES.filter((path) => /^(machines|src)\//.test(path));
  const undeclared =
    /\._(relay|parent|update|nodes|snapshot|unregister|scheduledEvents)\b|\bnew Proxy\(|\bReflect\.get|Object\.create\(/;
  expect(occurrences(product, undeclared)).toEqual([]);
});

describe('the repository discloses nothing of the computers on which it was developed', () => {
  // Joined from parts, because otherwise this file would contain the names itself.
  const hosts = [
    ['registry', 'npmjs', 'org'],
    ['registry', 'yarnpkg', 'com'],
    ['registry', 'npmmirror', 'com'],
    ['npm', 'pkg', 'github', 'com'],
  ].map((labels) => labels.join('\\.'));
  // Also the host of the configured registry, unless it is local.
  const own = new URL(process.env['npm_config_registry'] ?? 'http://localhost').hostname;
  if (!/^(localhost|127\..*|\[::1\])$/.test(own)) hosts.push(own.replaceAll('.', '\\.'));

  test('no host of a package registry', () => {
    expect(occurrences(TEXT_FILES, new RegExp(hosts.join('|')))).toEqual([]);
  });

  test('no absolute path of a computer', () => {
    const path = /(?<![\w.)}*-])\/(work|tmp|root|home|Users)\/[\w.-]|[A-Z]:\\Users/;
    expect(occurrences(but(TEXT_FILES, 'source.test.ts'), path)).toEqual([]);
  });
});

/** Without the files that have to name what they forbid. */
function but(paths: readonly string[], ...names: readonly string[]): readonly string[] {
  return paths.filter((path) => !names.some((name) => path === `tests/repository/${name}`));
}
