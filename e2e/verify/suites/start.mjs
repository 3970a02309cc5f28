// `npm run verify -- start [--as-nobody]`: measures how a fresh clone starts: cold and warm seconds, memory, and data
// after a kill of all processes.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';

import { remainingFronts } from '../../../packages/tooling/src/build/site-parts.mjs';
import { freshClone } from '../../../packages/tooling/src/run/test-site/fresh-clone.mjs';
import { serverAccount } from '../../../packages/tooling/src/run/postgres/account.mjs';
import { memoryOf, processTree } from '../../../packages/tooling/src/run/processes/process-tree.mjs';
import { UserError } from '../../../packages/tooling/src/run/terminal/user-error.mjs';
import { startSite } from '../../../packages/tooling/src/run/test-site/start-site.mjs';

const goals = { cold: 60, warm: 4, listings: 10 };

/**
 * Measures both modes: all services in one process, and one process per service. With `--as-nobody` (root only) the
 * clone belongs to and is started by an ordinary user.
 */
export async function verify(root, args = []) {
  const figures = await measureStart(root, args);
  const rows = rowsOf(figures);
  console.log(rows.map(([name, value]) => `${name.padEnd(58)} ${value}`).join('\n'));
  writeResults(root, args, rows);
  if (figures.afterKill.listings !== figures.cold.listings)
    throw new UserError(`${figures.cold.listings - figures.afterKill.listings} listings were lost by the kill`);
  return `cold ${figures.cold.toAddress.toFixed(1)} s, warm ${figures.warm.toAddress.toFixed(1)} s, ${figures.warm.memory.pss} MB`;
}

/** Measures one clone from `npm ci` to the start after a kill; figures in seconds or MB. */
export async function measureStart(root, args) {
  const owner = args.includes('--as-nobody') ? serverAccount() : undefined;
  const checkout = freshClone(root, owner);
  const run = { ...owner, environment: { HOME: checkout.home, npm_config_cache: join(checkout.home, '.npm') } };
  if (!owner) run.environment = {};
  try {
    const install = installIn(checkout.clone, run);
    const cold = await measureOnce(checkout.clone, run, async (site) => {
      await site.untilPrinted(`${remainingFronts.at(-1)} built`); // otherwise the next start would continue the build
      await site.stop();
    });
    const warm = await measureOnce(checkout.clone, run, killAll);
    const afterKill = await measureOnce(checkout.clone, run, (site) => site.stop());
    const separate = await measureOnce(checkout.clone, { ...run, args: ['--processes'] }, (site) => site.stop());
    return { install, cold, warm, afterKill, separate };
  } finally {
    checkout.remove();
  }
}

async function measureOnce(clone, run, end) {
  const site = await startSite(clone, { ...run, dataDir: join(clone, '.data') });
  const { listings, seconds } = await site.untilAllListings();
  const processes = processTree(site.pid);
  const memory = memoryOf(processes);
  await end(site);
  return { toAddress: site.secondsToAddress, toAllListings: seconds, listings, memory, processes: processes.length };
}

async function killAll(site) {
  for (const { pid } of processTree(site.pid)) process.kill(pid, 'SIGKILL');
  await site.exited;
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

function rowsOf({ install, cold, warm, afterKill, separate }) {
  const seconds = (value, goal) => `${value.toFixed(1)} s${goal ? ` (goal ${goal} s)` : ''}`;
  return [
    ['npm ci', seconds(install)],
    ['cold: npm start to address', seconds(cold.toAddress, goals.cold)],
    ['cold: address to all listings public', seconds(cold.toAllListings, goals.listings)],
    ['listings', String(cold.listings)],
    ['warm: npm start to address', seconds(warm.toAddress, goals.warm)],
    ['memory when warm, all processes', memoryText(warm)],
    ['after kill -9 of everything: npm start to the address', seconds(afterKill.toAddress)],
    ['one process per service, warm: npm start to the address', seconds(separate.toAddress)],
    ['one process per service: memory, all processes', memoryText(separate)],
    ['listings after the kill', String(afterKill.listings)],
    ['machine', `${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`],
  ];
}

function memoryText({ memory, processes }) {
  return `${memory.rss} MB RSS, ${memory.pss} MB PSS, ${processes} processes`;
}

function writeResults(root, args, rows) {
  const folder = join(root, 'bench/results');
  mkdirSync(folder, { recursive: true });
  const name = ['start', ...args.map((arg) => arg.replaceAll('-', ''))].join('-');
  writeFileSync(
    join(folder, `${name}.md`),
    `# Start of a fresh clone${args.length > 0 ? ` (${args.join(' ')})` : ''}\n\n| What | Measured |\n|---|---|\n${rows.map((row) => `| ${row.join(' | ')} |`).join('\n')}\n`,
  );
}
