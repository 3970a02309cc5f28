import { jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { createPreviews } from './photo-preview.ts';

const file = (name: string) => new File([name], name, { type: 'image/jpeg' });

/** Stands in for what decodes and draws a picture; `decoding` is the number of those that are decoded at once. */
function standInForCanvas() {
  const decoding = { now: 0, most: 0 };
  globalThis.createImageBitmap = (async ({ name }: File) => {
    decoding.now += 1;
    decoding.most = Math.max(decoding.most, decoding.now);
    await Promise.resolve();
    decoding.now -= 1;
    if (name === 'damaged.jpg') throw new Error('not a picture');
    return { width: 480, height: 320, close: () => undefined };
  }) as unknown as typeof createImageBitmap;
  globalThis.OffscreenCanvas = class {
    getContext = () => ({ drawImage: () => undefined });
    convertToBlob = () => Promise.resolve(new Blob(['small']));
  } as unknown as typeof OffscreenCanvas;
  let count = 0;
  URL.createObjectURL = jest.fn(() => `blob:${(count += 1)}`);
  return decoding;
}

it('are made one after another; a file that cannot be drawn has none', async () => {
  const decoding = standInForCanvas();
  const ready: (readonly [string, string])[] = [];
  const make = createPreviews((key, url) => ready.push([key, url]));
  for (const name of ['one.jpg', 'damaged.jpg', 'two.jpg']) make(name, file(name));
  await waitFor(() => expect(ready).toHaveLength(2));
  expect(ready).toEqual([
    ['one.jpg', 'blob:1'],
    ['two.jpg', 'blob:2'],
  ]);
  expect(decoding.most).toBe(1);
});
