import { randomUUID } from 'node:crypto';
import type { RoleName } from '@porchlight/contracts';
import { actors, limitedActors, type Actor, type LimitedActor } from '../access.expected.ts';
import { aUser, type TestUser } from '../../services/accounts/src/testing/a-user.ts';
import { aLandlord } from '../../services/commerce/src/testing/a-landlord.ts';
import type { TestSite } from './test-site.ts';

/** An actor that makes calls; `headers` carry its session. */
export interface Visitor {
  readonly name: Actor | LimitedActor;
  readonly user?: TestUser;
  headers: Readonly<Record<string, string>>;
}

const roles: Readonly<Record<string, RoleName>> = {
  renter: 'renter',
  landlord: 'landlord',
  support: 'support',
  admin: 'site-administrator',
  owner: 'site-owner',
  'other-renter': 'renter',
  'unverified-renter': 'renter',
  'unverified-landlord': 'landlord',
  disabled: 'renter',
  expired: 'renter',
  'signed-out': 'renter',
};

/** State changes after login, by name of the actor. */
const stateChanges: Readonly<Record<string, (site: TestSite, visitor: Visitor) => Promise<unknown>>> = {
  disabled: ({ apps }, { user }) => apps.accounts.sql(`update person set state = 'disabled' where id = $1`, [user?.id]),
  expired: ({ apps }, { user }) =>
    apps.accounts.sql(`update session set expires_at = now() - interval '1 second' where person_id = $1`, [user?.id]),
  'signed-out': (site, { headers }) => site.request({ method: 'POST', path: '/api/logout', headers }),
};

/** Creates all actors of the table, in its order; each has an account of its own. */
export async function createAllVisitors(site: TestSite): Promise<Visitor[]> {
  const all: Visitor[] = [];
  for (const name of [...actors, ...limitedActors]) all.push(await createVisitor(site, name));
  return all;
}

/** Creates an account, logs it in, and puts it into the state that the name says. */
export async function createVisitor(site: TestSite, name: Actor | LimitedActor): Promise<Visitor> {
  const role = roles[name];
  if (role === undefined) return { name, headers: {} };
  const user = await aUser(site.apps.accounts, { roles: [role] });
  const isVerified = !name.startsWith('unverified');
  if (role === 'landlord')
    await aLandlord(site.apps.commerce, { personId: user.id, companyId: await companyOf(site, user), isVerified });
  if (!isVerified) await site.apps.accounts.sql('update person set email_verified_at = null where id = $1', [user.id]);
  const visitor: Visitor = { name, user, headers: {} };
  await logIn(site, visitor);
  await stateChanges[name]?.(site, visitor);
  return visitor;
}

async function companyOf({ apps }: TestSite, { id }: { readonly id: string }): Promise<string> {
  const [person] = await apps.accounts.sql<{ companyId: string }>(
    'select company_id as "companyId" from person where id = $1',
    [id],
  );
  return person?.companyId ?? randomUUID();
}

/** Logs a visitor in again; one whose session must be dead keeps the dead session. */
export async function logIn({ request, apps }: TestSite, visitor: Visitor): Promise<void> {
  if (!visitor.user || (visitor.name in stateChanges && visitor.headers['authorization'] !== undefined)) return;
  // All visitors log in from one address, so the attempts are reset.
  await apps.accounts.sql('delete from login_attempt');
  const { email, password } = visitor.user;
  const response = await request({ method: 'POST', path: '/api/login', body: { email, password } });
  if (response.status !== 200) throw new Error(`${visitor.name} cannot log in: ${response.status} ${response.text}`);
  // The suites last longer than a confirmation of the password.
  await apps.accounts.sql(`update session set authenticated_at = now() + interval '1 hour' where person_id = $1`, [
    visitor.user.id,
  ]);
  visitor.headers = {
    authorization: `Bearer ${(response.json as { tokenInfo: { access_token: string } }).tokenInfo.access_token}`,
  };
}
