import { asLandlord, startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { DataSource } from 'typeorm';
import { commerce } from '../../commerce.ts';
import { aLandlord, type TestLandlord } from '../../testing/a-landlord.ts';
import { TaxInformationService } from './tax-information.service.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startForTest(commerce, { SEED: 'none' });
});
afterAll(() => app.stop());

const path = '/elandlord/tax-information';
const none = { companyName: null, companyAddress: null, companyAddressCont: null, companyWebsite: null };
const given = {
  companyName: 'Nair Homes Inc.',
  companyAddress: '214 Roncesvalles Ave',
  companyAddressCont: 'Toronto ON M6R 2M1',
  companyWebsite: 'https://nairhomes.example',
};
const own = async ({ as }: TestLandlord) => (await app.get(path, { as })).body.taxInformation;
const change = (landlord: TestLandlord, body: object) => app.patch(path, { as: landlord.as, body });

describe('tax information', () => {
  it('is that of the company: its landlords share it, others have their own', async () => {
    const landlord = await aLandlord(app);
    const colleague = await aLandlord(app, { companyId: landlord.companyId });
    const stranger = await aLandlord(app);
    expect(await own(landlord)).toEqual(none);
    expect((await change(stranger, { companyName: 'Other Homes' })).status).toBe(200);
    expect((await change(landlord, given)).body).toEqual({ taxInformation: given });
    expect(await own(colleague)).toEqual(given);
    expect(await own(stranger)).toEqual({ ...none, companyName: 'Other Homes' });
    const ofCompany = app.app
      .get(TaxInformationService, { strict: false })
      .ofCompany(app.app.get(DataSource).manager, landlord.companyId);
    expect(await ofCompany).toEqual(given);
  });
  it.each([
    ['companyName', 'Nair & Sons'],
    ['companyAddress', null],
    ['companyAddressCont', null],
    ['companyWebsite', null],
    ['companyWebsite', 'https://sons.example'],
  ])('changes in the given field only: %s to %s', async (field, value) => {
    const landlord = await aLandlord(app);
    await change(landlord, given);
    await change(landlord, { [field]: value });
    expect(await own(landlord)).toEqual({ ...given, [field]: value });
  });
  it.each([
    [{ companyName: 'N' }],
    [{ companyName: null }],
    [{ companyName: 'x'.repeat(121) }],
    [{ companyName: '\u202e\u202e' }],
    [{ companyAddress: 'x'.repeat(121) }],
    [{ companyAddressCont: 'x'.repeat(121) }],
    [{ companyWebsite: 'http://nairhomes.example' }],
    [{ companyWebsite: 'javascript:alert(1)' }],
    [{ companyId: 'ours' }],
  ])('is refused with %j', async (body) => {
    const landlord = await aLandlord(app);
    const { status, body: problem } = await change(landlord, body);
    expect([status, Object.keys(problem.errors)]).toEqual([422, Object.keys(body)]);
    expect(await own(landlord)).toEqual(none);
  });
  it('is empty for a landlord that accounts has not reported yet, and cannot be changed', async () => {
    const as = asLandlord();
    expect((await app.get(path, { as })).body).toEqual({ taxInformation: none });
    expect((await app.patch(path, { as, body: given })).status).toBe(503);
  });
});
