import { aLocation } from '../locations/a-location.ts';
import { searchOf } from './search.ts';

describe('parsing a search', () => {
  it('defaults to best match in a location and to newest in the whole market', () => {
    expect(searchOf({}, aLocation()).sort).toBe('relevance');
    expect(searchOf({}).sort).toBe('newest');
    expect(searchOf({ sort: 'rent-asc' }, aLocation()).sort).toBe('rent-asc');
  });
  it('counts exactly in a location or market of at most 50,000 listings, and in a drawn area', () => {
    const maxOf = (homes: number) => searchOf({}, aLocation({ homes })).maxTotal;
    expect([50_000, 50_001].map(maxOf)).toEqual([50_000, 2_400]);
    expect([50_000, 50_001].map((homes) => searchOf({}, undefined, homes).maxTotal)).toEqual([50_000, 2_400]);
    expect(searchOf({ bounds: '51.1,-113.9,50.9,-114.3' }, aLocation({ homes: 90_000 })).maxTotal).toBe(50_000);
  });
  it('rounds bounds, so that similar requests share a response', () =>
    expect(searchOf({ bounds: '51.123456,-113.9,50.9,-114.3' }).box).toEqual({
      north: 51.1235,
      east: -113.9,
      south: 50.9,
      west: -114.3,
    }));
  it('ignores bounds larger than 25 square degrees, and reports it', () =>
    expect(searchOf({ bounds: '60,-100,40,-130' })).toMatchObject({ box: undefined, isClipped: true }));
  it('measures bounds across the date line by their shorter side', () =>
    expect(searchOf({ bounds: '53,-178,52,178' })).toMatchObject({ box: { west: 178, east: -178 }, isClipped: false }));
  it('drops invalid bounds without an error', () =>
    expect(searchOf({ bounds: '1,2,3' })).toMatchObject({ box: undefined, isClipped: false }));
  it('folds a keyword, and drops one without a word', () => {
    expect(searchOf({ keyword: ' Café ' }).filters.keyword).toBe('cafe');
    expect(searchOf({ keyword: '"-- !' }).filters.keyword).toBeUndefined();
    expect(searchOf({ keyword: '🏡 river' }).filters.keyword).toBe('river');
  });
});
