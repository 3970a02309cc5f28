import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { temporaryFolder } from '../../../../packages/tooling/src/run/test-site/temporary-folder.mjs';
import { candidatesOf, takeBatch } from './clause-queue.mjs';
import { openMutatedClone } from './mutated-clone.mjs';
import { markClauses, ownerClauses } from './owner-clauses.mjs';

const processes = 2;
const jest = { config: 'packages/tooling/src/run/jest/owner-clauses.config.mjs', projects: ['http'] };
// An owner clause is missed by any round of a race, or by none.
const oneRound = { RACE_ROUNDS: '1', PROPERTY_RUNS: '3' };

/**
 * Runs the tests once to learn which of them run which owner clause, then those tests without it, until one fails that
 * passes with it. The statements are changed as they are sent, so that a process runs several files, each without a
 * clause of its own. Returns the clauses that no test misses, and the number of those that one does.
 * @param {(clause: { file: string, number: number }) => boolean} isChosen
 */
export async function verifyOwnerClauses(root, isChosen) {
  const clone = await openMutatedClone(root);
  try {
    const clauses = ownerClauses(clone.path, clone.read);
    markClauses(clone, clauses);
    const chosen = clauses.filter(isChosen);
    const tried = chosen.filter(({ equivalent }) => equivalent === undefined);
    const { files, reached } = await traceClauses(clone, tried);
    const survivors = [];
    const queue = tried.map((clause) => ({ clause, candidates: candidatesOf(clause, reached[clause.number], files) }));
    for (const { clause } of queue.filter(({ candidates }) => candidates.length === 0))
      survivors.push(report('survives', clause, 'no test runs it'));
    const open = queue.filter(({ candidates }) => candidates.length > 0);
    await Promise.all(Array.from({ length: processes }, () => tryQueue(clone, open, files, survivors)));
    const [covered, equivalent] = [tried.length - survivors.length, chosen.length - tried.length];
    const rest = `${equivalent} equivalent, ${survivors.length} surviving`;
    console.log(`${covered} of ${chosen.length} owner clauses are covered; ${rest}`);
    return { survivors, covered };
  } finally {
    await clone.close();
  }
}

function report(verdict, clause, detail) {
  console.log(`${verdict.padEnd(10)} ${clause.name}\n           ${detail}`);
  return clause.name;
}

/** Runs the tests of the services with all clauses. Returns their results, and the files that run each clause. */
async function traceClauses(clone, clauses) {
  const folder = temporaryFolder('clauses');
  const trace = join(folder.path, 'trace');
  try {
    const since = performance.now();
    const { files } = await clone.run(testsOf(clauses), {
      ...jest,
      environment: { ...oneRound, OWNER_CLAUSES_RUN: trace },
    });
    console.log(
      `${Object.keys(files).length} test files run with all clauses: ${Math.round((performance.now() - since) / 1_000)} s`,
    );
    const lines = existsSync(trace) ? readFileSync(trace, 'utf8').trim().split('\n') : [];
    const runs = lines.map((line) => line.split(' '));
    const filesOf = (number) => runs.filter(([clause]) => Number(clause) === number).map(([, file]) => file);
    return { files, reached: Object.fromEntries(clauses.map(({ number }) => [number, filesOf(number)])) };
  } finally {
    folder.remove();
  }
}

/** Returns patterns of the tests that may run clauses: those of their services, and of purchases for commerce. */
function testsOf(clauses) {
  const services = new Set(clauses.map(({ service }) => service));
  // Those of lost messages take minutes and miss no clause that the other purchases do not.
  const purchases = services.has('commerce') ? ['e2e/payments/[^/]+$'] : [];
  return [...[...services].map((service) => `services/${service}/src/`), ...purchases];
}

async function tryQueue(clone, queue, files, survivors) {
  for (let batch = takeBatch(queue); batch.size > 0; batch = takeBatch(queue)) {
    const removed = Object.fromEntries([...batch].map(([file, { clause }]) => [file, clause.number]));
    const result = await clone.run([...batch.keys()], {
      ...jest,
      maxWorkers: 1,
      environment: { ...oneRound, OWNER_CLAUSES_REMOVED: JSON.stringify(removed) },
    });
    for (const [file, { clause, candidates }] of batch) {
      const failure = newFailure(result.files[file], files[file]);
      if (failure !== undefined) report('covered', clause, `${file}: ${failure}`);
      else if (candidates.length > 1) queue.push({ clause, candidates: candidates.slice(1) });
      else survivors.push(report('survives', clause, 'no test fails'));
    }
  }
}

const newFailure = ({ broken, failed }, before) =>
  broken?.split('\n')[0] ?? failed.find((title) => !before.failed.includes(title));
