import type { Send } from '@porchlight/client';

const user = {
  id: '11111111-1111-4111-8111-111111111111',
  email: 'priya@example.com',
  firstName: 'Priya',
  lastName: 'Nair',
  emailVerified: false,
  roles: [{ key: 'landlord', name: 'Landlord' }],
};
type FakeResponses = Readonly<Record<string, { readonly status: number; readonly body: object }>>;

/** Creates a fake API for landlord sign-up; `sent` collects the bodies of all non-GET requests. */
export function fakeLandlordApi(responses: FakeResponses = {}): { readonly send: Send; readonly sent: unknown[] } {
  const known: FakeResponses = {
    '/elandlord/register': { status: 200, body: { tokenInfo: { access_token: 'a-token' }, user } },
    '/elandlord/verify': { status: 200, body: {} },
    '/elandlord/resend-verify': { status: 200, body: {} },
    ...responses,
  };
  const sent: unknown[] = [];
  const send: Send = (path, { method, body }) => {
    if (method !== 'GET') sent.push([path, JSON.parse(body ?? 'null')]);
    const { status, body: responseBody } =
      known[path] ??
      (path.startsWith('/permissions')
        ? { status: 200, body: { permissions: {}, version: 1 } }
        : { status: 404, body: { message: 'Not here.', code: 'not-found' } });
    return Promise.resolve({ status, body: JSON.stringify(responseBody) });
  };
  return { send, sent };
}
