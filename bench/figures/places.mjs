// Completing and mending the names of places, in the process as catalog does it: no database, no HTTP.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { Times } from '../measure/times.mjs';

const WARM_UP = 300;
const ROUNDS = 3;
const LONGEST_PREFIX = 6;

/** Measures prefixes of every name and the typos of the fixture; nothing here is judged (`npm test` holds the shares). */
export async function placesFigure({ root, report, progress }) {
  const { index, typos, scoreTypos, places, builtMs } = await progress.step('places read', () => openPlaces(root));
  const languageOf = ({ country }) => (country === 'US' ? 'en-US' : 'en-CA');
  scoreTypos(typos.slice(0, WARM_UP), index, languageOf);
  const score = scoreTypos(typos, index, languageOf);
  const prefixes = prefixesOf(places);
  for (const prefix of prefixes.slice(0, WARM_UP)) index.completion.startingWith(prefix);
  const completed = Array.from({ length: ROUNDS }, () =>
    prefixes.map((prefix) => microseconds(() => index.completion.startingWith(prefix))),
  ).flat();
  report.table(
    'Places in process, microseconds',
    [
      { what: `completion of ${prefixes.length} prefixes`, ...percentiles(completed) },
      {
        what: `did you mean, ${typos.length} typos`,
        ...percentiles(score.microseconds),
        'top 1 %': 100 * score.top1,
        'top 3 %': 100 * score.top3,
        'sent to a wrong place': score.wrong.length,
      },
    ],
    `${places.length} places; the index of misspellings was made in ${Math.round(builtMs)} ms.`,
  );
}

async function openPlaces(root) {
  const load = (path) => import(pathToFileURL(join(root, 'services/catalog/dist/places', path)).href);
  const [{ seededPlaces }, { PlaceIndex }, { NameBook }, { readTypos, scoreTypos }] = await Promise.all(
    ['seeded-places.js', 'place-index.js', 'names/name-book.js', 'did-you-mean/typos.js'].map(load),
  );
  const places = seededPlaces();
  const book = new NameBook(places);
  const index = new PlaceIndex(places, book);
  const began = performance.now();
  await book.learnMisspellings();
  return { index, places, typos: readTypos(), scoreTypos, builtMs: performance.now() - began };
}

const prefixesOf = (places) => [
  ...new Set(
    places
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
