import { formatPhotoName, parsePhotoName, rooms, sceneCount } from './photo-name.ts';

describe('the file name of a photo', () => {
  it('has scene, room, width and format, and round-trips', () => {
    expect(parsePhotoName('p12-kitchen-480.webp')).toEqual({ scene: 12, room: 'kitchen', width: 480, format: 'webp' });
    expect(formatPhotoName({ scene: 95, room: 'house', width: 1440, format: 'avif' })).toBe('p95-house-1440.avif');
  });

  it('covers every room and scene that can be drawn', async () => {
    const drawings = await import('@porchlight/demo-data/drawing');
    expect([rooms, sceneCount]).toEqual([drawings.rooms, drawings.sceneCount]);
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
  ])('is rejected when invalid: %s', (name) => {
    expect(parsePhotoName(name)).toBeUndefined();
  });
});
