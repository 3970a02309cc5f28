import type { ServiceClient } from '@porchlight/service-kit';
import { CatalogConfig } from '../config.ts';
import { SiteModules } from './site-modules.ts';

const modules = (call: () => Promise<object>, contentUrl?: string) =>
  new SiteModules(
    { call } as unknown as ServiceClient,
    Object.assign(new CatalogConfig(), { ...(contentUrl ? { contentUrl } : {}) }),
  );
const address = 'http://127.0.0.1:1';

describe('the modules that catalog obeys', () => {
  it('are those of content', async () => {
    const stored = { reviewsAllListings: true, showsRentTrends: false, showsRentSeries: false };
    expect(await modules(() => Promise.resolve(stored), address).current()).toEqual(stored);
  });
  it('require a review of every listing, and show everything, while content never responded', async () => {
    expect(await modules(() => Promise.reject(new Error('away')), address).current()).toEqual({
      reviewsAllListings: true,
      showsRentTrends: true,
      showsRentSeries: true,
    });
  });
  it('are the defaults without a content service', async () => {
    const call = () => Promise.reject(new Error('called'));
    expect(await modules(call).current()).toMatchObject({ reviewsAllListings: false });
  });
});
