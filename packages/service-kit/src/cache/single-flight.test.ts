import { SingleFlight } from './single-flight.ts';

describe('SingleFlight', () => {
  it('runs the work of a key once for concurrent callers, and again after it ended', async () => {
    const flight = new SingleFlight<number>();
    let runs = 0;
    const work = () => Promise.resolve((runs += 1));
    expect(await Promise.all([flight.run('a', work), flight.run('a', work), flight.run('b', work)])).toEqual([1, 1, 2]);
    expect(flight.size).toBe(0);
    expect(await flight.run('a', work)).toBe(3);
  });
  it('passes a failure to all callers and forgets it', async () => {
    const flight = new SingleFlight<string>();
    const down = () => Promise.reject(new Error('down'));
    const outcomes = await Promise.allSettled([
      flight.run('a', down),
      flight.run('a', () => Promise.resolve('unused')),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await flight.run('a', () => Promise.resolve('up'))).toBe('up');
  });
});
