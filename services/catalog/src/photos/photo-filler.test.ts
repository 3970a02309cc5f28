import { jest } from '@jest/globals';
import type { Log } from '@porchlight/service-kit';
import { CatalogConfig } from '../config.ts';
import { PhotoFiller } from './photo-filler.ts';
import type { PhotoName } from './photo-name.ts';
import type { PhotoStore } from './photo-store.ts';

const silent = { info: () => undefined, caution: () => undefined } as unknown as Log;

function aFiller(photoFill: 'on' | 'off', present = (_: PhotoName) => false, drawingMs = 0) {
  const drawn: PhotoName[] = [];
  const store = {
    isKept: true,
    has: async (name: PhotoName) => present(name),
    photo: async (name: PhotoName) => {
      drawn.push(name);
      await new Promise((done) => {
        setTimeout(done, drawingMs);
      });
      return Buffer.alloc(0);
    },
  } as unknown as PhotoStore;
  return { filler: new PhotoFiller(store, Object.assign(new CatalogConfig(), { photoFill }), silent), drawn };
}

describe('drawing pictures ahead', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('begins with small pictures of what is missing, some time after the start', async () => {
    const { filler, drawn } = aFiller('on', ({ scene }) => scene < 2);
    filler.onApplicationBootstrap();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(drawn).toEqual([]);
    await jest.advanceTimersByTimeAsync(11_000);
    expect(drawn[0]).toEqual({ scene: 2, room: 'house', width: 480, format: 'avif' });
    filler.onApplicationShutdown();
  });

  it('leaves a slow machine to its visitors: five times as long as a picture took', async () => {
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

  it('does nothing when it is turned off', async () => {
    const { filler, drawn } = aFiller('off');
    filler.onApplicationBootstrap();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(drawn).toEqual([]);
  });
});
