import { randomUUID } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import { asLandlord, asService, type TestApp } from '@porchlight/service-kit/testing';
import { aMarket } from '../testing/a-market.ts';
import { aCompleteDraft, aLandlord, submit } from '../testing/drafts.ts';
import { reviewCalls } from '../testing/reviews.ts';
import { entitled, sendEntitlements, startCatalog } from '../testing/start-catalog.ts';
import { restrictionTask } from './restriction-task.ts';

const market = aMarket(12);
const [companyId] = market.companies.map(({ id }) => id) as [string];
let app: TestApp;
beforeAll(async () => {
  app = await startCatalog(market);
}, 60_000);
afterAll(() => app.stop());
const { offersOf } = reviewCalls(() => app);

async function restrict(personId: string, restriction?: string) {
  const landlord = { personId, companyId, isVerified: true, language: 'en-CA', ...(restriction && { restriction }) };
  const body = {
    key: randomUUID(),
    name: 'landlords.changed',
    at: new Date().toISOString(),
    payload: { landlords: [landlord] },
  };
  await app.post('/internal/events', { as: asService('accounts'), body });
  while ((await app.sql('select 1 from job where name = $1', [restrictionTask])).length > 0) await turn();
}
const statusOf = async (id: string) =>
  (await app.sql<{ status: string }>('select status from listing where public_id = $1', [id]))[0]?.status;
async function aPublic() {
  const ownerId = await aLandlord(app, { companyId });
  await app.sql(`update landlord set known_since = now() - interval '1 year' where person_id = $1`, [ownerId]);
  const { id, version } = await aCompleteDraft(app, ownerId);
  await submit(app, asLandlord(ownerId), { id, version });
  await sendEntitlements(app, [entitled(id)]);
  return { ownerId, id };
}

describe('listings of a suspended account (REVIEW-5)', () => {
  it('are hidden, and shown again without a charge once the restriction is lifted', async () => {
    const { ownerId, id } = await aPublic();
    expect((await app.get(`/listing/${id}`)).status).toBe(200);
    await restrict(ownerId, 'suspended');
    expect(await statusOf(id)).toBe('suspended');
    expect((await app.get(`/listing/${id}`)).status).toBe(410);
    expect((await offersOf(id)).at(-1)).toMatchObject({ payload: { isOffered: false } });
    await restrict(ownerId);
    expect(await statusOf(id)).toBe('active');
    expect((await offersOf(id)).at(-1)).toMatchObject({ payload: { isOffered: true, isRestored: true } });
  });
  it('stay hidden if support suspended them for themselves', async () => {
    const { ownerId, id } = await aPublic();
    await app.sql(`update listing set status = 'suspended', status_reason = 'reported' where public_id = $1`, [id]);
    await restrict(ownerId, 'suspended');
    await restrict(ownerId);
    expect(await statusOf(id)).toBe('suspended');
  });
  it('are not hidden of a limited account', async () => {
    const { ownerId, id } = await aPublic();
    await restrict(ownerId, 'limited');
    expect(await statusOf(id)).toBe('active');
  });
  it('are not published', async () => {
    const { ownerId } = await aPublic();
    const draft = await aCompleteDraft(app, ownerId);
    await restrict(ownerId, 'suspended');
    const refused = await submit(app, asLandlord(ownerId), draft);
    expect(refused).toMatchObject({ status: 403, body: { code: 'account-suspended' } });
    expect(await statusOf(draft.id)).toBe('draft');
  });
});

describe('what listings say about their landlord (REVIEW-1)', () => {
  const flagsOf = (personId: string) =>
    app.sql<{ trigger: string; subject: string }>(
      `select payload->>'trigger' as trigger, payload->>'subject' as subject from job
      where name = 'landlord.flagged' and payload->>'personId' = $1 order by id`,
      [personId],
    );
  it('is reported: the first listing of a company, and a risk from 45', async () => {
    const ownerId = await aLandlord(app);
    const description = 'Pay the deposit by Western Union and we send you the keys, no viewing needed at all. '.repeat(
      2,
    );
    await app.sql(
      `insert into rent_trend_cell (kind, place_id, beds, month, n, median, p25, p75, average)
      values ('city', 11, 2, date_trunc('month', now()), 40, 4000, 3500, 4500, 4000) on conflict do nothing`,
    );
    const draft = await aCompleteDraft(app, ownerId, { description });
    await submit(app, asLandlord(ownerId), draft);
    expect(await flagsOf(ownerId)).toEqual([
      { trigger: 'first-listing', subject: 'first' },
      { trigger: 'risk', subject: draft.id },
    ]);
  });
  it('is nothing for a known company without a risk', async () => {
    const { ownerId } = await aPublic();
    expect(await flagsOf(ownerId)).toEqual([]);
  });
});
