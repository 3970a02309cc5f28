import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { expectedListings, publicListings } from './public-listings.mjs';
import { freePort } from '../postgres/connection.mjs';

const LISTINGS_TIMEOUT_MS = 120_000;

/**
 * Starts a site with the program of `npm start`, as a user would, and waits for its address.
 * @param {string} root
 * @param {{ dataDir: string, environment?: Record<string, string>, args?: string[], uid?: number, gid?: number }}
 * options
 */
export async function startSite(root, { dataDir, environment = {}, args = [], uid, gid }) {
  const [port, relayPort, partnerPort] = [await freePort(), await freePort(), await freePort()];
  const address = `http://localhost:${port}`;
  // Feeds are fetched from the demo and from a server of the test.
  const feeds = { LOCAL_FEED_ORIGINS: `${address},http://127.0.0.1:${partnerPort}` };
  const ports = { PORT: String(port), RELAY_PORT: String(relayPort) };
  const began = performance.now();
  const child = spawn(process.execPath, [join(root, 'packages/tooling/src/run/start.mjs'), ...args], {
    cwd: root,
    uid,
    gid,
    env: { ...process.env, ...feeds, ...environment, ...ports, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = once(child, 'exit');
  const { untilPrinted, output } = listen(child);
  await untilPrinted(`Porchlight is ready at ${address}\n`);
  const secondsToAddress = (performance.now() - began) / 1000;
  return {
    address,
    pid: child.pid,
    port,
    relayPort,
    partnerPort,
    secondsToAddress,
    exited,
    untilPrinted,
    output,
    untilAllListings: () => untilAllListings(root, address),
    stop: () => stop(child, exited),
  };
}

// Returns what the site printed so far, and a function that waits until it prints a text and rejects when it exits
// first.
function listen(child) {
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk;
      child.emit('output');
    });
  const untilPrinted = (text) =>
    new Promise((resolve, reject) => {
      const check = () => {
        if (output.includes(text)) resolve();
      };
      child.on('output', check);
      child.once('exit', (code) => reject(new Error(`The site exited (${code}):\n${output}`)));
      check();
    });
  return { untilPrinted, output: () => output };
}

// A listing becomes public when its entitlement arrives through the outbox, seconds after the start.
async function untilAllListings(root, address) {
  const began = performance.now();
  const expected = expectedListings(root);
  for (;;) {
    const listings = await publicListings(address);
    if (listings >= expected) return { listings, seconds: (performance.now() - began) / 1000 };
    if (performance.now() - began > LISTINGS_TIMEOUT_MS)
      throw new Error(`Only ${listings} of ${expected} listings are public after two minutes`);
    await wait(100);
  }
}

async function stop(child, exited) {
  if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
  await exited;
}
