import type { SqlPool } from './database/sql-pool.ts';
import { RateLimiter } from './rate-limiter.ts';

/** Limiter on a pool that returns these rows in turn, and the statements that it received. */
function limiterWith(...rows: readonly (object | undefined)[]) {
  const left = [...rows];
  const statements: unknown[] = [];
  const pool = {
    row: (...statement: unknown[]) => {
      statements.push(statement);
      return Promise.resolve(left.shift());
    },
  };
  return {
    limiter: new RateLimiter(pool as unknown as SqlPool, { name: 'limit', take: 'take', wait: 'wait' }),
    statements,
  };
}

describe('RateLimiter', () => {
  it('takes a permit with one statement', async () => {
    const { limiter, statements } = limiterWith({ key: 'a' });
    expect(await limiter.take('a', 10, 60)).toBeUndefined();
    expect(statements).toEqual([['limit_take', 'take', ['a', 10, 60]]]);
  });
  it('returns the seconds to wait when there is no permit', async () => {
    const { limiter, statements } = limiterWith(undefined, { seconds: 42 });
    expect(await limiter.take('a', 10)).toBe(42);
    expect(statements).toEqual([
      ['limit_take', 'take', ['a', 10]],
      ['limit_wait', 'wait', ['a', 10]],
    ]);
  });
  it('returns one second when the counter was reset meanwhile', async () => {
    expect(await limiterWith().limiter.take('a')).toBe(1);
  });
});
