import { foldedName } from '../names/folded-name.ts';
import { noise, noiseAndArticles } from '../query-filters/read-query-filters.ts';
import type { Affinity } from './corrector.ts';
import type { Regions } from './regions.ts';

/** Words that may name a location, and the region to prefer. */
export interface Reading {
  readonly key: string;
  readonly affinity: Affinity;
}

const maxNameWords = 4;
const maxWindows = 40;

/**
 * Returns the ways in which words may name a location: with a region behind it, without surrounding noise words, with
 * and without articles.
 */
export function readingsOf(words: readonly string[], home: Affinity, regions: Regions): Reading[] {
  const inner = withoutEdges(words, noise);
  // `gary in` and `portland me`: a word that looks like noise may be a state.
  const candidates = [words, withoutStart(words, noise), inner].flatMap((some) => {
    const region = regions.behind(some);
    return region ? [{ words: withoutEdges(region.words, noise), affinity: region.affinity }] : [];
  });
  const all = [
    { words, affinity: home },
    ...candidates,
    { words: inner, affinity: home },
    { words: withoutEdges(inner, noiseAndArticles), affinity: home },
  ];
  return distinct(
    all
      .map(({ words: some, affinity }) => ({ key: foldedName(some.join(' ')), affinity }))
      .filter(({ key }) => key !== ''),
  );
}

/** Returns windows of neighbouring words, longest first, to find a location among unknown words. */
export function windowsOf(words: readonly string[], home: Affinity): Reading[] {
  const windows: Reading[] = [];
  for (let length = Math.min(maxNameWords, words.length - 1); length > 0; length -= 1) {
    for (let at = 0; at + length <= words.length && windows.length < maxWindows; at += 1) {
      const some = words.slice(at, at + length);
      if (!noiseAndArticles.has(some[0]!) && !noiseAndArticles.has(some.at(-1)!))
        windows.push({ key: foldedName(some.join(' ')), affinity: home });
    }
  }
  return windows;
}

function withoutStart(words: readonly string[], dropped: ReadonlySet<string>): readonly string[] {
  const first = words.findIndex((word) => !dropped.has(word));
  return first < 0 ? [] : words.slice(first);
}
function withoutEdges(words: readonly string[], dropped: ReadonlySet<string>): readonly string[] {
  return words.slice(
    words.length - withoutStart(words, dropped).length,
    words.findLastIndex((word) => !dropped.has(word)) + 1,
  );
}

function distinct(readings: readonly Reading[]): Reading[] {
  const seen = new Set<string>();
  return readings.filter(({ key, affinity: { country, provinceId } }) => {
    const text = `${key}/${country}/${provinceId}`;
    return seen.has(text) ? false : Boolean(seen.add(text));
  });
}
