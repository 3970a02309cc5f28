import { readFileSync } from 'node:fs';
import type { Language } from '@porchlight/contracts';
import type { PlaceIndex } from '../place-index.ts';
import { readLine } from './read-line.ts';

/** A misspelt name and the ids that it may mean. */
export interface Typo {
  readonly typed: string;
  readonly expected: ReadonlySet<string>;
  readonly country: string;
}
/** How well misspelt names are understood; `wrong` lists the redirects that nobody asked for. */
export interface TypoScore {
  readonly top1: number;
  readonly top3: number;
  readonly right: number;
  readonly wrong: readonly string[];
  readonly microseconds: readonly number[];
}

/** The misspelt names of the fixture. */
export function readTypos(): Typo[] {
  const [, ...lines] = readFileSync(
    new URL('../../../src/places/did-you-mean/fixture/typos-dev.csv', import.meta.url),
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

/** Asks for every misspelt name and compares; shares from 0 to 1, times of each question in order. */
export function scoreTypos(typos: readonly Typo[], index: PlaceIndex, languageOf: (typo: Typo) => Language): TypoScore {
  const wrong: string[] = [];
  const microseconds: number[] = [];
  let [first, amongThree, right] = [0, 0, 0];
  for (const typo of typos) {
    const began = performance.now();
    const { places, certain } = readLine(typo.typed, languageOf(typo), index);
    microseconds.push((performance.now() - began) * 1000);
    const isMeant = (place: { readonly id: number | string } | undefined) =>
      place !== undefined && typo.expected.has(String(place.id));
    first += Number(isMeant(places[0]));
    amongThree += Number(places.some(isMeant));
    if (isMeant(certain)) right += 1;
    else if (certain) wrong.push(`${typo.typed} → ${certain.name}`);
  }
  return { top1: first / typos.length, top3: amongThree / typos.length, right, wrong, microseconds };
}
