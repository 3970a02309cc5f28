import { attributionOf, track } from './tracking/tracking.ts';
import { saveLastSearch, lastSearch } from './search-address.ts';

describe('the address of a search', () => {
  it('stores the last search for the session, and only a path on this site', () => {
    saveLastSearch('/homes/alberta/calgary?beds=2');
    expect(lastSearch()).toBe('/homes/alberta/calgary?beds=2');
    sessionStorage.setItem('porchlight:last-search', 'https://elsewhere.example');
    expect(lastSearch()).toBeUndefined();
  });
});

describe('attribution', () => {
  it('a gclid implies google, cpc', () => {
    expect(attributionOf(new URLSearchParams('gclid=x'))).toEqual({
      gclid: 'x',
      utms: { source: 'google', medium: 'cpc' },
    });
  });
  it('utm parameters override what a gclid implies, and long values are truncated', () => {
    expect(attributionOf(new URLSearchParams(`gclid=x&utm_source=mail&utm_campaign=${'y'.repeat(500)}`))).toEqual({
      gclid: 'x',
      utms: { source: 'mail', medium: 'cpc', campaign: 'y'.repeat(200) },
    });
  });
  it('is stored for a day, and not overwritten by an address without attribution', () => {
    track.arrival(new URLSearchParams('utm_source=mail'));
    track.arrival(new URLSearchParams('beds=2'));
    expect(track.attribution()).toEqual({ utms: { source: 'mail' } });
  });
});
