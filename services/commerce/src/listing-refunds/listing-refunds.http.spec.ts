import { randomUUID } from 'node:crypto';
import {
  asService,
  asStaff,
  raceRounds,
  startForTest,
  type Actor,
  type TestApp,
} from '@porchlight/service-kit/testing';
import { commerce } from '../commerce.ts';
import { aLandlord, type TestLandlord } from '../testing/a-landlord.ts';
import { aListing } from '../testing/a-listing.ts';
import { ledgerOf } from '../testing/ledger-of.ts';

let app: TestApp;
let ledger: ReturnType<typeof ledgerOf>;
beforeAll(async () => {
  app = await startForTest(commerce, { SEED: 'none' });
  ledger = ledgerOf(app);
});
afterAll(() => app.stop());

const reason = 'The listing was merged by mistake.';
const aSupporter = () => asStaff(['modifyWallets'], 'support');
/** Turns on a listing, which costs 10 credits, and charges it for the days before. */
const aChargedListing = async (days = 3, daily = 1) => {
  const landlord = await aLandlord(app);
  await ledger.grant(landlord.companyId, 500);
  const listing = await aListing(app, landlord);
  await app.post(`/ecommerce/enable/${listing}`, {
    as: landlord.as,
    body: { enabled: true, key: randomUUID().replaceAll('-', '') },
  });
  for (let day = 1; day <= days; day += 1) {
    const key = randomUUID();
    await ledger.post(landlord.companyId, {
      counter: 'usage',
      kind: 'daily',
      credits: -daily,
      key,
      listingId: listing,
    });
    await app.sql(
      `insert into listing_charge (listing_id, business_date, kind, credits, transaction_id)
      select $1, (now() at time zone 'America/Toronto')::date - $2::int, 'daily', $3, id from ledger_transaction where key = $4`,
      [listing, day, daily, key],
    );
  }
  return { landlord, listing };
};
type Charged = Awaited<ReturnType<typeof aChargedListing>>;
const request = ({ landlord, listing }: Charged, over: object = {}, { key = randomUUID(), by = aSupporter() } = {}) =>
  app.post('/internal/events', {
    as: asService('catalog'),
    body: {
      key,
      name: 'listing.refund-requested',
      at: new Date().toISOString(),
      payload: {
        id: randomUUID(),
        listingId: listing,
        title: 'Bright home',
        landlordId: landlord.personId,
        scope: 'month',
        reason,
        personId: by.subject.sub,
        ip: '2001:db8::7',
        requestId: 'request-1',
        ...over,
      },
    },
  });
const creditsOf = async ({ as }: TestLandlord) =>
  (await app.get('/elandlord/wallet', { as })).body.wallet.credits as number;
const refundsOf = async (listing: string, as: Actor = aSupporter()) =>
  (await app.get(`/support/listing-refunds/${listing}`, { as })).body;
const mailsTo = (personId: string) =>
  app.sql<{ words: object }>(
    `select payload->'words' as words from job where name = 'mail.requested'
      and payload->>'template' = 'listing-credits-returned' and payload->>'personId' = $1`,
    [personId],
  );
const waitingOf = async ({ companyId }: TestLandlord) =>
  (
    await app.sql<{ id: string }>(`select id from approval_request where company_id = $1 and state = 'waiting'`, [
      companyId,
    ])
  )[0]?.id;

