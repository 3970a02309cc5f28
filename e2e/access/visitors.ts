import type { RoleName } from '@porchlight/contracts';
import { actors, limitedActors, type Actor, type LimitedActor } from '../access.expected.ts';
import { aPerson, type TestPerson } from '../../services/accounts/src/testing/a-person.ts';
import type { WholeHouse } from './whole-house.ts';

/** Somebody who makes calls; `headers` carry their session. */
export interface Visitor {
  readonly name: Actor | LimitedActor;
  readonly person?: TestPerson;
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

/** What becomes of somebody after they signed in. */
const afterwards: Readonly<Record<string, (house: WholeHouse, visitor: Visitor) => Promise<unknown>>> = {
  disabled: ({ apps }, { person }) =>
    apps.accounts.sql(`update person set state = 'disabled' where id = $1`, [person?.id]),
  expired: ({ apps }, { person }) =>
    apps.accounts.sql(`update session set expires_at = now() - interval '1 second' where person_id = $1`, [person?.id]),
  'signed-out': (house, { headers }) => house.ask({ method: 'POST', path: '/api/logout', headers }),
};

/** Everybody of the table, in the order of the table; no two are the same person. */
export async function allVisitors(house: WholeHouse): Promise<Visitor[]> {
  const all: Visitor[] = [];
  for (const name of [...actors, ...limitedActors]) all.push(await aVisitor(house, name));
  return all;
}

/** A new person, signed in, and then in the state that the name says. */
export async function aVisitor(house: WholeHouse, name: Actor | LimitedActor): Promise<Visitor> {
  const role = roles[name];
  if (role === undefined) return { name, headers: {} };
  const person = await aPerson(house.apps.accounts, { roles: [role] });
  if (name.startsWith('unverified'))
    await house.apps.accounts.sql('update person set email_verified_at = null where id = $1', [person.id]);
  const visitor: Visitor = { name, person, headers: {} };
  await signIn(house, visitor);
  await afterwards[name]?.(house, visitor);
  return visitor;
}

/** Signs somebody in anew; whose session is meant to be dead keeps the dead one. */
export async function signIn({ ask, apps }: WholeHouse, visitor: Visitor): Promise<void> {
  if (!visitor.person || (visitor.name in afterwards && visitor.headers['authorization'] !== undefined)) return;
  // One address signs in for everybody: its tries are forgotten.
  await apps.accounts.sql('delete from login_attempt');
  const { email, password } = visitor.person;
  const answer = await ask({ method: 'POST', path: '/api/login', body: { email, password } });
  if (answer.status !== 200) throw new Error(`${visitor.name} cannot sign in: ${answer.status} ${answer.text}`);
  visitor.headers = {
    authorization: `Bearer ${(answer.json as { tokenInfo: { access_token: string } }).tokenInfo.access_token}`,
  };
}
