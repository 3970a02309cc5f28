import type { ReportedListings, StaffInquiriesPage } from '@porchlight/contracts/catalog';
import { asLandlord, asStaff, startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { catalog } from '../catalog.ts';

describe('the demo', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startForTest(catalog, { SEED: 'demo' });
  }, 120_000);
  afterAll(() => app.stop());

  it('has four reported listings, and a suspended one that its landlord can appeal for', async () => {
    const as = asStaff(['showReportedListings'], 'support');
    const { reportedListings } = (await app.get('/support/reported-listings', { as })).body as ReportedListings;
    expect(reportedListings.map(({ severity, reporters }) => [severity, reporters])).toEqual([
      ['high', 2],
      ['medium', 2],
      ['medium', 1],
      ['low', 1],
    ]);
    const closed = (await app.get('/support/reported-listings?list=closed', { as })).body as ReportedListings;
    expect(closed.reportedListings).toMatchObject([{ listingId: 'dem0old010', decision: 'suspended' }]);
    const [{ id }] = (await app.sql<{ id: string }>(
      `select owner_user_id as id from listing where public_id = 'dem0old010'`,
    )) as [{ id: string }];
    const { body } = await app.get('/elandlord/listings/dem0old010/report-outcome', { as: asLandlord(id) });
    expect(body.outcome).toMatchObject({ decision: 'suspended', appealUntil: expect.any(String) });
  });

  it('has three messages that wait for a check', async () => {
    const as = asStaff(['viewInquiries'], 'support');
    const { inquiries } = (await app.get('/admin/inquiries?list=held', { as })).body as StaffInquiriesPage;
    expect(inquiries.map(({ renter }) => renter)).toEqual(['Amara O.', 'Mark D.', 'Promo T.']);
  });
});
