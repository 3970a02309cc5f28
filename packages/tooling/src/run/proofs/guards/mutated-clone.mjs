import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { readWorkspaces } from '../../../build/workspaces.mjs';
import { freshClone } from '../../fresh-clone.mjs';
import { startPostgres } from '../../postgres/start-postgres.mjs';
import { passingFolder } from '../../passing-folder.mjs';

// As for the tests of `npm test`: nothing here must outlive a crash.
const settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  max_wal_size: '4GB',
  max_connections: '300',
};

/** A clone whose code may be changed, with the packages installed here and one database server for all its test runs. */
export async function openMutatedClone(root) {
  const { clone, remove } = freshClone(root);
  const folder = passingFolder('mutants');
  try {
    lendPackages(root, clone);
    const server = await startPostgres({ dataDir: join(folder.path, 'postgres'), auth: 'trust', settings });
    return {
      path: clone,
      run: (tests, options) => run(clone, server.url, tests, options),
      while: (change, look) => whileChanged(clone, change, look),
      read: (file) => readFileSync(join(clone, file), 'utf8'),
      close: async () => {
        await server.stop();
        folder.remove();
        remove();
      },
    };
  } catch (error) {
    folder.remove();
    remove();
    throw error;
  }
}

/** The clone uses the packages that are installed here, but its own workspaces. */
function lendPackages(root, clone) {
  const modules = join(clone, 'node_modules');
  mkdirSync(join(modules, '@porchlight'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@porchlight') symlinkSync(join(root, 'node_modules', name), join(modules, name));
  for (const [name, { folder }] of readWorkspaces(clone)) symlinkSync(folder, join(modules, '@porchlight', name));
}

/** Runs tests in the clone: `{ passed, failed, broken }`, the titles of both, and why a file could not run. */
function run(clone, databaseUrl, tests, { pattern, environment = {}, bail = false } = {}) {
  const args = [
    '--experimental-vm-modules',
    join('node_modules', 'jest', 'bin', 'jest.js'),
    ...[tests].flat(),
    '--json',
    '--silent',
    '--testTimeout',
    '120000',
    '--selectProjects',
    'unit',
    'http',
    ...(pattern ? ['--testNamePattern', pattern] : []),
    ...(bail ? ['--bail'] : []),
  ];
  const { stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: clone,
    encoding: 'utf8',
    maxBuffer: 64e6,
    env: { ...process.env, NODE_NO_WARNINGS: '1', TEST_DATABASE_URL: databaseUrl, ...environment },
  });
  if (/No tests found/.test(stdout + stderr)) return { passed: [], failed: [] };
  if (!stdout.includes('{"num')) return titlesIn(stderr, tests);
  const { testResults } = JSON.parse(stdout.slice(stdout.indexOf('{"num')));
  const all = testResults.flatMap(({ assertionResults }) => assertionResults);
  const notRun = testResults.find(
    ({ assertionResults, status }) => status === 'failed' && assertionResults.length === 0,
  );
  return {
    passed: all.filter(({ status }) => status === 'passed').map(({ title }) => title),
    failed: all.filter(({ status }) => status === 'failed').map(({ title }) => title),
    broken: notRun?.message.slice(0, 600),
  };
}

/** Whoever stops at the first failure leaves no table of results, only what it printed of it. */
function titlesIn(stderr, tests) {
  const failed = [...stderr.matchAll(/^ {2}● (?:.* › )?(.+)$/gm)].map(([, title]) => title);
  if (failed.length === 0) throw new Error(`Jest did not run ${tests}: ${stderr.slice(0, 2000)}`);
  return { passed: [], failed };
}

function whileChanged(clone, { file, take, put, at }, look) {
  const path = join(clone, file);
  const whole = readFileSync(path, 'utf8');
  const from = at ?? whole.indexOf(take);
  if (
    from < 0 ||
    whole.slice(from, from + take.length) !== take ||
    (at === undefined && whole.split(take).length !== 2)
  )
    throw new Error(`The text of a protection does not stand once in ${file}: ${take}`);
  writeFileSync(path, whole.slice(0, from) + put + whole.slice(from + take.length));
  try {
    return look();
  } finally {
    writeFileSync(path, whole);
  }
}