describe('credits of a listing that support returns', () => {
  it.each([
    ['activation', 10],
    ['month', 13],
  ])('are those of the scope %s: %d', async (scope, credits) => {
    const charged = await aChargedListing();
    const { landlord, listing } = charged;
    expect((await refundsOf(listing)).choices).toEqual([
      { scope: 'activation', credits: 10, isAlone: true },
      { scope: 'month', credits: 13, isAlone: true },
    ]);
    const before = await creditsOf(landlord);
    await request(charged, { scope });
    expect(await creditsOf(landlord)).toBe(before + credits);
    expect((await refundsOf(listing)).refunds).toMatchObject([{ credits, state: 'posted' }]);
    expect(await ledger.violations()).toEqual([]);
  });
  it('are in the history of the wallet and in a mail, with the reason', async () => {
    const charged = await aChargedListing();
    const { landlord, listing } = charged;
    await request(charged);
    const { body } = await app.get('/elandlord/transactions/credits', { as: landlord.as });
    expect(body.transactions[0]).toMatchObject({ kind: 'adjustment', credits: 13, listingId: listing, reason });
    expect(await mailsTo(landlord.personId)).toEqual([
      { words: { title: 'Bright home', creditCount: 13, reason, path: '/portal/billing' } },
    ]);
  });
  it('are posted once, however often the event arrives', async () => {
    const charged = await aChargedListing();
    const [id, before] = [randomUUID(), await creditsOf(charged.landlord)];
    const key = randomUUID();
    await Promise.all([request(charged, { id }, { key }), request(charged, { id }, { key }), request(charged, { id })]);
    await request(charged, { id });
    expect(await creditsOf(charged.landlord)).toBe(before + 13);
    expect(await mailsTo(charged.landlord.personId)).toHaveLength(1);
  });
  it('are returned once for each charge, also by two refunds at once', async () => {
    for (const _ of raceRounds(5)) {
      const charged = await aChargedListing();
      const before = await creditsOf(charged.landlord);
      await Promise.all([request(charged), request(charged, { scope: 'activation' })]);
      expect(await creditsOf(charged.landlord)).toBe(before + 13);
      await request(charged);
      expect(await creditsOf(charged.landlord)).toBe(before + 13);
      expect((await refundsOf(charged.listing)).choices).toMatchObject([{ credits: 0 }, { credits: 0 }]);
    }
  });
  it('are those of the last 30 days', async () => {
    const charged = await aChargedListing();
    await app.sql(`update listing_charge set business_date = business_date - 28 where listing_id = $1`, [
      charged.listing,
    ]);
    expect((await refundsOf(charged.listing)).choices).toMatchObject([{ credits: 10 }, { credits: 11 }]);
  });
  it('wait for a second person above 100 a day', async () => {
    const charged = await aChargedListing(3, 40);
    const { landlord, listing } = charged;
    const by = aSupporter();
    expect((await refundsOf(listing, by)).choices[1]).toEqual({ scope: 'month', credits: 130, isAlone: false });
    const before = await creditsOf(landlord);
    await request(charged, {}, { by });
    expect([await creditsOf(landlord), await mailsTo(landlord.personId)]).toEqual([before, []]);
    const id = await waitingOf(landlord);
    const approve = (as: Actor) => app.post(`/admin/ecommerce/approvals/${id}/approve`, { as, body: {} });
    expect((await approve(by)).status).toBe(403);
    expect((await approve(asStaff(['modifyWallets']))).status).toBe(200);
    expect(await creditsOf(landlord)).toBe(before + 130);
    expect(await mailsTo(landlord.personId)).toHaveLength(1);
    expect((await refundsOf(listing)).refunds).toMatchObject([{ credits: 130, state: 'posted' }]);
    expect(await ledger.violations()).toEqual([]);
  });
  it('that the second person rejects can be returned for other reports', async () => {
    const charged = await aChargedListing(3, 40);
    const before = await creditsOf(charged.landlord);
    await request(charged);
    await app.post(`/admin/ecommerce/approvals/${await waitingOf(charged.landlord)}/reject`, {
      as: asStaff(['modifyWallets']),
      body: { note: 'Too much' },
    });
    expect(await creditsOf(charged.landlord)).toBe(before);
    expect((await refundsOf(charged.listing)).choices[1]).toMatchObject({ credits: 130 });
    await request(charged, { scope: 'activation' });
    expect(await creditsOf(charged.landlord)).toBe(before + 10);
  });
  it('are none for a listing that cost nothing', async () => {
    const landlord = await aLandlord(app);
    const listing = await aListing(app, landlord);
    await request({ landlord, listing });
    await request({ landlord, listing: 'zzzzzzzzzz' });
    expect(await creditsOf(landlord)).toBe(0);
    expect((await refundsOf(listing)).refunds).toMatchObject([{ credits: 0, state: 'empty' }]);
  });
  it('are in the audit log with the member of support', async () => {
    const [charged, by] = [await aChargedListing(), aSupporter()];
    await request(charged, {}, { by });
    expect(
      await app.sql(
        `select payload->>'ip' as ip from job where name = 'resource.changed' and payload->>'personId' = $1`,
        [by.subject.sub],
      ),
    ).toEqual([{ ip: '2001:db8::7' }]);
  });
});
