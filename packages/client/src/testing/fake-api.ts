import { makeStore, type Store } from '../store/store.ts';

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: unknown;
}
type Answer =
  { readonly status?: number; readonly body: unknown } | Promise<{ readonly status?: number; readonly body: unknown }>;

/** A store whose calls are answered by `answers['GET /path']`; what is not named answers 404. `asked` holds every call. */
export function storeWith(answers: Record<string, Answer | (() => Answer)>): { store: Store; asked: Asked[] } {
  const asked: Asked[] = [];
  const store = makeStore({
    send: async (path, { method, headers, body }) => {
      asked.push({ method, path, headers, body: body === undefined ? undefined : (JSON.parse(body) as unknown) });
      const found = answers[`${method} ${path.split('?')[0] ?? path}`];
      const answer = await (typeof found === 'function' ? found() : found);
      return {
        status: answer?.status ?? (answer ? 200 : 404),
        body: JSON.stringify(answer?.body ?? { message: 'Nothing here', code: 'not-found' }),
      };
    },
  });
  return { store, asked };
}

const roles = { renter: 'Renter', landlord: 'Landlord', support: 'Support', 'site-owner': 'Site Owner' } as const;
/** A person of a role. */
export const aPerson = (role: keyof typeof roles = 'renter') => ({
  id: `11111111-1111-4111-8111-11111111111${Object.keys(roles).indexOf(role)}`,
  email: `${role}@example.com`,
  firstName: 'Leila',
  lastName: 'Haddad',
  roles: [{ key: role, name: roles[role] }],
});
/** What POST login answers for a person. */
export const aLogin = (role: keyof typeof roles = 'renter') => ({
  body: { tokenInfo: { access_token: `token-of-${role}` }, user: aPerson(role) },
});
