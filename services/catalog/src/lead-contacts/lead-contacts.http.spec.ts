import { randomUUID } from 'node:crypto';
import { maxContactRequestsPerDay } from '@porchlight/contracts/catalog';
import { asLandlord, guest, type Actor, type TestApp } from '@porchlight/service-kit/testing';
import { aDraft, aLandlord } from '../testing/drafts.ts';
import { anAddress, first, owner, second, startWithListings } from '../testing/inquiries.ts';
import { landlord, leadsIn } from '../testing/leads.ts';
import { leadContactSweeps } from './lead-contact-sql.ts';
import { contactsIn, outcomeOf } from './testing/contacts.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startWithListings();
  await report();
}, 60_000);
afterAll(() => app.stop());
const { name, request, get, stateOf, questionsTo, links, follow, aContact, passDay, report } = contactsIn(() => app);
const { known } = leadsIn(() => app);
beforeEach(() => passDay());

/** Reports a landlord with a draft that names an address. */
const another = async (email: string) => {
  const as = asLandlord(await aLandlord(app));
  const { id } = await aDraft(app, as.subject.sub);
  await name(email, id, as);
  return { id, as };
};
const unconfirmed = (): Actor => ({
  ...landlord,
  subject: { ...landlord.subject, perms: ['viewPortal', 'viewPortalListings', 'modifyPortalListings'] },
});

describe('the contact address of a listing', () => {
  it('is stored in lower case, is seen by its landlord, and is not public', async () => {
    const email = anAddress();
    expect(await name(`${email.toUpperCase()}`)).toMatchObject({ contactEmail: email });
    expect(JSON.stringify((await app.get(`/listing/${first}`)).body)).not.toContain(email);
    const preview = await app.get(`/elandlord/listings/${first}/preview`, { as: landlord });
    expect([preview.status, JSON.stringify(preview.body).includes(email)]).toEqual([200, false]);
    await name(null);
    expect(await stateOf()).toEqual({ state: 'none', canRequest: false });
  });
  it('is asked once, however many requests come at once, and once a day after that', async () => {
    const email = anAddress();
    await name(email);
    expect([await stateOf(), await questionsTo(email)]).toEqual([{ state: 'unasked', canRequest: true }, []]);
    const responses = await Promise.all([1, 2, 3, 4].map(() => request()));
    expect(new Set(responses.map(({ body }) => JSON.stringify(body)))).toEqual(
      new Set([JSON.stringify({ state: 'waiting', canRequest: false })]),
    );
    expect(await questionsTo(email)).toHaveLength(1);
    await passDay();
    expect((await stateOf()).canRequest).toBe(true);
    await request();
    expect(await questionsTo(email)).toHaveLength(2);
  });
  it('is asked with the name of the company, and with nothing else that its landlord wrote', async () => {
    const email = anAddress();
    await name(email);
    await request();
    const [question] = await questionsTo(email);
    expect(Object.keys(question!.words).sort()).toEqual(['items', 'landlordName', 'path']);
    expect(question!.language).toBe('en-CA');
  });
  it('is asked for each landlord, and hidden from others', async () => {
    const email = await aContact();
    const other = await another(email);
    expect(await stateOf(other.id, other.as)).toEqual({ state: 'unasked', canRequest: true });
    expect(outcomeOf(await get(first, other.as))).toEqual([404, 'listing-not-found']);
    expect(outcomeOf(await request(first, other.as))).toEqual([404, 'listing-not-found']);
  });
  it('agrees once for all listings of its landlord', async () => {
    const email = await aContact();
    await name(email, second);
    expect(await stateOf(second)).toEqual({ state: 'confirmed', canRequest: false });
    await request(second);
    expect(await questionsTo(email)).toHaveLength(1);
  });
  it('needs no agreement if it is one that the account of its landlord proved', async () => {
    const [own, claimed] = [anAddress(), anAddress()];
    await known(own, owner);
    await known(claimed, owner, { isClaimed: false });
    await name(own);
    expect((await request()).body).toEqual({ state: 'own', canRequest: false });
    await name(claimed);
    expect((await request()).body.state).toBe('waiting');
    expect([(await questionsTo(own)).length, (await questionsTo(claimed)).length]).toEqual([0, 1]);
    const other = await another(own);
    expect((await stateOf(other.id, other.as)).state).toBe('unasked');
  });
  it('is not asked by a landlord without a confirmed address', async () => {
    await name(anAddress());
    expect((await get(first, unconfirmed())).body).toEqual({ state: 'unasked', canRequest: false });
    for (const as of [guest, unconfirmed()]) expect((await request(first, as)).status).toBeGreaterThanOrEqual(401);
  });
});

