// `npm run bench -- freshness`: how long until the public search finds a listing that its landlord turned on, and until
// it has lost one that was turned off, beside visitors who search without a pause. The way is that of production: the
// gateway, commerce, the outbox, the search document of catalog, and its cache of pages.
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

import { Progress } from '../packages/tooling/src/run/terminal/progress.mjs';
import { UserError } from '../packages/tooling/src/run/terminal/user-error.mjs';
import { withSite } from '../packages/tooling/src/run/test-site/with-site.mjs';
import { measureWhile } from './measure/measure-while.mjs';
import { Times } from './measure/times.mjs';
import { Judge } from './report/judge.mjs';
import { Report } from './report/report.mjs';

const PUBLICATIONS = 200;
const VISITORS = 2;
const POLL_MS = 20;
/** How long catalog caches a page. */
const CACHED_MS = 1_000;
const TIMEOUT_MS = 30_000;
const MAX_P99_MS = 2_000;
const headers = { accept: 'application/json', 'x-requested-with': 'XMLHttpRequest' };

/** Turns the live listings of the demo landlord off and on, side by side, and writes the result page. */
export async function measureFreshness(root) {
  const progress = new Progress();
  const times = { found: new Times(), gone: new Times(), search: new Times() };
  await progress.step(`${PUBLICATIONS} publications`, () =>
    withSite(root, 'freshness', ({ address }) => publishAll(`${address}/api`, times)),
  );
  const page = new Report({ root, title: 'Bench: freshness', print: (output) => progress.print(output) });
  page.table(
    'Milliseconds from the request of the landlord',
    [rowOf('turned on → found', times.found), rowOf('turned off → gone', times.gone)],
    `Polled every ${POLL_MS} ms. A page may come from the cache of catalog, for up to ${CACHED_MS} ms.`,
  );
  page.table(`${VISITORS} visitors meanwhile`, [rowOf('search', times.search)]);
  const judge = new Judge();
  judge.atMost('p99, turned on → found, ms', times.found.p99, MAX_P99_MS);
  page.table('Judged', judge.rows);
  progress.print(`written: ${page.write('freshness')} after ${progress.seconds} s`);
  if (judge.missed.length > 0) throw new UserError(`missed: ${judge.missed[0].what}`);
}

const rowOf = (what, { count, p50, p95, p99 }) => ({ what, count, p50, p95, p99 });

async function publishAll(api, times) {
  const landlord = await logIn(api);
  const { listings } = await getJson(`${api}/elandlord/listings?state=live`, landlord);
  const rounds = Math.ceil(PUBLICATIONS / listings.length);
  const published = Promise.all(listings.map((listing) => republish(api, listing, { landlord, rounds, times })));
  const visitor = { execute: (minRent) => getJson(`${api}/listings/alberta/calgary?minrate=${minRent}`, headers) };
  await Promise.all([
    published,
    ...Array.from({ length: VISITORS }, () =>
      measureWhile(visitor, (number) => 100 + number, { until: published, times: times.search }),
    ),
  ]);
}

/** Turns one listing off and on again, and waits each time until the search shows it. */
async function republish(api, { id, url, rent, beds }, { landlord, rounds, times }) {
  const [, , province, city] = url.split('/');
  const query = `${api}/listings/${province}/${city}?minrate=${rent}&maxrate=${rent}&beds=${beds}&perPage=60`;
  const isFound = async () => (await getJson(query, headers)).listings.some((listing) => listing.id === id);
  for (let round = 0; round < rounds; round += 1)
    for (const enabled of [false, true]) {
      await wait(Math.random() * CACHED_MS); // at any moment of the life of a cached page
      const began = performance.now();
      await turn(api, id, { enabled, landlord });
      await until(async () => (await isFound()) === enabled);
      times[enabled ? 'found' : 'gone'].add(performance.now() - began);
    }
}

async function until(holds) {
  const end = performance.now() + TIMEOUT_MS;
  while (!(await holds())) {
    if (performance.now() > end) throw new UserError(`The search did not show a change within ${TIMEOUT_MS} ms.`);
    await wait(POLL_MS);
  }
}

async function logIn(api) {
  const { tokenInfo } = await postJson(`${api}/login`, headers, {
    email: 'landlord@example.com',
    password: 'porchlight-demo',
  });
  return { ...headers, authorization: `Bearer ${tokenInfo.access_token}` };
}

const turn = (api, id, { enabled, landlord }) =>
  postJson(`${api}/ecommerce/enable/${id}`, landlord, { enabled, key: randomUUID().replaceAll('-', '') });

const getJson = async (url, given) => read(await fetch(url, { headers: given }));
const postJson = async (url, given, body) =>
  read(
    await fetch(url, {
      method: 'POST',
      headers: { ...given, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  );

async function read(response) {
  if (!response.ok) throw new Error(`${response.url} returned ${response.status}: ${await response.text()}`);
  return response.json();
}
