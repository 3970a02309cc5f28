import { resolve } from 'node:path';

import { Refusal } from '../packages/tooling/src/run/refusal.mjs';

const takesValue = {
  '--homes': true,
  '--requests': true,
  '--warm-up': true,
  '--seed': true,
  '--judge': false,
  '--no-judge': false,
  '--no-peer': false,
};

/**
 * What a bench was asked for: `--homes 10000,100000`, `--requests 1500`, `--warm-up 500`, `--seed 7`, `--no-judge`, `--no-peer`.
 * Its data stays in BENCH_DATA_DIR, `.data/bench` unless set.
 */
export function readBenchSettings(root, words, environment = process.env) {
  const given = readWords(words);
  return {
    root,
    dataDir: resolve(root, environment.BENCH_DATA_DIR || '.data/bench'),
    sizes: (given['--homes'] ?? '10000,100000')
      .split(',')
      .map((size) => whole('--homes', size))
      .sort((a, b) => a - b),
    requests: whole('--requests', given['--requests'] ?? '1500'),
    warmUp: whole('--warm-up', given['--warm-up'] ?? '500'),
    seed: whole('--seed', given['--seed'] ?? '7'),
    isJudged: !('--no-judge' in given),
    hasPeer: !('--no-peer' in given),
  };
}

function readWords(words) {
  const given = {};
  const rest = words.flatMap((word) => (word.startsWith('--') ? word.split('=') : [word]));
  while (rest.length > 0) {
    const name = rest.shift();
    if (!Object.hasOwn(takesValue, name))
      throw new Refusal(`The bench does not know '${name}'. It knows ${Object.keys(takesValue).join(', ')}.`);
    given[name] = takesValue[name] ? rest.shift() : '';
  }
  return given;
}

function whole(name, text) {
  const number = Number(text);
  if (Number.isInteger(number) && number > 0) return number;
  throw new Refusal(`${name} must be a whole number above 0 (sizes with commas), but it is '${text}'.`);
}
