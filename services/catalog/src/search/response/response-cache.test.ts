import { brotliDecompressSync } from 'node:zlib';
import { ResponseCache } from './response-cache.ts';

const counting = () => {
  let made = 0;
  return {
    make: () => {
      made += 1;
      return Promise.resolve(`answer ${made}`);
    },
    get made() {
      return made;
    },
  };
};

describe('the response cache', () => {
  it('creates one response for identical concurrent requests', async () => {
    const [cache, source] = [new ResponseCache(), counting()];
    const responses = await Promise.all([
      cache.get('a', 0, source.make),
      cache.get('a', 0, source.make),
      cache.get('b', 0, source.make),
    ]);
    expect(responses.map(({ text }) => text)).toEqual(['answer 1', 'answer 1', 'answer 2']);
  });
  it('caches for the given time, and not at all for 0', async () => {
    const [cache, source] = [new ResponseCache(), counting()];
    await cache.get('kept', 60_000, source.make);
    await cache.get('kept', 60_000, source.make);
    expect(source.made).toBe(1);
    await cache.get('fresh', 0, source.make);
    await cache.get('fresh', 0, source.make);
    expect(source.made).toBe(3);
  });
  it('compresses a response once, at the second hit', async () => {
    const cache = new ResponseCache();
    const ask = async () =>
      (await cache.get('a', 60_000, () => Promise.resolve('home '.repeat(1_000)))).compressedAs('br');
    expect([await ask(), await ask()]).toEqual([undefined, undefined]);
    const packed = await ask();
    expect(brotliDecompressSync(packed!).toString()).toBe('home '.repeat(1_000));
    expect(await ask()).toBe(packed);
  });
  it('does not compress when that saves nothing', async () => {
    const cache = new ResponseCache();
    const ask = async () => (await cache.get('a', 60_000, () => Promise.resolve('{}'))).compressedAs('gzip');
    for (let turn = 0; turn < 5; turn += 1) expect(await ask()).toBeUndefined();
  });
  it('does not cache failures', async () => {
    const cache = new ResponseCache();
    await expect(cache.get('a', 60_000, () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect((await cache.get('a', 60_000, () => Promise.resolve('up'))).text).toBe('up');
  });
});
