/**
 * `npm run test:mutants` breaks the machines; `npm run test:mutants -- coverage …` breaks the code of the coverage table. Each
 * reads the rest of the command line itself.
 */
const [, , part] = process.argv;

if (part === 'coverage') {
  process.argv.splice(2, 1);
  await import('./coverage-mutants/main.ts');
} else {
  await import('../tools/model-testing/mutants/main.ts');
}
