// What a running house does when something is killed, started twice or stopped. Every line is a promise that is checked.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { publicHomes } from '../homes.mjs';
import { isAlive } from '../is-alive.mjs';
import { processTree } from '../processes.mjs';
import { Refusal } from '../refusal.mjs';
import { startHouse } from '../started-house.mjs';

const BACK_SOON_MS = 10_000;

/** Runs every fault against one house with a data folder of its own. */
export async function prove(root) {
  const folder = mkdtempSync(join(tmpdir(), 'porchlight-faults-'));
  const dataDir = join(folder, 'data');
  try {
    const house = await startHouse(root, { dataDir });
    const { homes } = await house.untilAllHomes();
    refusesSecondStart(root, dataDir, house.address);
    await comesBack('the services', house, homes, () => process.kill(childNamed(house, 'house.mjs'), 'SIGKILL'));
    await comesBack('PostgreSQL', house, homes, () => process.kill(serverOf(dataDir), 'SIGKILL'));
    await survivesItsSupervisor(root, dataDir, house, homes);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function refusesSecondStart(root, dataDir, address) {
  const { status, stderr } = spawnSync(process.execPath, [join(root, 'packages/tooling/src/run/start.mjs')], { env: { ...process.env, DATA_DIR: dataDir, PORT: '8099' }, encoding: 'utf8' });
  expect('a second start is told where the first one is, and exits 1', status === 1 && stderr === `Porchlight already runs at ${address}\n`);
}

async function comesBack(name, house, homes, kill) {
  kill();
  const began = performance.now();
  await wait(100); // what was killed is gone by then
  await until(async () => (await publicHomes(house.address)) === homes);
  expect(`${name}: killed, back with all homes after ${((performance.now() - began) / 1000).toFixed(1)} s`, true);
}

async function survivesItsSupervisor(root, dataDir, house, homes) {
  const services = childNamed(house, 'house.mjs');
  const server = serverOf(dataDir);
  process.kill(house.pid, 'SIGKILL');
  await until(() => !isAlive(services));
  expect('the supervisor: killed, its services end too', true);
  const next = await startHouse(root, { dataDir });
  expect('the next start takes over the database that was left', serverOf(dataDir) === server && (await publicHomes(next.address)) === homes);
  const processes = processTree(next.pid);
  await next.stop();
  expect('a stop leaves no process behind', processes.every(({ pid }) => !isAlive(pid)) && !isAlive(server));
}

function childNamed(house, program) {
  const found = processTree(house.pid).find(({ pid }) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(program));
  return found.pid;
}

function serverOf(dataDir) {
  return Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
}

async function until(holds) {
  const began = performance.now();
  while (!(await Promise.resolve().then(holds).catch(() => false))) {
    if (performance.now() - began > BACK_SOON_MS) throw new Refusal(`not within ${BACK_SOON_MS / 1000} s`);
    await wait(50);
  }
}

function expect(words, holds) {
  console.log(`${holds ? 'holds ' : 'FAILED'}  ${words}`);
  if (!holds) throw new Refusal(words);
}
