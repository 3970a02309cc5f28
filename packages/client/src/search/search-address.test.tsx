import { attributionOf, track } from '../tracking/tracking.ts';
import { keepSearch, lastSearch, withFilter, withoutFilters, withPage } from './search-address.ts';

describe('the address of a search', () => {
  it('any filter change returns to page 1', () => {
    expect(withFilter(new URLSearchParams('beds=2&p=3'), 'maxrate', '2200').toString()).toBe('beds=2&maxrate=2200');
    expect(withFilter(new URLSearchParams('beds=2&p=3'), 'beds', []).toString()).toBe('');
  });
  it('taking all filters off keeps the order of the list', () => {
    expect(withoutFilters(new URLSearchParams('beds=2&sort=newest&p=2&bounds=1,2,3,4')).toString()).toBe('sort=newest');
  });
  it('page 1 is not written', () => {
    expect(withPage(new URLSearchParams('p=3'), 1).toString()).toBe('');
    expect(withPage(new URLSearchParams(), 2).toString()).toBe('p=2');
  });
  it('the last search is kept for the session, and only an address of ours', () => {
    keepSearch('/homes/alberta/calgary?beds=2');
    expect(lastSearch()).toBe('/homes/alberta/calgary?beds=2');
    sessionStorage.setItem('porchlight:last-search', 'https://elsewhere.example');
    expect(lastSearch()).toBeUndefined();
  });
});

describe('where a visitor came from', () => {
  it('a gclid implies google, cpc', () => {
    expect(attributionOf(new URLSearchParams('gclid=x'))).toEqual({ gclid: 'x', source: 'google', medium: 'cpc' });
  });
  it('utms win over what a gclid implies, and long values are cut', () => {
    expect(attributionOf(new URLSearchParams(`gclid=x&utm_source=mail&utm_campaign=${'y'.repeat(500)}`))).toEqual({
      gclid: 'x',
      source: 'mail',
      medium: 'cpc',
      campaign: 'y'.repeat(200),
    });
  });
  it('is remembered for the day, and not wiped by an address that says nothing', () => {
    track.arrival(new URLSearchParams('utm_source=mail'));
    track.arrival(new URLSearchParams('beds=2'));
    expect(track.attribution()).toEqual({ source: 'mail' });
  });
  it.each([
    [767, 'mobile'],
    [768, 'tablet'],
    [979, 'tablet'],
    [980, 'desktop'],
  ] as const)('a width of %i is a %s', (width, device) => {
    expect(track.device(width)).toBe(device);
  });
});
