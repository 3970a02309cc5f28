import type { TestApp } from '@porchlight/service-kit/testing';
import { first, ids, second, startWithListings } from '../testing/inquiries.ts';
import { landlord, leadsIn, otherLandlord } from '../testing/leads.ts';

let app: TestApp;
const { aLead, aProvedLead, list, get, leadOf, summaryOf, view, change, remove, reply, send } = leadsIn(() => app);
const unknown = '00000000-0000-4000-8000-000000000000';
const clear = () => app.sql('delete from inquiry');
const idsOf = async (query = '') => (await list(query)).leads.map(({ id }) => id);
const age = (id: string, hours: number) =>
  app.sql(
    `
      with aged as (update inquiry
        set sent_at = sent_at - $2::interval, updated_at = updated_at - $2::interval,
        waiting_since = waiting_since - $2::interval where id = $1)
    update inquiry_message set sent_at = sent_at - $2::interval where inquiry_id = $1`,
    [id, `${hours} hours`],
  );

beforeAll(async () => {
  app = await startWithListings();
}, 60_000);
afterAll(() => app.stop());
beforeEach(clear);

describe('the leads of a landlord', () => {
  it('come in the order of those that wait longest, then of the latest answers', async () => {
    const [new1, old, answered, answeredLater] = [await aLead(), await aLead(), await aLead(), await aLead()];
    await age(old, 30);
    await age(answered, 60);
    await reply(answered);
    await reply(answeredLater);
    const page = await list();
    expect(page.leads.map(({ id }) => id)).toEqual([old, new1, answeredLater, answered]);
    expect(page.leads.map(({ waitingSince }) => waitingSince !== undefined)).toEqual([true, true, false, false]);
    expect(page.longestWaitSince).toBe(page.leads[0]?.waitingSince);
    expect(page.counts).toMatchObject({ open: 4, waiting: 2, new: 2, replied: 2, viewed: 0, spam: 0, archived: 0 });
    expect(await idsOf('?list=waiting')).toEqual([old, new1]);
  });
  it('are listed 25 a page', async () => {
    const [one] = [await aLead()];
    await app.sql(
      `with more as (insert into inquiry (listing_id, writer, email, first_name, last_name, language)
        select listing_id, 'w' || n, 'w' || n || '@example.com', 'Ada', 'Obi', 'en-CA'
        from inquiry, generate_series(1, 26) n where id = $1 returning id)
      insert into inquiry_message (inquiry_id, key, author, text) select id, 'more:' || id, 'renter', 'Hello there'
      from more`,
      [one],
    );
    const page = await list('?page=2');
    expect([page.leads.length, page.pagination.total, page.pagination.currentPage]).toEqual([2, 27, 2]);
    expect(new Set([...(await idsOf()), ...(await idsOf('?page=2'))]).size).toBe(27);
  });
  it('are filtered by list, listing, days and text, with the number of each list', async () => {
    const [one, two, spam] = [
      await aLead({ message: 'Est-ce que les chats sont acceptés ?' }),
      await aLead({ listingId: second, firstName: 'Zoé' }),
      await aLead(),
    ];
    await change(spam, { stage: 'spam' });
    await age(two, 24 * 5);
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto' }).format(new Date());
    expect((await idsOf()).sort()).toEqual([one, two].sort());
    expect(await idsOf('?list=spam')).toEqual([spam]);
    expect(await idsOf(`?listingId=${second}`)).toEqual([two]);
    expect(await idsOf(`?from=${today}`)).toEqual([one]);
    expect(await idsOf(`?from=${today}&to=${today}&list=spam`)).toEqual([spam]);
    expect(await idsOf('?to=2026-01-01')).toEqual([]);
    expect(await idsOf('?text=ACCEPTES')).toEqual([one]);
    expect(await idsOf('?text=zoe%20haddad')).toEqual([two]);
    expect(await idsOf('?text=%25')).toEqual([]);
    expect((await list(`?listingId=${second}`)).counts).toMatchObject({ open: 1, spam: 0 });
    expect((await app.get('/elandlord/leads?list=all', { as: landlord })).status).toBe(422);
  });
  it('are searched by text among the 5,000 latest, within the other filters', async () => {
    const old = await aLead({ message: 'Do you accept ferrets here?' });
    await age(old, 48);
    const add = (count: number) =>
      app.sql(
        `
          insert into inquiry (listing_id, writer, email, first_name, language)
          select l.id, gen_random_uuid(), 'a@example.com', 'Ada', 'en-CA' from listing l, generate_series(1, $2::int)
          where public_id = $1`,
        [second, count],
      );
    await add(4_999);
    expect(await idsOf('?text=ferrets')).toEqual([old]);
    await add(1);
    expect(await idsOf('?text=ferrets')).toEqual([]);
    expect(await idsOf(`?text=ferrets&listingId=${first}`)).toEqual([old]);
  });
  it('show the last message, its author, and whether it was read', async () => {
    const { id, body, renter } = await aProvedLead({ message: `Is it free? ${'x'.repeat(300)}` });
    expect(await summaryOf(id)).toMatchObject({
      firstName: 'Leila',
      lastName: 'Haddad',
      listing: { id: first, address: expect.any(String), title: expect.any(String) },
      lastAuthor: 'renter',
      stage: 'new',
      isUnread: true,
      isAddressConfirmed: true,
      cautions: [],
    });
    expect((await summaryOf(id))?.excerpt).toHaveLength(200);
    await reply(id);
    expect(await summaryOf(id)).toMatchObject({
      excerpt: 'Yes, it is still free.',
      lastAuthor: 'landlord',
      stage: 'replied',
      isUnread: false,
    });
    await send({ ...body, key: 'k'.repeat(30), message: 'Thank you, when can I see it?' }, renter);
    expect(await summaryOf(id)).toMatchObject({ isUnread: true, waitingSince: expect.any(String), stage: 'replied' });
  });
  it('do not include held messages until they are passed on', async () => {
    const id = await aLead({ website: 'https://bot.example' });
    expect(await list()).toMatchObject({ leads: [], counts: { open: 0 } });
    expect((await get(id)).status).toBe(404);
  });
  it('are no other landlord’s', async () => {
    const id = await aLead();
    expect((await list('', otherLandlord)).leads).toEqual([]);
    for (const response of [
      await get(id, otherLandlord),
      await view(id, otherLandlord),
      await change(id, { stage: 'lost' }, otherLandlord),
      await remove(id, otherLandlord),
      await reply(id, {}, otherLandlord),
      await get(unknown),
      await view(unknown),
    ])
      expect([response.status, response.body.code]).toEqual([404, 'lead-not-found']);
    expect(await leadOf(id)).toMatchObject({ stage: 'new', messages: [{ from: 'renter' }] });
  });
});

