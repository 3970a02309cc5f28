import type { FeedRun, FeedTestResult } from '@porchlight/contracts/catalog';

export const feedId = '4f2c1d7e-3b59-4c81-9d0e-7a6b5c4d3e2f';
export const companyId = '33333333-3333-4333-8333-333333333333';
/** A feed as the list and the form load it. */
export const aFeed = {
  id: feedId,
  version: 3,
  updatedAt: '2026-11-20T12:00:00.000Z',
  name: 'Maple Homes nightly',
  company: companyId,
  companyName: 'Maple Homes',
  format: 'csv',
  address: 'https://files.example.com/homes.csv',
  schedule: 'daily',
  mode: 'full',
  identity: 'id',
  mapping: [{ field: 'rent', source: 'Monthly' }],
  autoEnables: false,
  isActive: true,
  health: 'failing',
  lastRunAt: '2026-11-20T08:00:00.000Z',
  nextRunAt: '2026-11-21T08:00:00.000Z',
  homes: 42,
} as const;
export const aFeedRun = (over: Partial<FeedRun> = {}): FeedRun => ({
  id: '66666666-6666-4666-8666-666666666666',
  feedId,
  feedName: aFeed.name,
  companyName: aFeed.companyName,
  state: 'ok',
  startedAt: '2026-11-20T08:00:00.000Z',
  endedAt: '2026-11-20T08:01:00.000Z',
  isUnchangedFile: false,
  bytes: 1_000,
  rows: 42,
  created: 2,
  updated: 3,
  unchanged: 36,
  rejected: 1,
  duplicates: 0,
  suspected: 0,
  missing: 0,
  expired: 0,
  applied: 42,
  ...over,
});
/** A test that found one home, and one that is rejected. */
export const aFeedTest = (over: Partial<FeedTestResult> = {}): FeedTestResult => ({
  rows: 2,
  isMore: false,
  importable: 1,
  homes: [
    {
      line: 2,
      id: 'A-1',
      address: '67 Sorauren Ave',
      city: 'Toronto',
      rent: 2_100,
      currency: 'CAD',
      beds: 2,
      baths: 1.5,
      photos: 4,
      issues: ['NO_POINT'],
    },
  ],
  issues: [
    { code: 'MISSING_RENT', rows: 1, example: 'call us' },
    { code: 'NO_POINT', rows: 2 },
  ],
  sources: [
    { name: 'Monthly', sample: '2100' },
    { name: 'Price', sample: '$2,100' },
  ],
  ...over,
});
