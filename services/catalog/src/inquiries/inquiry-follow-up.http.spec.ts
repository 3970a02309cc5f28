import { randomUUID } from 'node:crypto';
import { asRenter, asService, guest, type Actor, type TestApp } from '@porchlight/service-kit/testing';
import { DataSource } from 'typeorm';
import { aMarket } from '../testing/a-market.ts';
import { startCatalog, sendEntitlements as tellOfEntitlements, entitled } from '../testing/start-catalog.ts';
import { pageViewOf } from '../testing/inquiries.ts';
import { UnavailableListingNotices } from './unavailable-listing-notices.ts';
import { ReplyHours } from './reply-hours.ts';

const drawn = aMarket(30);
// One landlord owns the first half, another the rest; all are similar enough to be suggested for each other.
const other = randomUUID();
const listings = drawn.homes.map((listing, at) => ({
  ...listing,
  cityId: 11,
  beds: 2,
  rent: 1_500 + at,
  currency: 'CAD',
  latitude: 51.05 + at / 1_000,
  longitude: -114.07,
  hideExactAddress: false,
  verified: false,
  ownerUserId: at < 15 ? listing.ownerUserId : other,
}));
const [first, second, third, fourth, fifth] = listings.map(({ publicId }) => publicId) as [
  string,
  string,
  string,
  string,
  string,
];
const owner = listings[0]!.ownerUserId;
const elsewhere = listings[20]!.publicId;

let app: TestApp;
beforeAll(async () => {
  app = await startCatalog({ ...drawn, homes: listings });
}, 60_000);
afterAll(() => app.stop());

const anAddress = () => `${randomUUID().slice(0, 8)}@example.com`;
const send = (
  listingId: string,
  { as = guest, email = anAddress(), ...over }: { as?: Actor; email?: string; key?: string; pageView?: string } = {},
) =>
  app.post('/renter-inquire', {
    as,
    body: {
      listingId,
      key: randomUUID().replaceAll('-', ''),
      firstName: 'Leila',
      lastName: 'Haddad',
      email,
      message: `Is the home still free in March? ${randomUUID()}`,
      consentToShare: true,
      pageView: pageViewOf(app, listingId),
      ...over,
    },
  });
const stored = async (email: string) => (await app.sql('select 1 from inquiry where email = $1', [email])).length;
const runsOf = (userId: string) =>
  app.sql<{ minutes: number }>(
    `
      select round(extract(epoch from run_at - now()) / 60)::int as minutes from job
      where name = 'recommend' and key = $1`,
    [userId],
  );

describe('recommendations', () => {
  it('are recomputed once, ten minutes after a renter’s inquiries', async () => {
    const renter = asRenter();
    for (const id of [first, second, third]) await send(id, { as: renter });
    expect(await runsOf(renter.subject.sub)).toEqual([{ minutes: 10 }]);
  });
  it('are recomputed after a guest’s inquiry once the account is known', async () => {
    const [email, personId] = [anAddress(), randomUUID()];
    await send(first, { email });
    const known = (address: string, id: string) =>
      app.post('/internal/events', {
        as: asService('accounts'),
        body: {
          key: randomUUID(),
          name: 'person.known',
          at: new Date().toISOString(),
          payload: { email: address, personId: id, isClaimed: true, isNewlyVerified: true },
        },
      });
    await known(email, personId);
    expect(await runsOf(personId)).toEqual([{ minutes: 10 }]);
    const outsider = randomUUID();
    await known(anAddress(), outsider);
    expect(await runsOf(outsider)).toEqual([]);
  });
});

describe('a blocked writer', () => {
  const block = (writer: string, userId: string | null = null) =>
    app.sql('insert into blocked_writer (owner_user_id, writer, user_id) values ($1, $2, $3)', [owner, writer, userId]);
  it('gets the normal response, and nothing is stored or sent; other landlords are not affected', async () => {
    const email = anAddress();
    await block(email);
    const response = await send(first, { email });
    expect([response.status, response.body]).toEqual([
      201,
      {
        inquiry: { id: expect.any(String), listingId: first, sentAt: expect.any(String) },
        isAppended: false,
        isHeld: false,
      },
    ]);
    expect([
      await stored(email),
      await app.sql(`select 1 from job where payload::text like '%' || $1 || '%'`, [email]),
    ]).toEqual([0, []]);
    expect([(await send(elsewhere, { email })).status, await stored(email)]).toEqual([201, 1]);
  });
  it('with an account is blocked under all addresses', async () => {
    const renter = asRenter();
    await block(anAddress(), renter.subject.sub);
    const email = anAddress();
    expect([(await send(second, { as: renter, email })).status, await stored(email)]).toEqual([201, 0]);
    expect((await send(second, { email })).status).toBe(201);
    expect((await send(second, { as: asRenter() })).status).toBe(201);
  });
});

