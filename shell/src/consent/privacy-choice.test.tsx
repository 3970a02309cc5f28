import { track } from '@porchlight/client';
import type { Language } from '@porchlight/contracts';
import { attributionOf, choosePrivacy, recordArrival } from './privacy-choice.ts';

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
});

describe('the choice of privacy', () => {
  const campaign = { utms: { source: 'mail' } };
  const arrive = (query: string, language: Language = 'en-CA') => recordArrival(new URLSearchParams(query), language);
  beforeEach(() => {
    localStorage.clear();
  });

  it('is not needed in the United States, where an address without attribution overwrites nothing', () => {
    arrive('utm_source=mail', 'en-US');
    arrive('beds=2', 'en-US');
    expect(track.attribution()).toEqual(campaign);
  });
  it.each(['en-CA', 'fr-CA'] as const)('stores nothing on %s addresses until it is made', (language) => {
    arrive('utm_source=mail', language);
    expect(track.attribution()).toEqual({});
    expect(localStorage).toHaveLength(0);
    choosePrivacy('accepted');
    expect(track.attribution()).toEqual(campaign);
    arrive('utm_source=ad', language);
    expect(track.attribution()).toEqual({ utms: { source: 'ad' } });
  });
  it('takes back what was stored in the United States until it is made in Canada', () => {
    arrive('utm_source=mail', 'en-US');
    arrive('', 'en-CA');
    expect(track.attribution()).toEqual({});
    choosePrivacy('accepted');
    expect(track.attribution()).toEqual(campaign);
  });
  it.each(['en-CA', 'en-US'] as const)('to refuse deletes the attribution, and stores no other on %s', (language) => {
    arrive('utm_source=mail', 'en-US');
    choosePrivacy('refused');
    expect(track.attribution()).toEqual({});
    arrive('utm_source=mail', language);
    expect(track.attribution()).toEqual({});
    choosePrivacy('accepted');
    expect(track.attribution()).toEqual({});
  });
});
