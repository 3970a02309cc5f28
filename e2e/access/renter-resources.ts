import { randomUUID } from 'node:crypto';
import { fillPath } from '@porchlight/contracts';
import type { OwnedCall, RenterResource } from './owned-calls.ts';
import { insertViewing } from './insert-viewing.ts';
import { Findings, type Finding } from './finding.ts';
import { changesBetween, takeSettledSnapshot } from './database-snapshot.ts';
import type { Visitor } from './visitors.ts';
import type { TestSite } from './test-site.ts';

/** Ids of a renter's resources, by kind. */
export type RenterResources = Readonly<Record<RenterResource, string>>;

interface Created {
  readonly listings?: readonly { readonly id: string }[];
}
const createKey = () => randomUUID().replaceAll('-', '');

/** Creates one resource of every kind for a renter. */
export async function createRenterResources(site: TestSite, { headers, user }: Visitor): Promise<RenterResources> {
  const [listing = '', other = ''] = site.listingIds;
  const create = async <T = Created>(method: string, path: string, body?: object) => {
    const got = await site.request({ method, path: `/api${path}`, headers, body });
    if (got.status >= 300) throw new Error(`${method} ${path} returned ${got.status} ${got.text}`);
    return got.json as T;
  };
  await create('PATCH', '/favourite-listing', { listingId: listing, active: 1 });
  await create('PATCH', `/favourite-listings/${listing}`, { note: 'mine alone' });
  await create('POST', '/activity', { events: [{ kind: 'view', listingId: listing, at: new Date().toISOString() }] });
  await create('POST', `/recommended-listings/${other}/removed`, { active: 1, reason: 'too far' });
  await create('PATCH', '/renter-profile', { about: 'mine alone', budgetMax: 2_000 });
  const { inquiry } = await create<{ inquiry: { id: string } }>('POST', '/renter-inquire', {
    listingId: listing,
    key: createKey(),
    firstName: 'Amara',
    lastName: 'Okafor',
    email: user?.email,
    message: 'Is the home still free in March?',
    consentToShare: true,
  });
  const { pointOfInterest } = await create<{ pointOfInterest: { id: string } }>('POST', '/point-of-interest', {
    name: 'Work',
    address: '1 Elm Street',
    latitude: 51,
    longitude: -114,
  });
  const { sessions } = await create<{ sessions: { id: string }[] }>('GET', '/user/sessions');
  const { exportId } = await create<{ exportId: string }>('POST', '/user/export', { current_password: user?.password });
  const alert = await create<{ savedSearch?: { id: string } }>('POST', '/email-alerts', {
    url: '/homes/alberta/calgary',
  });
  return {
    listing,
    inquiry: inquiry.id,
    viewing: await insertViewing(site.apps.catalog.sql, inquiry.id),
    pointOfInterest: pointOfInterest.id,
    session: sessions[0]?.id ?? '',
    export: exportId,
    alert: alert.savedSearch?.id ?? '',
  };
}

/**
 * Requests all resources of a user, by id, as another user: each response must equal that for an unknown id byte for
 * byte, and nothing may change.
 */
export async function checkForeignResources<R extends string>(
  site: TestSite,
  { calls, resources }: { calls: readonly OwnedCall<R>[]; resources: Readonly<Record<R, string>> },
  other: Visitor,
): Promise<Finding> {
  const findings = new Findings();
  const before = await takeSettledSnapshot(site);
  for (const { method, path, body, of } of calls) {
    const request = (id: string) =>
      site.request({ method, path: `/api${fillPath(path, { id })}`, headers: other.headers, body: body?.(id) });
    const [theirs, unknown] = [
      await request(resources[of]),
      await request(of === 'listing' ? 'zzzzzzzzzz' : randomUUID()),
    ];
    const isAlike = theirs.status === unknown.status && theirs.text === unknown.text;
    const isHidden =
      path === '/favourite-listings/:id' && method === 'DELETE' ? theirs.status === 200 : theirs.status === 404;
    findings.note(
      isAlike && isHidden
        ? undefined
        : `${other.name}: ${method} ${path} returned ${theirs.status} ${theirs.text.slice(0, 80)}, for an unknown id ${unknown.status} ${unknown.text.slice(0, 80)}`,
    );
  }
  const changed = changesBetween(before, await takeSettledSnapshot(site)).map(({ what }) => what);
  findings.note(changed.length ? `requests of another ${other.name} changed: ${changed.join(', ')}` : undefined);
  return findings.result;
}

/** Requests the lists of a renter without data: they must not contain the other renter's data. */
export async function checkForeignLists(site: TestSite, resources: RenterResources, other: Visitor): Promise<Finding> {
  const findings = new Findings();
  const secrets = [
    resources.inquiry,
    resources.pointOfInterest,
    resources.session,
    resources.export,
    resources.alert,
    'mine alone',
  ];
  for (const path of [
    '/favourite-listings',
    '/recent-favourite-listings',
    '/favourite-listings-map-markers',
    '/inquiry-listings',
    '/recent-inquiries',
    '/inquiry-listings-map-markers',
    '/points-of-interest',
    '/viewed-listings',
    '/viewed-listings-map-markers',
    '/recommended-listings',
    '/recommended-listings-stats',
    '/renter-profile',
    '/user/sessions',
    '/my-user',
    '/email-alerts',
    '/acknowledge-user-logged-in',
  ]) {
    const got = await site.request({
      method: path.startsWith('/acknowledge') ? 'PATCH' : 'GET',
      path: `/api${path}`,
      headers: other.headers,
    });
    const leaked = secrets.filter((secret) => secret !== '' && got.text.includes(secret));
    const isLeaking =
      leaked.length > 0 || (/favourite|inquiry|viewed/.test(path) && got.text.includes(resources.listing));
    findings.note(isLeaking ? `${other.name}: ${path} contains ${leaked.join(', ') || resources.listing}` : undefined);
  }
  return findings.result;
}
