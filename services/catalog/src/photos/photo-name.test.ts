import { photoNameOf, readPhotoName } from './photo-name.ts';

describe('the name of a picture', () => {
  it('says scene, room, width and format, and is written as it is read', () => {
    expect(readPhotoName('p12-kitchen-480.webp')).toEqual({ scene: 12, room: 'kitchen', width: 480, format: 'webp' });
    expect(photoNameOf({ scene: 95, room: 'house', width: 1440, format: 'avif' })).toBe('p95-house-1440.avif');
  });

  it.each([
    'p96-house-480.webp',
    'p012-house-480.webp',
    'p1-castle-480.webp',
    'p1-house-481.webp',
    'p1-house-480.png',
    'p1-house-480.webp.tmp',
    '../p1-house-480.webp',
    'p-1-house-480.webp',
    'p1-constructor-480.webp',
    '',
  ])('is refused when no picture is called so: %s', (name) => {
    expect(readPhotoName(name)).toBeUndefined();
  });
});
