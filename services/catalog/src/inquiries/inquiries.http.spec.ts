import { randomUUID } from 'node:crypto';
import { asLandlord, asRenter, guest, raceRounds, type TestApp } from '@porchlight/service-kit/testing';
import {
  aKey,
  anAddress,
  first,
  inquiriesIn,
  inquiry,
  never,
  owner,
  rented,
  second,
  startWithListings,
  statusesOf,
} from '../testing/inquiries.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startWithListings();
}, 60_000);
afterAll(() => app.stop());
const { askedFor, countsOf, idOf, send, sendAndFind } = inquiriesIn(() => app);

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
      `
        select first_name, phone, language, move_in_date::text, household_size, pets, documents_ready, is_abroad,
          source, gclid, utms, user_id, is_quarantined from inquiry where id = $1`,
      [await idOf(body)],
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
      'inquiry-confirm',
      'inquiry.sent',
    ]);
    expect(requestedJobs[0]?.payload).toMatchObject({
      personId: owner,
      language: 'en-CA',
      words: {
        message: body.message,
        renterName: 'Leila Haddad',
        documents: 'job letter',
        path: `/portal/leads/${await idOf(body)}`,
      },
    });
    expect(requestedJobs[1]?.payload).toMatchObject({ email: body.email, language: 'fr-CA' });
    expect(requestedJobs[2]?.payload).toMatchObject({
      inquiryId: await idOf(body),
      firstName: 'Leila',
      listingId: first,
      wantsAlerts: false,
    });
  });

  it('is idempotent: retries send nothing twice', async () => {
    const body = inquiry();
    const renter = asRenter();
    const responses = await Promise.all(Array.from({ length: 20 }, () => send(body, renter)));
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
    expect((await send({ ...body, source: 'again' }, renter)).status).toBe(200);
    expect([await countsOf(body.email), (await askedFor(body.email)).length]).toEqual([{ leads: 1, messages: 1 }, 3]);
  });

  it('with the same text within a day is not sent again under another key', async () => {
    const body = inquiry();
    await send(body);
    expect((await send({ ...body, key: aKey() })).status).toBe(201);
    expect(await countsOf(body.email)).toEqual({ leads: 1, messages: 1 });
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
    const responses: (string | undefined)[] = [];
    for (const email of addresses) responses.push(await sendAndFind(inquiry({ email })));
    expect(new Set(responses).size).toBe(1);
    expect(await sendAndFind(inquiry({ email: addresses[0], listingId: second }))).not.toBe(responses[0]);
    const another = await sendAndFind(inquiry());
    await app.sql(`update inquiry set updated_at = updated_at - interval '31 days' where id = any($1)`, [
      [responses[0], another],
    ]);
    expect(await sendAndFind(inquiry({ email: addresses[0] }))).not.toBe(responses[0]);
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
    ['too short a message', { message: 'Hi' }, 'message'],
    ['a book', { message: 'a'.repeat(2001) }, 'message'],
    ['half a phone number', { phone: '555' }, 'phone'],
    ['no consent', { consentToShare: false }, 'consentToShare'],
    ['a day that is none', { moveInDate: '2027-02-31' }, 'moveInDate'],
    ['a paper we do not know', { documentsReady: ['passport'] }, 'documentsReady'],
    ['an unknown field', { isAdmin: true }, 'isAdmin'],
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
