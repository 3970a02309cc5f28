// A house under a search load for two minutes, its PostgreSQL killed twice meanwhile: what was answered, and how soon it was well
// again. Nobody gets anything but homes or "try again in a moment", for at most 10 s, and no process of ours starts anew.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { passingFolder } from '../passing-folder.mjs';
import { processTree } from '../processes.mjs';
import { Refusal } from '../refusal.mjs';
import { startHouse } from '../started-house.mjs';

const LOAD_MS = 120_000;
const KILLS_AT_MS = [30_000, 75_000];
const IN_FLIGHT = 4;
const WORST_OUTAGE_MS = 10_000;
// whoever was told to come back does not hammer
const PAUSE_AFTER_REFUSAL_MS = 250;

export async function prove(root) {
  const folder = passingFolder('database-killed');
  const dataDir = join(folder.path, 'data');
  const house = await startHouse(root, { dataDir, words: ['--processes'], environment: { RATE_LIMITS: 'off' } });
  try {
    await house.untilAllHomes();
    const before = servicesOf(house);
    const { answers, kills } = await underLoad(house, dataDir);
    const outages = kills.map((kill, number) => ({
      ...outageAfter(answers, kill.at, kills[number + 1]?.at ?? LOAD_MS),
      serverBack: kill.serverBack,
    }));
    print(answers, outages);
    judge(answers, outages);
    if (servicesOf(house).join() !== before.join()) throw new Refusal('a service ended with the database');
    console.log(`${before.length} service processes, the same from beginning to end`);
  } finally {
    await house.stop();
    folder.remove();
  }
}

async function underLoad(house, dataDir) {
  const answers = [];
  const kills = [];
  const began = performance.now();
  const elapsed = () => performance.now() - began;
  const visitor = async (turn) => {
    while (elapsed() < LOAD_MS) {
      turn += IN_FLIGHT;
      const asked = elapsed();
      const { status, retryAfter } = await answerTo(house.address + addressOf(turn));
      answers.push({ asked, at: elapsed(), status, retryAfter });
      if (status !== 200) await wait(PAUSE_AFTER_REFUSAL_MS);
    }
  };
  const killer = async () => {
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
  await Promise.all([killer(), ...Array.from({ length: IN_FLIGHT }, (_, turn) => visitor(turn))]);
  return { answers, kills };
}

// the server's own note: its process, and in its last line whether it takes connections
function serverOf(dataDir) {
  const lines = readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n');
  return { pid: Number(lines[0]), isReady: lines[7]?.trim() === 'ready' };
}

function isReadyAgain(dataDir, killed) {
  try {
    const { pid, isReady } = serverOf(dataDir);
    return pid !== killed && isReady;
  } catch {
    return false; // the note is being written
  }
}

// every address is new, so that no answer comes from a memory
function addressOf(turn) {
  const rent = 900 + (turn % 4_000);
  return [
    `/api/listings?maxrate=${rent}&beds=1,2`,
    `/api/listings/ontario/toronto?maxrate=${rent}`,
    `/api/listings/alberta/calgary?minrate=${rent}&count=true`,
    `/api/listings?keyword=river&maxrate=${rent}`,
    `/api/map-markers?bounds=51.2,-113.9,50.9,-114.3&zoom=11&maxrate=${rent}`,
  ][turn % 5];
}

async function answerTo(address) {
  try {
    const answer = await fetch(address, { headers: { accept: 'application/json' } });
    await answer.text();
    return { status: answer.status, retryAfter: answer.headers.get('retry-after') };
  } catch (error) {
    return { status: `none (${error.cause?.code ?? error.message})` };
  }
}

// from the kill to the first good answer of a question asked after the last bad one
function outageAfter(answers, killed, until) {
  const during = answers.filter(({ at }) => at > killed && at <= until);
  const bad = during.filter(({ status }) => status !== 200);
  const lastBad = Math.max(killed, ...bad.map(({ at }) => at));
  const firstGood = Math.min(
    ...during.filter(({ asked, status }) => status === 200 && asked > killed).map(({ at }) => at),
  );
  return {
    killed,
    bad: bad.length,
    firstGood: firstGood - killed,
    over: lastBad - killed,
    statuses: countsOf(during.filter(({ at }) => at <= lastBad)),
    after: countsOf(during.filter(({ at }) => at > lastBad)),
  };
}

function countsOf(answers) {
  const counts = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return (
    Object.entries(counts)
      .map(([status, count]) => `${count} × ${status}`)
      .join(', ') || 'none'
  );
}

function print(answers, outages) {
  const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;
  console.log(`${answers.length} answers in ${LOAD_MS / 1000} s, ${IN_FLIGHT} at a time: ${countsOf(answers)}`);
  for (const { killed, serverBack, firstGood, over, statuses, after } of outages)
    console.log(
      `PostgreSQL killed at ${seconds(killed)}: it runs again after ${seconds(serverBack)}, first good answer after ${seconds(firstGood)}, all good after ${seconds(over)}; meanwhile ${statuses}; then ${after}`,
    );
}

function judge(answers, outages) {
  const strange = answers.find(({ status }) => status !== 200 && status !== 503);
  if (strange) throw new Refusal(`an answer was ${strange.status}`);
  if (answers.some(({ status, retryAfter }) => status === 503 && !(Number(retryAfter) > 0)))
    throw new Refusal('a 503 did not say when to come back');
  if (answers.some(({ status, at }) => status !== 200 && at < outages[0].killed))
    throw new Refusal('not all was well before the database was killed');
  for (const { over } of outages)
    if (over > WORST_OUTAGE_MS) throw new Refusal(`it took ${(over / 1000).toFixed(1)} s until all was well again`);
}

function servicesOf(house) {
  return processTree(house.pid)
    .filter(({ pid }) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('house.mjs'))
    .map(({ pid }) => pid);
}
