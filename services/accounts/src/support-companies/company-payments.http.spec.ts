import { randomUUID } from 'node:crypto';
import type { FoundCompanies } from '@porchlight/contracts/accounts';
import { asStaff, startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { accounts } from '../accounts.ts';
import { startOtherServices, type OtherServices } from '../testing/other-services.ts';

let app: TestApp;
let others: OtherServices;
beforeAll(async () => {
  others = await startOtherServices();
  app = await startForTest(accounts, { SEED: 'none', ...others.variables });
});
afterAll(async () => {
  await app.stop();
  others.stop();
});

const search = async (text: string) =>
  (await app.get(`/support/company-search?search=${text}`, { as: asStaff(['showCompanies'], 'support') }))
    .body as FoundCompanies;
async function aCompany(name: string): Promise<string> {
  const id = randomUUID();
  await app.sql(`insert into company (id, name, kind) values ($1, $2, 'owner')`, [id, name]);
  return id;
}

describe('SUPPORT-COMPANY-8: the search of companies by what they paid', () => {
  it('finds the company of a receipt, beside those that have the number in their facts', async () => {
    const [payer, named] = [await aCompany('Birch Homes'), await aCompany('1042 Elm Street Rentals')];
    others.payments.set('RC-2026-000123', payer).set('1042', payer);
    const found = async (text: string) => (await search(text)).companies.map(({ id }) => id);
    expect(await found('RC-2026-000123')).toEqual([payer]);
    expect(await found('1042')).toEqual([named, payer]);
    expect(await found('RC-2026-000124')).toEqual([]);
    expect((await search('1042')).hasPayments).toBe(true);
  });
  it('finds no company in the trash', async () => {
    const id = await aCompany('Gone Homes');
    others.payments.set('RC-2026-000777', id);
    await app.sql('update company set deleted_at = now() where id = $1', [id]);
    expect((await search('RC-2026-000777')).companies).toEqual([]);
  });
});
