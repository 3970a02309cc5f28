import { createReadStream } from 'node:fs';
import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

import { withSite } from '../../../../packages/tooling/src/run/test-site/with-site.mjs';

const pollMs = 1_000;
const open = new Set(['queued', 'reading', 'applying']);

/**
 * Imports a table as a feed of a site, twice, and prints the numbers of both runs. Throws when the second run changes
 * something.
 */
export const importTwice = (root, path) =>
  withSite(root, 'dirty-feed', async ({ address, partnerPort }) => {
    const server = createServer((_, response) => createReadStream(path).pipe(response));
    await new Promise((resolve) => server.listen(partnerPort, '127.0.0.1', resolve));
    try {
      const call = await asAdministrator(address);
      const feed = await createFeed(call, `http://127.0.0.1:${partnerPort}/homes.csv`);
      const first = await runFeed(call, feed.id);
      const second = await runFeed(call, feed.id);
      const { created, updated, unchanged, missing, expired } = second;
      if (first.created === 0 || unchanged !== first.created || created + updated + missing + expired > 0)
        throw new Error('The second import changed homes');
      return `imported ${first.created} homes; again: ${unchanged} unchanged`;
    } finally {
      server.closeAllConnections();
      server.close();
    }
  });

async function asAdministrator(address) {
  const headers = { 'x-requested-with': 'XMLHttpRequest' };
  const send = async (method, path, body) => {
    const content = body ? { 'content-type': 'application/json' } : {};
    const request = { method, headers: { ...headers, ...content }, body: body && JSON.stringify(body) };
    const response = await fetch(`${address}/api${path}`, request);
    const result = await response.json();
    if (!response.ok) throw new Error(`${method} ${path} returned ${response.status}: ${JSON.stringify(result)}`);
    return result;
  };
  const { tokenInfo } = await send('POST', '/login', { email: 'admin@example.com', password: 'porchlight-demo' });
  headers.authorization = `Bearer ${tokenInfo.access_token}`;
  return send;
}

/** The homes are drafts of the company of the feed that the demo has. */
async function createFeed(call, address) {
  const { records } = await call('GET', '/admin/feeds');
  const settings = { format: 'csv', schedule: 'daily', mode: 'full', identity: 'id-and-size', mapping: [] };
  const off = { autoEnables: false, isActive: false, city: null, contactEmail: null };
  return call('POST', '/admin/feeds', {
    name: 'Dirty table',
    company: records[0].company,
    address,
    ...settings,
    ...off,
  });
}

/** Runs a feed, approves the run if it is held, and returns its numbers. */
async function runFeed(call, feedId) {
  const { run } = await call('POST', `/admin/feeds/${feedId}/runs`);
  const ended = await untilEnded(call, run.id);
  if (ended.state === 'held') await call('POST', `/admin/feed-runs/${run.id}/approved`);
  const result = await untilEnded(call, run.id);
  const { state, rows, created, updated, unchanged, rejected, duplicates, suspected, fault = 'none' } = result;
  console.log(
    `run ${state}: ${rows} rows = ${created} created + ${updated} updated + ${unchanged} unchanged + ` +
      `${rejected} rejected + ${duplicates} duplicates + ${suspected} suspected (fault: ${fault})`,
  );
  return result;
}

async function untilEnded(call, runId) {
  for (;;) {
    const { run } = await call('GET', `/support/feed-runs/${runId}`);
    if (!open.has(run.state)) return run;
    await wait(pollMs);
  }
}
