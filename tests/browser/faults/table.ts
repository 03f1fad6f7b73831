/**
 * Prints the results of the fault matrix as a table: a row for each fault, a column for each write, and what the page showed.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { FullConfig, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';

/** The type of the annotation with a test's result: `write|fault|what the page showed`. */
export const REPORTED = 'told';

/** The environment variable with the path of the table's file; without it, the table is printed. */
export const TABLE_FILE = 'TABLE_FILE';

export default class TableReporter implements Reporter {
  #all: readonly TestCase[] = [];
  readonly #reported = new Map<string, string>();

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#all = suite.allTests();
    const file = process.env[TABLE_FILE];
    if (file) rmSync(file, { force: true });
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const reported = result.annotations.find(({ type }) => type === REPORTED)?.description;
    if (reported !== undefined) this.#reported.set(test.id, reported);
  }

  onEnd(): void {
    // In the order of the tests, not in that in which they ended.
    const reported = this.#all
      .flatMap(({ id }) => this.#reported.get(id) ?? [])
      .map((line) => line.split('|'));
    if (reported.length === 0) return;
    const table = drawn(reported);
    const file = process.env[TABLE_FILE];
    if (file) {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, table);
    } else process.stdout.write(`\n${table}\n`);
  }
}

/** Formats the table: a row for each fault, a column for each write. */
function drawn(reported: readonly (readonly string[])[]): string {
  const writes = [...new Set(reported.map(([write = '']) => write))];
  const faults = [...new Set(reported.map(([, fault = '']) => fault))];
  const viewsOf = (write: string, fault: string) =>
    reported.find((line) => line[0] === write && line[1] === fault)?.[2] ?? '·';
  const lines = [
    ['', ...writes],
    ...faults.map((fault) => [fault, ...writes.map((write) => viewsOf(write, fault))]),
  ];
  const widths =
    lines[0]?.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0))) ?? [];
  return lines
    .map((line) =>
      line
        .map((text, column) => text.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
