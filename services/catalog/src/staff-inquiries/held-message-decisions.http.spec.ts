import { randomUUID } from 'node:crypto';
import type { InquiryThread } from '@porchlight/contracts/catalog';
import { asRenter, asStaff, guest, type TestApp } from '@porchlight/service-kit/testing';
import { staff, delivered, heldMessagesIn } from './testing/held-messages.ts';
import { anAddress, second, startWithListings } from '../testing/inquiries.ts';
import { landlord, leadsIn } from '../testing/leads.ts';

let app: TestApp;
const {
  decide,
  unblock,
  idsOf,
  runRelease,
  sent,
  aHeld,
  aShortHeld,
  messageOf,
  templatesTo,
  age,
  changesOf,
  askedFor,
} = heldMessagesIn(() => app);
const { get: getLead, leadOf, summaryOf } = leadsIn(() => app);
beforeAll(async () => {
  app = await startWithListings();
}, 60_000);
afterAll(() => app.stop());
beforeEach(() => app.sql('delete from inquiry'));

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
