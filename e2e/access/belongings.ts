import { randomUUID } from 'node:crypto';
import { ownedThings, type OwnedThing } from './owned-things.ts';
import { Findings, type Finding } from './finding.ts';
import { changesBetween, settled } from './stored.ts';
import type { Visitor } from './visitors.ts';
import type { WholeHouse } from './whole-house.ts';

/** Ids of what somebody has, by the kind of thing. */
export type Belongings = Readonly<Record<OwnedThing, string>>;

interface Made {
  readonly listings?: readonly { readonly id: string }[];
}
const aKey = () => randomUUID().replaceAll('-', '');

/** Gives a renter one of everything that a renter can have. */
export async function furnish(house: WholeHouse, { headers, person }: Visitor): Promise<Belongings> {
  const [home = '', other = ''] = house.homes;
  const make = async <T = Made>(method: string, path: string, body?: object) => {
    const got = await house.ask({ method, path: `/api${path}`, headers, body });
    if (got.status >= 300) throw new Error(`${method} ${path} answered ${got.status} ${got.text}`);
    return got.json as T;
  };
  await make('PATCH', '/favourite-listing', { listingId: home, active: 1 });
  await make('PATCH', `/favourite-listings/${home}`, { note: 'mine alone' });
  await make('POST', '/activity', { events: [{ kind: 'view', listingId: home, at: new Date().toISOString() }] });
  await make('POST', `/recommended-listings/${other}/removed`, { active: 1, reason: 'too far' });
  await make('PATCH', '/renter-profile', { about: 'mine alone', budgetMax: 2_000 });
  const { inquiry } = await make<{ inquiry: { id: string } }>('POST', '/renter-inquire', {
    listingId: home,
    key: aKey(),
    firstName: 'Amara',
    lastName: 'Okafor',
    email: person?.email,
    message: 'Is the home still free in March?',
    consentToShare: true,
    openForMs: 40_000,
  });
  const { pointOfInterest } = await make<{ pointOfInterest: { id: string } }>('POST', '/point-of-interest', {
    name: 'Work',
    address: '1 Elm Street',
    latitude: 51,
    longitude: -114,
  });
  const { sessions } = await make<{ sessions: { id: string }[] }>('GET', '/user/sessions');
  const { exportId } = await make<{ exportId: string }>('POST', '/user/export', { current_password: person?.password });
  const alert = await make<{ savedSearch?: { id: string } }>('POST', '/email-alerts', {
    url: '/homes/alberta/calgary',
  });
  return {
    home,
    inquiry: inquiry.id,
    place: pointOfInterest.id,
    session: sessions[0]?.id ?? '',
    export: exportId,
    alert: alert.savedSearch?.id ?? '',
  };
}

/** Another one of the same role asks for all of it, by its id: they hear what they would hear of a thing that is not there, byte for byte, and nothing of it changes. */
export async function askForAnothers(house: WholeHouse, things: Belongings, other: Visitor): Promise<Finding> {
  const findings = new Findings();
  const before = await settled(house);
  for (const { method, path, body, of } of ownedThings) {
    const asked = (id: string) =>
      house.ask({ method, path: `/api${path.replace(':id', id)}`, headers: other.headers, body: body?.(id) });
    const [theirs, nobodys] = [await asked(things[of]), await asked(of === 'home' ? 'zzzzzzzzzz' : randomUUID())];
    const isAlike = theirs.status === nobodys.status && theirs.text === nobodys.text;
    const isHidden =
      path === '/favourite-listings/:id' && method === 'DELETE' ? theirs.status === 200 : theirs.status === 404;
    findings.note(
      isAlike && isHidden
        ? undefined
        : `${other.name}: ${method} ${path} answered ${theirs.status} ${theirs.text.slice(0, 80)}, for nobody's ${nobodys.status} ${nobodys.text.slice(0, 80)}`,
    );
  }
  const changed = changesBetween(before, await settled(house)).map(({ what }) => what);
  findings.note(changed.length ? `what another one asked for changed: ${changed.join(', ')}` : undefined);
  return findings.whole;
}

/** Lists of somebody who has nothing name nothing of those who have. */
export async function askForLists(house: WholeHouse, things: Belongings, other: Visitor): Promise<Finding> {
  const findings = new Findings();
  const secrets = [things.inquiry, things.place, things.session, things.export, things.alert, 'mine alone'];
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
    const got = await house.ask({
      method: path.startsWith('/acknowledge') ? 'PATCH' : 'GET',
      path: `/api${path}`,
      headers: other.headers,
    });
    const told = secrets.filter((secret) => secret !== '' && got.text.includes(secret));
    const isLeaking = told.length > 0 || (/favourite|inquiry|viewed/.test(path) && got.text.includes(things.home));
    findings.note(isLeaking ? `${other.name}: ${path} tells ${told.join(', ') || things.home}` : undefined);
  }
  return findings.whole;
}
