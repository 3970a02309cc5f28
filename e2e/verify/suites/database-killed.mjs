// `npm run verify -- database-killed`: kills PostgreSQL twice during two minutes of search load, and measures responses
// and recovery time.
// Every response must be 200, or 503 with Retry-After for at most 10 s, and no service process may restart.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { temporaryFolder } from '../../../packages/tooling/src/run/test-site/temporary-folder.mjs';
import { processTree } from '../../../packages/tooling/src/run/processes/process-tree.mjs';
import { UserError } from '../../../packages/tooling/src/run/terminal/user-error.mjs';
import { startSite } from '../../../packages/tooling/src/run/test-site/start-site.mjs';

const LOAD_MS = 120_000;
const KILLS_AT_MS = [30_000, 75_000];
const IN_FLIGHT = 4;
const MAX_OUTAGE_MS = 10_000;
// a client that got 503 pauses before it retries
const PAUSE_AFTER_REFUSAL_MS = 250;

export async function verify(root) {
  const folder = temporaryFolder('database-killed');
  const dataDir = join(folder.path, 'data');
  const site = await startSite(root, { dataDir, args: ['--processes'], environment: { RATE_LIMITS: 'off' } });
  try {
    await site.untilAllListings();
    const before = servicesOf(site);
    const { responses, kills } = await runUnderLoad(site, dataDir);
    const outages = kills.map((kill, number) => ({
      ...outageAfter(responses, kill.at, kills[number + 1]?.at ?? LOAD_MS),
      serverBack: kill.serverBack,
    }));
    print(responses, outages);
    judge(responses, outages);
    if (servicesOf(site).join() !== before.join()) throw new UserError('a service process ended with the database');
    console.log(`${before.length} service processes, none restarted`);
    return `recovered after ${outages.map(({ recoveredAfter }) => `${(recoveredAfter / 1000).toFixed(1)} s`).join(' and ')}`;
  } finally {
    await site.stop();
    folder.remove();
  }
}

async function runUnderLoad(site, dataDir) {
  const responses = [];
  const kills = [];
  const began = performance.now();
  const elapsed = () => performance.now() - began;
  const visitor = async (turn) => {
    while (elapsed() < LOAD_MS) {
      turn += IN_FLIGHT;
      const sentAt = elapsed();
      const { status, retryAfter } = await request(site.address + queryPath(turn));
      responses.push({ sentAt, at: elapsed(), status, retryAfter });
      if (status !== 200) await wait(PAUSE_AFTER_REFUSAL_MS);
    }
  };
  const killServers = async () => {
    for (const at of KILLS_AT_MS) {
      await wait(at - elapsed());
      const { pid } = serverOf(dataDir);
      process.kill(pid, 'SIGKILL');
      const kill = { at: elapsed() };
      kills.push(kill);
      while (!isReadyAgain(dataDir, pid)) await wait(20);
      kill.serverBack = elapsed() - kill.at;
    }
  };
  await Promise.all([killServers(), ...Array.from({ length: IN_FLIGHT }, (_, turn) => visitor(turn))]);
  return { responses, kills };
}

// Reads postmaster.pid: the process id, and in the last line whether the server accepts connections.
function serverOf(dataDir) {
  const lines = readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n');
  return { pid: Number(lines[0]), isReady: lines[7]?.trim() === 'ready' };
}

function isReadyAgain(dataDir, killed) {
  try {
    const { pid, isReady } = serverOf(dataDir);
    return pid !== killed && isReady;
  } catch {
    return false; // the file is being written
  }
}

// Every address is new, so that no response comes from a cache.
function queryPath(turn) {
  const rent = 900 + (turn % 4_000);
  return [
    `/api/listings?maxrate=${rent}&beds=1,2`,
    `/api/listings/ontario/toronto?maxrate=${rent}`,
    `/api/listings/alberta/calgary?minrate=${rent}&count=true`,
    `/api/listings?keyword=river&maxrate=${rent}`,
    `/api/map-markers?bounds=51.2,-113.9,50.9,-114.3&zoom=11&maxrate=${rent}`,
  ][turn % 5];
}

async function request(address) {
  try {
    const response = await fetch(address, { headers: { accept: 'application/json' } });
    await response.text();
    return { status: response.status, retryAfter: response.headers.get('retry-after') };
  } catch (error) {
    return { status: `none (${error.cause?.code ?? error.message})` };
  }
}

// Measures from the kill to the first successful response, and to the last failed one.
function outageAfter(responses, killed, until) {
  const during = responses.filter(({ at }) => at > killed && at <= until);
  const bad = during.filter(({ status }) => status !== 200);
  const lastBad = Math.max(killed, ...bad.map(({ at }) => at));
  const firstGood = Math.min(
    ...during.filter(({ sentAt, status }) => status === 200 && sentAt > killed).map(({ at }) => at),
  );
  return {
    killed,
    bad: bad.length,
    firstGood: firstGood - killed,
    recoveredAfter: lastBad - killed,
    statuses: countsOf(during.filter(({ at }) => at <= lastBad)),
    after: countsOf(during.filter(({ at }) => at > lastBad)),
  };
}

function countsOf(responses) {
  const counts = {};
  for (const { status } of responses) counts[status] = (counts[status] ?? 0) + 1;
  return (
    Object.entries(counts)
      .map(([status, count]) => `${count} × ${status}`)
      .join(', ') || 'none'
  );
}

function print(responses, outages) {
  const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;
  console.log(`${responses.length} responses in ${LOAD_MS / 1000} s, ${IN_FLIGHT} at a time: ${countsOf(responses)}`);
  for (const { killed, serverBack, firstGood, recoveredAfter, statuses, after } of outages)
    console.log(
      `PostgreSQL killed at ${seconds(killed)}: accepts connections after ${seconds(serverBack)}, first successful response after ${seconds(firstGood)}, last failed response after ${seconds(recoveredAfter)}; meanwhile ${statuses}; then ${after}`,
    );
}

function judge(responses, outages) {
  const unexpected = responses.find(({ status }) => status !== 200 && status !== 503);
  if (unexpected) throw new UserError(`unexpected response status ${unexpected.status}`);
  if (responses.some(({ status, retryAfter }) => status === 503 && !(Number(retryAfter) > 0)))
    throw new UserError('a 503 had no Retry-After');
  if (responses.some(({ status, at }) => status !== 200 && at < outages[0].killed))
    throw new UserError('a request failed before the database was killed');
  for (const { recoveredAfter } of outages)
    if (recoveredAfter > MAX_OUTAGE_MS) throw new UserError(`recovery took ${(recoveredAfter / 1000).toFixed(1)} s`);
}

function servicesOf(site) {
  return processTree(site.pid)
    .filter(({ pid }) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('run-services.mjs'))
    .map(({ pid }) => pid);
}
