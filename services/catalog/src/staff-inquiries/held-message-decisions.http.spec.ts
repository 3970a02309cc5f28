import { randomUUID } from 'node:crypto';
import type { InquiryThread, StaffInquiry, StaffInquiryMessage } from '@porchlight/contracts/catalog';
import { asRenter, asStaff, guest, type Actor, type TestApp } from '@porchlight/service-kit/testing';
import { DataSource } from 'typeorm';
import { inquirySweeps } from '../inquiries/inquiry-retention.ts';
import { HeldMessages } from '../inquiries/screening/held-messages.ts';
import { anAddress, inquiriesIn, inquiry, second, startWithListings, third } from '../testing/inquiries.ts';
import { landlord, leadsIn } from '../testing/leads.ts';

let app: TestApp;
const { send, askedFor } = inquiriesIn(() => app);
const { get: getLead, leadOf, aProvedLead, summaryOf } = leadsIn(() => app);
beforeAll(async () => {
  app = await startWithListings();
}, 60_000);
afterAll(() => app.stop());
beforeEach(() => app.sql('delete from inquiry'));

const permissions = ['viewInquiries', 'modifyReportedListings'] as const;
const staff = asStaff(permissions);
const manyLinks = 'www.one.example www.two.example www.three.example';
const path = (id: string) => `/admin/inquiries/${id}`;
const get = async (id: string) => (await app.get(path(id), { as: staff })).body.inquiry as StaffInquiry;
const decide = (
  { id, messageId }: { readonly id: string; readonly messageId: string },
  decision: string,
  as: Actor = staff,
) => app.post(`${path(id)}/messages/${messageId}/decision`, { as, body: { decision } });
const unblock = (id: string, as: Actor = staff) => app.delete(`${path(id)}/writer-block`, { as });
const idsOf = async (list: string) =>
  ((await app.get(`/admin/inquiries?list=${list}`, { as: staff })).body.inquiries as StaffInquiry[]).map(
    ({ id }) => id,
  );
const runRelease = () =>
  app.app.get(DataSource).transaction((manager) => app.app.get(HeldMessages, { strict: false }).release(manager));

/** Sends an inquiry; returns its ids in the database, and undefined ones when nothing was stored. */
async function sent(over: object = {}, as?: Actor) {
  const body = inquiry(over);
  const { status } = await send(body, as);
  if (status >= 300) throw new Error(`an inquiry returned ${status}`);
  const [row] = await app.sql<{ id: string; messageId: string }>(
    'select inquiry_id as id, id::text as "messageId" from inquiry_message where key = $1',
    [body.key],
  );
  return { body, email: body.email, id: row?.id ?? '', messageId: row?.messageId ?? '' };
}
/** Sends an inquiry that waits for a decision of staff. */
const aHeld = (over: object = {}, as?: Actor) => sent({ message: `${randomUUID()} ${manyLinks}`, ...over }, as);
/** Sends an inquiry that is passed on after a day. */
const aShortHeld = (over: object = {}) => sent({ pageView: 'x.y', ...over });
const messageOf = async ({ id, messageId }: { readonly id: string; readonly messageId: string }) =>
  (await get(id)).messages.find((message) => message.id === messageId) as StaffInquiryMessage;
const reasonsOf = async (held: { readonly id: string; readonly messageId: string }) =>
  (await messageOf(held)).hold?.reasons;
const templatesTo = async (email: string) =>
  (await askedFor(email)).map(({ name, payload }) => payload.template ?? name);
const age = (messageId: string, hours: number) =>
  app.sql("update inquiry_message set sent_at = sent_at - $2 * interval '1 hour' where id = $1", [messageId, hours]);
const delivered = ['inquiry-received', 'inquiry-confirm', 'inquiry.sent'];
const changesOf = (id: string) =>
  app.sql<{ payload: Record<string, string> }>(
    `select payload from job where name = 'resource.changed' and payload ->> 'recordId' = $1 order by id`,
    [id],
  );

