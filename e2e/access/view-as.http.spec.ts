import { setImmediate as turn } from 'node:timers/promises';
import { publicRoutes } from '@porchlight/contracts/all';
import { createVisitor, type Visitor } from './visitors.ts';
import { startTestSite, type TestSite } from './test-site.ts';

let site: TestSite;
let support: Visitor;
beforeAll(async () => {
  site = await startTestSite();
  support = await createVisitor(site, 'support');
}, 600_000);
afterAll(() => site.stop(), 60_000);

// Written by hand, not derived from contracts: reads that would show what belongs to logins, payments and exports.
const refusedReads = [
  '/user/sessions',
  '/support/users/:id/notes',
  '/support/companies/:id/notes',
  '/support/listings/:id/notes',
  '/user/totp',
  '/user/export/:id',
  '/user/export/:id/file/:token',
  '/ecommerce/payment-method',
  '/elandlord/export/leads',
  '/elandlord/transactions/export',
  '/elandlord/tax-receipts/:id/file/:token',
  '/elandlord/tax-receipts/archive/:year',
];
const changes = Object.values(publicRoutes).filter(({ method, path }) => method !== 'GET' && path !== '/view-as/stop');
const reads = Object.values(publicRoutes).filter(({ method, path }) => method === 'GET' && refusedReads.includes(path));
const nameOf = ({ method, path }: { readonly method: string; readonly path: string }) => `${method} ${path}`;

/** Starts a view of a new user and returns the headers of its calls. */
async function view(role: 'renter' | 'landlord') {
  const { user } = await createVisitor(site, role);
  const { status, json, text } = await site.request({
    method: 'POST',
    path: `/api/admin/users/${user?.id}/view-as`,
    headers: support.headers,
    body: { reason: 'They asked why a message is missing.' },
  });
  if (status !== 201) throw new Error(`no view: ${status} ${text}`);
  return { userId: user?.id, headers: { authorization: `Bearer ${(json as { token: string }).token}` } };
}
const request = ({ method, path }: { method: string; path: string }, headers: Readonly<Record<string, string>>) =>
  site.request({ method, path: `/api${path.replace(/:[^/]+/g, 'zzzzzzzzzz')}`, headers });

interface RefusedCall {
  readonly call: string;
  readonly viewerId: string;
}
/** Returns what the audit log has of the refused calls of a user, once it has as many as expected. */
async function refusalsOf(userId: string | undefined, count: number): Promise<RefusedCall[]> {
  for (;;) {
    const rows = await site.apps.accounts.sql<RefusedCall>(
      `select object_id as call, real_actor_id as "viewerId" from audit_event
      where action = 'view-as.refused' and actor_id = $1`,
      [userId],
    );
    if (rows.length >= count) return rows;
    await turn();
  }
}

describe('a member of support who views the site as a user (T-U06)', () => {
  it.each(['renter', 'landlord'] as const)(
    'as a %s is refused every change and the named reads, each logged once with both ids',
    async (role) => {
      const { userId, headers } = await view(role);
      const calls = [...changes, ...reads];
      expect(reads.map(({ path }) => path).sort()).toEqual([...refusedReads].sort());
      expect(changes.length).toBeGreaterThan(200);
      const faults: string[] = [];
      for (const call of calls) {
        const { status, json, text } = await request(call, headers);
        if (status !== 403 || (json as { code?: string } | undefined)?.code !== 'view-as-refused')
          faults.push(`${nameOf(call)}: ${status} ${text.slice(0, 100)}`);
      }
      expect(faults).toEqual([]);
      const rows = await refusalsOf(userId, calls.length);
      expect(rows.map(({ call }) => call).sort()).toEqual(calls.map(nameOf).sort());
      expect(new Set(rows.map(({ viewerId }) => viewerId))).toEqual(new Set([support.user?.id]));
    },
    300_000,
  );
  it('reads what the user reads, and nothing that staff read', async () => {
    const { userId, headers } = await view('renter');
    const own = await site.request({ path: '/api/my-user', headers });
    expect(own.json).toMatchObject({ user: { id: userId } });
    expect((await site.request({ path: '/api/inquiry-listings', headers })).status).toBe(200);
    expect((await site.request({ path: `/api/admin/users/${userId}`, headers })).status).toBe(403);
    expect((await site.request({ path: '/api/admin/users', headers: support.headers })).status).toBe(200);
  });
  it('stops: the token is dead at once, the own session goes on', async () => {
    const { headers } = await view('renter');
    expect((await site.request({ path: '/api/my-user', headers })).status).toBe(200);
    expect((await site.request({ method: 'POST', path: '/api/view-as/stop', headers })).status).toBe(200);
    expect((await site.request({ path: '/api/my-user', headers })).status).toBe(401);
    expect((await site.request({ path: '/api/my-user', headers: support.headers })).status).toBe(200);
  });
  it('loses the view with the own session', async () => {
    const colleague = await createVisitor(site, 'support');
    support = colleague;
    const { headers } = await view('renter');
    expect((await site.request({ path: '/api/my-user', headers })).status).toBe(200);
    await site.request({ method: 'POST', path: '/api/logout', headers: colleague.headers });
    expect((await site.request({ path: '/api/my-user', headers })).status).toBe(401);
  });
});
