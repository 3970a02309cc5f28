import { randomUUID } from 'node:crypto';
import {
  asLandlord,
  asRenter,
  asService,
  guest,
  raceRounds,
  type Actor,
  type TestApp,
} from '@porchlight/service-kit/testing';
import { aMarket } from '../testing/a-market.ts';
import { entitled, startCatalog, sendEntitlements } from '../testing/start-catalog.ts';
import { inquirySweeps } from './inquiry-retention.ts';

const market = aMarket(60);
const ids = market.homes.map(({ publicId }) => publicId);
const [first, second, third, never, rented] = ids as [string, string, string, string, string];
const many = ids.slice(5);
const owner = market.homes[0]!.ownerUserId;

let app: TestApp;
beforeAll(async () => {
  app = await startCatalog(
    market,
    ids.filter((id) => id !== never).map((id) => entitled(id)),
  );
  await app.sql(`update listing set published_at = null where public_id = $1`, [never]);
  await app.sql(`update listing set status = 'rented', closed_at = now() where public_id = $1`, [rented]);
  await sendEntitlements(app, [entitled(rented, { version: 2 })]);
}, 60_000);
afterAll(() => app.stop());

const aKey = () => randomUUID().replaceAll('-', '');
const anAddress = () => `${randomUUID().slice(0, 8)}@example.com`;
const inquiry = (over: object = {}) => ({
  listingId: first,
  key: aKey(),
  firstName: 'Leila',
  lastName: 'Haddad',
  email: anAddress(),
  message: `Is the home still free in March? ${randomUUID()}`,
  consentToShare: true,
  openForMs: 40_000,
  ...over,
});
const send = (body: object, as: Actor = guest, language = 'en-CA') =>
  app.post('/renter-inquire', { as, body, headers: { 'accept-language': language } });
interface Counts {
  readonly leads: number;
  readonly messages: number;
}
const countsOf = async (email: string) =>
  (
    await app.sql<Counts>(
      `select count(distinct i.id)::int as leads, count(m.id)::int as messages from inquiry i join inquiry_message m on m.inquiry_id = i.id where i.email = $1`,
      [email],
    )
  )[0];
interface Job {
  readonly name: string;
  readonly payload: {
    readonly template?: string;
    readonly email?: string;
    readonly personId?: string;
    readonly words?: Record<string, string>;
  };
}
// No handler consumes these events in tests, so they stay queued.
const askedFor = (email: string) =>
  app.sql<Job>(
    `select name, payload from job where payload ->> 'email' = $1 or payload -> 'words' ->> 'renterEmail' = $1 order by id`,
    [email],
  );
const statusesOf = (responses: readonly { readonly status: number }[]) => responses.map(({ status }) => status).sort();

