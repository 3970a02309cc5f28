// How a fresh clone starts: seconds cold and warm, memory, and what is left after everything was killed.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';

import { laterFronts } from '../../build/front-state.mjs';
import { freshClone } from '../fresh-clone.mjs';
import { serverAccount } from '../postgres/account.mjs';
import { memoryOf, processTree } from '../processes.mjs';
import { Refusal } from '../refusal.mjs';
import { startHouse } from '../started-house.mjs';

const goals = { cold: 60, warm: 4, homes: 10 };

/** `--as-nobody` (root only): the clone belongs to and is started by an ordinary user. Measured in both shapes: all services in one process, and one each. */
export async function prove(root, words = []) {
  const figures = await measureStart(root, words);
  const rows = rowsOf(figures);
  console.log(rows.map(([name, value]) => `${name.padEnd(58)} ${value}`).join('\n'));
  keepResults(root, words, rows);
  if (figures.afterKill.homes !== figures.cold.homes)
    throw new Refusal(`${figures.cold.homes - figures.afterKill.homes} homes were lost by the kill`);
}

/** Measures one clone from `git clone` to the start after a kill; every figure in seconds or MB. */
export async function measureStart(root, words) {
  const owner = words.includes('--as-nobody') ? serverAccount() : undefined;
  const place = freshClone(root, owner);
  const run = { ...owner, environment: { HOME: place.home, npm_config_cache: join(place.home, '.npm') } };
  if (!owner) run.environment = {};
  try {
    const install = installIn(place.clone, run);
    const cold = await measureOnce(place.clone, run, async (house) => {
      await house.untilSaid(`${laterFronts.at(-1)} built`); // or the next start would go on building
      await house.stop();
    });
    const warm = await measureOnce(place.clone, run, killAll);
    const afterKill = await measureOnce(place.clone, run, (house) => house.stop());
    const apart = await measureOnce(place.clone, { ...run, words: ['--processes'] }, (house) => house.stop());
    return { install, cold, warm, afterKill, apart };
  } finally {
    place.remove();
  }
}

async function measureOnce(clone, run, end) {
  const house = await startHouse(clone, { ...run, dataDir: join(clone, '.data') });
  const { homes, seconds } = await house.untilAllHomes();
  const processes = processTree(house.pid);
  const memory = memoryOf(processes);
  await end(house);
  return { toAddress: house.secondsToAddress, toAllHomes: seconds, homes, memory, processes: processes.length };
}

async function killAll(house) {
  for (const { pid } of processTree(house.pid)) process.kill(pid, 'SIGKILL');
  await house.exited;
}

function installIn(clone, { uid, gid, environment }) {
  const began = performance.now();
  const { status, stderr } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: clone,
    uid,
    gid,
    env: { ...process.env, ...environment },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`npm ci failed: ${stderr}`);
  return (performance.now() - began) / 1000;
}

function rowsOf({ install, cold, warm, afterKill, apart }) {
  const seconds = (value, goal) => `${value.toFixed(1)} s${goal ? ` (goal ${goal} s)` : ''}`;
  return [
    ['npm ci', seconds(install)],
    ['cold: npm start to the address', seconds(cold.toAddress, goals.cold)],
    ['cold: the address to all homes public', seconds(cold.toAllHomes, goals.homes)],
    ['homes', String(cold.homes)],
    ['warm: npm start to the address', seconds(warm.toAddress, goals.warm)],
    ['memory when warm, all processes', memoryWords(warm)],
    ['after kill -9 of everything: npm start to the address', seconds(afterKill.toAddress)],
    ['one process per service, warm: npm start to the address', seconds(apart.toAddress)],
    ['one process per service: memory, all processes', memoryWords(apart)],
    ['homes after the kill', String(afterKill.homes)],
    ['machine', `${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`],
  ];
}

function memoryWords({ memory, processes }) {
  return `${memory.rss} MB RSS, ${memory.pss} MB PSS, ${processes} processes`;
}

function keepResults(root, words, rows) {
  const folder = join(root, 'bench/results');
  mkdirSync(folder, { recursive: true });
  const name = ['start', ...words.map((word) => word.replaceAll('-', ''))].join('-');
  writeFileSync(
    join(folder, `${name}.md`),
    `# Start of a fresh clone${words.length > 0 ? ` (${words.join(' ')})` : ''}\n\n| What | Measured |\n|---|---|\n${rows.map((row) => `| ${row.join(' | ')} |`).join('\n')}\n`,
  );
}
