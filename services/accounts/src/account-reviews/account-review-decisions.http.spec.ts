import { asLandlord, asService, guest, raceRounds, startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { accounts } from '../accounts.ts';
import { mailsTo } from '../testing/queued-mail.ts';
import { anAddress, registrationForm } from '../testing/registration-form.ts';
import { asPerson } from '../testing/staff-actor.ts';
import { aColleague, reason, reviewsIn, support, suspended } from './testing/reviews-in.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startForTest(accounts);
});
afterAll(() => app.stop());
const { queue, aReviewed, get, decide, flag, reviewIdsOf, restrictionOf, reportedOf, auditOf } = reviewsIn(() => app);
const templatesTo = async (id: string) => (await mailsTo(app, id)).map(({ template }) => template);
const limited = { decision: 'limited', code: 'other', reason, maxListings: 2 } as const;
const banned = { decision: 'banned', code: 'scam', reason } as const;
const login = (email: string, password: string) => app.post('/login', { as: guest, body: { email, password } });
/** Registers and returns the state of the new account. */
const kindOf = async (form: object) => {
  const { body } = await app.post('/register', { as: guest, body: registrationForm(form) });
  const [row] = await app.sql<{ state: string }>('select state from person where id = $1', [body.user.id]);
  return row?.state;
};
const stateOf = async (id: string) => (await app.get('/user/account-state', { as: asLandlord(id) })).body;

describe('a decision about an account (REVIEW-3)', () => {
  it('approves it: mailed and in the audit log', async () => {
    const { user, id } = await aReviewed();
    const { status, body } = await decide(id, { decision: 'approved', note: 'Known to us.' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      outcome: { state: 'approved', note: 'Known to us.', decidedBy: support.subject.sub },
    });
    expect(await templatesTo(user.id)).toEqual(['account-approved']);
    expect(await auditOf(user.id)).toEqual(['account-review.approved']);
    expect((await queue('closed')).map((one) => one.id)).toContain(id);
    expect(await stateOf(user.id)).toEqual({});
  });
  it('limits it, which catalog and commerce learn, and an approval lifts', async () => {
    const { user, id } = await aReviewed();
    await decide(id, limited);
    expect(await restrictionOf(user.id)).toEqual({ restriction: 'limited', maxListings: 2 });
    expect(await reportedOf(user.id)).toMatchObject({ restriction: 'limited', maxListings: 2 });
    expect(await stateOf(user.id)).toEqual({ restriction: 'limited', maxListings: 2, reason });
    const reopened = await app.post(`/support/account-reviews/${id}/reopen`, { as: support });
    expect(reopened.body).toMatchObject({ state: 'open', triggers: ['reopened'], restriction: 'limited' });
    await decide(reopened.body.id as string, { decision: 'approved' });
    expect(await restrictionOf(user.id)).toEqual({ restriction: null, maxListings: null });
    expect((await get(reopened.body.id as string)).earlier).toMatchObject([{ state: 'limited', maxListings: 2 }]);
  });
  it('suspends it: the landlord logs in and reads why', async () => {
    const { user, id } = await aReviewed();
    await decide(id, suspended);
    expect(await reportedOf(user.id)).toMatchObject({ restriction: 'suspended' });
    expect((await login(user.email, user.password)).status).toBe(200);
    expect(await stateOf(user.id)).toEqual({ restriction: 'suspended', reason });
    await flag({ personId: user.id, trigger: 'risk', subject: 'dddddddddd', risk: 90 });
    expect(await reviewIdsOf(user.id)).toEqual([id]);
  });
  it.each([
    [suspended.decision, { decision: 'suspended', reason }, 'code'],
    [limited.decision, { decision: 'limited', reason, code: 'other' }, 'maxListings'],
    ['banned', { decision: 'banned', code: 'scam' }, 'reason'],
  ])('that is %s needs its details', async (_, body, field) => {
    const { user, id } = await aReviewed();
    const response = await decide(id, body);
    expect(response).toMatchObject({ status: 422, body: { errors: { [field]: [expect.any(String)] } } });
    expect(await templatesTo(user.id)).toEqual([]);
  });
  it('is for members of support, about others, and not about staff', async () => {
    const { user, id } = await aReviewed();
    const own = asPerson(user.id, ['showAccountReviews', 'modifyAccountReviews'], 'support');
    expect(await decide(id, suspended, own)).toMatchObject({ status: 403, body: { code: 'own-account' } });
    await app.sql(`insert into person_role (person_id, role_key) values ($1, 'support')`, [user.id]);
    expect(await decide(id, suspended)).toMatchObject({ status: 403, body: { code: 'staff-account' } });
    expect((await restrictionOf(user.id))?.restriction).toBeNull();
    expect((await decide('44444444-4444-4444-8444-444444444444', suspended)).status).toBe(404);
  });
  it('of two at once is the first: the second gets 409, and no mail is doubled', async () => {
    for (const _ of raceRounds(5)) {
      const { user, id } = await aReviewed();
      const both = await Promise.all([decide(id, suspended), decide(id, { decision: 'approved' }, aColleague())]);
      expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      expect(both.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'already-decided' });
      const { outcome } = await get(id);
      expect((await restrictionOf(user.id))?.restriction).toBe(outcome?.state === 'approved' ? null : 'suspended');
      expect(await templatesTo(user.id)).toHaveLength(1);
      expect(await auditOf(user.id)).toHaveLength(1);
    }
  });
});

