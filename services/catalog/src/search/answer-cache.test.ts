import { brotliDecompressSync } from 'node:zlib';
import { AnswerCache } from './answer-cache.ts';

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

describe('answers of a moment ago', () => {
  it('are made once for a crowd that asks the same at once', async () => {
    const [cache, source] = [new AnswerCache(), counting()];
    const answers = await Promise.all([
      cache.get('a', 0, source.make),
      cache.get('a', 0, source.make),
      cache.get('b', 0, source.make),
    ]);
    expect(answers.map(({ text }) => text)).toEqual(['answer 1', 'answer 1', 'answer 2']);
  });
  it('are kept as long as asked, and not at all when asked not to', async () => {
    const [cache, source] = [new AnswerCache(), counting()];
    await cache.get('kept', 60_000, source.make);
    await cache.get('kept', 60_000, source.make);
    expect(source.made).toBe(1);
    await cache.get('fresh', 0, source.make);
    await cache.get('fresh', 0, source.make);
    expect(source.made).toBe(3);
  });
  it('are packed once, from the second time that they are asked for again', async () => {
    const cache = new AnswerCache();
    const ask = async () => (await cache.get('a', 60_000, () => Promise.resolve('home '.repeat(1_000)))).packedAs('br');
    expect([await ask(), await ask()]).toEqual([undefined, undefined]);
    const packed = await ask();
    expect(brotliDecompressSync(packed!).toString()).toBe('home '.repeat(1_000));
    expect(await ask()).toBe(packed);
  });
  it('are not packed when that saves nothing', async () => {
    const cache = new AnswerCache();
    const ask = async () => (await cache.get('a', 60_000, () => Promise.resolve('{}'))).packedAs('gzip');
    for (let turn = 0; turn < 5; turn += 1) expect(await ask()).toBeUndefined();
  });
  it('do not include failures', async () => {
    const cache = new AnswerCache();
    await expect(cache.get('a', 60_000, () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect((await cache.get('a', 60_000, () => Promise.resolve('up'))).text).toBe('up');
  });
});
