import { startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { accounts } from '../accounts.ts';
import { HourlyLimit } from './hourly-limit.ts';

let app: TestApp;
let limit: HourlyLimit;
beforeAll(async () => {
  app = await startForTest(accounts);
  limit = app.app.get(HourlyLimit, { strict: false });
});
afterAll(async () => {
  await app.stop();
});

describe('an hourly limit', () => {
  it('grants sixty concurrent calls exactly its permits, and tells the others how long to wait', async () => {
    const waits = await Promise.all(Array.from({ length: 60 }, () => limit.consume('race', 10)));
    const refused = waits.filter((wait) => wait !== undefined);
    expect(refused).toHaveLength(50);
    for (const seconds of refused) expect(seconds).toBeGreaterThan(3_500);
    expect(await limit.isExhausted('race', 10)).toBe(true);
  });
  it('starts again after an hour', async () => {
    await app.sql(`update login_attempt set since = since - interval '61 minutes' where key = 'race'`);
    expect(await limit.isExhausted('race', 10)).toBe(false);
    expect(await limit.consume('race', 10)).toBeUndefined();
    expect(await app.sql(`select tries from login_attempt where key = 'race'`)).toEqual([{ tries: 1 }]);
  });
  it('counts each key on its own', async () => {
    expect([await limit.consume('one', 1), await limit.consume('two', 1)]).toEqual([undefined, undefined]);
    expect(await limit.consume('one', 1)).toBeGreaterThan(3_500);
  });
});
