import { randomUUID } from 'node:crypto';
import {
  asRenter,
  asService,
  guest,
  startForTest,
  unmappedTables,
  type TestApp,
} from '@porchlight/service-kit/testing';
import { commerce } from '../commerce.ts';
import { aLandlord, type TestLandlord } from '../testing/a-landlord.ts';
import { aFulfilledOrder } from '../testing/a-fulfilled-order.ts';
import { nairHomes } from '../testing/billing-address.ts';
import { bundleOf } from '../testing/bundle-of.ts';
import { ledgerOf } from '../testing/ledger-of.ts';
import { aMembership } from '../testing/a-membership.ts';
import { aTaxDocument } from '../testing/a-tax-document.ts';
import { dataMap } from './data-map.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startForTest(commerce);
});
afterAll(() => app.stop());

const exportOf = async ({ personId }: TestLandlord): Promise<{ name: string; rows: object[] }[]> =>
  (await app.post('/internal/people/export', { as: asService('accounts'), body: { personId } })).body.sections;
async function aSavedCard(companyId: string) {
  await app.sql('insert into payment_customer (company_id, provider_id) values ($1::uuid, $2)', [
    companyId,
    `cus_${companyId}`,
  ]);
  await app.sql(
    `insert into payment_method (company_id, provider_id, brand, last4, exp_month, exp_year)
    values ($1::uuid, $2, 'visa', '4242', 12, 2030)`,
    [companyId, `pm_${companyId}`],
  );
}
/** Stores what commerce keeps of a user for two days. */
async function actAsStaff({ personId, companyId }: TestLandlord) {
  await app.sql('insert into credit_allowance values ($1, $2, current_date, 5)', [personId, companyId]);
  await app.sql(`insert into idempotency_record (person_id, route, key, body_hash) values ($1, 'POST /x', $2, '')`, [
    personId,
    companyId,
  ]);
}
const staffRowsOf = async ({ personId }: TestLandlord) =>
  (
    await app.sql(
      `select 1 from credit_allowance where person_id = $1
       union all select 1 from idempotency_record where person_id = $1 and route = 'POST /x'`,
      [personId],
    )
  ).length;
const cardsToRemove = async () =>
  (await app.sql<{ id: string }>('select provider_id as id from payment_method_removal')).map(({ id }) => id);
async function erase({ personId }: TestLandlord) {
  const payload = { personId, emailHash: 'a'.repeat(64) };
  const { status } = await app.post('/internal/events', {
    as: asService('accounts'),
    body: { key: randomUUID(), name: 'person.erased', at: new Date().toISOString(), payload },
  });
  expect(status).toBe(200);
}

