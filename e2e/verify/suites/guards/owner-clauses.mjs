import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { backServices } from '../../../../packages/tooling/src/build/site-parts.mjs';

// A condition that limits a statement to the rows of one user, device or company: `f.user_id = $1::uuid`.
const clause =
  /(?<=\b(?:where|and|or|on)\s+\(?)(?<column>(?:\w+\.)?(?<name>user_id|person_id|owner_user_id|owner_id|reader_id|device|writer))\s*=\s*\$(?<parameter>\d)(?<cast>::\w+)?/g;
// Another condition of the statement names the owner already: `// @equivalent-mutant REASON` above it exempts the next clause.
const equivalent = /\/\/ @equivalent-mutant (.+)/g;
const typeOf = (name) => (name.endsWith('_id') ? '::uuid' : '::text');
/** Returns whether a file is product code: tests, migrations and seeds are excluded. */
const isProduct = (path) =>
  path.endsWith('.ts') && !/\.(test|http\.spec)\.ts$|\/(testing|migrations|seed)\//.test(path);

/**
 * Returns every owner clause of the services as a mutation that removes it, found in the code, so that new clauses are
 * included.
 */
export function ownerClauses(root, read) {
  const files = backServices
    .flatMap((service) => filesIn(root, `services/${service}/src`))
    .filter(isProduct)
    .sort();
  return files.flatMap((file) => mutantsIn(file, read(file)));
}

function mutantsIn(file, text) {
  const mutants = [...text.matchAll(clause)].map((found) => mutantOf(file, found));
  for (const { 0: marker, 1: reason, index } of text.matchAll(equivalent)) {
    const next = mutants.find(({ at }) => at > index);
    if (!next) throw new Error(`${file}: no owner clause below '${marker}'`);
    next.equivalent = reason;
  }
  return mutants;
}

function mutantOf(file, { 0: take, index: at, groups: { name, parameter, cast }, input }) {
  const slice = file.split('/').slice(0, 4).join('/');
  const line = input.slice(0, at).split('\n').length;
  // The table of the clause is among the last three named before it.
  const tables = [...input.slice(0, at).matchAll(/\b(?:from|update|into|join)\s+(?!set\b)(\w+)/g)]
    .slice(-3)
    .map(([, table]) => table.replaceAll('_', '[-_]'));
  // The mutation keeps parameter and type, so that the statement stays valid.
  return {
    name: `${file}:${line} ${take}`,
    file,
    at,
    take,
    put: `$${parameter}${cast ?? typeOf(name)} is not null`,
    folder: file.split('/').slice(0, -1).join('/'),
    slice,
    tables,
  };
}

/**
 * Returns the sets of tests that may miss a clause, those that most often do first: those of its file, of its folder, of
 * its slice, those of its service that mention its table, and those of purchases.
 */
export function testsOfClause(mutant, root, read) {
  const own = mutant.file.replace(/\.ts$/, '.http.spec.ts');
  const near = filesIn(root, mutant.folder).some((path) => path.endsWith('.http.spec.ts')) ? [`${mutant.folder}/`] : [];
  const sets = [
    existsSync(join(root, own)) ? [own] : [],
    near,
    [`${mutant.slice}/`],
    testsMentioningTable(mutant, root, read),
    paymentTests(mutant, root, read),
  ];
  const seen = new Set();
  return sets.filter((tests) => tests.length > 0 && !seen.has(String(tests)) && seen.add(String(tests)));
}

const testsMentioningTable = ({ slice, tables }, root, read) =>
  testsMentioning(tables, root, read, slice.split('/').slice(0, 3).join('/'));
// Tests of purchases with the payment sandbox that mention the clause's table or folder. Those of lost messages take
// minutes and miss no clause that these do not.
const paymentTests = ({ slice, tables }, root, read) =>
  slice.startsWith('services/commerce/')
    ? testsMentioning([...tables, slice.split('/').at(-1)], root, read, 'e2e/payments').filter(
        (path) => !path.includes('/faults/'),
      )
    : [];

const testsMentioning = (names, root, read, folder) =>
  filesIn(root, folder).filter(
    (path) =>
      path.endsWith('.http.spec.ts') && names.some((name) => new RegExp(`\\b${name}\\b`).test(path + read(path))),
  );

function filesIn(root, folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesIn(root, `${folder}/${entry.name}`) : [`${folder}/${entry.name}`],
  );
}
