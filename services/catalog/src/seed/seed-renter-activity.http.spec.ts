import { gunzipSync } from 'node:zlib';
import { readFileSync } from 'node:fs';
import { asRenter, startForTest, type Actor, type TestApp } from '@porchlight/service-kit/testing';
import { catalog } from '../catalog.ts';
import { entitled, sendEntitlements } from '../testing/start-catalog.ts';
import type { RenterActivityFile } from './renter-activity-file.ts';

const file = JSON.parse(
  gunzipSync(readFileSync(new URL('../../seed/renter-activity.json.gz', import.meta.url))).toString(),
) as RenterActivityFile;

describe('the demo renter', () => {
  let app: TestApp;
  const renter: Actor = asRenter(file.userId);
  const read = async (path: string) => (await app.get(path, { as: renter })).body;
  beforeAll(async () => {
    app = await startForTest(catalog, { SEED: 'demo' });
    await sendEntitlements(
      app,
      file.viewed.map(({ publicId }) => entitled(publicId)),
    );
  }, 120_000);
  afterAll(() => app.stop());

  it('has six favourites with notes, and twelve viewed homes, one of which became cheaper', async () => {
    const { listings } = await read('/favourite-listings');
    expect(listings).toHaveLength(6);
    for (const { note, rent } of listings) expect([note.length > 20, rent > 0]).toEqual([true, true]);
    const viewed = (await read('/viewed-listings')).listings;
    expect(viewed).toHaveLength(12);
    expect(viewed.some(({ rent, rentThen }: { rent: number; rentThen?: number }) => (rentThen ?? 0) > rent)).toBe(true);
  });

  it('has inquiries that were sent, seen and replied to, with their conversations', async () => {
    const { inquiries } = await read('/inquiry-listings');
    expect(inquiries.map(({ status }: { status: string }) => status)).toEqual(['sent', 'seen', 'replied', 'replied']);
    const thread = await read(`/my-inquiries/${inquiries[3].id}`);
    expect(thread.messages.map(({ from }: { from: string }) => from)).toEqual(['me', 'landlord', 'me', 'landlord']);
  });

  it('has two active alerts, two points of interest and recommendations', async () => {
    const { savedSearches } = await read('/email-alerts');
    expect(
      savedSearches.map(({ active, frequency }: { active: boolean; frequency: string }) => [active, frequency]),
    ).toEqual([
      [true, 'weekly'],
      [true, 'daily'],
    ]);
    expect((await read('/points-of-interest')).pointsOfInterest).toHaveLength(2);
    expect(await app.sql('select 1 from renter_wishes where user_id = $1', [file.userId])).toHaveLength(1);
  });
});
