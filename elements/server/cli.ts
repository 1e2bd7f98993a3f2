#!/usr/bin/env node
import { runBundle } from './bundleCommand.ts';
import { runRender } from './renderCommand.ts';
import { usage } from './usage.ts';

/** `auction-elements`: the commands of the package. */

try {
  run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof Error)) throw error;
  console.error(`auction-elements: ${error.message}`);
  process.exitCode = 1;
}

function run([command, ...args]: string[]): void {
  if ([command, ...args].some((each) => each === '--help' || each === '-h')) return console.log(usage);
  switch (command) {
    case 'render':
      return runRender(args);
    case 'bundle':
      return runBundle(args);
    default:
      throw new Error(`say what to do:\n\n${usage}`);
  }
}
