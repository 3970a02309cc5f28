import { randomUUID } from 'node:crypto';
import { asUser, asService, startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { generateSync } from 'otplib';
import { accounts } from '../accounts.ts';
import { aUser, type TestUser } from '../testing/a-user.ts';
import { waitForMails, latestLinkToken } from '../testing/queued-mail.ts';
import { AuditChain } from './audit-chain.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startForTest(accounts);
});
afterAll(async () => {
  await app.stop();
});

const breaks = () => app.app.get(AuditChain).findBreaks();
const signIn = ({ email, password, id }: TestUser, headers: Record<string, string> = {}, otp?: string) =>
  app.post('/login', {
    body: { email, password, otp },
    ip: `2001:db8:${id.slice(0, 4)}:${id.slice(4, 8)}::1`,
    headers,
  });
const resolve = async (token: string) =>
  (await app.post('/internal/sessions/resolve', { as: asService('gateway'), body: { token } })).body.session;
const newPassword = { password: 'seven blue trams at noon', password_confirmation: 'seven blue trams at noon' };
async function signedIn() {
  const user = await aUser(app);
  const { body } = await signIn(user);
  const { sessionId } = await resolve(body.tokenInfo.access_token);
  return { ...user, as: asUser(user.id, sessionId, ['renter']) };
}
type Somebody = Awaited<ReturnType<typeof signedIn>>;
const actionsOf = async (id: string) =>
  (await app.sql<{ action: string }>('select action from audit_event where object_id = $1 order by id', [id])).map(
    ({ action }) => action,
  );
async function reset({ id, email }: Somebody): Promise<void> {
  await app.post('/password-reset', { body: { email } });
  await waitForMails(app, id, 'password-reset', 1);
  await app.post(`/password-reset/${await latestLinkToken(app, id, 'password-reset')}`, { body: newPassword });
}

async function secondStep({ as, password }: Somebody): Promise<void> {
  const { body } = await app.post('/user/totp', { as, body: { current_password: password } });
  await app.post('/user/totp/confirm', { as, body: { code: generateSync({ secret: body.secret }) } });
}

// Action of the user → audit actions recorded, besides the preceding login (T-G01).
const listed: readonly (readonly [string, (user: Somebody) => Promise<unknown>, readonly string[]])[] = [
  ['a sign-in', (user) => signIn(user), ['login.succeeded']],
  ['a failed sign-in', (user) => signIn({ ...user, password: 'not the password' }), ['login.failed']],
  ['a sign-out', ({ as }) => app.post('/logout', { as }), ['logout']],
  ['a sign-out everywhere', ({ as }) => app.post('/user/sign-out-everywhere', { as }), ['sessions.ended']],
  [
    'a new password',
    ({ as, password }) =>
      app.post('/user/change-password', { as, body: { current_password: password, ...newPassword } }),
    ['password.changed'],
  ],
  [
    'a new password that was refused',
    ({ as }) =>
      app.post('/user/change-password', { as, body: { current_password: 'not the password', ...newPassword } }),
    ['password.refused'],
  ],
  ['a forgotten password', (user) => reset(user), ['password.changed']],
  [
    'a wish for another address',
    ({ as, password }) =>
      app.patch('/user', { as, body: { email: `${randomUUID()}@example.com`, current_password: password } }),
    ['mail.change-asked'],
  ],
  [
    'a refused wish for another address',
    ({ as }) => app.patch('/user', { as, body: { email: 'x@example.com', current_password: 'not the password' } }),
    ['password.refused'],
  ],
  [
    'a second step that a wrong password kept off',
    ({ as }) => app.post('/user/totp', { as, body: { current_password: 'not the password' } }),
    ['password.refused'],
  ],
  ['a second step that is on', (user) => secondStep(user), ['totp.on']],
  [
    'a second step that a wrong code kept off',
    ({ as }) => app.post('/user/totp/confirm', { as, body: { code: '000000' } }),
    ['totp.refused'],
  ],
  [
    'new recovery codes',
    async (user) => {
      await secondStep(user);
      await app.post('/user/totp/recovery-codes', { as: user.as, body: { current_password: user.password } });
    },
    ['totp.on', 'totp.codes-renewed'],
  ],
  [
    'a second step that is off again',
    async (user) => {
      await secondStep(user);
      await app.delete('/user/totp', { as: user.as, body: { current_password: user.password } });
    },
    ['totp.on', 'totp.off'],
  ],
  [
    'a sign-in that a wrong code kept out',
    async (user) => {
      await secondStep(user);
      await signIn(user, {}, 'no code');
    },
    ['login.failed', 'totp.on'],
  ],
  [
    'a copy of one’s data',
    ({ as, password }) => app.post('/user/export', { as, body: { current_password: password } }),
    ['export.asked'],
  ],
  [
    'a copy of one’s data that was refused',
    ({ as }) => app.post('/user/export', { as, body: { current_password: 'not the password' } }),
    ['password.refused'],
  ],
  [
    'the end of an account',
    ({ as, password }) => app.post('/user/deletion', { as, body: { current_password: password } }),
    ['deletion.asked'],
  ],
  [
    'the end of an account that was refused',
    ({ as }) => app.post('/user/deletion', { as, body: { current_password: 'not the password' } }),
    ['password.refused'],
  ],
  ['a change of name', ({ as }) => app.patch('/user', { as, body: { firstName: 'Ada' } }), ['person.changed']],
];