describe('an inquiry', () => {
  it('is stored, requests both mails and reports the sender to accounts', async () => {
    const body = inquiry({
      phone: '(416) 555-0199',
      moveInDate: '2027-03-01',
      householdSize: 2,
      pets: 'One cat',
      documentsReady: ['job_letter'],
      isAbroad: true,
      source: 'home',
      gclid: 'g1',
      utms: { source: 'paper' },
    });
    const response = await send(body, guest, 'fr-CA');
    expect(response).toMatchObject({ status: 201, body: { inquiry: { listingId: first }, isAppended: false } });
    const [stored] = await app.sql(
      `select first_name, phone, language, move_in_date::text, household_size, pets, documents_ready, is_abroad, source, gclid, utms, user_id, is_quarantined from inquiry where id = $1`,
      [response.body.inquiry.id],
    );
    expect(stored).toEqual({
      first_name: 'Leila',
      phone: '+14165550199',
      language: 'fr-CA',
      move_in_date: '2027-03-01',
      household_size: 2,
      pets: 'One cat',
      documents_ready: ['job_letter'],
      is_abroad: true,
      source: 'home',
      gclid: 'g1',
      utms: { source: 'paper' },
      user_id: null,
      is_quarantined: false,
    });
    const requestedJobs = await askedFor(body.email);
    expect(requestedJobs.map(({ name, payload }) => payload.template ?? name)).toEqual([
      'inquiry-received',
      'inquiry-copy',
      'inquiry.sent',
    ]);
    expect(requestedJobs[0]?.payload).toMatchObject({
      personId: owner,
      language: 'en-CA',
      words: { message: body.message, renterName: 'Leila Haddad', documents: 'job letter' },
    });
    expect(requestedJobs[1]?.payload).toMatchObject({ email: body.email, language: 'fr-CA' });
    expect(requestedJobs[2]?.payload).toMatchObject({
      inquiryId: response.body.inquiry.id,
      firstName: 'Leila',
      listingId: first,
      wantsAlerts: false,
    });
  });

  it('is idempotent: retries send nothing twice', async () => {
    const body = inquiry();
    const responses = await Promise.all(Array.from({ length: 20 }, () => send(body)));
    expect(statusesOf(responses)).toEqual([...Array<number>(19).fill(200), 201]);
    expect(
      new Set(
        responses.map(
          ({
            body: {
              inquiry: { id, sentAt },
            },
          }) => `${id} ${sentAt}`,
        ),
      ).size,
    ).toBe(1);
    expect((await send({ ...body, openForMs: 90_000 })).status).toBe(200);
    expect([await countsOf(body.email), (await askedFor(body.email)).length]).toEqual([{ leads: 1, messages: 1 }, 3]);
  });

  it('with the same text within a day is not sent again under another key', async () => {
    const body = inquiry();
    await send(body);
    expect((await send({ ...body, key: aKey() })).status).toBe(200);
    await app.sql(`update inquiry_message set sent_at = sent_at - interval '25 hours' where key = $1`, [body.key]);
    expect((await send({ ...body, key: aKey() })).status).toBe(201);
    expect(await countsOf(body.email)).toEqual({ leads: 1, messages: 2 });
  });

  it('under a key used for another text is rejected', async () => {
    const body = inquiry();
    await send(body);
    for (const other of [{ message: 'Something else altogether' }, { listingId: second }, { email: anAddress() }])
      expect(await send({ ...body, ...other })).toMatchObject({ status: 409, body: { code: 'key-taken' } });
  });

  it('about the same listing within 30 days is appended to the thread; Gmail dots and plus suffixes are ignored', async () => {
    const name = randomUUID().slice(0, 6);
    const addresses = [`${name}x@gmail.com`, `${name[0]}.${name.slice(1)}x+rent@gmail.com`, `${name}X@GoogleMail.com`];
    const responses: string[] = [];
    for (const email of addresses) responses.push((await send(inquiry({ email }))).body.inquiry.id);
    expect(new Set(responses).size).toBe(1);
    expect((await send(inquiry({ email: addresses[0], listingId: second }))).body.inquiry.id).not.toBe(responses[0]);
    const another = (await send(inquiry())).body.inquiry.id;
    await app.sql(`update inquiry set updated_at = updated_at - interval '31 days' where id = any($1)`, [
      [responses[0], another],
    ]);
    expect((await send(inquiry({ email: addresses[0] }))).body.inquiry.id).not.toBe(responses[0]);
    expect(
      await app.sql('select is_open from inquiry where id = any($1) order by writer = $2', [
        [responses[0], another],
        addresses[0],
      ]),
    ).toEqual([{ is_open: true }, { is_open: false }]); // another writer's thread
  });

  it.each(raceRounds(3))('sent twenty times concurrently is one thread with twenty messages, round %i', async () => {
    const email = anAddress();
    const responses = await Promise.all(Array.from({ length: 20 }, () => send(inquiry({ email }))));
    expect([statusesOf(responses), await countsOf(email)]).toEqual([Array(20).fill(201), { leads: 1, messages: 20 }]);
  });

  it.each([
    ['an empty name', { firstName: ' ' }, 'firstName'],
    ['no address', { email: 'leila' }, 'email'],
    ['hardly a word', { message: 'Hi' }, 'message'],
    ['a book', { message: 'a'.repeat(2001) }, 'message'],
    ['half a phone number', { phone: '555' }, 'phone'],
    ['no consent', { consentToShare: false }, 'consentToShare'],
    ['a day that is none', { moveInDate: '2027-02-31' }, 'moveInDate'],
    ['a paper we do not know', { documentsReady: ['passport'] }, 'documentsReady'],
    ['a field we do not know', { isAdmin: true }, 'isAdmin'],
    ['a key of its own making', { key: 'x' }, 'key'],
  ])('with %s is rejected with a field error', async (_, over, field) => {
    const { status, body } = await send(inquiry(over));
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
  });

  it('needs an available listing: 410 for unavailable, 404 for unknown, 422 for the writer’s own', async () => {
    expect((await send(inquiry({ listingId: rented }))).status).toBe(410);
    expect((await send(inquiry({ listingId: never }))).status).toBe(404);
    expect((await send(inquiry({ listingId: 'zzzzzzzzzz' }))).status).toBe(404);
    expect(await send(inquiry(), asLandlord(owner))).toMatchObject({
      status: 422,
      body: { code: 'own-listing', errors: { listingId: [expect.any(String)] } },
    });
  });
});

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
      `update inquiry_message set sent_at = sent_at - interval '2 hours' where inquiry_id in (select id from inquiry where user_id = $1)`,
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

