import { randomUUID } from 'node:crypto';
import { contactsIn } from '../lead-contacts/testing/contacts.ts';
import { owner } from '../testing/inquiries.ts';
import { answerTo, landlordAddress, startRelay, type RelayFixture } from './testing/relay.ts';

let on: RelayFixture;
const { name, links, follow, aContact, messagesTo, passDay, report } = contactsIn(() => on.app);
beforeAll(async () => {
  on = await startRelay();
  await report();
});
afterAll(() => on.stop());
beforeEach(() => passDay());

const outcome = async (to: string, from: string, text?: string) => {
  const { reply, code } = await on.send(answerTo(to, { from, ...(text === undefined ? {} : { text }) }));
  return [reply.code, code];
};
/** Makes a thread whose message was mailed to a contact. */
const aContactThread = async () => {
  const contact = await aContact();
  const thread = await on.aThread();
  const [mail] = await messagesTo(contact);
  return { contact, thread, alias: mail!.replyTo ?? '', mail: mail! };
};

describe('an answer by mail of a contact', () => {
  it('reaches the renter as a reply of the landlord, without the address of the contact', async () => {
    const { contact, thread, alias, mail } = await aContactThread();
    expect(mail.words['howToReply']).toMatch(/^Answer this email to reply: Leila gets your text/u);
    expect(new Set([alias, thread.landlordAlias, thread.renterAlias]).size).toBe(3);
    const text = `It is free. ${randomUUID()}`;
    expect(await outcome(alias, contact, `${text} Write to ${contact}.`)).toEqual([250, 'relayed']);
    expect(await on.answersIn(thread)).toEqual([{ author: 'landlord', text: `${text} Write to […].` }]);
    expect((await on.leads.leadOf(thread.id)).messages.map(({ from }) => from)).toEqual([
      'renter',
      'landlord',
      'contact',
    ]);
    expect((await on.leads.summaryOf(thread.id))?.lastAuthor).toBe('contact');
    const mails = await on.leads.mailsTo(thread.renterEmail, 'inquiry-reply');
    expect(JSON.stringify(mails)).not.toContain(contact);
  });
  it('is taken from the contact alone, under its own address alone', async () => {
    const { contact, thread, alias } = await aContactThread();
    for (const [to, from] of [
      [alias, landlordAddress],
      [alias, thread.renterEmail],
      [alias, 'stranger@example.org'],
      [thread.landlordAlias, contact],
      [thread.renterAlias, contact],
    ] as const)
      expect(await outcome(to, from)).toEqual([250, 'stranger']);
    expect(await on.answersIn(thread)).toEqual([]);
  });
  it('ends at once with the address in the listing, and is not taken from the next contact under it', async () => {
    const { contact, thread, alias } = await aContactThread();
    await name(null);
    expect(await outcome(alias, contact)).toEqual([550, 'unknown']);
    const next = await aContact();
    expect([await outcome(alias, contact), await outcome(alias, next)]).toEqual([
      [550, 'unknown'],
      [550, 'unknown'],
    ]);
    await on.send(answerTo(thread.renterAlias, { from: thread.renterEmail, text: 'Is it still free?' }));
    const [mail] = await messagesTo(next);
    expect(mail!.replyTo).not.toBe(alias);
    expect(await outcome(mail!.replyTo ?? '', next)).toEqual([250, 'relayed']);
  });
  it('ends at once with a refusal', async () => {
    const { contact, thread, alias } = await aContactThread();
    await follow((await links(contact)).refuse);
    expect(await outcome(alias, contact)).toEqual([550, 'unknown']);
    expect(await on.answersIn(thread)).toEqual([]);
  });
  it('is not taken for a landlord who may not reply', async () => {
    const { contact, thread, alias } = await aContactThread();
    on.people.set(owner, { email: landlordAddress });
    expect(await outcome(alias, contact)).toEqual([250, 'stranger']);
    on.people.set(owner, { email: landlordAddress, permissions: ['modifyLeads'] });
    expect([await on.answersIn(thread), await outcome(alias, contact)]).toEqual([[], [250, 'relayed']]);
  });
});
