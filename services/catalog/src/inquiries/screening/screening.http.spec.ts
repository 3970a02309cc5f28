import { asRenter, type Actor, type TestApp } from '@porchlight/service-kit/testing';
import { DataSource } from 'typeorm';
import {
  anAddress,
  first,
  inquiriesIn,
  inquiry,
  many,
  owner,
  pageViewOf,
  second,
  startWithListings,
  statusesOf,
  third,
} from '../../testing/inquiries.ts';
import { inquirySweeps } from '../inquiry-retention.ts';
import { HeldMessages } from './held-messages.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startWithListings();
}, 60_000);
afterAll(() => app.stop());
const { askedFor, send, sendAndFind } = inquiriesIn(() => app);

describe('limits', () => {
  const toMany = (count: number, email: string, as?: Actor) =>
    Promise.all(many.slice(0, count).map((listingId) => send(inquiry({ listingId, email }), as)));
  it('are ten listings a day for an unverified writer, also concurrently; further messages about the same listings pass', async () => {
    const email = anAddress();
    const responses = await toMany(15, email);
    expect(statusesOf(responses)).toEqual([...Array<number>(10).fill(201), ...Array<number>(5).fill(429)]);
    const refused = responses.find(({ status }) => status === 429);
    expect([refused?.body.code, Number(refused?.headers['retry-after']) > 80_000]).toEqual([
      'too-many-inquiries',
      true,
    ]);
    const known = many[responses.findIndex(({ status }) => status === 201)];
    expect((await send(inquiry({ email, listingId: known }))).status).toBe(201);
  });
  it('are twenty messages an hour, and forty listings a day for a verified renter', async () => {
    const renter = asRenter();
    const email = anAddress();
    expect(statusesOf(await toMany(22, email, renter))).toEqual([...Array<number>(20).fill(201), 429, 429]);
    await app.sql(
      `
        update inquiry_message set sent_at = sent_at - interval '2 hours'
        where inquiry_id in (select id from inquiry where user_id = $1)`,
      [renter.subject.sub],
    );
    expect((await send(inquiry({ listingId: many[30], email }), renter)).status).toBe(201);
  });
  it('of an account are not used up by a guest under its address', async () => {
    const email = anAddress();
    await toMany(10, email);
    expect((await send(inquiry({ listingId: many[20], email }), asRenter())).status).toBe(201);
  });
});

const release = () =>
  app.app.get(DataSource).transaction((manager) => app.app.get(HeldMessages, { strict: false }).release(manager));
const age = (key: string, hours: number) =>
  app.sql("update inquiry_message set sent_at = sent_at - $2 * interval '1 hour' where key = $1", [key, hours]);

/** Returns whether a message waits for a reply of the landlord. */
const isWaiting = async (key: string) =>
  (
    await app.sql<{ isWaiting: boolean }>(
      `
        select i.waiting_since is not null as "isWaiting" from inquiry i join inquiry_message m on m.inquiry_id = i.id
        where m.key = $1`,
      [key],
    )
  )[0]?.isWaiting;

describe('a suspicious message', () => {
  it.each([
    ['a trap that only programs see', { website: 'https://x.example' }],
    ['an address that dies in minutes and no view of the page', { email: 'x@mailinator.com', pageView: 'x.y' }],
    ['a link and a way to pay', { message: 'See www.cheap-homes.example and pay by bitcoin' }],
  ])('with %s is held until staff decide, and its sender learns that it is held', async (_, over) => {
    const body = inquiry({ listingId: third, ...over });
    expect(await send(body)).toMatchObject({ status: 201, body: { isHeld: true } });
    expect((await send(body)).body.isHeld).toBe(true);
    await age(body.key, 200);
    await release();
    expect(
      await app.sql(
        `
          select i.is_quarantined, m.hold_score >= 60 as "isHigh"
          from inquiry i join inquiry_message m on m.inquiry_id = i.id where m.key = $1`,
        [body.key],
      ),
    ).toEqual([{ is_quarantined: true, isHigh: true }]);
    expect(await askedFor(body.email)).toEqual([]);
  });
  it.each([
    ['without a view of the page', () => undefined],
    ['with a forged one', () => 'abc.def'],
    ['with one of another listing', () => pageViewOf(app, second)],
    ['two seconds after it', () => pageViewOf(app, first, 1)],
  ])('of a guest %s is held and reaches the landlord after 24 hours, once', async (_, pageView) => {
    const body = inquiry({ pageView: pageView() });
    expect(await send(body)).toMatchObject({ status: 201, body: { isHeld: true } });
    await age(body.key, 23);
    await release();
    expect(await askedFor(body.email)).toEqual([]);
    expect(await isWaiting(body.key)).toBe(false);
    await age(body.key, 2);
    await Promise.all(Array.from({ length: 5 }, release));
    expect((await askedFor(body.email)).map(({ name, payload }) => payload.template ?? name)).toEqual([
      'inquiry-received',
      'inquiry-confirm',
      'inquiry.sent',
    ]);
    expect((await askedFor(body.email))[0]?.payload).toMatchObject({
      personId: owner,
      words: { message: body.message, renterName: 'Leila Haddad', unconfirmed: expect.any(String) },
    });
    expect((await send(body)).body.isHeld).toBe(false);
    expect(await isWaiting(body.key)).toBe(true);
  });
  it('is neither an immediate message of a logged-in renter nor one of a guest whose page has been open for a few seconds', async () => {
    expect((await send(inquiry({ pageView: undefined }), asRenter())).body.isHeld).toBe(false);
    const { token } = (await app.get(`/listing/${first}/page-view`)).body as { token: string };
    expect((await send(inquiry({ pageView: token }))).body.isHeld).toBe(true);
    expect((await send(inquiry({ pageView: pageViewOf(app, first, 4) }))).body.isHeld).toBe(false);
  });
  it('of a renter shows as held in their list until it is passed on', async () => {
    const renter = asRenter();
    const body = inquiry({ email: 'x@mailinator.com' });
    await send(body, renter);
    const status = async () => (await app.get('/inquiry-listings', { as: renter })).body.inquiries[0].status as string;
    expect(await status()).toBe('held');
    await age(body.key, 25);
    await release();
    expect(await status()).toBe('sent');
  });
  it('with only a payment term reaches the landlord with a warning', async () => {
    const body = inquiry({ message: 'May I pay the deposit by e-transfer?' });
    await send(body);
    expect((await askedFor(body.email))[0]?.payload.words).toMatchObject({
      careful: expect.stringContaining('Never send or accept money'),
    });
  });
  it('loses its personal data after two years', async () => {
    const body = inquiry({ phone: '416 555 0123' });
    const id = await sendAndFind(body);
    await app.sql(`update inquiry set updated_at = updated_at - interval '25 months' where id = $1`, [id]);
    for (const statement of inquirySweeps) await app.sql(statement);
    expect(await app.sql('select first_name, email, phone, writer, user_id from inquiry where id = $1', [id])).toEqual([
      { first_name: null, email: null, phone: null, writer: null, user_id: null },
    ]);
    expect(await app.sql('select 1 from inquiry_message where inquiry_id = $1', [id])).toEqual([]);
  });
});
