import { asLandlord, raceRounds, startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { accounts } from '../accounts.ts';
import { aUser } from '../testing/a-user.ts';
import { aColleague, reviewsIn, support } from './testing/reviews-in.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startForTest(accounts);
});
afterAll(() => app.stop());
const { flag, queue, reviewIdsOf, aReviewed, get, decide } = reviewsIn(() => app);
const aLandlord = () => aUser(app, { roles: ['landlord'] });
const setLevel = (personId: string, level: number) =>
  app.sql('update company set verified_level = $2 where id = (select company_id from person where id = $1)', [
    personId,
    level,
  ]);

describe('a review of an account (REVIEW-1)', () => {
  it('is opened by a cause, and gets further ones', async () => {
    const { user, id } = await aReviewed();
    await flag({ personId: user.id, trigger: 'reports-upheld', subject: 'r1' });
    await flag({ personId: user.id, trigger: 'risk', subject: 'bbbbbbbbbb', risk: 80 });
    expect(await reviewIdsOf(user.id)).toEqual([id]);
    const found = (await queue()).find((one) => one.id === id);
    expect(found).toMatchObject({
      name: 'Amara Okafor',
      company: 'Maple Homes',
      emailDomain: 'example.com',
      state: 'open',
      triggers: ['reports-upheld', 'risk'],
      risk: 80,
    });
    expect((await get(id)).causes.map(({ trigger }) => trigger)).toEqual(['risk', 'reports-upheld', 'risk']);
  });
  it('is decided within one business day', async () => {
    const { id } = await aReviewed();
    const [row] = await app.sql<{ days: number; isWeekend: boolean }>(
      `select extract(epoch from due_at - opened_at) / 86400 as days, extract(isodow from due_at) > 5 as "isWeekend"
      from account_review where id = $1`,
      [id],
    );
    expect(row?.isWeekend).toBe(false);
    expect(Number(row?.days)).toBeLessThanOrEqual(3.001);
  });
  it('is not opened again by what was decided about', async () => {
    const { user, id } = await aReviewed();
    await decide(id, { decision: 'approved' });
    await flag({ personId: user.id, trigger: 'risk', subject: 'abcdefghij', risk: 60 });
    expect(await reviewIdsOf(user.id)).toEqual([id]);
    await flag({ personId: user.id, trigger: 'risk', subject: 'cccccccccc', risk: 60 });
    expect(await reviewIdsOf(user.id)).toHaveLength(2);
  });
  it('is opened by a first listing for landlords below level 2 only', async () => {
    const [known, fresh] = [await aLandlord(), await aLandlord()];
    await setLevel(fresh.id, 1);
    for (const { id } of [known, fresh]) await flag({ personId: id, trigger: 'first-listing', subject: 'first' });
    expect(await reviewIdsOf(known.id)).toEqual([]);
    expect(await reviewIdsOf(fresh.id)).toHaveLength(1);
  });
  it('is never about staff', async () => {
    const { id } = await aUser(app, { roles: ['landlord', 'support'] });
    await flag({ personId: id, trigger: 'risk', subject: 'abcdefghij', risk: 90 });
    expect(await reviewIdsOf(id)).toEqual([]);
  });
  it('is about the landlord of a company whose payment is disputed', async () => {
    const { id } = await aLandlord();
    const [{ companyId }] = (await app.sql('select company_id as "companyId" from person where id = $1', [id])) as [
      { companyId: string },
    ];
    await flag({ companyId, trigger: 'chargeback', subject: 'order' });
    expect(await reviewIdsOf(id)).toHaveLength(1);
  });
  it('is opened once by events at once', async () => {
    for (const round of raceRounds(5)) {
      const { id } = await aLandlord();
      await Promise.all(
        [1, 2, 3, 4].map((at) => flag({ personId: id, trigger: 'risk', subject: `home${round}${at}`, risk: 50 })),
      );
      const [reviewId = '', ...others] = await reviewIdsOf(id);
      expect(others).toEqual([]);
      expect((await get(reviewId)).causes).toHaveLength(4);
    }
  });
  it('is opened when a landlord changes the name', async () => {
    const { id } = await aLandlord();
    await app.patch('/user', { as: asLandlord(id), body: { firstName: 'Amara' } });
    expect(
      await app.sql(`select from job where name = 'landlord.flagged' and payload->>'personId' = $1`, [id]),
    ).toEqual([]);
    await app.patch('/user', { as: asLandlord(id), body: { firstName: 'Ngozi' } });
    await app.patch('/user/company', { as: asLandlord(id), body: { city: 'Ottawa' } });
    const flags = await app.sql<{ trigger: string }>(
      `select payload->>'trigger' as trigger from job
      where name = 'landlord.flagged' and payload->>'personId' = $1`,
      [id],
    );
    expect(flags).toEqual([{ trigger: 'name-change' }]);
  });
});

describe('a claim of a review (REVIEW-2)', () => {
  const claim = (id: string, as = support) => app.post(`/support/account-reviews/${id}/claim`, { as });
  it('keeps it for half an hour for one member of support', async () => {
    const { id } = await aReviewed();
    const claimed = await claim(id);
    expect(claimed.body).toMatchObject({ claimedBy: support.subject.sub });
    expect(await claim(id, aColleague())).toMatchObject({ status: 409, body: { code: 'already-claimed' } });
    await app.sql(`update account_review set claimed_at = now() - interval '31 minutes' where id = $1`, [id]);
    expect((await claim(id, aColleague())).status).toBe(200);
  });
  it('is refused for a review that is decided, or unknown', async () => {
    const { id } = await aReviewed();
    await decide(id, { decision: 'approved' });
    expect(await claim(id)).toMatchObject({ status: 409, body: { code: 'already-decided' } });
    expect((await claim('44444444-4444-4444-8444-444444444444')).status).toBe(404);
  });
});
