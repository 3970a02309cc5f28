import { actors, call, type Actor, type ExpectedCall } from './call.ts';

const staff: readonly Actor[] = ['support', 'admin', 'owner'];
const administrators: readonly Actor[] = ['admin', 'owner'];
const unknownRun = '00000000-0000-4000-8000-000000000000';

/** Expected access of the calls about feeds, besides those of their records. */
export const feedCalls: readonly ExpectedCall[] = [
  call('GET', '/demo-feeds/homes.csv', actors),
  call('POST', '/admin/feed-tests', administrators, {}),
  call('POST', `/admin/feeds/${unknownRun}/runs`, administrators),
  call('POST', `/admin/feed-runs/${unknownRun}/approved`, administrators),
  call('POST', `/admin/feed-runs/${unknownRun}/cancelled`, administrators),
  call('GET', '/support/feeds', staff),
  call('GET', `/support/feeds/${unknownRun}`, staff),
  call('GET', `/support/company-feeds/${unknownRun}`, staff),
  call('GET', '/support/feed-runs', staff),
  call('GET', `/support/feed-runs/${unknownRun}`, staff),
  call('GET', `/support/feed-runs/${unknownRun}/rows`, staff),
  call('GET', `/support/feed-runs/${unknownRun}/file`, staff),
];
