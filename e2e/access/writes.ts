import { randomUUID } from 'node:crypto';
import { fieldsOf, fillPath, type AnyRoute, type Class } from '@porchlight/contracts';
import { publicRoutes } from '@porchlight/contracts/all';
import { outcomeFor, type ExpectedCall } from '../access.expected.ts';
import type { ExpectedWrite, WriteInputs } from './expected/write.ts';
import { expectedWrites } from './expected/writes.ts';
import { createRenterResources } from './renter-resources.ts';
import { Findings, type Finding } from './finding.ts';
import { pathOf } from './inventory.ts';
import { changesBetween, columnNames, takeSettledSnapshot, takeSnapshot, type Change } from './database-snapshot.ts';
import type { Visitor } from './visitors.ts';
import type { TestSite } from './test-site.ts';

/** Field names with which a caller might try to gain rights. */
const privilegeFields = [
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
/** Returns the declared route of a call. */
export const routeOf = ({ method, path }: ExpectedCall): AnyRoute | undefined =>
  Object.values(publicRoutes).find(
    (route) =>
      route.method === method &&
      new RegExp(`^${route.path.replace(/:\w+/g, '[^/]+')}$`).test(pathOf({ method, path, allowed: [] })),
  );

/** Returns the names of all fields of all tables and bodies. */
export async function allFieldNames(site: TestSite): Promise<string[]> {
  const bodyFields = Object.values(publicRoutes).flatMap((route) => {
    const body = bodyOf(route);
    return body ? [...fieldsOf(body).keys()] : [];
  });
  return [...new Set([...(await columnNames(site)), ...bodyFields, ...privilegeFields])];
}

/**
 * Sends every write with every field that its body does not declare, as every permitted actor: each field must be
 * rejected by name, and nothing may be stored.
 */
export async function checkForeignFields(
  site: TestSite,
  calls: readonly ExpectedCall[],
  visitors: readonly Visitor[],
): Promise<Finding> {
  const findings = new Findings();
  const all = await allFieldNames(site);
  const before = await takeSnapshot(site);
  for (const call of calls) {
    const body = call.method === 'GET' ? undefined : routeOf(call) && bodyOf(routeOf(call) as AnyRoute);
    if (!body) continue;
    const foreign = all.filter((field) => !fieldsOf(body).has(field));
    for (const visitor of visitors.filter(({ name }) => outcomeFor(call, name) === 'allowed')) {
      const got = await site.request({
        method: call.method,
        path: `/api${call.path}`,
        headers: visitor.headers,
        body: Object.fromEntries(foreign.map((field) => [field, true])),
      });
      const errors = got.status === 422 ? (got.json as { errors: Record<string, unknown> }).errors : {};
      const accepted = foreign.filter((field) => !(field in errors));
      findings.note(
        accepted.length
          ? `${visitor.name}: ${call.method} ${call.path} returned ${got.status} and accepted ${accepted.slice(0, 5).join(', ')}`
          : undefined,
        foreign.length,
      );
    }
  }
  findings.note(describeChanges(changesBetween(before, await takeSnapshot(site))));
  return findings.result;
}
const describeChanges = (changes: readonly Change[]) =>
  changes.length ? `stored: ${[...new Set(changes.map(({ what }) => what))].join(', ')}` : undefined;

/**
 * Sends every write with all of its fields: it may change what the table says, in rows of the caller, and nothing else.
 */
export async function checkOwnFields(site: TestSite, visitors: readonly Visitor[]): Promise<Finding> {
  const findings = new Findings();
  const { pointOfInterest, alert } = await createRenterResources(
    site,
    visitors.find(({ name }) => name === 'renter') as Visitor,
  );
  let before = await takeSettledSnapshot(site);
  for (const write of expectedWrites)
    for (const visitor of visitors.filter(({ name }) => (write.by as readonly string[]).includes(name))) {
      const inputs = { ...inputsFor(site, visitor), pointOfInterest, alert };
      const got = await site.request({
        method: write.method,
        path: `/api${fillPath(write.path, { ...inputs })}`,
        headers: visitor.headers,
        body: write.body(inputs),
      });
      const after = await takeSettledSnapshot(site);
      const name = `${visitor.name}: ${write.method} ${write.path}`;
      findings.note(got.status >= 300 ? `${name} returned ${got.status} ${got.text.slice(0, 200)}` : undefined);
      for (const change of changesBetween(before, after)) findings.note(faultOfChange(name, write, change, visitor));
      before = after;
    }
  return findings.result;
}
function faultOfChange(
  name: string,
  { changes, path }: ExpectedWrite,
  { what, row }: Change,
  { user }: Visitor,
): string | undefined {
  if (!changes.includes(what)) return `${name} changed ${what}`;
  if (what === 'accounts.person_role +')
    return row['role_key'] === (path.startsWith('/elandlord') ? 'landlord' : 'renter')
      ? undefined
      : `${name} granted the role ${String(row['role_key'])}`;
  // A changed row belongs to the caller when it contains the caller's id, is the caller's company, is a counter of a
  // listing, or is the version of all content or of the tax rates of a province.
  const belongsToCaller =
    /( \+$|^(accounts|catalog|commerce)\.company[. ]|^commerce\.tax_information\.|^accounts\.suppression[. ]|^catalog\.listing_day\.|^(content\.content_version|commerce\.tax_rate_list)\.)/.test(
      what,
    ) || JSON.stringify(row).includes(user?.id ?? '');
  return belongsToCaller ? undefined : `${name} changed ${what} of another user`;
}
/** Returns the values that the bodies of the table are built from. */
export function inputsFor({ listingIds }: TestSite, { user }: Visitor): Omit<WriteInputs, 'pointOfInterest' | 'alert'> {
  const [, , listing = '', other = ''] = listingIds;
  const newEmail = `${randomUUID().slice(0, 8)}@example.com`;
  return {
    listing,
    other,
    password: user?.password ?? 'seven blue trams at noon',
    email: user?.email ?? newEmail,
    newEmail,
    key: randomUUID().replaceAll('-', ''),
  };
}
/** Returns the calls that change data. */
export const writesOf = (calls: readonly ExpectedCall[]): ExpectedCall[] =>
  calls.filter(({ method }) => method !== 'GET');
