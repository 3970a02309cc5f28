import { startForTest, testEnvironment, type TestApp } from '@porchlight/service-kit/testing';
import { accounts } from './accounts.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startForTest(accounts);
});
afterAll(() => app.stop());

describe('the start of accounts', () => {
  it.each([
    ['the check of the audit log', 'check-audit', 24 * 60],
    ['the deletions', 'erase-people', 60],
  ])('revives %s when its job is a dead letter', async (_, name, minutes) => {
    await app.sql(`update job set state = 'dead', attempts = 10, run_at = now() where name = $1`, [name]);
    const second = await accounts.start(testEnvironment('accounts', app.databaseUrl));
    await second.stop();
    expect(
      await app.sql(
        `select state, round(extract(epoch from run_at - now()) / 60)::int as minutes from job where name = $1`,
        [name],
      ),
    ).toEqual([{ state: 'ready', minutes }]);
  });
});
