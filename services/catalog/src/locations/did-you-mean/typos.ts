import { readFileSync } from 'node:fs';
import type { Language } from '@porchlight/contracts';
import type { LocationIndex } from '../location-index.ts';
import { readLine } from './read-line.ts';

/** A misspelt name and the ids of the locations that it may mean. */
export interface Typo {
  readonly typed: string;
  readonly expected: ReadonlySet<string>;
  readonly country: string;
}
/** Accuracy of the correction of misspelt names; `wrong` lists redirects to unexpected locations. */
export interface TypoScore {
  readonly top1: number;
  readonly top3: number;
  readonly right: number;
  readonly wrong: readonly string[];
  readonly microseconds: readonly number[];
}

/**
 * Returns the misspelt names of the fixture, which stays in the source folder: suites run the built form of this file.
 */
export function readTypos(): Typo[] {
  const [, ...lines] = readFileSync(
    new URL('../../../src/locations/did-you-mean/fixture/typos-dev.csv', import.meta.url),
    'utf8',
  )
    .trim()
    .split('\n');
  return lines.map((line) => {
    const [typed = '', , , ids = '', , , country = ''] = [...line.matchAll(/(?:"([^"]*)"|([^,]*))(?:,|$)/g)].map(
      ([, quoted, plain]) => quoted ?? plain,
    );
    return { typed, expected: new Set(ids.split('|')), country };
  });
}

/** Looks up every misspelt name and scores the results: shares from 0 to 1, durations of the lookups in order. */
export function scoreTypos(
  typos: readonly Typo[],
  index: LocationIndex,
  languageOf: (typo: Typo) => Language,
): TypoScore {
  const wrong: string[] = [];
  const microseconds: number[] = [];
  let [first, amongThree, right] = [0, 0, 0];
  for (const typo of typos) {
    const began = performance.now();
    const { places, certain } = readLine(typo.typed, languageOf(typo), index);
    microseconds.push((performance.now() - began) * 1000);
    const isMeant = (location: { readonly id: number | string } | undefined) =>
      location !== undefined && typo.expected.has(String(location.id));
    first += Number(isMeant(places[0]));
    amongThree += Number(places.some(isMeant));
    if (isMeant(certain)) right += 1;
    else if (certain) wrong.push(`${typo.typed} → ${certain.name}`);
  }
  return { top1: first / typos.length, top3: amongThree / typos.length, right, wrong, microseconds };
}
