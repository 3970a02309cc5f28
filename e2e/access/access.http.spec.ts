import { jest } from '@jest/globals';
import { backServices } from '@porchlight/contracts';
import { writeFileSync } from 'node:fs';
import { actors, plannedCalls, expectedCalls, internalCalls } from '../access.expected.ts';
import { checkResponseKeys } from './response-keys.ts';
import { checkForeignResources, checkForeignLists, createRenterResources } from './renter-resources.ts';
import { checkForgedIdentities, checkInternalCalls, checkPartialRights } from './service-access.ts';
import { checkForeignCompanyLists, createCompanyResources } from './company-resources.ts';
import { companyCalls, renterCalls } from './owned-calls.ts';
import type { Finding } from './finding.ts';
import { pathOf, printedCalls, publicCalls, matchingCalls, servedCalls, callName } from './inventory.ts';
import { checkHostileValues } from './hostile-values.ts';
import { checkMalformedCalls } from './malformed-calls.ts';
import { checkAllCalls } from './matrix.ts';
import { checkOverrideHeaders, checkForgedHeaders, checkSpellings } from './bypass-attempts.ts';
import { createVisitor, createAllVisitors, type Visitor } from './visitors.ts';
import { accessMutations, withMutation, type AccessMutation } from './access-mutations.ts';
import { startTestSite, type TestSite } from './test-site.ts';
import { checkForeignFields, checkOwnFields, writesOf } from './writes.ts';

let site: TestSite;
let visitors: readonly Visitor[];
const report: Record<string, number | readonly string[]> = {};
beforeAll(async () => {
  site = await startTestSite();
  visitors = await createAllVisitors(site);
}, 600_000);
afterAll(async () => {
  await site.stop();
  if (process.env.ACCESS_REPORT) writeFileSync(process.env.ACCESS_REPORT, JSON.stringify(report));
}, 60_000);

/** Asserts that there is no deviation; the number of requests goes into the report of the verification suite. */
function expectNoDeviation(part: string, { requestCount, deviations }: Finding): void {
  report[part] = requestCount;
  expect(deviations).toEqual([]);
  expect(requestCount).toBeGreaterThan(0);
}
// `npm test` takes a sample where a call is made many times over; the verification suites `access` and `guards` take
// all.
const isWhole = process.env.ACCESS_WHOLE !== undefined;
// Limits for what hangs, not measures: the whole suite makes each call many times.
jest.setTimeout(isWhole ? 3_600_000 : 600_000);
const sampleOf = <T>(all: readonly T[], interval: number) => all.filter((_, at) => isWhole || at % interval === 0);
const visitor = (name: Visitor['name']): Visitor => visitors.find((one) => one.name === name) as Visitor;
const protectedCalls = expectedCalls.filter(({ allowed }) => !allowed.includes('guest'));
const sampledCalls = sampleOf(protectedCalls, 5);
const callsClosedTo = (name: 'renter') => sampledCalls.filter(({ allowed }) => !allowed.includes(name));

describe('the calls of the site (T-A00)', () => {
  it('are the same in the running services, in the published API and in the table', () => {
    const served = publicCalls(site.apps);
    report['calls served'] = served.length;
    report['planned calls'] = plannedCalls;
    expect(served).toEqual(printedCalls());
    expect(served.filter((call) => matchingCalls(call, expectedCalls).length === 0)).toEqual([]);
    expect(
      expectedCalls
        .filter((row) => !served.some((call) => matchingCalls(call, [row]).length > 0))
        .map(({ method, path }) => `${method} ${path}`),
    ).toEqual([]);
  });
  it('between services are those of the table', () => {
    const inner = backServices.flatMap((service) =>
      servedCalls(site.apps[service])
        .filter((call) => call.includes('/internal/'))
        .map((call) => `${service} ${call}`),
    );
    expect(inner.sort()).toEqual(
      internalCalls.map(({ service, method, path }) => `${service} ${callName(method, path)}`).sort(),
    );
    report['calls between services'] = inner.length;
  });
  it('that are planned are not served yet', () => {
    const served = publicCalls(site.apps);
    expect(
      plannedCalls
        .map((call) => callName(call.split(' ')[0] ?? '', call.split(' ')[1] ?? ''))
        .filter((call) => served.includes(call)),
    ).toEqual([]);
  });
});

