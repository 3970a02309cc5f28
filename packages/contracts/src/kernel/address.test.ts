import { listingIdOf, listingUrl, slugOf } from './address.ts';
import { hasNoPrefix, inLanguage, splitLanguage } from './language.ts';
import { paginationOf } from './pagination.ts';
import { maskOf, wordsOf } from './vocabularies.ts';

describe('public addresses', () => {
  it('fold a name to what everybody can type', () => {
    expect(['Saint-Jérôme', "St. John's", 'Trois-Rivières', '  Québec  '].map(slugOf)).toEqual([
      'saint-jerome',
      'st-johns',
      'trois-rivieres',
      'quebec',
    ]);
  });
  it('find a home by its id alone, whatever stands before it', () => {
    const url = listingUrl({ province: 'alberta', city: 'calgary', slug: 'sunny-two-bedroom', id: 'abc1234567' });
    expect(url).toBe('/homes/alberta/calgary/sunny-two-bedroom-abc1234567');
    expect(listingIdOf('sunny-two-bedroom-abc1234567')).toBe('abc1234567');
    expect(listingIdOf('abc1234567')).toBe('abc1234567');
    expect(listingIdOf('sunny-two-bedroom')).toBeUndefined();
  });
  it('carry their language in the first part only', () => {
    expect(splitLanguage('/fr/homes')).toEqual({ language: 'fr-CA', path: '/homes' });
    expect(splitLanguage('/french-homes')).toEqual({ language: 'en-CA', path: '/french-homes' });
    expect(splitLanguage('/en-us')).toEqual({ language: 'en-US', path: '/' });
  });
  it('change language in place, and consoles have none', () => {
    expect(inLanguage('/fr/homes?beds=2', 'en-US')).toBe('/en-us/homes?beds=2');
    expect(inLanguage('/en-us', 'en-CA')).toBe('/');
    expect(inLanguage('/', 'fr-CA')).toBe('/fr');
    expect(inLanguage('/admin/posts', 'fr-CA')).toBe('/admin/posts');
    expect(hasNoPrefix('/portal/leads')).toBe(true);
    expect(hasNoPrefix('/fr/homes')).toBe(false);
  });
});

describe('pages of a list', () => {
  it('show two neighbours on each side', () => {
    expect(paginationOf({ page: 5, perPage: 24, total: 240 })).toMatchObject({
      currentPage: 5,
      prevPages: [3, 4],
      nextPages: [6, 7],
      showing: { start: 97, end: 120 },
      endOfListings: false,
    });
  });
  it('end at the last page, however far somebody asks', () => {
    expect(paginationOf({ page: 99_999, perPage: 24, total: 30 })).toMatchObject({
      currentPage: 2,
      nextPages: [],
      showing: { start: 25, end: 30 },
      endOfListings: true,
    });
  });
  it('are one empty page when there is nothing', () => {
    expect(paginationOf({ page: 3, perPage: 24, total: 0 })).toMatchObject({
      currentPage: 1,
      showing: { start: 0, end: 0 },
      endOfListings: true,
    });
  });
});

describe('words as bits', () => {
  it('come back as they went, beyond bit 31 too', () => {
    const many = Array.from({ length: 41 }, (_, at) => `w${at}`);
    expect(wordsOf(many, maskOf(many, ['w40', 'w3', 'unknown']))).toEqual(['w3', 'w40']);
  });
});
