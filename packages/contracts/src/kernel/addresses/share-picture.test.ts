import { parseSharePictureName, sharePictureUrl } from './share-picture.ts';

describe('the image of a shared link', () => {
  it.each([
    [{ kind: 'site' } as const, '/photos/share/site.fr.jpg'],
    [{ kind: 'home', key: '1a2b3c4d5e' } as const, '/photos/share/home-1a2b3c4d5e.fr.jpg'],
    [{ kind: 'guide', key: 'first-days' } as const, '/photos/share/guide-first-days.fr.jpg'],
    [{ kind: 'place', province: 'ontario', place: undefined } as const, '/photos/share/place-ontario.fr.jpg'],
    [
      { kind: 'place', province: 'new-york', place: 'new-york-area' } as const,
      '/photos/share/place-new-york_new-york-area.fr.jpg',
    ],
  ])('has a name that is read as it was written: %o', (of, address) => {
    expect(sharePictureUrl(of, 'fr-CA')).toBe(address);
    expect(parseSharePictureName(address.split('/').at(-1) ?? '')).toEqual({ of, language: 'fr' });
  });
  it('is the same for both English variants', () => {
    expect(sharePictureUrl({ kind: 'site' }, 'en-US')).toBe(sharePictureUrl({ kind: 'site' }, 'en-CA'));
  });
  it.each([
    '',
    'site.jpg',
    'site.de.jpg',
    'home-1.en.jpg',
    'place-.en.jpg',
    'guide-../x.en.jpg',
    'home-1a2b3c4d5e.en.jpg.tmp',
    'Guide-x.en.jpg',
  ])('has no other name: %s', (name) => {
    expect(parseSharePictureName(name)).toBeUndefined();
  });
});
