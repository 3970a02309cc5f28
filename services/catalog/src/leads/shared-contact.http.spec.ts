import { asRenter, type TestApp } from '@porchlight/service-kit/testing';
import { anAddress, inquiry, startWithListings } from '../testing/inquiries.ts';
import { leadsIn } from '../testing/leads.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startWithListings();
}, 60_000);
afterAll(() => app.stop());

const { aLead, leadOf, export: exportLeads, send } = leadsIn(() => app);
const phone = '+14165550123';
const renter = (sharesContact?: boolean) => ({ email: anAddress(), phone, sharesContact });
const mailsAbout = (id: string) =>
  app.sql<{ words: Record<string, string> }>(
    `
      select payload -> 'words' as words from job where payload -> 'words' ->> 'path' = '/portal/leads/' || $1
      order by id`,
    [id],
  );

describe('email and phone of a renter', () => {
  it('who does not share them are in no lead, file or mail', async () => {
    const { email, ...given } = renter();
    const id = await aLead({ email, ...given });
    expect(await leadOf(id)).toMatchObject({ isErased: false });
    expect(await leadOf(id)).not.toHaveProperty('email');
    expect(await leadOf(id)).not.toHaveProperty('phone');
    const seen = [(await exportLeads()).bytes.toString(), JSON.stringify(await mailsAbout(id))];
    for (const text of seen) expect([text.includes(email), text.includes(phone)]).toEqual([false, false]);
    expect(await mailsAbout(id)).toMatchObject([
      { words: { howToReply: expect.stringContaining('Reply on the site') } },
    ]);
  });
  it('who shares them are in the lead, the file and the mail', async () => {
    const { email, ...given } = renter(true);
    const id = await aLead({ email, ...given });
    expect(await leadOf(id)).toMatchObject({ email, phone });
    expect((await exportLeads()).bytes.toString()).toContain(email);
    expect(await mailsAbout(id)).toMatchObject([{ words: { renterEmail: email, renterPhone: phone } }]);
  });
  it('stay shared by a later message that does not mention them', async () => {
    const { email, ...given } = renter(true);
    const as = asRenter();
    const id = await aLead({ email, ...given }, as);
    await send(inquiry({ email, sharesContact: undefined }), as);
    expect((await leadOf(id)).email).toBe(email);
    const later = renter();
    const other = await aLead(later, as);
    await send(inquiry({ email: later.email, sharesContact: true }), as);
    expect((await leadOf(other)).email).toBe(later.email);
  });
});
