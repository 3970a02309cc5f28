// `npm run verify -- account-existence [CALLS]`: measures whether the duration of a response reveals that an address
// has an account. Each call is made CALLS times (default 200) for addresses with and without an account, in turn, on a
// site of its own; the two medians must differ by less than 1 ms or 5 %, and the statuses must be the same.
import { join } from 'node:path';

import { UserError } from '../../../packages/tooling/src/run/terminal/user-error.mjs';
import { startSite } from '../../../packages/tooling/src/run/test-site/start-site.mjs';
import { temporaryFolder } from '../../../packages/tooling/src/run/test-site/temporary-folder.mjs';
import { comparisons } from './account-existence/comparisons.mjs';

const maxDifferenceMs = 1;
const maxDifference = 0.05;

export async function verify(root, [calls = '200']) {
  const folder = temporaryFolder('account-existence');
  // One proxy in front, so that each request can come from a network of its own: login limits count by network.
  const environment = { RATE_LIMITS: 'off', TRUST_PROXY_HOPS: '1', ALERTS: 'off', PHOTO_FILL: 'off' };
  const site = await startSite(root, { dataDir: join(folder.path, 'data'), environment });
  try {
    await site.untilAllListings();
    const results = [];
    for (const { name, prepare, send } of comparisons)
      results.push(await compare(site, { name, prepare, send }, Number(calls)));
    for (const result of results) console.log(lineOf(result));
    const revealing = results.filter(({ isRevealing }) => isRevealing);
    if (revealing.length)
      throw new UserError(`reveals whether an address has an account: ${revealing.map(({ name }) => name).join(', ')}`);
    return `${results.length} calls × ${calls}, largest difference ${Math.max(...results.map(({ difference }) => difference)).toFixed(2)} ms`;
  } finally {
    await site.stop();
    folder.remove();
  }
}

/** Times a call for prepared addresses with and without an account, in turn; which one goes first alternates. */
async function compare({ address }, { name, prepare, send }, calls) {
  const times = { known: [], unknown: [] };
  const statuses = { known: new Set(), unknown: new Set() };
  for (let call = 0; call < calls; call += 1) {
    const pair = { known: await prepare(address, true), unknown: await prepare(address, false) };
    for (const kind of call % 2 ? ['known', 'unknown'] : ['unknown', 'known']) {
      const began = performance.now();
      const response = await send(address, pair[kind]);
      await response.arrayBuffer();
      times[kind].push(performance.now() - began);
      statuses[kind].add(response.status);
    }
  }
  const [known, unknown] = [median(times.known), median(times.unknown)];
  const difference = Math.abs(known - unknown);
  const isAlike = [...statuses.known].sort().join() === [...statuses.unknown].sort().join();
  const isSlower = difference >= maxDifferenceMs && difference >= maxDifference * Math.max(known, unknown);
  return { name, known, unknown, difference, statuses, isRevealing: !isAlike || isSlower };
}

const median = (values) => [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)];

const lineOf = ({ name, known, unknown, difference, statuses, isRevealing }) =>
  `${isRevealing ? 'REVEALS' : 'ok     '}  ${name}: ${known.toFixed(2)} ms with an account (${[...statuses.known]}), ${unknown.toFixed(2)} ms without (${[...statuses.unknown]}), difference ${difference.toFixed(2)} ms`;
