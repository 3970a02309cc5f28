import { Backoff } from './backoff.mjs';
import { keepRunning } from './keep-running.mjs';

describe('something that exits', () => {
  it('is started again after 0.2 s, then twice as long each time, and given up on the fifth exit in a minute', () => {
    const backoff = new Backoff();
    expect([0, 1000, 2000, 3000, 4000].map((at) => backoff.next(at))).toEqual([200, 400, 800, 1600, undefined]);
  });

  it('is forgiven once a minute has passed', () => {
    const backoff = new Backoff();
    for (const at of [0, 1000, 2000, 3000]) backoff.next(at);
    expect(backoff.next(70_000)).toBe(200);
  });

  it('is started again also when a start fails, and its name is told when that goes on', async () => {
    const said: string[] = [];
    let launches = 0;
    await new Promise<void>((resolve) => {
      void keepRunning({
        name: 'catalog',
        running: { exited: Promise.resolve() },
        signal: new AbortController().signal,
        say: (words: string) => said.push(words),
        launch: () => Promise.reject(new Error(`no ${++launches}`)),
        giveUp: (name: string) => {
          said.push(`gave up ${name}`);
          resolve();
        },
      });
    });
    expect(launches).toBe(4);
    expect(said.at(-1)).toBe('gave up catalog');
    expect(said).toContain('catalog did not start: no 1');
  });

  it('stays ended once the house is being stopped', async () => {
    const stopping = new AbortController();
    let end = () => undefined as void;
    const kept = keepRunning({
      name: 'catalog',
      running: {
        exited: new Promise<void>((resolve) => {
          end = resolve;
        }),
      },
      signal: stopping.signal,
      say: () => undefined,
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
