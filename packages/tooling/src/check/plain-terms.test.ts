import { findPlainTerms } from './plain-terms.mjs';

const foundIn = (text: string, file = 'packages/client/src/session/session.ts') =>
  findPlainTerms(text, file).map(({ found }: { found: string }) => found);

describe('terms without technical use', () => {
  it.each([
    ['houseRules', ['house']],
    ['wholeHouse', ['House']],
    ['HOUSE_RULES', ['HOUSE']],
    ['in-house.ts', ['house']],
    ['sowRows', ['sow']],
    ['mended', ['mended']],
    ['it knocks twice', ['knocks']],
    ['laid\n * aside', ['laid\n * aside']],
    ['leftInPeace', ['leftInPeace']],
    ['late-words-loader', ['late']],
    ['lateWords and LateWords', ['late', 'Late']],
    ['what was said or toldTwice', ['said', 'told']],
    ['whoever', ['whoever']],
    ['homes whose like', ['whose like']],
  ])('are found as words and as parts of names: %s', (text, found) => expect(foundIn(text)).toEqual(found));

  it.each([
    ['warehouse, household, townhouse, Housing'],
    ['amend, recommended, mendacious'],
    ['related, template, translateX, isLate, latestVersion, a late response'],
    ['sower, sowhat, minmax(0, 1fr), knockout'],
    ['houseNumber, house number, HouseScene'],
    ['openHouses, OpenHouse, open-house.ts, open houses'],
  ])('are not found inside longer words, nor where they are exact: %s', (text) => expect(foundIn(text)).toEqual([]));

  it('allow the rental type in drawings and in the demo market', () => {
    expect(foundIn('houseKinds', 'packages/demo-data/src/drawing/scene.ts')).toEqual([]);
    expect(foundIn('mended house', 'packages/demo-data/src/drawing/scene.ts')).toEqual(['mended']);
  });
});
