import type { FeedNames, FeedRun, FeedRunResult, FeedRunRow, SupportFeed } from '@porchlight/contracts/catalog';
import { companyId, companyPage } from './a-company.ts';

export const feedId = '88888888-8888-4888-8888-888888888888';
export const runId = '99999999-9999-4999-8999-999999999999';

export const aSupportFeed = (over: Partial<SupportFeed> = {}): SupportFeed => ({
  id: feedId,
  name: 'Maple nightly',
  companyId,
  companyName: 'Maple Homes',
  format: 'csv',
  host: 'files.example.com',
  schedule: 'daily',
  mode: 'full',
  isActive: true,
  health: 'ok',
  nextRunAt: '2026-12-01T12:00:00.000Z',
  homes: 200,
  ...over,
});
export const aFeedRun = (over: Partial<FeedRun> = {}): FeedRun => ({
  id: runId,
  feedId,
  feedName: 'Maple nightly',
  companyName: 'Maple Homes',
  state: 'ok',
  startedAt: '2026-11-30T12:00:00.000Z',
  endedAt: '2026-11-30T12:01:05.000Z',
  isUnchangedFile: false,
  bytes: 1_250_000,
  rows: 207,
  created: 7,
  updated: 11,
  unchanged: 180,
  rejected: 9,
  duplicates: 0,
  suspected: 0,
  missing: 1,
  expired: 2,
  applied: 207,
  ...over,
});
export const aFeedRunResult = (over: Partial<FeedRunResult> = {}): { readonly run: FeedRunResult } => ({
  run: { ...aFeedRun(), issues: [], ...over },
});
export const feedRunsPage = (...runs: readonly FeedRun[]) => ({
  runs,
  pagination: { ...companyPage().pagination, total: runs.length },
});
export const aFeedRow = (over: Partial<FeedRunRow> = {}): FeedRunRow => ({
  number: 3,
  line: 4,
  externalId: 'A-3',
  action: 'rejected',
  issues: ['MISSING_RENT'],
  value: 'call us',
  address: '67 Sorauren Ave',
  ...over,
});
export const feedRowsPage = (...rows: readonly FeedRunRow[]) => ({
  rows,
  pagination: { ...companyPage().pagination, total: rows.length },
});
export const feedNames = (over: Partial<FeedNames> = {}): FeedNames => ({
  feeds: [{ id: feedId, name: 'Maple nightly' }],
  failing: 0,
  held: 0,
  ...over,
});
