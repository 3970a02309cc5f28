// Completion and correction of location names, in process as catalog runs them: no database, no HTTP.

import { importBuilt } from '../../packages/tooling/src/build/built-module.mjs';
import { Times } from '../measure/times.mjs';

const WARM_UP = 300;
const ROUNDS = 3;
const LONGEST_PREFIX = 6;

/** Measures prefixes of every name and the typos of the fixture; not judged (`npm test` asserts the shares). */
export async function locationsFigure({ root, report, progress }) {
  const { index, typos, scoreTypos, locations, builtMs } = await progress.step('locations read', () =>
    openLocations(root),
  );
  const languageOf = ({ country }) => (country === 'US' ? 'en-US' : 'en-CA');
  scoreTypos(typos.slice(0, WARM_UP), index, languageOf);
  const score = scoreTypos(typos, index, languageOf);
  const prefixes = prefixesOf(locations);
  for (const prefix of prefixes.slice(0, WARM_UP)) index.completion.startingWith(prefix);
  const completed = Array.from({ length: ROUNDS }, () =>
    prefixes.map((prefix) => microseconds(() => index.completion.startingWith(prefix))),
  ).flat();
  report.table(
    'Location names in process, microseconds',
    [
      { what: `completion of ${prefixes.length} prefixes`, ...percentiles(completed) },
      {
        what: `did you mean, ${typos.length} typos`,
        ...percentiles(score.microseconds),
        'top 1 %': 100 * score.top1,
        'top 3 %': 100 * score.top3,
        'redirected to a wrong location': score.wrong.length,
      },
    ],
    `${locations.length} locations; misspelling index built in ${Math.round(builtMs)} ms.`,
  );
}

async function openLocations(root) {
  const [{ seededLocations }, { LocationIndex }, { NameIndex }, { readTypos, scoreTypos }] = await Promise.all(
    [
      'services/catalog/src/locations/seeded-locations.ts',
      'services/catalog/src/locations/location-index.ts',
      'services/catalog/src/locations/names/name-index.ts',
      'services/catalog/src/locations/did-you-mean/typos.ts',
    ].map((path) => importBuilt(root, path)),
  );
  const locations = seededLocations();
  const nameIndex = new NameIndex(locations);
  const index = new LocationIndex(locations, nameIndex);
  const began = performance.now();
  await nameIndex.buildMisspellingIndex();
  return { index, locations, typos: readTypos(), scoreTypos, builtMs: performance.now() - began };
}

const prefixesOf = (locations) => [
  ...new Set(
    locations
      .filter(({ kind }) => kind === 'city')
      .flatMap(({ name }) => [2, 3, 4, LONGEST_PREFIX].map((length) => name.slice(0, length).toLowerCase())),
  ),
];

function microseconds(work) {
  const began = performance.now();
  work();
  return (performance.now() - began) * 1000;
}

function percentiles(list) {
  const times = new Times();
  for (const one of list) times.add(one);
  return { p50: times.p50, p95: times.p95, p99: times.p99 };
}