describe('a renter with an open inquiry about an unavailable listing', () => {
  interface Notice {
    readonly email: string;
    readonly key: string;
    readonly language: string;
    readonly words: {
      readonly title: string;
      readonly items?: { readonly title: string; readonly rent: string; readonly path: string }[];
    };
  }
  const noticesTo = async (email: string) =>
    (
      await app.sql<{ payload: Notice }>(
        `select payload from job where payload ->> 'template' = 'home-gone' and payload ->> 'email' = $1`,
        [email],
      )
    ).map(({ payload }) => payload);
  const look = () =>
    app.app.get(DataSource).transaction((manager) => app.app.get(UnavailableListingNotices).send(manager));
  const close = async (publicId: string, status: string) => {
    await app.sql('update listing set status = $2 where public_id = $1', [publicId, status]);
    await tellOfEntitlements(app, [entitled(publicId, { version: 2 + Math.round(performance.now()) })]);
  };

  it('is notified once by concurrent runs, with three similar listings', async () => {
    const email = anAddress();
    await send(fourth, { email });
    await look();
    expect(await noticesTo(email)).toEqual([]);
    await close(fourth, 'rented');
    await Promise.all(Array.from({ length: 20 }, look));
    await look();
    const [mail, ...more] = await noticesTo(email);
    expect(more).toEqual([]);
    expect(mail?.words).toMatchObject({ firstName: 'Leila', city: 'Calgary', place: 'Calgary' });
    expect(mail?.words.items).toHaveLength(3);
    expect(mail?.words.items?.[0]).toMatchObject({
      rent: expect.stringMatching(/^\$1,5\d\d a month$/),
      path: expect.stringMatching(/^\/homes\//),
    });
  });
  it('is not notified of a paused listing or of a quarantined inquiry', async () => {
    const [waits, suspect] = [anAddress(), anAddress()];
    await send(fifth, { email: waits });
    await send(fifth, { email: suspect, pageView: 'x.y' });
    await close(fifth, 'paused');
    await look();
    expect(await noticesTo(waits)).toEqual([]);
    await close(fifth, 'deleted');
    await look();
    expect([(await noticesTo(waits)).length, await noticesTo(suspect)]).toEqual([1, []]);
  });
});

describe('the reply time of a landlord', () => {
  const replyHours = async () => {
    await app.app.get(DataSource).transaction((manager) => app.app.get(ReplyHours).update({}, manager));
    return (await app.get(`/listing/${elsewhere}`)).body.listing.company.replyHours as number | undefined;
  };
  const replied = async (hours: number) => {
    const key = randomUUID().replaceAll('-', '');
    await send(elsewhere, { key });
    const [{ id } = { id: '' }] = await app.sql<{ id: string }>(
      'select inquiry_id as id from inquiry_message where key = $1',
      [key],
    );
    await app.sql(
      `
        insert into inquiry_message (inquiry_id, key, author, text, sent_at)
        select id, $2, 'landlord', 'Yes.', sent_at + $3::float8 * interval '1 hour' from inquiry where id = $1`,
      [id, randomUUID(), hours],
    );
    await app.sql(
      `
        insert into inquiry_message (inquiry_id, key, author, text, sent_at)
        select id, $2, 'landlord', 'And?', sent_at + interval '90 hours' from inquiry where id = $1`,
      [id, randomUUID()],
    );
    return id;
  };
  const rank = async () => {
    while ((await app.sql(`select 1 from job where name = 'companies.refresh-listings'`)).length > 0)
      await new Promise((resolve) => {
        setTimeout(resolve, 20);
      });
    return (await app.sql<{ rank: number }>('select rank from listing_search where public_id = $1', [elsewhere]))[0]!
      .rank;
  };
  it('is the median of at least five first replies in the last 90 days, and raises the rank', async () => {
    const before = await rank();
    for (const hours of [1, 2, 30, 40]) await replied(hours);
    expect(await replyHours()).toBeUndefined();
    const last = await replied(3);
    expect(await replyHours()).toBe(3);
    expect(await rank()).toBeGreaterThan(before);
    // Held for ten hours before the landlord got it.
    await app.sql(`update inquiry set delivered_at = sent_at, sent_at = sent_at - interval '10 hours' where id = $1`, [
      last,
    ]);
    expect(await replyHours()).toBe(3);
    await app.sql(`update inquiry set sent_at = sent_at - interval '91 days' where id = $1`, [last]);
    expect(await replyHours()).toBeUndefined();
    expect(await rank()).toBe(before);
  });
});
