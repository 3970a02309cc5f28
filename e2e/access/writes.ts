import { randomUUID } from 'node:crypto';
import { fieldsOf, type AnyRoute, type Class } from '@porchlight/contracts';
import { publicRoutes } from '@porchlight/contracts/all';
import { outcomeFor, type ExpectedCall } from '../access.expected.ts';
import { expectedWrites, type ExpectedWrite, type Given } from './expected-writes.ts';
import { furnish } from './belongings.ts';
import { Findings, type Finding } from './finding.ts';
import { pathOf } from './inventory.ts';
import { changesBetween, columnNames, settled, storedIn, type Change } from './stored.ts';
import type { Visitor } from './visitors.ts';
import type { WholeHouse } from './whole-house.ts';

/** Names by which somebody would try to become more than they are. */
const wishes = [
  'role',
  'roles',
  'permission',
  'permissions',
  'perms',
  'isAdmin',
  'admin',
  'userId',
  'personId',
  'ownerId',
  'sub',
  'state',
  'verified',
  'emailVerified',
  'verifiedLevel',
  'rightsVersion',
  'credits',
  'featured',
  'enabled',
  'constructor',
];
const bodyOf = ({ body }: AnyRoute): Class | undefined => body as Class | undefined;
const routeOf = ({ method, path }: ExpectedCall): AnyRoute | undefined =>
  Object.values(publicRoutes).find(
    (route) =>
      route.method === method &&
      new RegExp(`^${route.path.replace(/:\w+/g, '[^/]+')}$`).test(pathOf({ method, path, allowed: [] })),
  );

/** Every field of every table and every body that the house knows. */
export async function everyField(house: WholeHouse): Promise<string[]> {
  const ofBodies = Object.values(publicRoutes).flatMap((route) => {
    const body = bodyOf(route);
    return body ? [...fieldsOf(body).keys()] : [];
  });
  return [...new Set([...(await columnNames(house)), ...ofBodies, ...wishes])];
}

/** Every write with every field that is not its own, by everybody who may make it: each is refused by name, and nothing is stored. */
export async function sendForeignFields(
  house: WholeHouse,
  calls: readonly ExpectedCall[],
  visitors: readonly Visitor[],
): Promise<Finding> {
  const findings = new Findings();
  const all = await everyField(house);
  const before = await storedIn(house);
  for (const call of calls) {
    const body = call.method === 'GET' ? undefined : routeOf(call) && bodyOf(routeOf(call) as AnyRoute);
    if (!body) continue;
    const foreign = all.filter((field) => !fieldsOf(body).has(field));
    for (const visitor of visitors.filter(({ name }) => outcomeFor(call, name) === 'in')) {
      const got = await house.ask({
        method: call.method,
        path: `/api${call.path}`,
        headers: visitor.headers,
        body: Object.fromEntries(foreign.map((field) => [field, true])),
      });
      const errors = got.status === 422 ? (got.json as { errors: Record<string, unknown> }).errors : {};
      const taken = foreign.filter((field) => !(field in errors));
      findings.note(
        taken.length
          ? `${visitor.name}: ${call.method} ${call.path} answered ${got.status} and took ${taken.slice(0, 5).join(', ')}`
          : undefined,
        foreign.length,
      );
    }
  }
  findings.note(shown(changesBetween(before, await storedIn(house))));
  return findings.whole;
}
const shown = (changes: readonly Change[]) =>
  changes.length ? `stored: ${[...new Set(changes.map(({ what }) => what))].join(', ')}` : undefined;

/** Every write with every field of its own: it changes what the table says, in rows of whoever asked, and nothing else. */
export async function sendOwnFields(house: WholeHouse, visitors: readonly Visitor[]): Promise<Finding> {
  const findings = new Findings();
  const { place, alert } = await furnish(house, visitors.find(({ name }) => name === 'renter') as Visitor);
  let before = await settled(house);
  for (const write of expectedWrites)
    for (const visitor of visitors.filter(({ name }) => (write.by as readonly string[]).includes(name))) {
      const given = { ...givenFor(house, visitor), place, alert };
      const got = await house.ask({
        method: write.method,
        path: `/api${write.path.replace(':home', given.home).replace(':alert', given.alert)}`,
        headers: visitor.headers,
        body: write.body(given),
      });
      const after = await settled(house);
      const name = `${visitor.name}: ${write.method} ${write.path}`;
      findings.note(got.status >= 300 ? `${name} answered ${got.status} ${got.text.slice(0, 200)}` : undefined);
      for (const change of changesBetween(before, after)) findings.note(faultOfChange(name, write, change, visitor));
      before = after;
    }
  return findings.whole;
}
function faultOfChange(
  name: string,
  { changes, path }: ExpectedWrite,
  { what, row }: Change,
  { person }: Visitor,
): string | undefined {
  if (!changes.includes(what)) return `${name} changed ${what}`;
  if (what === 'accounts.person_role +')
    return row['role_key'] === (path.startsWith('/elandlord') ? 'landlord' : 'renter')
      ? undefined
      : `${name} gave the role ${String(row['role_key'])}`;
  // A row that was there already is that of whoever asks: it names the person, or is the company they are of, or a count of a home.
  const isOwn =
    /( \+$|^accounts\.(company|suppression)[. ]|^catalog\.listing_day\.)/.test(what) ||
    JSON.stringify(row).includes(person?.id ?? '');
  return isOwn ? undefined : `${name} changed ${what} of somebody else`;
}
function givenFor({ homes }: WholeHouse, { person }: Visitor): Omit<Given, 'place' | 'alert'> {
  const [, , home = '', other = ''] = homes;
  const fresh = `${randomUUID().slice(0, 8)}@example.com`;
  return {
    home,
    other,
    password: person?.password ?? 'seven blue trams at noon',
    email: person?.email ?? fresh,
    fresh,
    key: randomUUID().replaceAll('-', ''),
  };
}
/** The calls that change something. */
export const writesOf = (calls: readonly ExpectedCall[]): ExpectedCall[] =>
  calls.filter(({ method }) => method !== 'GET');
