import { randomUUID } from 'node:crypto';
import { startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { accounts } from '../accounts.ts';
import { aUser } from '../testing/a-user.ts';
import { aView, aViewer, resolveToken, viewReason, type Viewer } from '../testing/a-view.ts';
import { mailsTo } from '../testing/queued-mail.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startForTest(accounts);
});
afterAll(() => app.stop());

const start = (viewer: Viewer, userId: string, reason: unknown = viewReason) =>
  app.post(`/admin/users/${userId}/view-as`, { as: viewer.as, body: { reason } });
const eventsOf = (viewerId: string, userId: string) =>
  app.sql<{ action: string }>(`select action from audit_event where actor_id = $1 and object_id = $2 order by id`, [
    viewerId,
    userId,
  ]);
const binding = 'b'.repeat(43);

describe('a view of the site as a user (VIEW-1, VIEW-2)', () => {
  it('has the rights of the user, and ends after 30 minutes', async () => {
    const [viewer, renter] = [await aViewer(app), await aUser(app)];
    const { session, body } = await aView(app, viewer, renter.id);
    expect(session).toMatchObject({ userId: renter.id, impersonatorId: viewer.id, roles: ['renter'] });
    expect(session.permissions).toContain('viewMyInquiries');
    expect(session.permissions).not.toContain('createImpersonations');
    expect(body.user).toMatchObject({ id: renter.id, firstName: 'Amara' });
    const minutes = (Date.parse(session.expiresAt) - Date.now()) / 60_000;
    expect([minutes > 29, minutes <= 30]).toEqual([true, true]);
    await app.sql(`update support_view set expires_at = now() where person_id = $1`, [renter.id]);
    expect(await resolveToken(app, body.token)).toBeUndefined();
  });
  it('is bound to the cookie of the browser that started it; without the cookie it ends', async () => {
    const [viewer, renter] = [await aViewer(app, { binding }), await aUser(app)];
    const { token } = await aView(app, viewer, renter.id, binding);
    expect(await resolveToken(app, token, binding)).toBeDefined();
    expect(await resolveToken(app, token, 'c'.repeat(43))).toBeUndefined();
    expect(await resolveToken(app, token, binding)).toBeUndefined();
    expect(await resolveToken(app, viewer.token, binding)).toBeDefined();
    expect(await eventsOf(viewer.id, renter.id)).toEqual([
      { action: 'view-as.started' },
      { action: 'view-as.misused' },
    ]);
  });
  it('ends by its own call only, and the session of the viewer stays', async () => {
    const [viewer, renter] = [await aViewer(app), await aUser(app)];
    const { token, as } = await aView(app, viewer, renter.id);
    expect((await app.post('/view-as/stop', { as: viewer.as })).status).toBe(409);
    expect((await app.post('/view-as/stop', { as })).status).toBe(200);
    expect([await resolveToken(app, token), (await resolveToken(app, viewer.token)).userId]).toEqual([
      undefined,
      viewer.id,
    ]);
    expect(await eventsOf(viewer.id, renter.id)).toEqual([
      { action: 'view-as.started' },
      { action: 'view-as.stopped' },
    ]);
  });
  it('ends when the viewer starts another one', async () => {
    const [viewer, one, other] = [await aViewer(app), await aUser(app), await aUser(app)];
    const first = await aView(app, viewer, one.id);
    const second = await aView(app, viewer, other.id);
    expect([await resolveToken(app, first.token), (await resolveToken(app, second.token)).userId]).toEqual([
      undefined,
      other.id,
    ]);
  });
  it.each([
    ['the viewer logs out', 'update session set revoked_at = now() where person_id = $1', 'viewer'],
    [
      'the session of the viewer is idle',
      `update session set seen_at = now() - interval '31 minutes' where person_id = $1`,
      'viewer',
    ],
    ['the viewer is disabled', `update person set state = 'disabled' where id = $1`, 'viewer'],
    ['the viewer loses the role', `update person_role set role_key = 'renter' where person_id = $1`, 'viewer'],
    [
      'the viewer becomes an administrator',
      `update person_role set role_key = 'site-administrator' where person_id = $1`,
      'viewer',
    ],
    ['the user is disabled', `update person set state = 'disabled' where id = $1`, 'user'],
    ['the user becomes staff', `update person_role set role_key = 'support' where person_id = $1`, 'user'],
  ] as const)('ends at once when %s', async (_, change, whose) => {
    const people = { viewer: await aViewer(app), user: await aUser(app) };
    const { token, session } = await aView(app, people.viewer, people.user.id);
    expect(session).toBeDefined();
    await app.sql(change, [people[whose].id]);
    expect(await resolveToken(app, token)).toBeUndefined();
  });
});

