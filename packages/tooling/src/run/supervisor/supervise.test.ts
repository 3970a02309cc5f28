import { Backoff } from './backoff.mjs';
import { supervise } from './supervise.mjs';

describe('a supervised process', () => {
  it('is restarted after 0.2 s, then twice as long each time, and abandoned on the fifth exit in a minute', () => {
    const backoff = new Backoff();
    expect([0, 1000, 2000, 3000, 4000].map((at) => backoff.next(at))).toEqual([200, 400, 800, 1600, undefined]);
  });

  it('is restarted with the shortest delay again after a minute', () => {
    const backoff = new Backoff();
    for (const at of [0, 1000, 2000, 3000]) backoff.next(at);
    expect(backoff.next(70_000)).toBe(200);
  });

  it('is restarted when a start fails, and reported when that continues', async () => {
    const output: string[] = [];
    let launches = 0;
    await new Promise<void>((resolve) => {
      void supervise({
        name: 'catalog',
        running: { exited: Promise.resolve() },
        signal: new AbortController().signal,
        print: (message: string) => output.push(message),
        launch: () => Promise.reject(new Error(`no ${++launches}`)),
        giveUp: (name: string) => {
          output.push(`gave up ${name}`);
          resolve();
        },
      });
    });
    expect(launches).toBe(4);
    expect(output.at(-1)).toBe('gave up catalog');
    expect(output).toContain('catalog did not start: no 1');
  });

  it('is not restarted while the site stops', async () => {
    const stopping = new AbortController();
    let end = () => undefined as void;
    const kept = supervise({
      name: 'catalog',
      running: {
        exited: new Promise<void>((resolve) => {
          end = resolve;
        }),
      },
      signal: stopping.signal,
      print: () => undefined,
      launch: () => {
        throw new Error('started again');
      },
      giveUp: () => {
        throw new Error('gave up');
      },
    });
    stopping.abort();
    end();
    await expect(kept).resolves.toBeUndefined();
  });
});
