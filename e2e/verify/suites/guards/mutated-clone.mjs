import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { text } from 'node:stream/consumers';

import { readWorkspaces } from '../../../../packages/tooling/src/build/workspaces.mjs';
import { freshClone } from '../../../../packages/tooling/src/run/test-site/fresh-clone.mjs';
import { startPostgres } from '../../../../packages/tooling/src/run/postgres/start-postgres.mjs';
import { temporaryFolder } from '../../../../packages/tooling/src/run/test-site/temporary-folder.mjs';

// Settings without durability, as for `npm test`.
const settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  max_wal_size: '4GB',
  max_connections: '300',
};

/**
 * Opens a clone whose code may be changed, with the packages installed here and one database server for all test runs.
 * While a mutation is in progress no other run may be.
 * @param {{ maxWorkers?: number }} options `maxWorkers`: test files at a time
 */
export async function openMutatedClone(root, { maxWorkers = 2 } = {}) {
  const { clone, remove } = freshClone(root);
  const folder = temporaryFolder('mutants');
  try {
    linkPackages(root, clone);
    const server = await startPostgres({ dataDir: join(folder.path, 'postgres'), auth: 'trust', settings });
    let templates = '';
    return {
      path: clone,
      run: (tests, { environment, ...options } = {}) =>
        run(clone, server.url, tests, {
          maxWorkers,
          ...options,
          environment: { TEST_TEMPLATES: templates, ...environment },
        }),
      while: async (change, callback) => {
        // The schema of a changed migration is built anew.
        templates = change.file.includes('/migrations/') ? change.file : '';
        try {
          return await withMutation(clone, change, callback);
        } finally {
          templates = '';
        }
      },
      read: (file) => readFileSync(join(clone, file), 'utf8'),
      write: (file, source) => writeFileSync(join(clone, file), source),
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

/** Links the installed packages into the clone, and the clone's own workspaces. */
function linkPackages(root, clone) {
  const modules = join(clone, 'node_modules');
  mkdirSync(join(modules, '@porchlight'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@porchlight') symlinkSync(join(root, 'node_modules', name), join(modules, name));
  for (const [name, { folder }] of readWorkspaces(clone)) symlinkSync(folder, join(modules, '@porchlight', name));
}

/**
 * Runs tests in the clone. Returns `{ passed, failed, reason, broken, files }`: titles of the tests, why the first one
 * failed, why a file could not run, and the same by test file, with its duration in milliseconds.
 */
async function run(clone, databaseUrl, tests, options) {
  const { stdout, stderr } = await runJest(clone, databaseUrl, tests, options);
  if (/No tests found/.test(stdout + stderr)) return { ...resultOf([]), files: {} };
  if (!stdout.includes('{"num')) throw new Error(`Jest did not run ${tests}: ${stderr.slice(0, 2000)}`);
  const { testResults } = JSON.parse(stdout.slice(stdout.indexOf('{"num')));
  const files = testResults.map((result) => [
    relative(clone, result.name),
    { ...resultOf([result]), durationMs: result.endTime - result.startTime },
  ]);
  return { ...resultOf(testResults), files: Object.fromEntries(files) };
}

function resultOf(testResults) {
  const all = testResults.flatMap(({ assertionResults }) => assertionResults);
  const notRun = testResults.find(
    ({ assertionResults, status }) => status === 'failed' && assertionResults.length === 0,
  );
  return {
    passed: all.filter(({ status }) => status === 'passed').map(({ title }) => title),
    failed: all.filter(({ status }) => status === 'failed').map(({ title }) => title),
    reason: all.find(({ status }) => status === 'failed')?.failureMessages[0]?.slice(0, 600),
    broken: notRun?.message.slice(0, 600),
  };
}

async function runJest(clone, databaseUrl, tests, options) {
  const {
    maxWorkers,
    pattern,
    config = 'jest.config.mjs',
    projects = ['unit', 'http'],
    environment = {},
    testTimeout = 120_000,
  } = options;
  const args = [
    '--experimental-vm-modules',
    join('node_modules', 'jest', 'bin', 'jest.js'),
    ...[tests].flat(),
    '--config',
    config,
    '--json',
    '--silent',
    '--maxWorkers',
    String(maxWorkers),
    '--testTimeout',
    String(testTimeout),
    '--selectProjects',
    ...projects,
    ...(pattern ? ['--testNamePattern', pattern] : []),
  ];
  const child = spawn(process.execPath, args, {
    cwd: clone,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_NO_WARNINGS: '1', TEST_DATABASE_URL: databaseUrl, ...environment },
  });
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { stdout, stderr };
}

/**
 * Runs `callback` while a guard is replaced: by offset (`at`, `take`), or by the first match of `take` below its marker
 * comment. Restores the file.
 */
async function withMutation(clone, mutation, callback) {
  const path = join(clone, mutation.file);
  const source = readFileSync(path, 'utf8');
  writeFileSync(path, mutate(source, mutation));
  try {
    return await callback();
  } finally {
    writeFileSync(path, source);
  }
}

/** Returns a source text in which a guard is replaced. Throws if its marker or pattern does not match. */
export function mutate(source, mutation) {
  const { at, length } = rangeOf(source, mutation);
  return source.slice(0, at) + mutation.put + source.slice(at + length);
}

// Maximum distance of a guard from its marker, in characters; further away the marker is stale.
const MAX_MARKER_DISTANCE = 1_500;

function rangeOf(source, { file, take, at, marker }) {
  if (at !== undefined) return { at, length: take.length };
  const found = [...source.matchAll(new RegExp(`// @mutation ${marker}\\n`, 'g'))];
  if (found.length !== 1) throw new Error(`${file} has ${found.length} markers '@mutation ${marker}', not one`);
  const from = found[0].index + found[0][0].length;
  const match = take.exec(source.slice(from, from + MAX_MARKER_DISTANCE));
  if (!match) throw new Error(`No match of ${take} below '@mutation ${marker}' in ${file}`);
  return { at: from + match.index, length: match[0].length };
}
