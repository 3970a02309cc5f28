import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { demoLandlordFrom } from './demo-landlord.mjs';

const contentOf = (path: string) =>
  JSON.parse(gunzipSync(readFileSync(new URL(`../../../../../services/${path}`, import.meta.url))).toString('utf8'));

interface SeededListing {
  readonly publicId: string;
  readonly paused?: number;
  readonly featured?: { readonly ended?: number };
}

describe('the demo landlord in the repository', () => {
  const made = demoLandlordFrom({
    market: contentOf('catalog/seed/market.json.gz'),
    people: contentOf('accounts/seed/people.json.gz'),
  });
  const { listings, companyId } = made.history;

  it('is derived from the demo market, the same for commerce and the payment sandbox', () => {
    expect(contentOf('commerce/seed/landlord-history.json.gz')).toEqual(made.history);
    expect(contentOf('payment-sandbox/seed/payments.json.gz')).toEqual(made.payments);
  });

  it('has leads in every stage, about its own listings', () => {
    expect(contentOf('catalog/seed/landlord-activity.json.gz')).toEqual(made.activity);
    expect(new Set(made.activity.leads.map(({ stage }: { stage: string }) => stage)).size).toBe(8);
    const own = listings.map(({ publicId }: SeededListing) => publicId);
    expect(made.activity.leads.filter(({ publicId }: SeededListing) => !own.includes(publicId))).toEqual([]);
  });

  it('has two of six listings paused, and the entitlements agree with all of them', () => {
    const { entitlements } = contentOf('commerce/seed/entitlements.json.gz');
    const own = entitlements.filter((one: { companyId: string }) => one.companyId === companyId);
    expect(own.filter(({ enabled }: { enabled: boolean }) => !enabled)).toHaveLength(2);
    expect(
      own.map(({ publicId, enabled, featured }: object & Record<string, unknown>) => [publicId, enabled, featured]),
    ).toEqual(
      listings.map(({ publicId, paused, featured }: SeededListing) => [
        publicId,
        paused === undefined,
        featured !== undefined && featured.ended === undefined,
      ]),
    );
  });
});