describe('the limits', () => {
  it('are ten mailboxes a landlord and day, also when the last ones are asked at once', async () => {
    const { id, as } = await another(anAddress());
    for (let count = 1; count < maxContactRequestsPerDay; count += 1) {
      expect((await request(id, as)).status).toBe(200);
      await name(anAddress(), id, as);
    }
    const { id: other } = await aDraft(app, as.subject.sub);
    await name(anAddress(), other, as);
    const responses = await Promise.all([request(id, as), request(other, as)]);
    expect(responses.map(outcomeOf).sort()).toEqual([
      [200, undefined],
      [429, 'too-many-contacts'],
    ]);
    await name(anAddress());
    expect((await request()).body.state).toBe('waiting');
    expect(Number(responses.find(({ status }) => status === 429)?.headers['retry-after'])).toBeGreaterThan(80_000);
  });
  it('count the spellings of a mailbox together', async () => {
    const mailbox = randomUUID().replaceAll('-', '').slice(0, 12);
    await name(`${mailbox}@gmail.com`);
    await request();
    await name(`${mailbox.slice(0, 3)}.${mailbox.slice(3)}+rent@gmail.com`);
    expect((await request()).body).toEqual({ state: 'waiting', canRequest: false });
    expect(await questionsTo(`${mailbox.slice(0, 3)}.${mailbox.slice(3)}+rent@gmail.com`)).toEqual([]);
  });
});

describe('the links of the question', () => {
  const check = async (link: string) => (await app.get(link)).body as object;
  it('change nothing when they are opened, and work once', async () => {
    const email = anAddress();
    await name(email);
    await request();
    const { agree, refuse } = await links(email);
    for (const link of [agree, refuse])
      expect(await check(link)).toEqual({
        state: 'valid',
        purpose: link.split('/')[2],
        maskedEmail: `${email[0]}•••@example.com`,
        title: 'Elm Homes',
      });
    expect((await stateOf()).state).toBe('waiting');
    expect((await follow(agree)).status).toBe(200);
    expect([(await stateOf()).state, await check(agree), outcomeOf(await follow(agree))]).toEqual([
      'confirmed',
      { state: 'used', purpose: 'lead-contact' },
      [410, 'link-dead'],
    ]);
  });
  it('refuse for good, also after an agreement and for every spelling', async () => {
    const mailbox = randomUUID().replaceAll('-', '').slice(0, 12);
    const email = await aContact(first, landlord, `${mailbox}@gmail.com`);
    const { agree, refuse } = await links(email);
    expect((await follow(refuse)).status).toBe(200);
    await passDay();
    for (const spelling of [email, `${mailbox}+homes@gmail.com`]) {
      await name(spelling);
      expect((await request()).body).toEqual({ state: 'refused', canRequest: false });
    }
    expect(outcomeOf(await follow(agree))).toEqual([410, 'link-dead']);
    expect([outcomeOf(await follow(refuse)), await check(refuse)]).toEqual([
      [410, 'link-dead'],
      { state: 'used', purpose: 'lead-contact-refusal' },
    ]);
    expect(await questionsTo(email)).toHaveLength(1);
  });
  it('do not stand in for each other', async () => {
    const email = anAddress();
    await name(email);
    await request();
    const { agree, refuse } = await links(email);
    const swapped = [
      agree.replace('/lead-contact/', '/lead-contact-refusal/'),
      refuse.replace('/lead-contact-refusal/', '/lead-contact/'),
    ];
    for (const link of swapped) {
      expect(await check(link)).toMatchObject({ state: 'unknown' });
      expect(outcomeOf(await follow(link))).toEqual([410, 'link-dead']);
    }
  });
});

describe('the retention of contacts', () => {
  const sweep = async () => {
    for (const sql of leadContactSweeps) await app.sql(sql);
  };
  it('ends for addresses that no listing names, and for those that do not answer within 30 days', async () => {
    const email = await aContact();
    await passDay();
    await sweep();
    expect((await stateOf()).state).toBe('confirmed');
    await name(null);
    await another(email);
    await sweep();
    await name(email);
    expect((await stateOf()).state).toBe('unasked');
    await request();
    await app.sql(`update lead_contact set requested_at = now() - interval '29 days'`);
    await sweep();
    expect((await stateOf()).state).toBe('waiting');
    await app.sql(`update lead_contact set requested_at = now() - interval '31 days'`);
    await sweep();
    expect((await stateOf()).state).toBe('unasked');
  });
  it('never ends for a refusal', async () => {
    const email = await aContact();
    await follow((await links(email)).refuse);
    await name(null);
    await app.sql(`update lead_contact set requested_at = now() - interval '2 years'`);
    await sweep();
    await name(email);
    expect((await stateOf()).state).toBe('refused');
  });
});