describe('a suspicious message', () => {
  it.each([
    ['a trap that only programs see', { website: 'https://x.example' }],
    ['less time than anybody needs', { openForMs: 900 }],
    ['an address that dies in minutes', { email: 'x@mailinator.com' }],
    ['a link and a way to pay', { message: 'See www.cheap-homes.example and pay by bitcoin' }],
  ])('with %s gets the normal response and is quarantined: no mail, no account', async (_, over) => {
    const body = inquiry({ listingId: third, ...over });
    expect((await send(body)).status).toBe(201);
    expect(
      await app.sql(
        `select i.is_quarantined from inquiry i join inquiry_message m on m.inquiry_id = i.id where m.key = $1`,
        [body.key],
      ),
    ).toEqual([{ is_quarantined: true }]);
    expect(await askedFor(body.email)).toEqual([]);
  });
  it('with only a payment term reaches the landlord with a warning', async () => {
    const body = inquiry({ message: 'May I pay the deposit by e-transfer?' });
    await send(body);
    expect((await askedFor(body.email))[0]?.payload.words).toMatchObject({
      careful: expect.stringContaining('Never send or take money'),
    });
  });
  it('loses its personal data after two years', async () => {
    const body = inquiry({ phone: '416 555 0123' });
    const { id } = (await send(body)).body.inquiry;
    await app.sql(`update inquiry set updated_at = updated_at - interval '25 months' where id = $1`, [id]);
    for (const statement of inquirySweeps) await app.sql(statement);
    expect(await app.sql('select first_name, email, phone, writer, user_id from inquiry where id = $1', [id])).toEqual([
      { first_name: null, email: null, phone: null, writer: null, user_id: null },
    ]);
    expect(await app.sql('select 1 from inquiry_message where inquiry_id = $1', [id])).toEqual([]);
  });
});

