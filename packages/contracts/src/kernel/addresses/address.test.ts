import { parseListingId, listingUrl, slugify } from './address.ts';
import { hasNoLanguagePrefix, isAccountPage, localizePath, pathInLanguage, splitLanguage } from './language.ts';
import { applyPermalinks, applyPermalinksWithFormer, defaultPermalinks } from './permalinks.ts';
import { paginationOf } from '../routes/pagination.ts';
import { toBitmask, fromBitmask } from '../vocabularies.ts';

describe('permalinks', () => {
  afterEach(() => {
    applyPermalinks(defaultPermalinks);
  });
  it('are written to addresses and read from them, in every language', () => {
    applyPermalinks({ ...defaultPermalinks, listings: 'rentals', posts: 'advice' });
    expect(localizePath('/homes/alberta?beds=2', 'fr-CA')).toBe('/fr/rentals/alberta?beds=2');
    expect(localizePath('/rentals', 'en-US')).toBe('/en-us/rentals');
    expect(localizePath('/guides', 'en-CA')).toBe('/advice');
    expect(splitLanguage('/fr/rentals/alberta')).toEqual({ language: 'fr-CA', path: '/homes/alberta' });
    expect(pathInLanguage('/homes', 'fr-CA')).toBe('/fr/rentals');
  });
  it('leave other addresses as they are', () => {
    applyPermalinks({ ...defaultPermalinks, listings: 'rentals' });
    for (const path of ['/', '/rentals-in-alberta', '/homes-wanted', '/about/homes', '/constructor', '/admin/homes'])
      expect([splitLanguage(path).path, localizePath(path, 'en-CA')]).toEqual([path, path]);
  });
  it('are still read after they were replaced, even by one another', () => {
    applyPermalinksWithFormer({ ...defaultPermalinks, listings: 'lets' }, { rentals: 'listings', homes: 'listings' });
    for (const path of ['/homes/alberta', '/rentals/alberta', '/lets/alberta'])
      expect(localizePath(path, 'en-CA')).toBe('/lets/alberta');
    applyPermalinksWithFormer(defaultPermalinks, { homes: 'listings', lets: 'listings' });
    expect(localizePath('/lets/alberta', 'en-CA')).toBe('/homes/alberta');
  });
});

describe('public addresses', () => {
  it('fold a name to ASCII', () => {
    expect(['Saint-Jérôme', "St. John's", 'Trois-Rivières', '  Québec  '].map(slugify)).toEqual([
      'saint-jerome',
      'st-johns',
      'trois-rivieres',
      'quebec',
    ]);
  });
  it('identify a listing by its id alone', () => {
    const url = listingUrl({ province: 'alberta', city: 'calgary', slug: 'sunny-two-bedroom', id: 'abc1234567' });
    expect(url).toBe('/homes/alberta/calgary/sunny-two-bedroom-abc1234567');
    expect(parseListingId('sunny-two-bedroom-abc1234567')).toBe('abc1234567');
    expect(parseListingId('abc1234567')).toBe('abc1234567');
    expect(parseListingId('sunny-two-bedroom')).toBeUndefined();
  });
  it('have their language in the first segment only', () => {
    expect(splitLanguage('/fr/homes')).toEqual({ language: 'fr-CA', path: '/homes' });
    expect(splitLanguage('/french-homes')).toEqual({ language: 'en-CA', path: '/french-homes' });
    expect(splitLanguage('/en-us')).toEqual({ language: 'en-US', path: '/' });
  });
  it('change their language, and have none in consoles', () => {
    expect(localizePath('/fr/homes?beds=2', 'en-US')).toBe('/en-us/homes?beds=2');
    expect(localizePath('/en-us', 'en-CA')).toBe('/');
    expect(localizePath('/', 'fr-CA')).toBe('/fr');
    expect(localizePath('/admin/posts', 'fr-CA')).toBe('/admin/posts');
    expect(hasNoLanguagePrefix('/portal/leads')).toBe(true);
    expect(hasNoLanguagePrefix('/fr/homes')).toBe(false);
  });
  it('open account pages in a language when they are linked from outside', () => {
    expect(pathInLanguage('/verify-email/AbC', 'fr-CA')).toBe('/fr/verify-email/AbC');
    expect(pathInLanguage('/verify-email/AbC', 'en-CA')).toBe('/verify-email/AbC');
    expect(pathInLanguage('/homes', 'fr-CA')).toBe('/fr/homes');
    expect(pathInLanguage('/portal/leads/1', 'fr-CA')).toBe('/portal/leads/1');
    expect(['/login', '/landlord/verify?x=1', '/loginx', '/admin'].map(isAccountPage)).toEqual([
      true,
      true,
      false,
      false,
    ]);
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
  it('are clamped to the last page', () => {
    expect(paginationOf({ page: 99_999, perPage: 24, total: 30 })).toMatchObject({
      currentPage: 2,
      nextPages: [],
      showing: { start: 25, end: 30 },
      endOfListings: true,
    });
  });
  it('are one empty page without results', () => {
    expect(paginationOf({ page: 3, perPage: 24, total: 0 })).toMatchObject({
      currentPage: 1,
      showing: { start: 0, end: 0 },
      endOfListings: true,
    });
  });
});

describe('vocabulary bitmasks', () => {
  it('round-trip, also beyond bit 31', () => {
    const many = Array.from({ length: 41 }, (_, at) => `w${at}`);
    expect(fromBitmask(many, toBitmask(many, ['w40', 'w3', 'unknown']))).toEqual(['w3', 'w40']);
  });
});
