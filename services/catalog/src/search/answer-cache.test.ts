import { AnswerCache } from './answer-cache.ts';

const counting = () => {
  let made = 0;
  return { make: () => { made += 1; return Promise.resolve(`answer ${made}`); }, get made() { return made; } };
};

describe('answers of a moment ago', () => {
  it('are made once for a crowd that asks the same at once', async () => {
    const [cache, source] = [new AnswerCache(), counting()];
    expect(await Promise.all([cache.get('a', 0, source.make), cache.get('a', 0, source.make), cache.get('b', 0, source.make)])).toEqual(['answer 1', 'answer 1', 'answer 2']);
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
  it('do not include failures', async () => {
    const cache = new AnswerCache();
    await expect(cache.get('a', 60_000, () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect(await cache.get('a', 60_000, () => Promise.resolve('up'))).toBe('up');
  });
});