describe('a renter', () => {
  const read = (path: string, as: Actor) => app.get(path, { as });
  const known = (email: string, personId: string) =>
    app.post('/internal/events', {
      as: asService('accounts'),
      body: {
        key: randomUUID(),
        name: 'person.known',
        at: new Date().toISOString(),
        payload: { email, personId, isClaimed: true },
      },
    });

  it('lists their own inquiries, newest first, with listing, landlord and status', async () => {
    const renter = asRenter();
    const email = anAddress();
    const one = (await send(inquiry({ email }), renter)).body.inquiry.id;
    const two = (await send(inquiry({ email, listingId: second }), renter)).body.inquiry.id;
    expect((await send(inquiry({ email, message: 'And is a cat welcome?' }), renter)).body).toMatchObject({
      inquiry: { id: one },
      isAppended: true,
    });
    const { body } = await read('/inquiry-listings', renter);
    expect(body.inquiries).toMatchObject([
      {
        id: one,
        listing: { id: first },
        landlord: { name: 'Company 0' },
        message: 'And is a cat welcome?',
        status: 'sent',
        messageCount: 2,
      },
      { id: two },
    ]);
    expect(body.pagination.total).toBe(2);
    expect((await read('/recent-inquiries', renter)).body.inquiries).toHaveLength(2);
    expect((await read(`/listing-inquiries/${second}`, renter)).body.inquiries).toMatchObject([{ id: two }]);
    expect((await read('/inquiry-listings-map-markers', renter)).body.count).toBe(2);
    await app.sql(
      `insert into inquiry_message (inquiry_id, key, author, text) values ($1, $2, 'landlord', 'Yes, gladly.')`,
      [one, aKey()],
    );
    await app.sql('update inquiry set seen_at = now(), replied_at = now() where id = $1', [one]);
    const thread = (await read(`/my-inquiries/${one}`, renter)).body;
    expect(thread).toMatchObject({
      inquiry: { id: one, status: 'replied' },
      messages: [
        { from: 'me' },
        { from: 'me', text: 'And is a cat welcome?' },
        { from: 'landlord', text: 'Yes, gladly.' },
      ],
    });
  });

  it('sees which listings are unavailable, and keeps the messages', async () => {
    const renter = asRenter();
    const gone = many[40]!;
    const { id } = (await send(inquiry({ listingId: gone }), renter)).body.inquiry;
    await sendEntitlements(app, [entitled(gone, { enabled: false, version: 7 })]);
    expect((await read('/inquiry-listings', renter)).body.inquiries).toMatchObject([
      { id, listing: { id: gone, unavailable: 'paused' } },
    ]);
    await app.sql(`update listing set status = 'deleted' where public_id = $1`, [gone]);
    expect((await read(`/my-inquiries/${id}`, renter)).body.inquiry.listing).toEqual({ id: gone, unavailable: 'gone' });
  });

  it('gets the same 404 for another renter’s inquiry and an unknown one', async () => {
    const { id } = (await send(inquiry(), asRenter())).body.inquiry;
    const outsider = asRenter();
    for (const [theirs, missing] of [
      [`/my-inquiries/${id}`, `/my-inquiries/${randomUUID()}`],
      [`/listing-inquiries/${first}`, '/listing-inquiries/zzzzzzzzzz'],
    ] as const) {
      const [one, other] = [await read(theirs, outsider), await read(missing, outsider)];
      expect([one.status, one.bytes.toString()]).toEqual([404, other.bytes.toString()]);
    }
    expect((await read('/inquiry-listings', outsider)).body).toMatchObject({ inquiries: [], pagination: { total: 0 } });
  });

  it('gets the inquiries sent as a guest once the address is known as theirs, in one thread', async () => {
    const renter = asRenter();
    const email = anAddress();
    const { id } = (await send(inquiry({ email }))).body.inquiry;
    expect((await read('/inquiry-listings', renter)).body.inquiries).toEqual([]);
    expect((await known(email, renter.subject.sub)).status).toBe(200);
    expect((await read('/inquiry-listings', renter)).body.inquiries).toMatchObject([{ id }]);
    for (const as of [renter, guest]) expect((await send(inquiry({ email }), as)).body.inquiry.id).toBe(id);
  });

  it('keeps their thread once the address is known as theirs', async () => {
    const [renter, email] = [asRenter(), anAddress()];
    await send(inquiry());
    const { id } = (await send(inquiry({ email }), renter)).body.inquiry;
    await known(email, renter.subject.sub);
    expect((await send(inquiry({ email }))).body.inquiry.id).toBe(id);
  });

  it('who writes under a foreign address never reads its owner’s inquiries', async () => {
    const [thief, email] = [asRenter(), anAddress()];
    const theirs = (await send(inquiry({ email }), thief)).body.inquiry.id;
    const real = (await send(inquiry({ email }))).body.inquiry.id;
    expect(real).not.toBe(theirs);
    await known(email, randomUUID());
    expect((await read('/inquiry-listings', thief)).body.inquiries).toMatchObject([{ id: theirs, messageCount: 1 }]);
  });
});
