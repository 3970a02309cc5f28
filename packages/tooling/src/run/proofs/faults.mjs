// What a running house does when something is killed, started twice or stopped. Every line is a promise that is checked.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { publicHomes } from '../homes.mjs';
import { isAlive } from '../is-alive.mjs';
import { passingFolder } from '../passing-folder.mjs';
import { processTree } from '../processes.mjs';
import { Refusal } from '../refusal.mjs';
import { startHouse } from '../started-house.mjs';

const BACK_SOON_MS = 10_000;

/** Runs every fault against one house with a data folder of its own. */
export async function prove(root) {
  const folder = passingFolder('faults');
  const dataDir = join(folder.path, 'data');
  const house = await startHouse(root, { dataDir });
  try {
    const { homes } = await house.untilAllHomes();
    refusesSecondStart(root, dataDir, house.address);
    await comesBack('the services', house, homes, childNamed(house, 'house.mjs'), () => childNamed(house, 'house.mjs'));
    await comesBack('PostgreSQL', house, homes, serverOf(dataDir), () => serverOf(dataDir));
    await survivesItsSupervisor(root, dataDir, house, homes);
  } finally {
    await house.stop();
    folder.remove();
  }
}

function refusesSecondStart(root, dataDir, address) {
  const { status, stderr } = spawnSync(process.execPath, [join(root, 'packages/tooling/src/run/start.mjs')], {
    env: { ...process.env, DATA_DIR: dataDir, PORT: '8099' },
    encoding: 'utf8',
  });
  expect(
    'a second start is told where the first one is, and exits 1',
    status === 1 && stderr === `Porchlight already runs at ${address}\n`,
  );
}

async function comesBack(name, house, homes, killed, successor) {
  process.kill(killed, 'SIGKILL');
  const began = performance.now();
  await until(() => successor() !== killed && isAlive(successor()));
  await until(
    async () => (await fetch(`${house.address}/health/ready`)).ok && (await publicHomes(house.address)) === homes,
  );
  expect(`${name}: killed, back with all homes after ${((performance.now() - began) / 1000).toFixed(1)} s`, true);
}

async function survivesItsSupervisor(root, dataDir, house, homes) {
  const services = childNamed(house, 'house.mjs');
  const server = serverOf(dataDir);
  process.kill(house.pid, 'SIGKILL');
  await until(() => !isAlive(services));
  expect('the supervisor: killed, its services end too', true);
  const next = await startHouse(root, { dataDir });
  try {
    expect('the next start takes over the database that was left', serverOf(dataDir) === server);
    expect('no home is lost', (await publicHomes(next.address)) === homes);
  } finally {
    await leavesNothing(next, server);
  }
}

async function leavesNothing(next, server) {
  const processes = processTree(next.pid);
  await next.stop();
  expect('a stop leaves no process behind', processes.every(({ pid }) => !isAlive(pid)) && !isAlive(server));
}

function childNamed(house, program) {
  const found = processTree(house.pid).find(({ pid }) =>
    readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(program),
  );
  return found.pid;
}

function serverOf(dataDir) {
  return Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
}

async function until(holds) {
  const began = performance.now();
  while (
    !(await Promise.resolve()
      .then(holds)
      .catch(() => false))
  ) {
    if (performance.now() - began > BACK_SOON_MS) throw new Refusal(`not within ${BACK_SOON_MS / 1000} s`);
    await wait(50);
  }
}

function expect(words, holds) {
  console.log(`${holds ? 'holds ' : 'FAILED'}  ${words}`);
  if (!holds) throw new Refusal(words);
}
