import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { backServices } from '../../../../packages/tooling/src/build/site-parts.mjs';
import { markedClause } from '../../../../packages/tooling/src/run/jest/owner-clause-marks.mjs';

// A condition that limits a statement to the rows of one user, device or company: `f.user_id = $1::uuid`.
const clause =
  /(?<=\b(?:where|and|or|on)\s+\(?)(?<column>(?:\w+\.)?(?<name>user_id|person_id|owner_user_id|owner_id|reader_id|device|writer))\s*=\s*\$(?<parameter>\d)(?<cast>::\w+)?/g;
// Another condition of the statement names the owner already: `// @equivalent-mutant REASON` above it exempts the next
// clause.
const equivalent = /\/\/ @equivalent-mutant (.+)/g;
const typeOf = (name) => (name.endsWith('_id') ? '::uuid' : '::text');
/** Returns whether a file is product code: tests, migrations and seeds are excluded. */
const isProduct = (path) =>
  path.endsWith('.ts') && !/\.(test|http\.spec)\.ts$|\/(testing|migrations|seed)\//.test(path);

/**
 * Returns every owner clause of the services with its number and what replaces it when it is removed, found in the
 * code, so that new clauses are included.
 */
export function ownerClauses(root, read) {
  const files = backServices
    .flatMap((service) => filesIn(root, `services/${service}/src`))
    .filter(isProduct)
    .sort();
  return files.flatMap((file) => clausesIn(file, read(file))).map((one, number) => ({ number, ...one }));
}

function clausesIn(file, text) {
  const clauses = [...text.matchAll(clause)].map((found) => clauseOf(file, found));
  for (const { 0: marker, 1: reason, index } of text.matchAll(equivalent)) {
    const next = clauses.find(({ at }) => at > index);
    if (!next) throw new Error(`${file}: no owner clause below '${marker}'`);
    next.equivalent = reason;
  }
  return clauses;
}

function clauseOf(file, { 0: take, index: at, groups: { name, parameter, cast }, input }) {
  const line = input.slice(0, at).split('\n').length;
  return {
    name: `${file}:${line} ${take}`,
    file,
    folder: dirname(file),
    service: file.split('/')[1],
    at,
    take,
    // Keeps parameter and type, so that the statement stays valid.
    put: `$${parameter}${cast ?? typeOf(name)} is not null`,
  };
}

/** Marks the clauses in the sources of a clone, so that its tests can report and remove each of them while they run. */
export function markClauses({ read, write }, clauses) {
  for (const { file, at, number, take, put } of clauses.toReversed()) {
    const source = read(file);
    write(file, source.slice(0, at) + markedClause(number, take, put) + source.slice(at + take.length));
  }
}

function filesIn(root, folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesIn(root, `${folder}/${entry.name}`) : [`${folder}/${entry.name}`],
  );
}
