import { asService, asStaff, startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { accounts } from '../accounts.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startForTest(accounts);
});
afterAll(() => app.stop());

const viewer = asStaff(['viewApiDashboard']);
const report = (body: object) =>
  app.post('/internal/api-report', {
    as: asService('gateway'),
    body: { uses: [], failures: [], services: [], ...body },
  });
const state = async () => (await app.get('/admin/api-state', { as: viewer })).body;
const catalog = async () =>
  (await state()).services.find(({ service }: { service: string }) => service === 'catalog') as {
    isReachable: boolean;
    since: string;
    checkedAt: string;
  };
const seen = (isReachable: boolean) => report({ services: [{ service: 'catalog', isReachable }] });

describe('the state of the API', () => {
  it('tells since when a service is as it is', async () => {
    await seen(true);
    await app.sql(`update service_reachability set since = now() - interval '1 day'`);
    await seen(true);
    const before = await catalog();
    expect(before.isReachable).toBe(true);
    expect(Date.now() - Date.parse(before.since)).toBeGreaterThan(80_000_000);
    await seen(false);
    const after = await catalog();
    expect(after).toMatchObject({ isReachable: false, since: after.checkedAt });
  });

  it('counts the failures of a call within a day', async () => {
    const failure = { call: 'GET /listings', failures: 2, lastStatus: 503 };
    await report({ failures: [failure] });
    await report({
      failures: [
        { ...failure, failures: 3, lastStatus: 500 },
        { ...failure, call: 'GET /homes' },
      ],
    });
    const { failures } = await state();
    expect(failures).toHaveLength(2);
    expect(failures).toContainEqual({
      call: 'GET /listings',
      failures: 5,
      lastStatus: 500,
      lastAt: expect.any(String),
    });
    await app.sql(`update api_call_failure set hour = hour - interval '25 hours'`);
    expect((await state()).failures).toEqual([]);
  });

  it('counts mail that waits or failed', async () => {
    const before = (await state()).mail;
    await app.sql(
      `insert into mail (id, key, email, template, language, words, state, made_at, settled_at, next_at)
      select gen_random_uuid(), 'state:' || n, 'a@example.com', 'password-reset', 'en-CA', '{}',
        case when n = 1 then 'queued' else 'failed' end, now() - interval '1 hour', now(), now() + interval '1 day'
      from generate_series(1, 3) as n`,
    );
    const { mail } = await state();
    expect(mail).toMatchObject({ waiting: before.waiting + 1, failed: before.failed + 2 });
    expect(Date.now() - Date.parse(mail.oldestAt)).toBeGreaterThan(3_500_000);
  });

  it('is for staff with the permission', async () => {
    for (const path of ['/admin/api-state', '/admin/api-document', '/admin/api-keys', '/admin/api-use'])
      expect((await app.get(path, { as: asStaff(['viewBlogs']) })).status).toBe(403);
  });
});

it('the document describes the calls that keys can make, and no other', async () => {
  const { document } = (await app.get('/admin/api-document', { as: viewer })).body;
  expect(document.openapi).toBe('3.1.0');
  expect(Object.keys(document.paths['/admin/posts'])).toEqual(expect.arrayContaining(['get', 'post']));
  for (const path of ['/admin/roles', '/admin/api-keys', '/user', '/listings', '/admin/users/{id}/password-link'])
    expect(document.paths[path]).toBeUndefined();
  expect(Object.keys(document.paths['/admin/users'])).toEqual(['get']);
});
