import { spawn } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { once } from 'node:events';

import { UserError } from '../terminal/user-error.mjs';

const initdbArgs = [
  '-U',
  'postgres',
  '-E',
  'UTF8',
  '--no-sync',
  '--no-instructions',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--locale=C',
];
const MAJOR = '18';

/** Returns whether the folder holds a finished cluster. Throws for one of another major version. */
export function hasCluster(dataDir) {
  if (!existsSync(join(dataDir, 'PG_VERSION'))) return false;
  const version = readFileSync(join(dataDir, 'PG_VERSION'), 'utf8').trim();
  if (version === MAJOR) return true;
  throw new UserError(
    `${dataDir} holds a PostgreSQL ${version} database, but this release needs version ${MAJOR}. Move it, or choose another folder with DATA_DIR.`,
  );
}

/**
 * Creates the cluster in a temporary folder and renames it when it is complete, so that a killed start leaves no
 * partial cluster.
 */
export async function createCluster({ dataDir, initdb, account, password }) {
  const unfinished = `${dataDir}.unfinished`;
  const passwordFile = `${dataDir}.password`;
  rmSync(unfinished, { recursive: true, force: true });
  rmSync(passwordFile, { force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  if (account) chownSync(unfinished, account.uid, account.gid);
  try {
    await run(initdb, ['-D', unfinished, ...initdbArgs, ...authArgs(password, passwordFile, account)], {
      ...account,
      cwd: unfinished,
    });
    renameSync(unfinished, dataDir);
  } finally {
    rmSync(passwordFile, { force: true });
    rmSync(unfinished, { recursive: true, force: true });
  }
}

function authArgs(password, file, account) {
  if (password === undefined) return ['-A', 'trust'];
  writeFileSync(file, password, { mode: 0o600, flag: 'wx' });
  if (account) chownSync(file, account.uid, account.gid);
  return ['-A', 'scram-sha-256', `--pwfile=${file}`];
}

async function run(program, args, options) {
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
  const [errors, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  if (code !== 0) throw new Error(`initdb failed (${code}): ${errors.trim()}`);
}