describe('personal data of commerce', () => {
  it('is exported to accounts only, and empty', async () => {
    const body = { personId: randomUUID(), email: 'leila@example.com' };
    expect((await app.post('/internal/people/export', { as: asService('accounts'), body })).body).toEqual({
      sections: dataMap.filter(({ exported }) => exported).map(({ table }) => ({ name: table, rows: [] })),
    });
    for (const as of [guest, asRenter(), asService('catalog')])
      expect((await app.post('/internal/people/export', { as, body })).status).toBe(403);
  });
  it('is exported and erased of one person only', async () => {
    const company = { name: 'Elm Homes', version: 1 };
    const [landlord, other] = [await aLandlord(app, { company }), await aLandlord(app, { company })];
    const receipts = new Map<string, string>();
    for (const one of [landlord, other]) {
      const { companyId, as } = one;
      await app.sql('insert into membership_auto_renewal values ($1, $2)', [companyId, one.personId]);
      await app.sql(
        `insert into listing_refund (id, listing_id, title, company_id, landlord_id, scope, reason, credits, state,
          requested_by) values (gen_random_uuid(), 'abcdefghij', 'Loft', $1, $2, 'month', 'Error', 10, 'posted', $2)`,
        [companyId, one.personId],
      );
      await aMembership(app, one, '[2026-01-01,2026-12-31]');
      await app.patch('/elandlord/tax-information', { as, body: { companyName: 'Elm Homes' } });
      receipts.set(companyId, (await aTaxDocument(app, companyId)).number);
      await aSavedCard(companyId);
      await aFulfilledOrder(app, {
        company_id: companyId,
        person_id: one.personId,
        bundle_id: await bundleOf(app, 150),
      });
      await actAsStaff(one);
    }
    const own = ({ companyId }: TestLandlord) => [
      {
        name: 'payment_method',
        rows: [{ brand: 'visa', last4: '4242', expMonth: 12, expYear: 2030, postalCode: null }],
      },
      { name: 'billing_information', rows: [{ ...nairHomes, phone: '+14165550123', line2: null }] },
      { name: 'tax_information', rows: [expect.objectContaining({ companyName: 'Elm Homes' })] },
      { name: 'tax_document', rows: [expect.objectContaining({ number: receipts.get(companyId) })] },
      { name: 'company', rows: [{ name: 'Elm Homes' }] },
      { name: 'listing_refund', rows: [expect.objectContaining({ credits: 10, reason: 'Error' })] },
      { name: 'membership_auto_renewal', rows: [{ chosenAt: expect.any(String) as string }] },
      { name: 'membership_period', rows: [expect.objectContaining({ from: '2026-01-01', until: '2026-12-31' })] },
      { name: 'landlord', rows: [{ companyId, isVerified: true, language: 'en-CA', wantsLowCreditMail: true }] },
      { name: 'purchase_order', rows: [expect.objectContaining({ state: 'fulfilled', description: '150 credits' })] },
    ];
    for (const { as } of [landlord, other]) await app.patch('/ecommerce/billing-information', { as, body: nairHomes });
    expect(await exportOf(landlord)).toEqual(own(landlord));
    await erase(landlord);
    expect((await exportOf(landlord)).filter(({ rows }) => rows.length > 0)).toEqual([
      { name: 'listing_refund', rows: [expect.anything()] },
      { name: 'purchase_order', rows: [expect.anything()] },
    ]);
    expect([await staffRowsOf(landlord), await staffRowsOf(other)]).toEqual([0, 2]);
    expect(await app.sql('select 1 from billing_information where company_id = $1', [landlord.companyId])).toEqual([]);
    expect(await exportOf(other)).toEqual(own(other));
    expect(await cardsToRemove()).toEqual([`pm_${landlord.companyId}`]);
  });
  it('that the company’s other landlords use stays, and receipts stay', async () => {
    const landlord = await aLandlord(app);
    const colleague = await aLandlord(app, { companyId: landlord.companyId });
    await app.patch('/elandlord/tax-information', { as: landlord.as, body: { companyName: 'Elm Homes' } });
    await aTaxDocument(app, landlord.companyId);
    await aSavedCard(landlord.companyId);
    const stored = async (table: 'tax_information' | 'tax_document' | 'payment_method') =>
      (await app.sql('select 1 from ' + table + ' where company_id = $1', [landlord.companyId])).length;
    await erase(landlord);
    expect([await stored('tax_information'), await stored('tax_document'), await stored('payment_method')]).toEqual([
      1, 1, 1,
    ]);
    await erase(colleague);
    expect([await stored('tax_information'), await stored('tax_document'), await stored('payment_method')]).toEqual([
      0, 1, 0,
    ]);
  });
  it('covers every table with personal data in the data map', async () => {
    expect(await unmappedTables(app, dataMap)).toEqual([]);
    await app.sql('create table invoice (id uuid primary key, person_id uuid not null)');
    expect(await unmappedTables(app, dataMap)).toEqual(['invoice (person_id)']);
  });
});

describe('remaining credits', () => {
  const creditsOf = async ({ personId }: TestLandlord) =>
    (await app.get(`/internal/people/${personId}/remaining-credits`, { as: asService('accounts') })).body;

  it('are those of a company whose only landlord the user is', async () => {
    const [landlord, other] = [await aLandlord(app), await aLandlord(app)];
    await ledgerOf(app).grant(landlord.companyId, 90);
    expect([await creditsOf(landlord), await creditsOf(other)]).toEqual([{ credits: 90 }, { credits: 0 }]);
    await aLandlord(app, { companyId: landlord.companyId });
    expect(await creditsOf(landlord)).toEqual({ credits: 0 });
  });
});
