import type { ServerResponse } from 'node:http';
import { setImmediate as turn } from 'node:timers/promises';
import { asUser, startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { accounts } from '../accounts.ts';
import { rangeOf, startRangeServer, type RangeServer } from '../testing/a-range-server.ts';
import { aUser, type TestUser } from '../testing/a-user.ts';
import { mailsTo, waitForMails } from '../testing/queued-mail.ts';

let app: TestApp;
let server: RangeServer;
beforeEach(async () => {
  server = await startRangeServer();
  app = await startForTest(accounts, { BREACHED_PASSWORDS_URL: server.url });
});
afterEach(async () => {
  await app.stop();
  await server.close();
});

let network = 0;
const logIn = ({ email, password }: TestUser) =>
  app.post('/login', { body: { email, password }, ip: `203.0.${(network += 1)}.9` });
const stateOf = async ({ id }: TestUser) =>
  (
    await app.sql<{ isChecked: boolean; isBreached: boolean }>(
      `
        select breach_checked_at is not null as "isChecked", breached_at is not null as "isBreached" from credential
        where person_id = $1`,
      [id],
    )
  )[0];
const templatesTo = async ({ id }: TestUser) =>
  (await mailsTo(app, id)).map(({ template }) => template).filter((template) => template === 'password-breached');
const waitUntilChecked = async (user: TestUser) => {
  while (!(await stateOf(user))?.isChecked) await turn();
};
const waitForRequests = async (count: number) => {
  while (server.requested.length < count) await turn();
};

describe('a login with a leaked password', () => {
  it('says nothing of another account whose password was set at the same moment', async () => {
    const [leaked, clean, other] = [await aUser(app), await aUser(app), await aUser(app)];
    await app.sql(`update credential set changed_at = '2026-01-01'`);
    server.respond = (response, path) => response.end(rangeOf(path, []));
    await logIn(clean);
    await waitUntilChecked(clean);
    server.respond = (response, path) => response.end(rangeOf(path, [leaked.password]));
    await logIn(leaked);
    await waitUntilChecked(leaked);
    expect([await stateOf(clean), await stateOf(other)]).toEqual([
      { isChecked: true, isBreached: false },
      { isChecked: false, isBreached: false },
    ]);
    // The other account's check is due, that of this one is not.
    await logIn(clean);
    await logIn(other);
    await waitUntilChecked(other);
    expect(server.requested).toHaveLength(3);
  });

  it('succeeds before the look-up ends; then its owner gets a mail, once', async () => {
    const user = await aUser(app);
    const held: (() => void)[] = [];
    server.respond = (response: ServerResponse, path) => held.push(() => response.end(rangeOf(path, [user.password])));
    expect((await logIn(user)).status).toBe(200);
    await waitForRequests(1);
    expect(await stateOf(user)).toEqual({ isChecked: false, isBreached: false });
    held.forEach((release) => release());
    await waitForMails(app, user.id, 'password-breached', 1);
    expect(await stateOf(user)).toEqual({ isChecked: true, isBreached: true });
    expect(
      await app.sql(`select 1 from audit_event where action = 'password.breached' and object_id = $1`, [user.id]),
    ).toHaveLength(1);
    // A second account's check ends after the one of this login would have begun.
    const other = await aUser(app);
    server.respond = (response, path) => response.end(rangeOf(path, []));
    expect((await logIn(user)).status).toBe(200);
    await logIn(other);
    await waitUntilChecked(other);
    expect(await templatesTo(user)).toHaveLength(1);
    expect(server.requested).toHaveLength(2);
  });
  it('is looked up again when the look-up failed, and not when it succeeded in the last 30 days', async () => {
    const user = await aUser(app);
    server.respond = (response) => response.writeHead(503).end();
    await logIn(user);
    await waitForRequests(1);
    server.respond = (response, path) => response.end(rangeOf(path, []));
    await logIn(user);
    await waitUntilChecked(user);
    await logIn(user);
    await app.sql(`update credential set breach_checked_at = now() - interval '31 days' where person_id = $1`, [
      user.id,
    ]);
    server.respond = (response, path) => response.end(rangeOf(path, [user.password]));
    await logIn(user);
    await waitForMails(app, user.id, 'password-breached', 1);
    expect(server.requested).toHaveLength(3);
  });
  it('is a new case after the password was changed', async () => {
    const user = await aUser(app);
    server.respond = (response, path) => response.end(rangeOf(path, [user.password]));
    await logIn(user);
    await waitForMails(app, user.id, 'password-breached', 1);
    server.respond = (response, path) => response.end(rangeOf(path, []));
    const next = 'nine green kayaks at rest';
    const body = { current_password: user.password, password: next, password_confirmation: next };
    expect((await app.post('/user/change-password', { as: asUser(user.id, ''), body })).status).toBe(200);
    server.respond = (response, path) => response.end(rangeOf(path, [next]));
    await logIn({ ...user, password: next });
    await waitForMails(app, user.id, 'password-breached', 2);
  });
});
