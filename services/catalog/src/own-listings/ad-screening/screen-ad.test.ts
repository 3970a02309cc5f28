import { findExcludingPhrase } from './screen-ad.ts';

const groundOf = (text: string, kind = 'entire') => findExcludingPhrase(text, kind)?.ground;

describe('a phrase that excludes renters', () => {
  it.each([
    ['Quiet house, no children please', 'family'],
    ['ADULTS ONLY', 'family'],
    ['This is an adult building.', 'family'],
    ['Logement calme, pas d’enfants', 'family'],
    ["Pas d'enfant.", 'family'],
    ['Working professionals only', 'income'],
    ['You must provide proof of employment', 'income'],
    ['Preuve d’emploi exigée', 'income'],
    ['Sorry, no ODSP', 'assistance'],
    ['No Section 8', 'assistance'],
    ['no\nimmigrants', 'origin'],
    ['Christian families preferred', 'origin'],
    ['Canadians only', 'origin'],
    ['Pas d’étrangers', 'origin'],
    ['Females only', 'sex'],
  ])('is found in “%s”', (text, ground) => {
    expect(groundOf(text)).toBe(ground);
  });

  it.each([
    'Children are welcome: the park has a playground.',
    'No smoking, no pets in the garden. Adults and kids love the pool.',
    'Near the Chinese grocery and the Canadian museum; only two minutes to the bus.',
    'Proof of income can come from abroad. Newcomers are welcome.',
    'Les enfants sont bienvenus, sans frais.',
    'Specimen only, women’s shelter nearby.',
    'No owners live here. We own only this house.',
  ])('is not found in “%s”', (text) => {
    expect(findExcludingPhrase(text, 'entire')).toBeUndefined();
  });

  it('about sex is allowed where bathroom or kitchen are shared', () => {
    expect([groundOf('Women only', 'room'), groundOf('Women only', 'shared'), groundOf('Women only')]).toEqual([
      undefined,
      undefined,
      'sex',
    ]);
  });
  it('is quoted as it is written', () => {
    expect(findExcludingPhrase('Calm. Adults  ONLY.', 'entire')).toEqual({ ground: 'family', phrase: 'Adults ONLY' });
  });
});
