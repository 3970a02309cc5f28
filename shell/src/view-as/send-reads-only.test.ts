import type { Send } from '@porchlight/client';
import { sendReadsOnly } from './send-reads-only.ts';

const headers = { Authorization: 'Bearer plv1_x', 'Accept-Language': 'en-CA' };
function aTransport(responses: Readonly<Record<string, object>> = {}) {
  const sent: string[] = [];
  const send: Send = (path, { method }) => {
    sent.push(`${method} ${path}`);
    return Promise.resolve({ status: 200, body: JSON.stringify(responses[path] ?? {}) });
  };
  return { sent, send: sendReadsOnly(send) };
}

describe('the transport of a view (VIEW-1)', () => {
  it('sends reads', async () => {
    const { sent, send } = aTransport();
    expect((await send('/my-user', { method: 'GET', headers })).status).toBe(200);
    expect(sent).toEqual(['GET /my-user']);
  });
  it.each([
    ['POST', '/user/change-password'],
    ['POST', '/activity'],
    ['POST', '/acknowledge-user-logged-in'],
    ['PATCH', '/favourite-listing'],
    ['DELETE', '/user/sessions/x'],
  ])('refuses %s %s without a request', async (method, path) => {
    const { sent, send } = aTransport();
    const { status, body } = await send(path, { method, headers });
    expect([status, (JSON.parse(body) as { code: string }).code, sent]).toEqual([403, 'view-as-refused', []]);
  });
  it('stops the view where a page logs out', async () => {
    const { sent, send } = aTransport();
    await send('/logout', { method: 'POST', headers });
    expect(sent).toEqual(['POST /view-as/stop']);
  });
  it('reads all favourites of the user instead of merging those of the device', async () => {
    const page = (ids: readonly string[], endOfListings: boolean) => ({
      listings: ids.map((id) => ({ id })),
      pagination: { endOfListings },
    });
    const { sent, send } = aTransport({
      '/favourite-listings?page=1&perPage=60': page(['aaaaaaaaaa'], false),
      '/favourite-listings?page=2&perPage=60': page(['bbbbbbbbbb'], true),
    });
    const { body } = await send('/audit-favourite-listings', { method: 'PATCH', headers, body: '{}' });
    expect(JSON.parse(body)).toEqual({ favouriteListings: ['aaaaaaaaaa', 'bbbbbbbbbb'], count: 2 });
    expect(sent.every((call) => call.startsWith('GET '))).toBe(true);
  });
});
