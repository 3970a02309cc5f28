// What visitors and signed-in people get while a part of the house is away: each service in turn, then the database. A service
// that is stopped (SIGSTOP) still takes connections and never answers, which is harder on the others than one that is gone.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { backServices } from '../environments.mjs';
import { passingFolder } from '../passing-folder.mjs';
import { processTree } from '../processes.mjs';
import { Refusal } from '../refusal.mjs';
import { startHouse } from '../started-house.mjs';

const BACK_SOON_MS = 20_000;
// the gateway takes a session as fresh for 10 s: after that a signed-in person lives on what it remembers
const AWAY_MS = 11_000;
// `needs`: the service without which there is no answer; the words of the site need none, nor does a page that has other things to say. An address that is new each
// time has no last good answer
const questions = [
  { name: 'home', path: '/' },
  { name: 'city', path: '/homes/alberta/calgary', needs: 'catalog' },
  { name: 'words', path: '/api/site-settings?lang=en-CA' },
  { name: 'posts', path: '/api/posts?new=', needs: 'content', isNew: true },
  { name: 'search', path: '/api/listings?keyword=calgary', needs: 'catalog' },
  { name: 'favourites', path: '/api/favourite-listings', needs: 'catalog', isOwn: true },
  { name: 'account', path: '/api/my-user', needs: 'accounts', isOwn: true },
  { name: 'prices', path: '/api/ecommerce/credit-prices', needs: 'commerce' },
];

/** Runs every outage against one house with a process for each service, and prints what was answered meanwhile. */
export async function prove(root) {
  const folder = passingFolder('outages');
  const dataDir = join(folder.path, 'data');
  const house = await startHouse(root, { dataDir, words: ['--processes'] });
  try {
    await house.untilAllHomes();
    const token = await signIn(house);
    const ask = () => Promise.all(questions.map((question) => answerTo(house, question, token)));
    await until(async () => (await ask()).every(isWell));
    const outages = [];
    for (const name of backServices) outages.push(await whileServiceHangs(house, name, ask));
    outages.push(await whileDatabaseRestarts(house, dataDir, ask));
    print(outages);
    outages.forEach(judge);
  } finally {
    await house.stop();
    folder.remove();
  }
}

async function signIn({ address }) {
  const headers = { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' };
  const answer = await fetch(`${address}/api/login`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email: 'renter@example.com', password: 'porchlight-demo' }),
  });
  return (await answer.json()).tokenInfo.access_token;
}

async function answerTo({ address }, { path, isOwn, isNew }, token) {
  const answer = await fetch(address + path + (isNew ? performance.now() : ''), {
    headers: isOwn ? { authorization: `Bearer ${token}` } : {},
  });
  return { status: answer.status, text: await answer.text() };
}

async function whileServiceHangs(house, name, ask) {
  const pid = processesOf(house).get(name);
  process.kill(pid, 'SIGSTOP');
  try {
    await wait(name === 'accounts' ? AWAY_MS : 0);
    const answers = await ask();
    process.kill(pid, 'SIGCONT');
    const hung = await secondsUntil(async () => (await ask()).every(isWell));
    process.kill(pid, 'SIGKILL');
    const killed = await secondsUntil(
      async () => (processesOf(house).get(name) ?? pid) !== pid && (await ask()).every(isWell),
    );
    return { name, answers, back: `${hung} s, killed ${killed} s` };
  } finally {
    if (processesOf(house).get(name) === pid) process.kill(pid, 'SIGCONT');
  }
}

async function whileDatabaseRestarts(house, dataDir, ask) {
  const before = [...processesOf(house).values()].join();
  process.kill(Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL');
  const answers = await ask();
  const back = await secondsUntil(async () => (await ask()).every(isWell));
  if ([...processesOf(house).values()].join() !== before) throw new Refusal('a service ended with the database');
  return { name: 'database', answers, back: `${back} s` };
}

function processesOf(house) {
  const commands = processTree(house.pid).map(({ pid }) => [
    pid,
    readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0'),
  ]);
  const services = commands.filter(([, words]) => words.some((word) => word.endsWith('house.mjs')));
  return new Map(services.map(([pid, words]) => [words.find((_, at) => words[at - 1]?.endsWith('house.mjs')), pid]));
}

// whoever asks during an outage reads a page or a sentence, never a broken answer and never that they are signed out
function judge({ name, answers }) {
  questions.forEach((question, at) => {
    const { status, text } = answers[at];
    const mayMiss = name === 'database' || question.needs === name;
    const isSaid =
      (status === 503 || status === 504) &&
      (question.path.startsWith('/api/') ? JSON.parse(text).message.length > 10 : text.includes('<html'));
    if (status !== 200 && !(mayMiss && isSaid))
      throw new Refusal(`${name} away: ${question.name} answered ${status} ${text.slice(0, 200)}`);
  });
}

function isWell({ status }) {
  return status === 200;
}

async function secondsUntil(holds) {
  const began = performance.now();
  await until(holds);
  return ((performance.now() - began) / 1000).toFixed(1);
}

async function until(holds) {
  const began = performance.now();
  while (
    !(await Promise.resolve()
      .then(holds)
      .catch(() => false))
  ) {
    if (performance.now() - began > BACK_SOON_MS) throw new Refusal(`not well within ${BACK_SOON_MS / 1000} s`);
    await wait(200);
  }
}

function print(outages) {
  const row = (cells) =>
    console.log(`| ${cells.map((cell, at) => String(cell).padEnd(at === 0 ? 9 : 10)).join(' | ')} |`);
  row(['away', ...questions.map(({ name }) => name), 'well again after']);
  for (const { name, answers, back } of outages) row([name, ...answers.map(({ status }) => status), back]);
}
