import { randomUUID } from 'node:crypto';
import { asStaff, type TestApp } from '@porchlight/service-kit/testing';
import type { StaffInquiriesPage, StaffInquiry } from '@porchlight/contracts/catalog';
import { first, owner, second, startWithListings } from '../testing/inquiries.ts';
import { leadsIn } from '../testing/leads.ts';

let app: TestApp;
const { aLead, aProvedLead, change, reply } = leadsIn(() => app);
beforeAll(async () => {
  app = await startWithListings();
}, 60_000);
afterAll(() => app.stop());
beforeEach(() => app.sql('delete from inquiry'));

const path = '/admin/inquiries';
const staff = asStaff(['viewInquiries', 'showInquiries']);
const list = async (query = '') => (await app.get(`${path}${query}`, { as: staff })).body as StaffInquiriesPage;
const idsOf = async (query = '') => (await list(query)).inquiries.map(({ id }) => id);
const search = (text: string) => idsOf(`?search=${encodeURIComponent(text)}`);
const get = async (id: string) => (await app.get(`${path}/${id}`, { as: staff })).body.inquiry as StaffInquiry;
const show = (id: string, as = staff) => app.post(`${path}/${id}/personal-data`, { as });
const reported = async (name: string) =>
  (
    await app.sql<{ payload: object }>(
      `select payload from job where name = $1 and payload ->> 'personId' = $2 order by id`,
      [name, staff.subject.sub],
    )
  ).map(({ payload }) => payload);

describe('the list of inquiries', () => {
  it('has the newest first, with masked renters, and no message, address or phone number', async () => {
    const older = await aLead({ phone: '416 555 0123', source: 'newsletter' });
    const newer = await aLead({ listingId: second });
    const page = await list();
    expect(page.inquiries.map(({ id }) => id)).toEqual([newer, older]);
    expect(page.inquiries[1]).toEqual({
      id: older,
      renter: 'Leila H.',
      email: expect.stringMatching(/^.•••@example\.com$/),
      state: 'new',
      sentAt: expect.any(String),
      source: 'newsletter',
      listing: { id: first, title: expect.any(String), url: expect.stringContaining(first) },
      company: { id: expect.any(String), name: expect.any(String) },
    });
    expect(JSON.stringify(page)).not.toMatch(/Haddad|still free|5550123/);
  });
  it('is divided by what happened to them', async () => {
    const [open, answered, spam, held] = [await aLead(), await aLead(), await aLead(), await aLead()];
    await reply(answered);
    await change(spam, { stage: 'spam' });
    await app.sql('update inquiry set is_quarantined = true, has_held_message = true where id = $1', [held]);
    expect(await idsOf('?list=new')).toEqual([open]);
    expect(await idsOf('?list=answered')).toEqual([answered]);
    expect(await idsOf('?list=spam')).toEqual([spam]);
    expect(await idsOf('?list=held')).toEqual([held]);
    expect(await idsOf()).toHaveLength(4);
  });
  it('is searched by listing, address, renter, landlord, inquiry and name', async () => {
    const other = await aLead({ listingId: second, firstName: 'Ada', lastName: 'Byron' });
    const { id, email, renter } = await aProvedLead({ firstName: 'Zoé', lastName: 'Haddad-Roy' });
    expect(await search(second)).toEqual([other]);
    for (const text of [email.toUpperCase(), renter.subject.sub, id, 'zoe', 'Roy zoé'])
      expect(await search(text)).toEqual([id]);
    expect(await search(owner)).toEqual([id, other]);
    for (const text of ['nobody@example.com', email.slice(1), randomUUID(), 'zoe byron', '& |'])
      expect(await search(text)).toEqual([]);
  });
  it('is limited to days in Toronto', async () => {
    const id = await aLead();
    await app.sql(`update inquiry set sent_at = '2026-03-02T04:30:00Z' where id = $1`, [id]);
    expect(await idsOf('?from=2026-03-01&to=2026-03-01')).toEqual([id]);
    expect(await idsOf('?from=2026-03-02')).toEqual([]);
    expect(await idsOf(`?to=2026-02-28&search=${first}`)).toEqual([]);
    expect((await app.get(`${path}?from=2026-02-30`, { as: staff })).status).toBe(422);
  });
  it('keeps inquiries whose renters are erased, without them', async () => {
    const id = await aLead();
    await app.sql('update inquiry set first_name = null, last_name = null, email = null where id = $1', [id]);
    const [erased] = (await list()).inquiries;
    expect(erased).toMatchObject({ id });
    expect([erased?.renter, erased?.email]).toEqual([undefined, undefined]);
  });
});

describe('an inquiry', () => {
  it('shows what happened to it, and of messages only who wrote how much when', async () => {
    const id = await aLead({ phone: '416 555 0123', gclid: 'g1', utms: { source: 'news' } });
    await reply(id);
    const shown = await get(id);
    expect(shown).toMatchObject({
      id,
      renter: 'Leila H.',
      state: 'answered',
      landlordId: owner,
      hasPhone: true,
      language: 'en-CA',
      gclid: 'g1',
      utms: { source: 'news' },
      repliedAt: expect.any(String),
      messages: [
        { from: 'renter', length: expect.any(Number), isHeld: false },
        { from: 'landlord', length: expect.any(Number), isHeld: false },
      ],
    });
    expect(JSON.stringify(shown)).not.toMatch(/Haddad|still free|5550123/);
  });
  it('is not found under an unknown id', async () => {
    for (const response of [app.get(`${path}/${randomUUID()}`, { as: staff }), show(randomUUID())])
      expect(await response).toMatchObject({ status: 404, body: { code: 'inquiry-not-found' } });
    expect(await reported('personal-data.viewed')).toEqual([]);
  });
  it('shows personal data on request, and reports each view to the audit log', async () => {
    const id = await aLead({ phone: '416 555 0123' });
    expect((await show(id)).body).toEqual({
      firstName: 'Leila',
      lastName: 'Haddad',
      email: expect.stringContaining('@example.com'),
      phone: '+14165550123',
      messages: [{ id: expect.any(String), text: expect.stringContaining('still free') }],
    });
    await show(id);
    const view = { personId: staff.subject.sub, objectKind: 'inquiry', objectId: id };
    expect(await reported('personal-data.viewed')).toEqual([
      expect.objectContaining(view),
      expect.objectContaining(view),
    ]);
  });
  it('shows no personal data to staff without the permission for it', async () => {
    const id = await aLead();
    expect((await show(id, asStaff(['viewInquiries']))).status).toBe(403);
  });
});

describe('the file of inquiries', () => {
  const file = async (query = '') => {
    const { status, bytes } = await app.get(`${path}/export${query}`, { as: staff });
    return { status, lines: bytes.toString('utf8').trim().split('\n') };
  };
  it('has what the list shows, and is reported with its length', async () => {
    const id = await aLead({ phone: '416 555 0123' });
    await aLead({ listingId: second });
    const { lines } = await file(`?search=${first}`);
    expect(lines[0]).toMatch(/id,sentAt,state,renter,listingId,listing,company,source$/);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(new RegExp(`^${id},.*,new,Leila H.,${first},`));
    expect(lines.join()).not.toMatch(/Haddad|example\.com|5550123|still free/);
    expect((await reported('resource.exported')).at(-1)).toMatchObject({ resource: 'inquiries', recordCount: 1 });
  });
});
