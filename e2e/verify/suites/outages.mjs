// `npm run verify -- outages`: measures what guests and logged-in users get while one service hangs, and while the
// database restarts.
// A service is stopped with SIGSTOP: it accepts connections and never responds, which is harder for its callers than a
// refused connection.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { backServices } from '../../../packages/tooling/src/build/site-parts.mjs';
import { temporaryFolder } from '../../../packages/tooling/src/run/test-site/temporary-folder.mjs';
import { processTree } from '../../../packages/tooling/src/run/processes/process-tree.mjs';
import { UserError } from '../../../packages/tooling/src/run/terminal/user-error.mjs';
import { startSite } from '../../../packages/tooling/src/run/test-site/start-site.mjs';

const MAX_RECOVERY_MS = 20_000;
// longer than the 10 s for which the gateway caches a session
const OUTAGE_MS = 11_000;
// `needs` is the service without which the response may be an error; pages and site settings need none. `isNew`
// requests bypass stale responses by a new address each time.
const requests = [
  { name: 'home', path: '/' },
  { name: 'city', path: '/homes/alberta/calgary', needs: 'catalog' },
  { name: 'settings', path: '/api/site-settings?lang=en-CA' },
  { name: 'posts', path: '/api/posts?new=', needs: 'content', isNew: true },
  { name: 'search', path: '/api/listings?keyword=calgary', needs: 'catalog' },
  { name: 'favourites', path: '/api/favourite-listings', needs: 'catalog', needsLogin: true },
  { name: 'account', path: '/api/my-user', needs: 'accounts', needsLogin: true },
  { name: 'prices', path: '/api/ecommerce/credit-prices', needs: 'commerce' },
];

/** Runs every outage against one site with one process per service, and prints the responses. */
export async function verify(root) {
  const folder = temporaryFolder('outages');
  const dataDir = join(folder.path, 'data');
  const site = await startSite(root, { dataDir, args: ['--processes'] });
  try {
    await site.untilAllListings();
    const token = await logIn(site);
    const fetchAll = () => Promise.all(requests.map((request) => send(site, request, token)));
    await until(async () => (await fetchAll()).every(isOk));
    const outages = [];
    for (const name of backServices) outages.push(await whileServiceHangs(site, name, fetchAll));
    outages.push(await whileDatabaseRestarts(site, dataDir, fetchAll));
    print(outages);
    outages.forEach(judge);
    return `recovered: ${outages.map(({ name, recovery }) => `${name} ${recovery}`).join('; ')}`;
  } finally {
    await site.stop();
    folder.remove();
  }
}

async function logIn({ address }) {
  const headers = { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' };
  const response = await fetch(`${address}/api/login`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email: 'renter@example.com', password: 'porchlight-demo' }),
  });
  return (await response.json()).tokenInfo.access_token;
}

async function send({ address }, { path, needsLogin, isNew }, token) {
  const response = await fetch(address + path + (isNew ? performance.now() : ''), {
    headers: needsLogin ? { authorization: `Bearer ${token}` } : {},
  });
  return { status: response.status, text: await response.text() };
}

async function whileServiceHangs(site, name, fetchAll) {
  const pid = processesOf(site).get(name);
  process.kill(pid, 'SIGSTOP');
  try {
    await wait(name === 'accounts' ? OUTAGE_MS : 0);
    const responses = await fetchAll();
    process.kill(pid, 'SIGCONT');
    const hung = await secondsUntil(async () => (await fetchAll()).every(isOk));
    process.kill(pid, 'SIGKILL');
    const killed = await secondsUntil(
      async () => (processesOf(site).get(name) ?? pid) !== pid && (await fetchAll()).every(isOk),
    );
    return { name, responses, recovery: `${hung} s, killed ${killed} s` };
  } finally {
    if (processesOf(site).get(name) === pid) process.kill(pid, 'SIGCONT');
  }
}

async function whileDatabaseRestarts(site, dataDir, fetchAll) {
  const before = [...processesOf(site).values()].join();
  process.kill(Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL');
  const responses = await fetchAll();
  const recovery = await secondsUntil(async () => (await fetchAll()).every(isOk));
  if ([...processesOf(site).values()].join() !== before)
    throw new UserError('a service process ended with the database');
  return { name: 'database', responses, recovery: `${recovery} s` };
}

function processesOf(site) {
  const commands = processTree(site.pid).map(({ pid }) => [
    pid,
    readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0'),
  ]);
  const services = commands.filter(([, args]) => args.some((arg) => arg.endsWith('run-services.mjs')));
  return new Map(
    services.map(([pid, args]) => [args.find((_, at) => args[at - 1]?.endsWith('run-services.mjs')), pid]),
  );
}

// A request during an outage must get a page or a readable error, never a malformed response or a 401.
function judge({ name, responses }) {
  requests.forEach((request, at) => {
    const { status, text } = responses[at];
    const mayFail = name === 'database' || request.needs === name;
    const isReadableError =
      (status === 503 || status === 504) &&
      (request.path.startsWith('/api/') ? JSON.parse(text).message.length > 10 : text.includes('<html'));
    if (status !== 200 && !(mayFail && isReadableError))
      throw new UserError(`${name} down: ${request.name} returned ${status} ${text.slice(0, 200)}`);
  });
}

function isOk({ status }) {
  return status === 200;
}

async function secondsUntil(condition) {
  const began = performance.now();
  await until(condition);
  return ((performance.now() - began) / 1000).toFixed(1);
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
    await wait(200);
  }
}

function print(outages) {
  const row = (cells) =>
    console.log(`| ${cells.map((cell, at) => String(cell).padEnd(at === 0 ? 9 : 10)).join(' | ')} |`);
  row(['down', ...requests.map(({ name }) => name), 'recovered after']);
  for (const { name, responses, recovery } of outages) row([name, ...responses.map(({ status }) => status), recovery]);
}
