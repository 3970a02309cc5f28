import { readdirSync } from 'node:fs';
import { join } from 'node:path';

// A condition by which a statement keeps to the rows of one person, device or company: `f.user_id = $1::uuid`.
const clause =
  /(?<=\b(?:where|and|or|on) \(?)(?<column>(?:\w+\.)?(?<name>user_id|person_id|owner_user_id|owner_id|reader_id|device|writer))\s*=\s*\$(?<place>\d)(?<cast>::\w+)?/g;
const typeOf = (name) => (name.endsWith('_id') ? '::uuid' : '::text');
/** What says whose a row is when it is written is no condition; a test's own statements are none of the house's. */
const isProduct = (path) =>
  path.endsWith('.ts') && !/\.(test|http\.spec)\.ts$|\/(testing|migrations|seed)\//.test(path);

/** Every owner clause of the services, each with the statement that is left when it is gone: found in the code, so that one of tomorrow is in. */
export function ownerClauses(root, read) {
  const services = ['accounts', 'catalog', 'content', 'commerce'];
  const files = services
    .flatMap((service) => filesIn(root, `services/${service}/src`))
    .filter(isProduct)
    .sort();
  return files.flatMap((file) => [...read(file).matchAll(clause)].map((found) => mutantOf(file, found)));
}

function mutantOf(file, { 0: take, index: at, groups: { name, place, cast }, input }) {
  const slice = file.split('/').slice(0, 4).join('/');
  const line = input.slice(0, at).split('\n').length;
  // The one of the clause is among the last that were named before it.
  const tables = [...input.slice(0, at).matchAll(/\b(?:from|update|into|join)\s+(?!set\b)(\w+)/g)]
    .slice(-3)
    .map(([, table]) => table.replaceAll('_', '[-_]'));
  // The parameter stays, and its type, or the statement would not be one.
  return {
    name: `${file}:${line} ${take}`,
    file,
    at,
    take,
    put: `$${place}${cast ?? typeOf(name)} is not null`,
    slice,
    tables,
  };
}

/** The tests of a service that speak of the table whose clause it is: whoever misses it is among them. */
export const testsNaming = ({ slice, tables }, root, read) =>
  filesIn(root, slice.split('/').slice(0, 3).join('/')).filter(
    (path) =>
      path.endsWith('.http.spec.ts') && tables.some((table) => new RegExp(`\\b${table}\\b`).test(path + read(path))),
  );

function filesIn(root, folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesIn(root, `${folder}/${entry.name}`) : [`${folder}/${entry.name}`],
  );
}