describe('who is viewed, by whom (VIEW-3)', () => {
  it('is never staff, whatever the role of the viewer', async () => {
    const owner = await aViewer(app, { role: 'site-owner' });
    for (const role of ['support', 'site-administrator', 'site-owner'] as const) {
      const { id } = await aUser(app, { roles: [role] });
      expect(await start(owner, id)).toMatchObject({ status: 403, body: { code: 'staff-account' } });
    }
    expect((await start(owner, owner.id)).body.code).toBe('staff-account');
  });
  it('is an active account: a disabled one is 409, an unknown one 404', async () => {
    const [viewer, renter] = [await aViewer(app), await aUser(app)];
    await app.sql(`update person set state = 'disabled' where id = $1`, [renter.id]);
    expect(await start(viewer, renter.id)).toMatchObject({ status: 409, body: { code: 'account-inactive' } });
    expect((await start(viewer, randomUUID())).status).toBe(404);
  });
  it('needs the permission, which administrators do not have, at the time of the call', async () => {
    const [administrator, viewer] = [await aViewer(app, { role: 'site-administrator' }), await aViewer(app)];
    const renter = await aUser(app);
    expect((await start(administrator, renter.id)).status).toBe(403);
    await app.sql(`update person_role set role_key = 'renter' where person_id = $1`, [viewer.id]);
    expect((await start(viewer, renter.id)).status).toBe(403);
  });
  it.each([undefined, '', 'short', ' '.repeat(20), 'x'.repeat(501)])(
    'needs a reason: %j is refused',
    async (reason) => {
      const [viewer, renter] = [await aViewer(app), await aUser(app)];
      const { status, body } = await app.post(`/admin/users/${renter.id}/view-as`, { as: viewer.as, body: { reason } });
      expect([status, Object.keys(body.errors)]).toEqual([422, ['reason']]);
    },
  );
});

describe('the viewed user (VIEW-5)', () => {
  it('gets a mail with the reason, and sees it in the account', async () => {
    const [viewer, renter] = [await aViewer(app), await aUser(app)];
    const { as } = await aView(app, viewer, renter.id);
    const own = { issuer: 'gateway', subject: { sub: renter.id, sid: randomUUID(), roles: ['renter'] } } as const;
    const views = async () => (await app.get('/user/support-views', { as: own })).body.views;
    expect(await views()).toEqual([{ id: expect.any(String), reason: viewReason, startedAt: expect.any(String) }]);
    await app.post('/view-as/stop', { as });
    expect((await views())[0].endedAt).toEqual(expect.any(String));
    const mails = (await mailsTo(app, renter.id)).filter(({ template }) => template === 'viewed-by-support');
    expect(mails.map(({ words }) => [words['firstName'], words['reason']])).toEqual([['Amara', viewReason]]);
  });
  it('keeps all ten sessions, and does not see the view among them', async () => {
    const [viewer, renter] = [await aViewer(app), await aUser(app)];
    const logIn = () =>
      app.post('/login', { body: { email: renter.email, password: renter.password }, ip: '2001:db8:77::1' });
    for (let count = 0; count < 10; count += 1) await logIn();
    await aView(app, viewer, renter.id);
    const own = { issuer: 'gateway', subject: { sub: renter.id, sid: randomUUID(), roles: ['renter'] } } as const;
    expect((await app.get('/user/sessions', { as: own })).body.sessions).toHaveLength(10);
  });
});

it('sends no mail while VIEW_AS_MAIL is off (VIEW-5)', async () => {
  const quiet = await startForTest(accounts, { VIEW_AS_MAIL: 'off' });
  try {
    const [viewer, renter] = [await aViewer(quiet), await aUser(quiet)];
    await aView(quiet, viewer, renter.id);
    expect(await mailsTo(quiet, renter.id)).toEqual([]);
  } finally {
    await quiet.stop();
  }
});