describe('a held message', () => {
  it('shows staff why it is held, and when it is passed on without a decision', async () => {
    const [long, short] = [await aHeld(), await aShortHeld()];
    expect(await messageOf(long)).toMatchObject({ isHeld: true, hold: { reasons: ['many-links'] } });
    expect((await messageOf(long)).hold).not.toHaveProperty('releasesAt');
    const { at, hold } = await messageOf(short);
    expect(hold).toEqual({
      reasons: ['no-page-view'],
      releasesAt: new Date(Date.parse(at) + 86_400_000).toISOString(),
    });
  });
  it('of the time before reasons were stored has none', async () => {
    const held = await aHeld();
    await app.sql(`update inquiry_message set hold_reasons = '{}' where id = $1`, [held.messageId]);
    expect((await messageOf(held)).hold).toEqual({ reasons: [] });
  });
  it('is in the list of held ones until it is decided, also in an inquiry that the landlord has', async () => {
    const [email, first] = [anAddress(), await aHeld()];
    const open = await sent({ email });
    const further = await aHeld({ email });
    expect(further.id).toBe(open.id);
    expect(await idsOf('held')).toEqual([open.id, first.id]);
    await decide(further, 'spam');
    expect(await idsOf('held')).toEqual([first.id]);
    expect(await idsOf('new')).toEqual([open.id]);
    await decide(first, 'spam');
    expect(await idsOf('held')).toEqual([]);
    expect(await idsOf('spam')).toEqual([first.id]);
  });
  it('is decided only by staff with the permission for it', async () => {
    const held = await aHeld();
    for (const as of [guest, asRenter(), landlord])
      expect((await decide(held, 'release', as)).status).toBeGreaterThan(400);
    expect((await decide(held, 'release', asStaff(['viewInquiries', 'showInquiries']))).status).toBe(403);
    expect((await unblock(held.id, asStaff(['viewInquiries']))).status).toBe(403);
    expect((await messageOf(held)).isHeld).toBe(true);
  });
  it('is not found under the id of another inquiry, an unknown or a malformed one', async () => {
    const [held, other] = [await aHeld(), await sent()];
    for (const ids of [
      { ...held, id: other.id },
      { ...held, id: randomUUID() },
      { ...held, messageId: '999999999' },
    ])
      expect(await decide(ids, 'release')).toMatchObject({ status: 404, body: { code: 'message-not-found' } });
    expect((await decide({ ...held, messageId: 'x' }, 'release')).status).toBe(422);
    expect((await decide(held, 'later')).status).toBe(422);
    expect((await unblock(randomUUID())).status).toBe(404);
    expect((await messageOf(held)).isHeld).toBe(true);
  });
});

