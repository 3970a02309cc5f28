import { keywordTerms, matchSnippet } from './match-snippet.ts';

const found = (keyword: string, ...texts: string[]) => matchSnippet(texts, keywordTerms(keyword));
const long = `${'one two three four five six seven eight nine ten '.repeat(3)}A quiet Café by the river, with a garden. ${'and so on '.repeat(8)}`;

describe('what a keyword matched', () => {
  it('is a piece of the text around the word, as the landlord wrote it', () =>
    expect(found('cafe', long)).toBe('… nine ten A quiet Café by the river, with a garden. and so on …'));
  it('is the place where most of the words stand together', () =>
    expect(found('river eight', `eight homes ${'and more '.repeat(12)}by the river eight blocks on`)).toContain(
      'by the river eight blocks',
    ));
  it('is a short text whole', () => expect(found('heat', 'Heat included.')).toBe('Heat included.'));
  it('is in the first of the texts that has a word', () => {
    expect(found('elm', 'A quiet place.', 'River home', '12 Elm Street')).toBe('12 Elm Street');
    expect(found('nowhere', 'A quiet place.', 'River home')).toBeUndefined();
  });
  it('knows operators: what is in quotes, one or the other, and not what must not be there', () => {
    expect([...keywordTerms('"Parc Élan" or pool -gym -"hot tub" l’été')]).toEqual(['parc', 'elan', 'pool', 'lete']);
    expect(found('-gym', 'A gym.')).toBeUndefined();
  });
  it('is found in a word with signs around it', () => expect(found('garden', '(garden!)')).toBe('(garden!)'));
  it('says nothing of a keyword without a word', () => expect(found('😀 "', 'A place 😀')).toBeUndefined());
});
