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
    cwd: root,
    uid,
    gid,
    env: { ...process.env, ...environment, PORT: String(port), DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = once(child, 'exit');
  const hears = listen(child);
  await hears(`Porchlight is ready at ${address}\n`);
  const secondsToAddress = (performance.now() - began) / 1000;
  return {
    address,
    pid: child.pid,
    port,
    secondsToAddress,
    exited,
    untilSaid: hears,
    untilAllHomes: () => untilAllHomes(root, address),
    stop: () => stop(child, exited),
  };
}

// gives a function that waits until the house has said something; its end before that is an error
function listen(child) {
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      said += chunk;
      child.emit('said');
    });
  return (words) =>
    new Promise((resolve, reject) => {
      const look = () => {
        if (said.includes(words)) resolve();
      };
      child.on('said', look);
      child.once('exit', (code) => reject(new Error(`The house ended (${code}):\n${said}`)));
      look();
    });
}

// a home is public when its entitlement has come through the outbox: seconds after the address
async function untilAllHomes(root, address) {
  const began = performance.now();
  const wanted = expectedHomes(root);
  for (;;) {
    const homes = await publicHomes(address);
    if (homes >= wanted) return { homes, seconds: (performance.now() - began) / 1000 };
    if (performance.now() - began > HOMES_PATIENCE_MS)
      throw new Error(`Only ${homes} of ${wanted} homes are public after two minutes`);
    await wait(100);
  }
}

async function stop(child, exited) {
  if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
  await exited;
}
