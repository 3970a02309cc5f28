import { jest } from '@jest/globals';
import type { Log } from '@porchlight/service-kit';
import { CatalogConfig } from '../config.ts';
import { PhotoFiller } from './photo-filler.ts';
import type { PhotoName } from './photo-name.ts';
import type { PhotoStore } from './photo-store.ts';

const silent = { info: () => undefined, warn: () => undefined } as unknown as Log;

function aFiller(
  photoFill: 'on' | 'off',
  present = (_: PhotoName) => false,
  drawingMs = 0,
  seed: 'demo' | 'none' = 'demo',
) {
  const drawn: PhotoName[] = [];
  const store = {
    isPersistent: true,
    has: async (name: PhotoName) => present(name),
    photo: async (name: PhotoName) => {
      drawn.push(name);
      await new Promise((done) => {
        setTimeout(done, drawingMs);
      });
      return Buffer.alloc(0);
    },
  } as unknown as PhotoStore;
  return { filler: new PhotoFiller(store, Object.assign(new CatalogConfig(), { photoFill, seed }), silent), drawn };
}

const aFillerThat = (photoFill: 'on' | 'off', seed: 'demo' | 'none') => () => aFiller(photoFill, undefined, 0, seed);

describe('rendering photos in advance', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('starts with missing small photos after the initial delay', async () => {
    const { filler, drawn } = aFiller('on', ({ scene }) => scene < 2);
    filler.onApplicationBootstrap();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(drawn).toEqual([]);
    await jest.advanceTimersByTimeAsync(11_000);
    expect(drawn[0]).toEqual({ scene: 2, room: 'house', width: 480, format: 'avif' });
    filler.onApplicationShutdown();
  });

  it('pauses five times as long as the last photo took', async () => {
    const { filler, drawn } = aFiller('on', undefined, 1_000);
    filler.onApplicationBootstrap();
    await jest.advanceTimersByTimeAsync(20_000 + 1_000 + 4_900);
    expect(drawn).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(200);
    expect(drawn).toHaveLength(2);
    filler.onApplicationShutdown();
  });

  it('stops with the service', async () => {
    const { filler, drawn } = aFiller('on');
    filler.onApplicationBootstrap();
    await jest.advanceTimersByTimeAsync(20_500);
    filler.onApplicationShutdown();
    const before = drawn.length;
    await jest.advanceTimersByTimeAsync(10_000);
    expect(drawn).toHaveLength(before);
  });

  it.each([
    ['it is turned off', aFillerThat('off', 'demo')],
    ['the demo is not seeded', aFillerThat('on', 'none')],
  ])('does nothing when %s', async (_, make) => {
    const { filler, drawn } = make();
    filler.onApplicationBootstrap();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(drawn).toEqual([]);
  });
});