describe('a banned account (REVIEW-4)', () => {
  it('is logged out, cannot log in, and reads why', async () => {
    const { user, id } = await aReviewed();
    const { body } = await login(user.email, user.password);
    await decide(id, banned);
    const token = body.tokenInfo.access_token as string;
    const resolved = await app.post('/internal/sessions/resolve', { as: asService('gateway'), body: { token } });
    expect(resolved.body.session).toBeUndefined();
    const refused = await login(user.email, user.password);
    expect(refused).toMatchObject({ status: 403, body: { code: 'account-banned' } });
    expect(refused.body.message).toMatch(/closed.*contact page/);
    expect((await login(user.email, 'another wrong guess')).status).toBe(401);
  });
  it('cannot register again by its address or telephone number until it is approved', async () => {
    const { user, id } = await aReviewed();
    const phone = '+14165550188';
    await app.sql('update person set phone = $2 where id = $1', [user.id, phone]);
    await decide(id, banned);
    await app.sql('delete from person where id = $1', [user.id]);
    expect(await kindOf({ email: user.email })).toBe('decoy');
    expect(await kindOf({ email: anAddress(), phone })).toBe('decoy');
    expect(await kindOf({ email: anAddress(), phone: '+14165550177' })).toBe('active');
  });
  it('is let in again by an approval', async () => {
    const { user, id } = await aReviewed();
    await app.sql('update person set phone = $2 where id = $1', [user.id, '+14165550166']);
    await decide(id, banned);
    const reopened = await app.post(`/support/account-reviews/${id}/reopen`, { as: support });
    await decide(reopened.body.id as string, { decision: 'approved' });
    expect((await login(user.email, user.password)).status).toBe(200);
    expect(await kindOf({ email: anAddress(), phone: '+14165550166' })).toBe('active');
  });
});

describe('a landlord whose account was suspended (REVIEW-1)', () => {
  const phone = '+14165550155';
  const landlordForm = (form: object) => registrationForm({ phone, company: 'Maple Homes', ...form });
  const triggersOf = async (form: object) => {
    const { body } = await app.post('/elandlord/register', { as: guest, body: landlordForm(form) });
    const id = body.user.id as string;
    const flags = await app.sql<{ trigger: string }>(
      `select distinct payload->>'trigger' as trigger from job
       where name = 'landlord.flagged' and payload->>'personId' = $1`,
      [id],
    );
    return flags.map(({ trigger }) => trigger);
  };
  it('is known by the telephone number of a new account, until the suspended one is approved', async () => {
    const { user, id } = await aReviewed();
    await app.sql('update person set phone = $2 where id = $1', [user.id, phone]);
    expect(await triggersOf({ email: anAddress() })).toEqual([]);
    await decide(id, suspended);
    expect(await triggersOf({ email: anAddress() })).toEqual(['suspended-before']);
    const reopened = await app.post(`/support/account-reviews/${id}/reopen`, { as: support });
    await decide(reopened.body.id as string, { decision: 'approved' });
    expect(await triggersOf({ email: anAddress() })).toEqual([]);
  });
  it('is known by the address, also after the suspended account was deleted', async () => {
    const { user, id } = await aReviewed();
    await decide(id, suspended);
    await app.sql('delete from person where id = $1', [user.id]);
    expect(await triggersOf({ email: user.email, phone: '+14165550144' })).toEqual(['suspended-before']);
  });
});
