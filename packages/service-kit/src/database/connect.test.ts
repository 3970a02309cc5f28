import { jest } from '@jest/globals';
import { connect } from './connect.ts';

const failure = (code?: string) => Object.assign(new Error(code ?? 'timeout expired'), code && { code });
const silent = { warn: () => undefined };

/** A database that fails with each error once, then opens; with the delays between attempts. */
function aDatabase(...errors: Error[]) {
  const left = [...errors];
  const initialize = jest.fn(() => {
    const error = left.shift();
    return error ? Promise.reject(error) : Promise.resolve();
  });
  const delays: number[] = [];
  const open = () =>
    connect({ initialize }, silent, (milliseconds) => {
      delays.push(milliseconds);
      jest.advanceTimersByTime(milliseconds);
      return Promise.resolve();
    });
  return { initialize, delays, open };
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('a service that starts before its database', () => {
  it.each(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ECONNRESET', '57P03', '53300', undefined])(
    'waits while the server is unreachable, starts up or is full: %s',
    async (code) => {
      const { open, initialize, delays } = aDatabase(failure(code), failure(code), failure(code));
      await open();
      expect(initialize).toHaveBeenCalledTimes(4);
      expect(delays).toEqual([200, 400, 800]);
    },
  );

  it.each(['28P01', '3D000', '42501'])('fails at once when waiting does not help: %s', async (code) => {
    const { open, initialize } = aDatabase(failure(code));
    await expect(open()).rejects.toThrow(code);
    expect(initialize).toHaveBeenCalledTimes(1);
  });

  it('gives up after a minute, with the reason', async () => {
    const { open, delays } = aDatabase(...Array.from({ length: 100 }, () => failure('ECONNREFUSED')));
    await expect(open()).rejects.toThrow('ECONNREFUSED');
    const waited = delays.reduce((sum, delay) => sum + delay, 0);
    expect(Math.max(...delays)).toBe(5000);
    expect(waited).toBeGreaterThan(54_000);
    expect(waited).toBeLessThanOrEqual(60_000);
  });
});
