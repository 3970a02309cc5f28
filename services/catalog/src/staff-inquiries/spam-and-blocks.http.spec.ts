import { randomUUID } from 'node:crypto';
import type { TestApp } from '@porchlight/service-kit/testing';
import { inquirySweeps } from '../inquiries/inquiry-retention.ts';
import { heldMessagesIn } from './testing/held-messages.ts';
import { anAddress, inquiry, second, third, startWithListings } from '../testing/inquiries.ts';
import { leadsIn } from '../testing/leads.ts';

let app: TestApp;
const {
  get,
  decide,
  unblock,
  runRelease,
  sent,
  aHeld,
  aShortHeld,
  messageOf,
  reasonsOf,
  templatesTo,
  age,
  changesOf,
  send,
} = heldMessagesIn(() => app);
const { aProvedLead } = leadsIn(() => app);
beforeAll(async () => {
  app = await startWithListings();
}, 60_000);
afterAll(() => app.stop());
beforeEach(() => app.sql('delete from inquiry'));

describe('spam that staff marked', () => {
  const text = () => `Send the deposit first, then I will post the keys of the flat. ${randomUUID()}`;
  it('holds the same text of another writer, and another text of the same writer', async () => {
    const message = text();
    const spam = await aShortHeld({ message });
    await decide(spam, 'spam');
    const same = await sent({ message: `${message.toUpperCase()} !!`, listingId: second });
    expect(await reasonsOf(same)).toEqual(['spam-text']);
    expect((await messageOf(same)).hold).not.toHaveProperty('releasesAt');
    expect(await reasonsOf(await sent({ email: spam.email, listingId: third }))).toEqual(['spam-writer']);
    expect((await messageOf(await sent())).isHeld).toBe(false);
  });
  it('is no sign any more once staff release such a message', async () => {
    const message = text();
    await decide(await aShortHeld({ message }), 'spam');
    const wrong = await sent({ message, listingId: second });
    await decide(wrong, 'release');
    expect((await messageOf(await sent({ message, listingId: third }))).isHeld).toBe(false);
  });
  it('does not hold a text that others sent about the home in good faith', async () => {
    const message = text();
    await sent({ message });
    await decide(await aShortHeld({ message }), 'spam');
    expect((await messageOf(await sent({ message }))).isHeld).toBe(false);
  });
  it('is stored as hashes only, for 24 months', async () => {
    const spam = await aHeld();
    await decide(spam, 'spam');
    const rows = await app.sql<{ hash: string }>('select hash from spam_signature');
    expect(rows.every(({ hash }) => /^[0-9a-f]{64}$/.test(hash))).toBe(true);
    await app.sql("update spam_signature set marked_at = marked_at - interval '25 months'");
    for (const statement of inquirySweeps) await app.sql(statement);
    expect(await app.sql('select 1 from spam_signature')).toEqual([]);
  });
});

describe('a writer whom staff blocked', () => {
  it('reaches no landlord, without a sign of it, until staff unblock them', async () => {
    const [email, other] = [anAddress(), anAddress()];
    const [held, waiting] = [await aHeld({ email }), await aShortHeld({ email, listingId: second })];
    await decide(held, 'block');
    expect((await get(held.id)).isWriterBlocked).toBe(true);
    expect(await send(inquiry({ email, listingId: third }))).toMatchObject({ status: 201, body: { isHeld: false } });
    expect((await sent({ email, listingId: third })).id).toBe('');
    expect((await sent({ email: other, listingId: third })).id).not.toBe('');
    await age(waiting.messageId, 25);
    await runRelease();
    expect(await messageOf(waiting)).toMatchObject({ isHeld: true });
    expect(await templatesTo(email)).toEqual([]);

    expect((await unblock(held.id)).status).toBe(200);
    expect((await unblock(held.id)).status).toBe(200);
    expect((await get(held.id)).isWriterBlocked).toBe(false);
    expect((await changesOf(held.id)).map(({ payload }) => payload['action'])).toEqual(['modified', 'modified']);
    expect((await messageOf(await sent({ email, listingId: third }))).isHeld).toBe(false);
    await runRelease();
    expect((await messageOf(waiting)).isHeld).toBe(false);
    expect((await messageOf(held)).isHeld).toBe(true);
  });
  it('with an account is blocked under all its addresses, as far as it confirmed the one that wrote', async () => {
    const { id, email, renter } = await aProvedLead();
    const held = await aHeld({ email, listingId: second }, renter);
    await decide(held, 'block');
    expect((await sent({ email: anAddress(), listingId: third }, renter)).id).toBe('');
    expect((await get(id)).isWriterBlocked).toBe(true);
  });
  it('does not block the account of an address that a guest wrote under', async () => {
    const { email, renter } = await aProvedLead();
    await decide(await aHeld({ email, listingId: second }), 'block');
    expect((await sent({ email, listingId: third }, renter)).id).not.toBe('');
    expect((await sent({ email, listingId: third })).id).toBe('');
  });
});
