// `npm run verify -- typos [SEED]`: measures recognition and speed of misspelt and partly typed location names.
// Names and counts are those of the demo market, without a database. Each query is timed five times and the fastest
// counts, to exclude other load of the machine.
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';

import { importBuilt } from '../../../packages/tooling/src/build/built-module.mjs';
import { buildServices } from '../../../packages/tooling/src/build/build-services.mjs';
import { drawTypos } from './typos/draw-typos.mjs';

const rounds = 5;
const drawnCount = 15_000;
// Two random mistakes may produce a name closer to another location.
const maxWrongDrawn = 3;

export async function verify(root, [seed = '1']) {
  await buildServices(root);
  const [{ seededLocations }, { NameIndex }, { LocationIndex }, { readLine }, { readTypos, scoreTypos }] =
    await Promise.all(
      [
        'services/catalog/src/locations/seeded-locations.ts',
        'services/catalog/src/locations/names/name-index.ts',
        'services/catalog/src/locations/location-index.ts',
        'services/catalog/src/locations/did-you-mean/read-line.ts',
        'services/catalog/src/locations/did-you-mean/typos.ts',
      ].map((path) => importBuilt(root, path)),
    );
  const locations = seededLocations();
  const nameIndex = await buildNameIndex(() => new NameIndex(locations));
  const index = new LocationIndex(locations, nameIndex);
  const ownLanguage = ({ country }) => (country === 'US' ? 'en-US' : 'en-CA');
  const typos = readTypos();
  const fixtureScores = [
    ['fixture, each queried from its own country', ownLanguage],
    ['fixture, all queried from Canada', () => 'en-CA'],
  ].map(([name, languageOf]) => report(name, scoreTypos(typos, index, languageOf), typos.length));
  const random = drawTypos(locations, nameIndex.names, { count: drawnCount, seed: Number(seed) });
  const drawnScore = report(
    `${random.length} random misspellings, including the first letter`,
    scoreTypos(random, index, ownLanguage),
    random.length,
  );
  reportTimes(
    'did-you-mean, fixture',
    typos.map(
      ({ typed }) =>
        () =>
          readLine(typed, 'en-CA', index),
    ),
  );
  reportTimes(
    'did-you-mean, location and filters',
    typos.map(
      ({ typed }) =>
        () =>
          readLine(`2 bed apartment in ${typed} pets under $1,800`, 'en-CA', index),
    ),
  );
  reportTimes(
    'autocomplete',
    prefixesOf(locations).map((prefix) => () => index.completion.startingWith(prefix, 'en-CA')),
  );
  const isPassed =
    fixtureScores.every(({ top1, top3, wrong }) => top1 >= 0.97 && top3 >= 0.99 && wrong.length === 0) &&
    drawnScore.wrong.length <= maxWrongDrawn;
  if (!isPassed)
    throw new Error('Too few misspelt locations were recognized, or a query was redirected to a wrong location');
  return `first ${(100 * fixtureScores[0].top1).toFixed(1)} %, among three ${(100 * fixtureScores[0].top3).toFixed(1)} %`;
}

// Processor time in milliseconds; excludes other load of the machine.
const processorMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

async function buildNameIndex(create) {
  globalThis.gc?.();
  const before = process.memoryUsage();
  const began = processorMs();
  const nameIndex = create();
  const folded = processorMs() - began;
  const longest = await longestSliceOf(nameIndex.buildMisspellingIndex());
  globalThis.gc?.();
  const after = process.memoryUsage();
  const mb = (key) => ((after[key] - before[key]) / 2 ** 20).toFixed(1);
  console.log(
    `${nameIndex.names.length} names: folded in ${folded.toFixed(0)} ms, misspelling index built in ${(processorMs() - began - folded).toFixed(0)} ms, longest slice ${longest.toFixed(0)} ms (processor time); heap ${mb('heapUsed')} MB, arrays ${mb('arrayBuffers')} MB${globalThis.gc ? '' : ' (includes garbage: run Node with --expose-gc)'}`,
  );
  return nameIndex;
}

async function longestSliceOf(work) {
  let [longest, isDone] = [0, false];
  const done = work.then(() => {
    isDone = true;
  });
  for (let last = processorMs(); !isDone; last = processorMs()) {
    await yieldToEventLoop();
    longest = Math.max(longest, processorMs() - last);
  }
  await done;
  return longest;
}

function report(name, score, of) {
  const { top1, top3, right, wrong } = score;
  console.log(
    `${name}: first ${(100 * top1).toFixed(2)} %, among three ${(100 * top3).toFixed(2)} %, correct redirects ${right} of ${of}, wrong ${wrong.length}`,
  );
  if (wrong.length > 0) console.log(`  wrong: ${wrong.slice(0, 20).join('; ')}`);
  return score;
}

function reportTimes(name, queries) {
  for (const request of queries.slice(0, 500)) request();
  const best = queries
    .map((request) =>
      Math.min(
        ...Array.from({ length: rounds }, () => {
          const began = performance.now();
          request();
          return (performance.now() - began) * 1000;
        }),
      ),
    )
    .sort((a, b) => a - b);
  const at = (share) => best[Math.min(best.length - 1, Math.floor(best.length * share))].toFixed(0);
  console.log(`${name}, ${queries.length} queries: p50 ${at(0.5)} µs, p99 ${at(0.99)} µs, longest ${at(1)} µs`);
}

const prefixesOf = (locations) => [
  ...new Set(locations.flatMap(({ name }) => [2, 3, 4, 6].map((length) => name.slice(0, length).toLowerCase()))),
];
