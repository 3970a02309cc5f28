import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

import { transform } from '@swc/core';

import { UserError } from '../run/terminal/user-error.mjs';
import { sourceFiles } from './source-files.mjs';
import { dependencyFolders, readWorkspaces } from './workspaces.mjs';

const options = {
  swcrc: false,
  configFile: false,
  sourceMaps: true,
  module: { type: 'es6' },
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', decorators: true },
    rewriteRelativeImportExtensions: true,
    keepClassNames: true,
    transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
  },
};
const MANIFEST = '.built.json';

/**
 * Compiles what running Node needs (every service and the packages it depends on) from `src/**\/*.ts` to
 * `dist/**\/*.js`: only what changed since the last build, and removes outputs whose source is gone. Gives the number
 * of files written.
 */
export async function buildServices(root) {
  const counts = await Promise.all([...serviceFolders(root)].map((folder) => buildPackage(root, folder)));
  return counts.reduce((sum, count) => sum + count, 0);
}

function serviceFolders(root) {
  const workspaces = readWorkspaces(root);
  const services = [...workspaces.values()].filter(({ folder }) => relative(root, folder).startsWith('services/'));
  return new Set(services.flatMap(({ name }) => [...dependencyFolders(workspaces, name)]));
}

async function buildPackage(root, folder) {
  const [from, to] = [join(folder, 'src'), join(folder, 'dist')];
  const before = readManifest(to);
  const sources = existsSync(from)
    ? sourceFiles(from)
        .filter(isCompiled)
        .map((file) => describe(root, from, to, file))
    : [];
  const changed = sources.filter(({ key, fingerprint, output }) => before[key] !== fingerprint || !existsSync(output));
  removeStaleOutputs(to, new Set(sources.flatMap(({ output }) => [output, `${output}.map`])));
  await Promise.all(changed.map(compile));
  const after = Object.fromEntries(sources.map(({ key, fingerprint }) => [key, fingerprint]));
  if (changed.length > 0 || Object.keys(before).length !== sources.length)
    writeFile(join(to, MANIFEST), JSON.stringify(after));
  return changed.length;
}

function describe(root, from, to, file) {
  const key = relative(from, file);
  const code = readFileSync(file, 'utf8');
  const fingerprint = createHash('sha256').update(JSON.stringify(options)).update(code).digest('hex').slice(0, 16);
  return { key, code, fingerprint, name: relative(root, file), output: join(to, key.replace(/\.ts$/, '.js')) };
}

async function compile({ code, name, output }) {
  const map = `${output.split('/').at(-1)}.map`;
  const result = await transform(code, { ...options, filename: name, sourceFileName: name.split('/').at(-1) }).catch(
    (error) => {
      throw new UserError(`${name} does not compile:\n${error.message}`);
    },
  );
  writeFile(output, `${result.code}\n//# sourceMappingURL=${map}\n`);
  writeFile(`${output}.map`, result.map);
}

function isCompiled(file) {
  return file.endsWith('.ts') && !file.endsWith('.d.ts');
}

function removeStaleOutputs(to, wanted) {
  if (!existsSync(to)) return;
  for (const entry of readdirSync(to, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile() && entry.name !== MANIFEST && !wanted.has(path)) rmSync(path);
  }
}

function readManifest(to) {
  try {
    return JSON.parse(readFileSync(join(to, MANIFEST), 'utf8'));
  } catch {
    return {}; // no valid manifest: everything is compiled
  }
}

function writeFile(path, content) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}
