import { jest } from '@jest/globals';
import { RefreshedValue } from './refreshed-value.ts';

const down = () => Promise.reject(new Error('down'));
const maxAgeMs = 60_000;
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
});
afterEach(() => {
  jest.useRealTimers();
});

describe('RefreshedValue', () => {
  it('loads once for concurrent first callers', async () => {
    const load = jest.fn(() => Promise.resolve(1));
    const value = new RefreshedValue({ load, maxAgeMs });
    expect(await Promise.all([value.current(), value.current()])).toEqual([1, 1]);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('returns the last value while it refreshes in the background', async () => {
    const load = jest.fn(() => Promise.resolve(1));
    const value = new RefreshedValue({ load, maxAgeMs });
    await value.current();
    jest.advanceTimersByTime(maxAgeMs - 1_000);
    await value.current();
    expect(load).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(2_000);
    load.mockResolvedValue(2);
    expect([await value.current(), await value.current()]).toEqual([1, 2]);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('keeps the last value while the source is down, and tries once per period', async () => {
    const load = jest.fn(() => Promise.resolve(1));
    const value = new RefreshedValue({ load, maxAgeMs });
    await value.current();
    load.mockImplementation(down);
    for (let calls = 2; calls < 5; calls += 1) {
      jest.advanceTimersByTime(maxAgeMs + 1_000);
      expect([await value.current(), await value.current(), await value.current()]).toEqual([1, 1, 1]);
      expect(load).toHaveBeenCalledTimes(calls);
    }
  });

  it('without a value throws the error and loads again, or uses the fallback for a period', async () => {
    const load = jest.fn(down as () => Promise<number>);
    const value = new RefreshedValue({ load, maxAgeMs });
    await expect(value.current()).rejects.toThrow('down');
    load.mockResolvedValue(1);
    expect(await value.current()).toBe(1);
    const other = jest.fn(down as () => Promise<number>);
    const withFallback = new RefreshedValue({ load: other, maxAgeMs, fallback: 0 });
    expect([await withFallback.current(), await withFallback.current()]).toEqual([0, 0]);
    expect(other).toHaveBeenCalledTimes(1);
  });
});
