#!/usr/bin/env node
/** `npm run conformance -- --base-url URL`: measures a running backend against the contract. */
import { run } from './run.ts';

process.exitCode = await run(process.argv.slice(2), {
  environment: process.env,
  print: console.log,
  complain: console.error,
  progress: process.stderr,
});
