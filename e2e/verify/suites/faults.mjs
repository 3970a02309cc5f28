// `npm run verify -- faults`: kills, starts twice and stops the parts of a running site, and checks the effect of each.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { publicListings } from '../../../packages/tooling/src/run/test-site/public-listings.mjs';
import { isAlive } from '../../../packages/tooling/src/run/processes/is-alive.mjs';
import { temporaryFolder } from '../../../packages/tooling/src/run/test-site/temporary-folder.mjs';
import { processTree } from '../../../packages/tooling/src/run/processes/process-tree.mjs';
import { UserError } from '../../../packages/tooling/src/run/terminal/user-error.mjs';
import { startSite } from '../../../packages/tooling/src/run/test-site/start-site.mjs';

const MAX_RECOVERY_MS = 10_000;

/** Runs every fault against one site with its own data folder. */
export async function verify(root) {
  const folder = temporaryFolder('faults');
  const dataDir = join(folder.path, 'data');
  const site = await startSite(root, { dataDir });
  try {
    const { listings } = await site.untilAllListings();
    verifySecondStart(root, dataDir, site.address);
    const servicesBack = await verifyRecovery('services', site, listings, childNamed(site, 'run-services.mjs'), () =>
      childNamed(site, 'run-services.mjs'),
    );
    const databaseBack = await verifyRecovery('PostgreSQL', site, listings, serverOf(dataDir), () => serverOf(dataDir));
    await verifySupervisorKill(root, dataDir, site, listings);
    return `services back after ${servicesBack} s, PostgreSQL ${databaseBack} s`;
  } finally {
    await site.stop();
    folder.remove();
  }
}

function verifySecondStart(root, dataDir, address) {
  const { status, stderr } = spawnSync(process.execPath, [join(root, 'packages/tooling/src/run/start.mjs')], {
    env: { ...process.env, DATA_DIR: dataDir, PORT: '8099' },
    encoding: 'utf8',
  });
  check(
    'a second start reports the running site and exits with 1',
    status === 1 && stderr === `Porchlight is already running at ${address}\n`,
  );
}

async function verifyRecovery(name, site, listings, killed, successor) {
  process.kill(killed, 'SIGKILL');
  const began = performance.now();
  await until(() => successor() !== killed && isAlive(successor()));
  await until(
    async () => (await fetch(`${site.address}/health/ready`)).ok && (await publicListings(site.address)) === listings,
  );
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  check(`${name}: killed, recovered with all listings after ${seconds} s`, true);
  return seconds;
}

async function verifySupervisorKill(root, dataDir, site, listings) {
  const services = childNamed(site, 'run-services.mjs');
  const server = serverOf(dataDir);
  process.kill(site.pid, 'SIGKILL');
  await until(() => !isAlive(services));
  check('supervisor: killed, its services exited', true);
  const next = await startSite(root, { dataDir });
  try {
    check('the next start takes over the running database', serverOf(dataDir) === server);
    check('no listing is lost', (await publicListings(next.address)) === listings);
  } finally {
    await verifyStop(next, server);
  }
}

async function verifyStop(next, server) {
  const processes = processTree(next.pid);
  await next.stop();
  check('a stop leaves no process running', processes.every(({ pid }) => !isAlive(pid)) && !isAlive(server));
}

function childNamed(site, program) {
  const found = processTree(site.pid).find(({ pid }) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(program));
  return found.pid;
}

function serverOf(dataDir) {
  return Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
}

async function until(condition) {
  const began = performance.now();
  while (
    !(await Promise.resolve()
      .then(condition)
      .catch(() => false))
  ) {
    if (performance.now() - began > MAX_RECOVERY_MS)
      throw new UserError(`no recovery within ${MAX_RECOVERY_MS / 1000} s`);
    await wait(50);
  }
}

function check(claim, condition) {
  console.log(`${condition ? 'passed' : 'FAILED'}  ${claim}`);
  if (!condition) throw new UserError(claim);
}