describe('audit events', () => {
  it.each(listed)('%s is recorded once', async (_, act, actions) => {
    const user = await signedIn();
    await act(user);
    expect((await actionsOf(user.id)).slice(1).sort()).toEqual([...actions].sort());
  });
  it('a registration is recorded once', async () => {
    const { body } = await app.post('/register', {
      body: { firstName: 'Zoé', lastName: 'Lee', email: `zoe-${randomUUID().slice(0, 8)}@example.com`, ...newPassword },
    });
    expect(await actionsOf(body.user.id)).toEqual(['register.account']);
  });
  it('a denied call of any service is recorded once, and not for guests', async () => {
    const user = await signedIn();
    const refused = await app.get('/user/company', {
      as: user.as,
      headers: { 'x-porchlight-client': '2001:db8::7' },
    });
    expect([refused.status, (await app.get('/user/company')).status]).toEqual([403, 401]);
    const reported = await app.sql<{ payload: object }>(
      `select payload from job where name = 'access.denied' and payload ->> 'personId' = $1`,
      [user.id],
    );
    expect(reported.map(({ payload }) => payload)).toEqual([
      {
        personId: user.id,
        sessionId: expect.any(String),
        call: 'GET /user/company',
        ip: '2001:db8::7',
        requestId: expect.any(String),
      },
    ]);
    const event = {
      key: randomUUID(),
      name: 'access.denied',
      at: new Date().toISOString(),
      payload: reported[0]?.payload,
    };
    for (let time = 0; time < 2; time += 1)
      expect((await app.post('/internal/events', { as: asService('commerce'), body: event })).status).toBe(200);
    expect(
      await app.sql(
        `select action, object_kind, object_id, ip from audit_event where actor_id = $1 and action = 'access.denied'`,
        [user.id],
      ),
    ).toEqual([{ action: 'access.denied', object_kind: 'call', object_id: 'GET /user/company', ip: '2001:db8::7' }]);
  });
  it('a repeated logout is recorded once', async () => {
    const user = await signedIn();
    await Promise.all([app.post('/logout', { as: user.as }), app.post('/logout', { as: user.as })]);
    expect(await actionsOf(user.id)).toEqual(['login.succeeded', 'logout']);
  });
  it('contains IP address and request ID but no secret', async () => {
    const user = await signedIn();
    const rows = await app.sql<Record<string, unknown>>('select * from audit_event where object_id = $1', [user.id]);
    expect(rows[0]).toMatchObject({
      actor_id: user.id,
      ip: expect.stringMatching(/^2001:db8:/),
      request_id: expect.any(String),
    });
    expect(JSON.stringify(rows)).not.toMatch(/a quiet porch at dusk|pl1_/);
  });
});

describe('audit chain', () => {
  const tamper = async (statement: string, id: string) => {
    await app.sql('alter table audit_event disable trigger all');
    try {
      await app.sql(statement, [id]);
    } finally {
      await app.sql('alter table audit_event enable trigger all');
    }
  };

  it('holds under concurrent writes', async () => {
    const user = await aUser(app);
    await Promise.all(
      Array.from({ length: 30 }, () =>
        app.post('/login', {
          body: { email: `${randomUUID()}@example.com`, password: user.password },
          ip: `2001:db8::${Math.floor(Math.random() * 60_000).toString(16)}`,
        }),
      ),
    );
    expect(await breaks()).toEqual([]);
    expect(
      await app.sql(
        'select 1 from audit_event event where not exists (select 1 from audit_seal where event_id = event.id)',
      ),
    ).toEqual([]);
  });
  it.each(['update audit_event set action = action where id = $1', 'delete from audit_event where id = $1'])(
    'rejects the statement %s',
    async (statement) => {
      const [newest] = await app.sql<{ id: string }>('select max(id)::text as id from audit_event');
      await expect(app.sql(statement, [newest?.id])).rejects.toThrow(/audit/);
      await expect(app.sql('truncate audit_event')).rejects.toThrow();
      await expect(app.sql('delete from audit_seal')).rejects.toThrow(/audit/);
    },
  );
  it('detects changed, deleted and inserted events', async () => {
    const events = await app.sql<{ id: string }>('select id::text from audit_event order by id desc limit 3');
    const [one, other] = events.map(({ id }) => id) as [string, string];
    await tamper(`update audit_event set action = 'nothing' where id = $1`, one);
    expect(await breaks()).toHaveLength(1);
    await tamper('delete from audit_event where id = $1', other);
    expect((await breaks()).length).toBeGreaterThanOrEqual(2);
    await tamper(`insert into audit_event (action, object_id) values ('put.in', $1)`, 'x');
    expect((await breaks()).some((place) => place.startsWith('event '))).toBe(true);
  });
});