describe('access to every call (T-A01)', () => {
  it('matches the table for every actor', async () => {
    expectNoDeviation('calls by all actors', await checkAllCalls(site, expectedCalls, visitors));
  });
  it('is decided before the input is read', async () => {
    expectNoDeviation(
      'malformed calls',
      await checkMalformedCalls(site, sampledCalls, [visitor('guest'), visitor('renter'), visitor('landlord')]),
    );
  });
  it('requires the role and the permission', async () => {
    expectNoDeviation('calls with partial rights', await checkPartialRights(site, protectedCalls));
  });
  it('between services matches the table', async () => {
    expectNoDeviation('requests of calls between services', await checkInternalCalls(site));
  });
  it('hides the resources of one renter from another', async () => {
    const [one, other] = [await createVisitor(site, 'renter'), await createVisitor(site, 'other-renter')];
    const resources = await createRenterResources(site, one);
    expectNoDeviation(
      'resources of another renter',
      await checkForeignResources(site, { calls: renterCalls, resources }, other),
    );
    expectNoDeviation('lists of another renter', await checkForeignLists(site, resources, other));
  });
  it('hides the resources of one company from another', async () => {
    const [one, other] = [await createVisitor(site, 'landlord'), await createVisitor(site, 'landlord')];
    const resources = await createCompanyResources(site, one);
    expectNoDeviation(
      'resources of another company',
      await checkForeignResources(site, { calls: companyCalls, resources }, other),
    );
    expectNoDeviation('lists of another company', await checkForeignCompanyLists(site, resources, other));
  });
});

describe('no bypass (T-A02)', () => {
  it('by another spelling or by HEAD', async () => {
    const guests = await checkSpellings(site, sampledCalls, visitor('guest'));
    const renters = await checkSpellings(site, callsClosedTo('renter'), visitor('renter'));
    expectNoDeviation('spellings', {
      requestCount: guests.requestCount + renters.requestCount,
      deviations: [...guests.deviations, ...renters.deviations],
    });
  });
  it('by headers that name another method, address or user', async () => {
    const guests = await checkForgedHeaders(site, sampledCalls, visitor('guest'));
    const renters = await checkForgedHeaders(site, callsClosedTo('renter'), visitor('renter'));
    const elsewhere = await checkOverrideHeaders(site, sampledCalls.map(pathOf));
    expectNoDeviation('forged headers', {
      requestCount: guests.requestCount + renters.requestCount + elsewhere.requestCount,
      deviations: [...guests.deviations, ...renters.deviations, ...elsewhere.deviations],
    });
  });
  it('by a direct request to a service', async () => {
    expectNoDeviation('direct requests to services', await checkForgedIdentities(site, sampleOf(expectedCalls, 5)));
  });
});

describe('fields of writes and responses (T-A03)', () => {
  const roleVisitors = () => visitors.filter(({ name }) => (actors as readonly string[]).includes(name));
  it('rejects every field that the body does not declare', async () => {
    expectNoDeviation('foreign fields', await checkForeignFields(site, writesOf(expectedCalls), roleVisitors()));
  });
  it('changes what the table says, in rows of the caller only', async () => {
    expectNoDeviation('changes', await checkOwnFields(site, roleVisitors()));
  });
  it('returns the keys of the table to each role', async () => {
    expectNoDeviation('responses', await checkResponseKeys(site, roleVisitors()));
  });
});

describe('values that cannot be stored', () => {
  it('never cause an internal error, in any call', async () => {
    const byPrivilege = [...visitors].reverse();
    expectNoDeviation('hostile values', await checkHostileValues(site, sampleOf(expectedCalls, 5), byPrivilege));
  });
});

/** Calls that judge the rights of the caller again where they act: a weaker declaration alone opens nothing. */
const judgedAgain: ReadonlySet<string> = new Set([
  'POST /admin/api-keys',
  'DELETE /support/users/:id/sessions/:sessionId',
  'DELETE /support/users/:id/sessions',
  'POST /support/users/:id/password-reset',
  'POST /support/users/:id/verification-mail',
  'POST /admin/users/:id/view-as',
  'POST /support/reported-listings/:id/refund',
]);
describe('an access declaration', () => {
  const countDeviations = async (mutation: AccessMutation) => {
    const { route } = mutation;
    const rows = route.path.startsWith('/internal/')
      ? []
      : matchingCalls(callName(route.method, route.path), expectedCalls);
    return withMutation(mutation, async () => {
      const findings = [
        await checkAllCalls(site, rows, visitors),
        await checkPartialRights(site, rows),
        await checkInternalCalls(
          site,
          ({ service, method, path }) => service === route.service && method === route.method && path === route.path,
        ),
      ];
      return findings.flatMap(({ deviations }) => deviations).length;
    });
  };
  const nameOf = ({ route: { method, path }, description }: AccessMutation) => `${method} ${path} ${description}`;
  it('fails a test when a part of it is removed', async () => {
    const all = sampleOf(accessMutations(), 16);
    const survived: AccessMutation[] = [];
    for (const mutation of all) if ((await countDeviations(mutation)) === 0) survived.push(mutation);
    report['mutated declarations'] = all.length;
    const protectedTwice = all.filter(
      ({ route: { method, path }, description }) =>
        description === 'open to every logged-in user' && judgedAgain.has(`${method} ${path}`),
    );
    expect(survived.map(nameOf)).toEqual(protectedTwice.map(nameOf));
  });
});
