import { randomUUID } from 'node:crypto';
import { maxFavourites } from '@porchlight/contracts/catalog';
import { asRenter, asService, guest, guestWithDevice, type Actor, type TestApp } from '@porchlight/service-kit/testing';
import { aMarket } from '../../testing/a-market.ts';
import { startCatalog } from '../../testing/start-catalog.ts';
import { favouriteAddressSweeps } from './confirmation-retention.ts';

const market = aMarket(12);
const [first, second, third] = market.homes.map(({ publicId }) => publicId) as [string, string, string];
const anAddress = () => `${randomUUID().slice(0, 12)}@example.com`;

describe('favourites saved under an email address', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startCatalog(market);
  }, 60_000);
  afterAll(async () => {
    await app.stop();
  });

  const save = (as: Actor, listingId: string, more: object = {}) =>
    app.patch('/favourite-listing', { as, body: { listingId, active: 1, ...more } });
  const listOf = async (as: Actor): Promise<string[]> =>
    (await app.get('/favourite-listings', { as })).body.listings.map(({ id }: { id: string }) => id);
  const linksTo = async (email: string) =>
    (
      await app.sql<{ path: string }>(
        `
          select payload -> 'words' ->> 'path' as path from job
          where name = 'mail.requested' and payload ->> 'template' = 'favourites-confirm' and payload ->> 'email' = $1
          order by id`,
        [email],
      )
    ).map(({ path }) => path);
  const verified = (email: string, personId: string, isClaimed = true) =>
    app.post('/internal/events', {
      as: asService('accounts'),
      body: {
        key: randomUUID(),
        name: 'person.known',
        at: new Date().toISOString(),
        payload: { email, personId, isClaimed },
      },
    });
  /** Saves a favourite on a new device with a new address, and returns both with the mailed link. */
  async function aRequest(email = anAddress()) {
    const device = guestWithDevice(randomUUID());
    await save(device, first, { email });
    const [link = ''] = await linksTo(email);
    return { email, device, link };
  }

  it('are copied to the account that verified the address, once the mailbox agrees', async () => {
    const renter = asRenter();
    const email = anAddress();
    await verified(email, renter.subject.sub);
    await save(renter, third);
    const { device, link } = await aRequest(email);
    await save(device, second);
    expect(await listOf(renter)).toEqual([third]);
    expect((await app.get(link)).body).toEqual({
      state: 'valid',
      purpose: 'favourites',
      maskedEmail: expect.stringMatching(/^.•••@example\.com$/),
    });
    expect(await listOf(renter)).toEqual([third]);
    expect((await app.post(link, { as: guest })).status).toBe(200);
    expect((await listOf(renter)).sort()).toEqual([first, second, third].sort());
    expect((await save(device, first)).body.count).toBe(2);
    expect((await app.get(link)).body).toEqual({ state: 'used', purpose: 'favourites' });
    expect(await app.post(link, { as: guest })).toMatchObject({ status: 410, body: { code: 'link-dead' } });
  });

  it('are copied whatever other accounts have saved', async () => {
    await save(asRenter(), first);
    await app.sql(
      `with account as (select gen_random_uuid() as id from generate_series(1, $1::int))
       insert into favourite (user_id, listing_id) select account.id, listing.id
       from account cross join (select id from listing order by id limit 1) listing`,
      [maxFavourites],
    );
    const renter = asRenter();
    const email = anAddress();
    await verified(email, renter.subject.sub);
    const { link } = await aRequest(email);
    await app.post(link, { as: guest });
    expect(await listOf(renter)).toEqual([first]);
  });

  it('wait for an account that verifies the address; one that only registered with it gets nothing', async () => {
    const renter = asRenter();
    const { email, link } = await aRequest();
    await verified(email, renter.subject.sub, false);
    await app.post(link, { as: guest });
    expect(await listOf(renter)).toEqual([]);
    await verified(email, renter.subject.sub);
    expect(await listOf(renter)).toEqual([first]);
  });

  it('are not saved without a confirmation', async () => {
    const renter = asRenter();
    const { email } = await aRequest();
    await verified(email, renter.subject.sub);
    expect(await listOf(renter)).toEqual([]);
  });

  it('get the same response for a known and an unknown address', async () => {
    const known = anAddress();
    await verified(known, asRenter().subject.sub);
    const [one, other] = [
      await save(guestWithDevice(randomUUID()), first, { email: known }),
      await save(guestWithDevice(randomUUID()), first, { email: anAddress() }),
    ];
    expect([one.status, one.body]).toEqual([other.status, other.body]);
    expect(await linksTo(known)).toHaveLength(1);
  });

  it('cause one mail an hour for one device and address, and none for renters, removals and guests without a device', async () => {
    const { email, device } = await aRequest();
    await save(device, second, { email: email.toUpperCase() });
    expect(await linksTo(email)).toHaveLength(1);
    await app.sql(`update favourite_address set requested_at = now() - interval '61 minutes' where email = $1`, [
      email,
    ]);
    await save(device, third, { email });
    const [old = '', newest = ''] = await linksTo(email);
    expect([(await app.get(old)).body.state, (await app.get(newest)).body.state]).toEqual(['used', 'valid']);
    const other = anAddress();
    await save(asRenter(), first, { email: other });
    await save(guest, first, { email: other });
    await save(device, first, { email: other, active: 0 });
    expect(await linksTo(other)).toEqual([]);
  });

  it('are deleted with an address that was not confirmed within seven days', async () => {
    const { email, link } = await aRequest();
    await app.sql(`update favourite_address set requested_at = now() - interval '8 days' where email = $1`, [email]);
    for (const statement of favouriteAddressSweeps) await app.sql(statement);
    expect((await app.get(link)).body.state).toBe('used');
    expect((await app.get('/confirm/favourites/zzzzzzzzzz')).body).toEqual({ state: 'unknown', purpose: 'favourites' });
  });
});
