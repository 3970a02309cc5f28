import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { expectedHomes, publicHomes } from './homes.mjs';
import { freePort } from './postgres/connection.mjs';

const HOMES_PATIENCE_MS = 120_000;

/**
 * Starts a house by `npm start`'s own program, as a person would, and waits for its address.
 * @param {string} root
 * @param {{ dataDir: string, environment?: Record<string, string>, words?: string[], uid?: number, gid?: number }} options
 */
export async function startHouse(root, { dataDir, environment = {}, words = [], uid, gid }) {
  const port = await freePort();
  const address = `http://localhost:${port}`;
  const began = performance.now();
  const child = spawn(process.execPath, [join(root, 'packages/tooling/src/run/start.mjs'), ...words], {
    cwd: root, uid, gid, env: { ...process.env, ...environment, PORT: String(port), DATA_DIR: dataDir }, stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = once(child, 'exit');
  const said = await untilReady(child, `Porchlight is ready at ${address}`);
  const secondsToAddress = (performance.now() - began) / 1000;
  return { address, pid: child.pid, port, said, secondsToAddress, exited, untilAllHomes: () => untilAllHomes(root, address), stop: () => stop(child, exited) };
}

async function untilReady(child, line) {
  let said = '';
  await new Promise((resolve, reject) => {
    const hear = (chunk) => {
      said += chunk;
      if (said.includes(`${line}\n`)) resolve();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', (code) => reject(new Error(`The house did not start (${code}):\n${said}`)));
  });
  return said;
}

// a home is public when its entitlement has come through the outbox: seconds after the address
async function untilAllHomes(root, address) {
  const began = performance.now();
  const wanted = expectedHomes(root);
  for (;;) {
    const homes = await publicHomes(address);
    if (homes >= wanted) return { homes, seconds: (performance.now() - began) / 1000 };
    if (performance.now() - began > HOMES_PATIENCE_MS) throw new Error(`Only ${homes} of ${wanted} homes are public after two minutes`);
    await wait(100);
  }
}

async function stop(child, exited) {
  if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
  await exited;
}
