import { randomUUID } from 'node:crypto';
import { startGateway, validSession, type GatewayFixture } from '../testing/gateway-fixture.ts';
import { jsonResponse } from '../testing/stub-service.ts';

let gateway: GatewayFixture;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.stop());

const call = (token: string, path: string, method = 'GET') =>
  gateway.request(`/api${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(method === 'GET' ? {} : { body: '{}' }),
  });

/** Two users whose sessions are cached; `resolved` counts how often each token was resolved since. */
async function twoUsers() {
  const users = { owner: randomUUID(), editor: randomUUID() };
  const resolved: Record<string, number> = {};
  gateway.accounts.respondWith((request, response, body) => {
    if (request.url !== '/internal/sessions/resolve') return jsonResponse({})(request, response, body);
    const { token } = JSON.parse(body) as { token: string };
    resolved[token] = (resolved[token] ?? 0) + 1;
    const userId = Object.values(users).find((id) => id === token) ?? '';
    return jsonResponse(validSession({ userId, sessionId: token }))(request, response, body);
  });
  for (const token of Object.values(users)) await call(token, '/my-user');
  const timesOf = async (token: string) => {
    await call(token, '/my-user');
    return resolved[token];
  };
  return { ...users, timesOf };
}

describe('the cached session of an editor (R22)', () => {
  it('is used while nothing changes', async () => {
    const { editor, timesOf } = await twoUsers();
    expect(await timesOf(editor)).toBe(1);
  });
  it.each([
    ['the user', 'PATCH', (id: string) => `/admin/users/${id}`],
    ['the sessions of the user', 'POST', (id: string) => `/admin/users/${id}/end-sessions`],
    ['the renter', 'POST', (id: string) => `/admin/renters/${id}/deletion`],
    ['a role', 'PATCH', () => '/admin/roles/guide-editor'],
    ['a former version of a role', 'POST', () => '/admin/roles/guide-editor/revert'],
  ])('is resolved again at once after a change of %s', async (_, method, pathOf) => {
    const { owner, editor, timesOf } = await twoUsers();
    expect((await call(owner, pathOf(editor), method)).status).toBeLessThan(300);
    expect(await timesOf(editor)).toBe(2);
  });
  it('stays after a change of another user, and after a read', async () => {
    const { owner, editor, timesOf } = await twoUsers();
    await call(owner, `/admin/users/${randomUUID()}`, 'PATCH');
    await call(owner, `/admin/users/${editor}`);
    expect(await timesOf(editor)).toBe(1);
  });
});
