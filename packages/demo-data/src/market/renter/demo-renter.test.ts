import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { demoRenterFrom } from './demo-renter.mjs';

const contentOf = (path: string) =>
  JSON.parse(gunzipSync(readFileSync(new URL(`../../../../../services/${path}`, import.meta.url))).toString('utf8'));

describe('the demo renter in the repository', () => {
  const made = demoRenterFrom({
    market: contentOf('catalog/seed/market.json.gz'),
    people: contentOf('accounts/seed/people.json.gz'),
    entitlements: contentOf('commerce/seed/entitlements.json.gz'),
  });

  it('is derived from the demo market', () => {
    expect(contentOf('catalog/seed/renter-activity.json.gz')).toEqual(made.catalog);
    expect(contentOf('accounts/seed/renter-profile.json.gz')).toEqual(made.accounts);
  });

  it('has six picks, twelve viewed homes, four conversations, two alerts and two places', () => {
    const { favourites, viewed, inquiries, alerts, points } = made.catalog;
    expect([favourites, viewed, inquiries, alerts, points].map(({ length }) => length)).toEqual([6, 12, 4, 2, 2]);
    expect(new Set(viewed.map(({ publicId }: { publicId: string }) => publicId)).size).toBe(12);
  });
});
