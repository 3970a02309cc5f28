import { makeStore, type Store } from '../store/store.ts';

interface RecordedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: unknown;
}
type FakeResponse =
  { readonly status?: number; readonly body: unknown } | Promise<{ readonly status?: number; readonly body: unknown }>;

/**
 * Creates a store with a fake API: `responses['GET /path']` answers a request, all others get 404. `requests` records
 * every request.
 */
export function storeWith(responses: Record<string, FakeResponse | (() => FakeResponse)>): {
  store: Store;
  requests: RecordedRequest[];
} {
  const requests: RecordedRequest[] = [];
  const store = makeStore({
    send: async (path, { method, headers, body }) => {
      requests.push({ method, path, headers, body: body === undefined ? undefined : (JSON.parse(body) as unknown) });
      const found = responses[`${method} ${path.split('?')[0] ?? path}`];
      const response = await (typeof found === 'function' ? found() : found);
      return {
        status: response?.status ?? (response ? 200 : 404),
        body: JSON.stringify(response?.body ?? { message: 'Nothing here', code: 'not-found' }),
      };
    },
  });
  return { store, requests };
}

const roles = { renter: 'Renter', landlord: 'Landlord', support: 'Support', 'site-owner': 'Site Owner' } as const;
/** Creates a user with a role. */
export const aUser = (role: keyof typeof roles = 'renter') => ({
  id: `11111111-1111-4111-8111-11111111111${Object.keys(roles).indexOf(role)}`,
  email: `${role}@example.com`,
  firstName: 'Leila',
  lastName: 'Haddad',
  roles: [{ key: role, name: roles[role] }],
});
/** Creates the response of POST login for a user with a role. */
export const aLoginResponse = (role: keyof typeof roles = 'renter') => ({
  body: { tokenInfo: { access_token: `token-of-${role}` }, user: aUser(role) },
});
