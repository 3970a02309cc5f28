import { asLandlord, type TestApp } from '@porchlight/service-kit/testing';
import { owner, second, startWithListings } from '../testing/inquiries.ts';
import { landlord, leadsIn, otherLandlord } from '../testing/leads.ts';

let app: TestApp;
const leads = leadsIn(() => app);
const { aLead, change, reply } = leads;
const linesOf = async (query = '', as = landlord) =>
  (await leads.export(query, as)).bytes.toString('utf8').trim().split('\n').slice(1);

beforeAll(async () => {
  app = await startWithListings();
}, 60_000);
afterAll(() => app.stop());
beforeEach(async () => {
  await app.sql('delete from inquiry');
  await app.sql('delete from lead_export');
});

describe('the file of leads', () => {
  it('has the leads of the list with what the renters shared', async () => {
    const id = await aLead({ phone: '416 555 0123', documentsReady: ['job_letter', 'references'], isAbroad: true });
    await reply(id);
    await change(id, { note: 'Good fit' });
    await change(await aLead(), { isArchived: true });
    const [line, ...more] = await linesOf();
    expect(more).toEqual([]);
    expect(line).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d,Leila,Haddad,/);
    for (const value of ["'+14165550123", 'Replied', '"job letter, references"', 'Yes', 'still free', 'Good fit'])
      expect(line).toContain(value);
    expect(await linesOf('?list=archived')).toHaveLength(1);
  });
  it('follows the filters', async () => {
    await aLead();
    await aLead({ listingId: second, firstName: 'Zoé' });
    expect(await linesOf(`?listingId=${second}`)).toEqual([expect.stringContaining('Zoé')]);
  });
  it('is in the language of the page', async () => {
    await aLead();
    const call = { as: landlord, headers: { 'accept-language': 'fr-CA' } };
    const { bytes, headers } = await app.get('/elandlord/export/leads', call);
    expect(bytes.toString('utf8')).toMatch(/^\uFEFFReçue,Prénom,/);
    expect(headers['content-disposition']).toBe('attachment; filename="leads.csv"');
  });
  it('has no cell that a spreadsheet would execute', async () => {
    await aLead({ firstName: 'Ada', message: '=HYPERLINK("https://evil.example","Click here")' });
    expect((await linesOf())[0]).toContain(`"'=HYPERLINK(`);
  });
  it('has no lead of another landlord', async () => {
    await aLead();
    expect(await linesOf('', otherLandlord)).toEqual([]);
  });
  it('is made five times a day by a landlord, and recorded each time', async () => {
    await aLead();
    const others = asLandlord();
    const statuses = await Promise.all([1, 2, 3, 4, 5, 6, 7].map(async () => (await leads.export()).status));
    expect(statuses.sort()).toEqual([200, 200, 200, 200, 200, 429, 429]);
    expect((await leads.export('', others)).status).toBe(200);
    const recorded = await app.sql<{ payload: object }>(
      `select payload from job where name = 'leads.exported' and payload ->> 'personId' = $1`,
      [owner],
    );
    expect(recorded.at(-1)?.payload).toMatchObject({ leadCount: 1, ip: expect.any(String) });
    await app.sql(`update lead_export set exported_at = exported_at - interval '25 hours'`);
    expect((await leads.export()).status).toBe(200);
  });
  it('has at most 10,000 leads', async () => {
    const id = await aLead();
    const add = (count: number) =>
      app.sql(
        `
          insert into inquiry (listing_id, writer, email, first_name, language)
          select listing_id, gen_random_uuid(), 'a@example.com', 'Ada', 'en-CA'
          from inquiry, generate_series(1, $2::int) where id = $1`,
        [id, count],
      );
    await add(9_999);
    expect((await leads.export()).status).toBe(200);
    await add(1);
    const refused = await leads.export();
    expect([refused.status, refused.body.code]).toEqual([422, 'too-many-rows']);
  });
});
