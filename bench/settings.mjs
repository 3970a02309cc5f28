import { resolve } from 'node:path';

import { UserError } from '../packages/tooling/src/run/terminal/user-error.mjs';

const optionTakesValue = {
  '--homes': true,
  '--requests': true,
  '--warm-up': true,
  '--seed': true,
  '--judge': false,
  '--no-judge': false,
  '--no-competitor': false,
};

/**
 * Reads the options of a bench: `--homes 10000,100000`, `--requests 1500`, `--warm-up 500`, `--seed 7`, `--no-judge`,
 * `--no-competitor`. Data stays in BENCH_DATA_DIR, `.data/bench` by default.
 */
export function readBenchSettings(root, args, environment = process.env) {
  const options = parseOptions(args);
  return {
    root,
    dataDir: resolve(root, environment.BENCH_DATA_DIR || '.data/bench'),
    sizes: (options['--homes'] ?? '10000,100000')
      .split(',')
      .map((size) => parsePositiveInteger('--homes', size))
      .sort((a, b) => a - b),
    requests: parsePositiveInteger('--requests', options['--requests'] ?? '1500'),
    warmUp: parsePositiveInteger('--warm-up', options['--warm-up'] ?? '500'),
    seed: parsePositiveInteger('--seed', options['--seed'] ?? '7'),
    isJudged: !('--no-judge' in options),
    hasCompetitor: !('--no-competitor' in options),
  };
}

function parseOptions(args) {
  const options = {};
  const rest = args.flatMap((arg) => (arg.startsWith('--') ? arg.split('=') : [arg]));
  while (rest.length > 0) {
    const name = rest.shift();
    if (!Object.hasOwn(optionTakesValue, name))
      throw new UserError(`Unknown option '${name}'. Options: ${Object.keys(optionTakesValue).join(', ')}.`);
    options[name] = optionTakesValue[name] ? rest.shift() : '';
  }
  return options;
}

function parsePositiveInteger(name, text) {
  const number = Number(text);
  if (Number.isInteger(number) && number > 0) return number;
  throw new UserError(`${name} must be a positive integer (several sizes separated by commas), got '${text}'.`);
}
