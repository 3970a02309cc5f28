import { randomUUID } from 'node:crypto';
import { SignedLinks } from '@porchlight/service-kit';
import { asLandlord, type Actor, type TestApp } from '@porchlight/service-kit/testing';
import { aMarketOfLandlords, expiryCalls } from './testing/expiring-listings.ts';
import { startCatalog } from '../../testing/start-catalog.ts';
import { runOf } from './expiry-sql.ts';

const market = aMarketOfLandlords(20);
let app: TestApp;
beforeAll(async () => {
  app = await startCatalog(market);
}, 60_000);
afterAll(() => app.stop());
const { aListing, pass, sweep, expire, stored, mailsTo, offersOf } = expiryCalls(() => app, market);
const isToday = (at: Date) => Date.now() - at.getTime() < 60_000;
const stateOf = async (path: string) => (await app.get(path)).body.state as string;

describe('the link that confirms a listing', () => {
  /** Returns a listing that expires within a day, and the link of its notice. */
  async function aNotified() {
    const listing = await aListing('44 days');
    await sweep();
    const [mail] = await mailsTo(listing.ownerId);
    return { ...listing, link: mail!.path };
  }

  /** Returns an expired listing, and a link of its run: time that passes for a listing begins another one. */
  async function anExpired() {
    const listing = await aListing('44 days');
    await expire(listing.id);
    const [row] = await app.sql<{ run: string }>(`select ${runOf} as run from listing l where public_id = $1`, [
      listing.id,
    ]);
    const { text } = app.app.get(SignedLinks).sign('refresh-listing', listing.id, 3_600, row!.run);
    return { ...listing, link: `/confirm/refresh-listing/${text}` };
  }

  it('is shown as often as it is opened, and changes nothing by that', async () => {
    const { id, link } = await aNotified();
    const before = await stored(id);
    for (let at = 0; at < 2; at += 1)
      expect((await app.get(link)).body).toEqual({
        state: 'valid',
        purpose: 'refresh-listing',
        title: expect.any(String),
      });
    expect(await stored(id)).toEqual(before);
  });

  it('confirms the listing once, without a login', async () => {
    const { id, link } = await aNotified();
    const responses = await Promise.all(Array.from({ length: 6 }, () => app.post(link)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 410, 410, 410, 410, 410]);
    expect(isToday((await stored(id)).refreshedAt)).toBe(true);
    expect(
      await app.sql('select from listing_search where public_id = $1 and refreshed_at > current_date - 1', [id]),
    ).toHaveLength(1);
    expect(await stateOf(link)).toBe('used');
    await pass(id, '1 day');
    await sweep();
    expect(await stored(id)).toMatchObject({ status: 'active', isLive: true });
  });

  it('offers an expired listing again, which its landlord turns on; its age stays', async () => {
    const { id, ownerId, link } = await anExpired();
    const { listedAt } = await stored(id);
    expect(await stateOf(link)).toBe('valid');
    expect((await app.post(link)).status).toBe(200);
    expect(await stored(id)).toMatchObject({ status: 'active', reason: null, listedAt });
    expect((await offersOf(id)).at(-1)).toEqual({
      payload: { listingId: id, landlordId: ownerId, isOffered: true, version: 3 },
    });
    expect(await stateOf(link)).toBe('used');
  });

  it('is used once the listing was edited', async () => {
    const { id, as, link } = await aNotified();
    await app.patch('/elandlord/listings', { as, body: { id, version: 1, sqft: 777 } });
    expect(await stateOf(link)).toBe('used');
    expect(await app.post(link)).toMatchObject({ status: 410, body: { code: 'link-dead' } });
  });

  it('works until 30 days after the listing expired', async () => {
    const { id, link } = await anExpired();
    const closed = (age: string) =>
      app.sql('update listing set closed_at = now() - $2::interval where public_id = $1', [id, age]);
    await closed('29 days 23 hours');
    expect(await stateOf(link)).toBe('valid');
    await closed('30 days 1 hour');
    expect(await stateOf(link)).toBe('expired');
    expect((await app.post(link)).status).toBe(410);
  });

  it.each(['rented', 'suspended', 'deleted'])('does nothing for a listing that is %s', async (status) => {
    const { id, link } = await aNotified();
    await app.sql('update listing set status = $2 where public_id = $1', [id, status]);
    expect(await stateOf(link)).toBe('expired');
    expect((await app.post(link)).status).toBe(410);
    expect((await stored(id)).status).toBe(status);
  });

  it('is refused when it is forged, of another purpose, or too old', async () => {
    const { link } = await aNotified();
    const text = link.split('/').at(-1)!;
    const links = app.app.get(SignedLinks);
    const { link: claims } = links.read('refresh-listing', text) as { link: { subject: string; id: string } };
    const path = (token: string) => `/confirm/refresh-listing/${token}`;
    for (const [token, state] of [
      [`${text.slice(0, -4)}AAAA`, 'unknown'],
      [links.sign('alert', claims.subject, 60, claims.id).text, 'unknown'],
      [links.sign('refresh-listing', claims.subject, -1, claims.id).text, 'expired'],
    ] as const) {
      expect(await stateOf(path(token))).toBe(state);
      expect((await app.post(path(token))).status).toBe(410);
    }
    expect(await stateOf(link)).toBe('valid');
  });
});

describe('a landlord who is logged in', () => {
  const refresh = (id: string, as: Actor) => app.post(`/elandlord/listings/${id}/refreshed`, { as });

  it('confirms a listing that expires within a week, which adds 45 days; again is harmless', async () => {
    const { id, as } = await aListing('40 days');
    const { status, body } = await refresh(id, as);
    expect(status).toBe(200);
    const days = (Date.parse(body.listing.expiresAt) - Date.now()) / 86_400_000;
    expect([Math.round(days), body.listing.version]).toEqual([45, 1]);
    expect(isToday((await stored(id)).refreshedAt)).toBe(true);
    expect((await refresh(id, as)).body).toEqual(body);
  });

  it('does not renew a listing that has more than a week left', async () => {
    const { id, as } = await aListing('37 days');
    expect((await refresh(id, as)).status).toBe(200);
    expect(isToday((await stored(id)).refreshedAt)).toBe(false);
  });

  it('confirms no other landlord’s listing, and none without a confirmed address', async () => {
    const { id, as } = await aListing('40 days');
    const perms = (as.subject.perms ?? []).filter((name) => name !== 'viewLeads');
    expect((await refresh(id, asLandlord(randomUUID()))).status).toBe(404);
    const unverified = { ...as, subject: { ...as.subject, perms } };
    expect((await refresh(id, unverified)).status).toBe(403);
    expect((await refresh('zzzzzzzzzz', unverified)).status).toBe(404);
    expect(isToday((await stored(id)).refreshedAt)).toBe(false);
  });

  it('offers an expired listing again instead', async () => {
    const { id, as } = await aListing('44 days');
    await expire(id);
    expect(await refresh(id, as)).toMatchObject({ status: 409, body: { code: 'state-refused' } });
    const reopened = await app.post(`/elandlord/listings/${id}/reopened`, { as, body: { version: 2 } });
    expect(reopened.body.listing).toMatchObject({ status: 'active', version: 3 });
  });
});