describe('a released message', () => {
  it('is delivered once, with its mails, and is in the audit log once', async () => {
    const held = await aHeld();
    expect((await getLead(held.id)).status).toBe(404);
    expect((await decide(held, 'release')).status).toBe(200);
    expect(await templatesTo(held.email)).toEqual(delivered);
    for (const again of ['release', 'spam', 'block'])
      expect(await decide(held, again)).toMatchObject({ status: 409, body: { code: 'already-decided' } });
    await age(held.messageId, 200);
    await runRelease();
    expect(await templatesTo(held.email)).toEqual(delivered);
    expect(await messageOf(held)).toMatchObject({
      isHeld: false,
      hold: {
        reasons: ['many-links'],
        decision: 'release',
        decidedBy: staff.subject.sub,
        decidedAt: expect.any(String),
      },
    });
    const changes = await changesOf(held.id);
    expect(changes.map(({ payload }) => payload)).toEqual([
      expect.objectContaining({ resource: 'inquiry', action: 'modified', personId: staff.subject.sub }),
    ]);
    expect(changes[0]?.payload['beforeHash']).not.toBe(changes[0]?.payload['afterHash']);
  });
  it('has its true time of sending for the renter, and its time of arrival for the landlord, who is waited for since', async () => {
    const renter = asRenter();
    const held = await aHeld({}, renter);
    await age(held.messageId, 72);
    await app.sql("update inquiry set sent_at = sent_at - interval '72 hours' where id = $1", [held.id]);
    const before = Date.now();
    await decide(held, 'release');
    const own = (await app.get(`/my-inquiries/${held.id}`, { as: renter })).body as InquiryThread;
    for (const at of [own.inquiry.sentAt, own.messages[0]?.at ?? ''])
      expect(Date.parse(at)).toBeLessThan(before - 71 * 3_600_000);
    expect(own.inquiry.status).toBe('sent');
    const lead = await leadOf(held.id);
    for (const at of [lead.sentAt, lead.messages[0]?.at ?? '', lead.waitingSince ?? '', lead.updatedAt])
      expect(Date.parse(at)).toBeGreaterThanOrEqual(before - 1_000);
  });
  it('is unread for a landlord who opened the inquiry after it was sent', async () => {
    const email = anAddress();
    const open = await sent({ email });
    const further = await aHeld({ email });
    await app.sql('update inquiry set seen_at = clock_timestamp() where id = $1', [open.id]);
    expect(await summaryOf(open.id)).toMatchObject({ isUnread: false });
    await decide(further, 'release');
    expect(await summaryOf(open.id)).toMatchObject({ isUnread: true });
  });
  it('has no warning that it was not checked; one that was passed on without a decision has it', async () => {
    const [released, unchecked] = [await aShortHeld(), await aShortHeld({ listingId: second })];
    await decide(released, 'release');
    await age(unchecked.messageId, 25);
    await runRelease();
    expect((await leadOf(released.id)).cautions).toEqual([]);
    expect((await leadOf(unchecked.id)).cautions).toEqual(['unchecked']);
    expect((await askedFor(released.email))[0]?.payload.words).not.toHaveProperty('careful');
    expect((await askedFor(unchecked.email))[0]?.payload.words).toMatchObject({
      careful: 'We couldn’t check this message. Don’t send money or documents before you know the person.',
    });
    expect((await messageOf(unchecked)).hold).toEqual({ reasons: ['no-page-view'], deliveredAt: expect.any(String) });
    expect(await decide(unchecked, 'spam')).toMatchObject({ status: 409, body: { code: 'already-decided' } });
  });
  it('needs the data of its writer: once that is erased, only spam is left', async () => {
    const held = await aHeld();
    await app.sql('update inquiry set writer = null, email = null, user_id = null where id = $1', [held.id]);
    for (const decision of ['release', 'block'])
      expect(await decide(held, decision)).toMatchObject({ status: 410, body: { code: 'writer-erased' } });
    expect((await decide(held, 'spam')).status).toBe(200);
  });
});

describe('a message that is spam', () => {
  it('is never delivered, and its writer sees that it was not passed on', async () => {
    const renter = asRenter();
    const held = await sent({ email: 'x@mailinator.com' }, renter);
    await decide(held, 'spam');
    await age(held.messageId, 200);
    await runRelease();
    expect((await getLead(held.id)).status).toBe(404);
    expect(await templatesTo(held.email)).toEqual([]);
    const own = (await app.get(`/my-inquiries/${held.id}`, { as: renter })).body as InquiryThread;
    expect([own.inquiry.status, own.messages[0]?.undelivered]).toEqual(['refused', 'refused']);
    expect((await messageOf(held)).hold).toMatchObject({ decision: 'spam' });
  });
  it('is decided once by agents who decide at the same time, also beside the release after a day', async () => {
    const decisions = ['release', 'spam', 'release', 'spam', 'release', 'spam'];
    for (let round = 0; round < 5; round += 1) {
      const held = await aShortHeld();
      await age(held.messageId, 25);
      const [, ...responses] = await Promise.all([
        runRelease(),
        ...decisions.map((decision) => decide(held, decision)),
      ]);
      const counted = responses.filter(({ status }) => status === 200);
      expect(responses.filter(({ status }) => status === 409)).toHaveLength(decisions.length - counted.length);
      const { isHeld, hold } = await messageOf(held);
      expect(counted.length + Number(hold?.decision === undefined)).toBe(1);
      expect((await changesOf(held.id)).length).toBe(counted.length);
      expect(await templatesTo(held.email)).toEqual(isHeld ? [] : delivered);
    }
  });
});

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
