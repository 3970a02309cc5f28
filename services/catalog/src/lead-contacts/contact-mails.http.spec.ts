import { randomUUID } from 'node:crypto';
import { asLandlord, type TestApp } from '@porchlight/service-kit/testing';
import { anAddress, first, inquiry, second, startWithListings } from '../testing/inquiries.ts';
import { aDraft, aLandlord } from '../testing/drafts.ts';
import { landlord, leadsIn } from '../testing/leads.ts';
import { contactsIn } from './testing/contacts.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startWithListings();
  await report();
}, 60_000);
afterAll(() => app.stop());
const { name, request, links, follow, aContact, messagesTo, passDay, report } = contactsIn(() => app);
const { aLead, landlordMails, reply } = leadsIn(() => app);
beforeEach(() => passDay());

describe('messages of renters', () => {
  it('are mailed to a contact that agreed, besides the landlord', async () => {
    const email = await aContact();
    const before = await landlordMails();
    const body = inquiry({ phone: '416 555 0199', moveInDate: '2027-03-01' });
    await aLead(body);
    const [mail, ...more] = await messagesTo(email);
    expect([more, (await landlordMails()) - before]).toEqual([[], 1]);
    expect(mail!.words).toMatchObject({
      message: body.message,
      renterName: 'Leila Haddad',
      renterEmail: body.email,
      renterPhone: '416 555 0199',
      moveIn: '2027-03-01',
      howToReply: `Reply by email to ${body.email}.`,
    });
    expect(mail!.words).not.toHaveProperty('path');
    expect((await follow(mail!.words.items[0]!.path)).status).toBe(200);
    await aLead();
    expect(await messagesTo(email)).toHaveLength(1);
  });
  it('show what the landlord sees: without the address of a renter who does not share it', async () => {
    const email = await aContact();
    const body = inquiry({ sharesContact: false, phone: '416 555 0199' });
    await aLead(body);
    const mails = await messagesTo(email);
    expect(mails[0]!.words['howToReply']).toMatch(/^The landlord replies from their account/u);
    for (const part of [body.email, '0199']) expect(JSON.stringify(mails)).not.toContain(part);
  });
  it('are mailed to the contact although the landlord turned off the own mails', async () => {
    const email = await aContact();
    const before = await landlordMails();
    await app.patch('/elandlord/lead-mail', { as: landlord, body: { enabled: false } });
    await aLead();
    await app.patch('/elandlord/lead-mail', { as: landlord, body: { enabled: true } });
    expect([(await messagesTo(email)).length, (await landlordMails()) - before]).toEqual([1, 0]);
  });
  it('are in the language of the listing', async () => {
    const email = await aContact();
    await app.sql(`update listing set lang = 'fr' where public_id = $1`, [first]);
    await aLead();
    await app.sql(`update listing set lang = 'en' where public_id = $1`, [first]);
    const [mail] = await messagesTo(email);
    expect([mail!.language, mail!.words['howToReply']]).toEqual([
      'fr-CA',
      expect.stringMatching(/^Répondez par courriel à /u),
    ]);
  });
  it('are not mailed to an address that was not asked, has not answered, or refused', async () => {
    const email = anAddress();
    await name(email);
    await aLead();
    await request();
    await aLead();
    await follow((await links(email)).refuse);
    await aLead();
    expect(await messagesTo(email)).toEqual([]);
  });
  it('are not mailed to another spelling of a mailbox that refused', async () => {
    const mailbox = randomUUID().replaceAll('-', '').slice(0, 12);
    const email = await aContact(first, landlord, `${mailbox}@gmail.com`);
    await passDay();
    const spelling = await aContact(first, landlord, `${mailbox}+homes@gmail.com`);
    await follow((await links(email)).refuse);
    await aLead();
    expect(await messagesTo(spelling)).toEqual([]);
  });
  it('are not mailed to an address that was taken out of the listing, and again once it is back', async () => {
    const email = await aContact();
    await name(null);
    await aLead();
    expect(await messagesTo(email)).toEqual([]);
    await name(email);
    await aLead();
    expect(await messagesTo(email)).toHaveLength(1);
  });
  it('about another listing are not mailed to it', async () => {
    const email = await aContact();
    await name(null, second);
    await aLead({ listingId: second });
    expect(await messagesTo(email)).toEqual([]);
  });
  it('are not mailed to an address that agreed for another landlord only', async () => {
    const other = asLandlord(await aLandlord(app));
    const { id } = await aDraft(app, other.subject.sub);
    const email = await aContact(id, other);
    await name(email);
    await aLead();
    expect(await messagesTo(email)).toEqual([]);
  });
  it('follow one another to the contact; replies of the landlord do not', async () => {
    const email = await aContact();
    const from = anAddress();
    const id = await aLead({ email: from });
    await reply(id);
    await aLead({ email: from });
    expect((await messagesTo(email)).map(({ words }) => words['renterName'])).toEqual(['Leila Haddad', 'Leila Haddad']);
  });
});
