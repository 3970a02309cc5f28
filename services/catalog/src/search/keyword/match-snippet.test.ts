import { keywordTerms, matchSnippet } from './match-snippet.ts';

const found = (keyword: string, ...texts: string[]) => matchSnippet(texts, keywordTerms(keyword));
const long = `${'one two three four five six seven eight nine ten '.repeat(3)}A quiet Café by the river, with a garden. ${'and so on '.repeat(8)}`;

describe('the snippet of a keyword match', () => {
  it('is the original text around the word', () =>
    expect(found('cafe', long)).toBe('… nine ten A quiet Café by the river, with a garden. and so on …'));
  it('is the part that contains most of the words', () =>
    expect(found('river eight', `eight homes ${'and more '.repeat(12)}by the river eight blocks on`)).toContain(
      'by the river eight blocks',
    ));
  it('is the full text if it is short', () => expect(found('heat', 'Heat included.')).toBe('Heat included.'));
  it('is from the first text that contains a word', () => {
    expect(found('elm', 'A quiet place.', 'River home', '12 Elm Street')).toBe('12 Elm Street');
    expect(found('nowhere', 'A quiet place.', 'River home')).toBeUndefined();
  });
  it('supports operators: phrases, alternatives and exclusions', () => {
    expect([...keywordTerms('"Parc Élan" or pool -gym -"hot tub" l’été')]).toEqual(['parc', 'elan', 'pool', 'lete']);
    expect(found('-gym', 'A gym.')).toBeUndefined();
  });
  it('ignores punctuation around a word', () => expect(found('garden', '(garden!)')).toBe('(garden!)'));
  it('is undefined for a keyword without a word', () => expect(found('😀 "', 'A place 😀')).toBeUndefined());
});