describe('one lead', () => {
  it('has everything that the renter agreed to share, its listing and its messages', async () => {
    const { id, email, body } = await aProvedLead({
      phone: '416 555 0123',
      moveInDate: '2027-03-01',
      householdSize: 2,
      pets: 'One cat',
      documentsReady: ['job_letter'],
      isAbroad: true,
      message: 'Can I pay by wire transfer?',
    });
    await reply(id);
    expect(await leadOf(id)).toMatchObject({
      email,
      phone: '+14165550123',
      moveInDate: '2027-03-01',
      householdSize: 2,
      pets: 'One cat',
      documentsReady: ['job_letter'],
      isAbroad: true,
      cautions: ['payment'],
      note: '',
      isBlocked: false,
      listing: { id: first, rent: expect.any(Number), url: expect.stringContaining(first) },
      messages: [
        { from: 'renter', text: body.message },
        { from: 'landlord', text: 'Yes, it is still free.' },
      ],
    });
  });
  it('has only the first name and the messages once the renter’s account is erased', async () => {
    const id = await aLead();
    await app.sql('update inquiry set writer = null, last_name = null, email = null where id = $1', [id]);
    const lead = await leadOf(id);
    expect([lead.firstName, lead.messages.length, 'lastName' in lead, 'email' in lead]).toEqual([
      'Leila',
      1,
      false,
      false,
    ]);
  });
  it('is viewed when the landlord opens it, which the renter sees', async () => {
    const { id, body, renter } = await aProvedLead();
    const status = async () => (await app.get(`/my-inquiries/${id}`, { as: renter })).body.inquiry.status;
    await get(id);
    expect([(await leadOf(id)).stage, await status()]).toEqual(['new', 'sent']);
    expect((await view(id)).status).toBe(200);
    expect([(await leadOf(id)).stage, await status()]).toEqual(['viewed', 'seen']);
    await send({ ...body, key: 'n'.repeat(30), message: 'And is the garage included?' }, renter);
    expect(await status()).toBe('sent');
    await change(id, { stage: 'showing' });
    await view(id);
    expect(await status()).toBe('seen');
    expect((await leadOf(id)).stage).toBe('showing');
  });
  it('changes stage, note and archive, each on its own', async () => {
    const id = await aLead();
    expect((await change(id, { stage: 'applied' })).status).toBe(200);
    await change(id, { note: '  Good fit  ' });
    await change(id, { isArchived: true });
    expect(await leadOf(id)).toMatchObject({ stage: 'applied', note: 'Good fit', isArchived: true });
    expect(await idsOf('?list=archived')).toEqual([id]);
    await change(id, { isArchived: false, note: '' });
    expect(await leadOf(id)).toMatchObject({ stage: 'applied', note: '', isArchived: false });
    expect((await change(id, { stage: 'sold' })).status).toBe(422);
    expect((await change(id, { note: 'x'.repeat(2_001) })).status).toBe(422);
  });
  it('waits no longer once it is leased or lost, until the renter writes again', async () => {
    const { id, body, renter } = await aProvedLead();
    await change(id, { stage: 'lost' });
    expect((await list()).counts).toMatchObject({ open: 1, waiting: 0, lost: 1 });
    await send({ ...body, key: 'l'.repeat(30), message: 'Is it really gone?' }, renter);
    expect((await list()).counts).toMatchObject({ waiting: 1, lost: 1 });
  });
  it('is deleted for the landlord only, and comes back with a new message', async () => {
    const { id, body, renter } = await aProvedLead();
    await change(id, { isArchived: true });
    expect((await remove(id)).status).toBe(200);
    expect([(await get(id)).status, await idsOf('?list=archived'), (await remove(id)).status]).toEqual([404, [], 404]);
    expect((await app.get(`/my-inquiries/${id}`, { as: renter })).body.messages).toHaveLength(1);
    await send({ ...body, key: 'm'.repeat(30), message: 'Hello, did you get my message?' }, renter);
    expect(await leadOf(id)).toMatchObject({ isArchived: false, messages: [{}, {}] });
  });
});

it('the listings of the tests have one landlord', async () => {
  expect(await app.sql('select distinct owner_user_id from listing')).toHaveLength(1);
  expect(ids.length).toBeGreaterThan(25);
});
