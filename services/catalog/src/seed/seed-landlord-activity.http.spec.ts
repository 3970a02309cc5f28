import { gunzipSync } from 'node:zlib';
import { readFileSync } from 'node:fs';
import type { Lead, LeadsPage, NewListingStats } from '@porchlight/contracts/catalog';
import { leadStages } from '@porchlight/contracts/catalog';
import { asLandlord, startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { catalog } from '../catalog.ts';
import type { LandlordActivityFile } from './landlord-activity-file.ts';

const file = JSON.parse(
  gunzipSync(readFileSync(new URL('../../seed/landlord-activity.json.gz', import.meta.url))).toString(),
) as LandlordActivityFile;

describe('the demo landlord', () => {
  let app: TestApp;
  let as = asLandlord();
  const read = async <T>(path: string) => (await app.get(path, { as })).body as T;
  beforeAll(async () => {
    app = await startForTest(catalog, { SEED: 'demo' });
    const [owner] = await app.sql<{ id: string }>('select owner_user_id as id from listing where public_id = $1', [
      file.leads[0]?.publicId,
    ]);
    as = asLandlord(owner?.id);
  }, 120_000);
  afterAll(() => app.stop());

  it('has leads in every stage, four of which wait', async () => {
    const { counts, leads } = await read<LeadsPage>('/elandlord/leads');
    expect(leadStages.filter((stage) => counts[stage] === 0)).toEqual(['lost']);
    expect([counts.waiting, counts.archived]).toEqual([4, 1]);
    expect(leads[0]).toMatchObject({ firstName: 'Adaeze', stage: 'viewed', isUnread: false });
  });
  it('has viewings in several states, one of them with the demo renter', async () => {
    const viewings = await app.sql(
      `
        select i.email, v.status, v.accepted_time > now() as "isToCome"
        from viewing v join inquiry i on i.id = v.inquiry_id
      order by v.status, i.email`,
    );
    expect(viewings).toEqual([
      { email: 'jaspreet.singh@example.com', status: 'accepted', isToCome: false },
      { email: 'renter@example.com', status: 'accepted', isToCome: true },
      { email: 'wei.chen@example.com', status: 'accepted', isToCome: true },
      { email: 'olena.marchenko@example.com', status: 'declined', isToCome: null },
      { email: 'lucia.fernandez@example.com', status: 'proposed', isToCome: null },
    ]);
  });
  it('has had visitors on every day', async () => {
    const { days, listings } = await read<NewListingStats>('/elandlord/new-listing-stats?days=90');
    expect(days.filter(({ views }) => views === 0)).toEqual([]);
    const wanted = listings.filter(({ leads }) => leads > 0);
    expect(wanted.length).toBeGreaterThan(4);
    expect(wanted.filter(({ impressions }) => impressions <= 500)).toEqual([]);
  });
  it('has conversations with the texts of both sides', async () => {
    const { leads } = await read<LeadsPage>('/elandlord/leads?list=applied');
    const { lead } = await read<{ lead: Lead }>(`/elandlord/leads/${leads[0]?.id}`);
    expect(lead.messages.map(({ from }) => from)).toEqual(['renter', 'landlord', 'renter', 'landlord']);
    expect(lead).toMatchObject({ note: 'Both references were very positive.', householdSize: 2 });
  });
});
