import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

import { transform } from '@swc/core';

import { Refusal } from '../run/refusal.mjs';
import { sourceFiles } from './source-files.mjs';
import { readWorkspaces } from './workspaces.mjs';

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
const NOTES = '.built.json';

/**
 * Compiles what running Node needs (contracts, service-kit, every service) from `src/**\/*.ts` to `dist/**\/*.js`: only
 * what changed since the last build, and removes outputs whose source is gone. Gives the number of files written.
 */
export async function buildServices(root) {
  const built = [...readWorkspaces(root).values()].filter(({ folder }) => isOfServices(relative(root, folder)));
  const counts = await Promise.all(built.map(({ folder }) => buildPackage(root, folder)));
  return counts.reduce((sum, count) => sum + count, 0);
}

function isOfServices(folder) {
  return folder.startsWith('services/') || folder === 'packages/contracts' || folder === 'packages/service-kit';
}

async function buildPackage(root, folder) {
  const [from, to] = [join(folder, 'src'), join(folder, 'dist')];
  const before = readNotes(to);
  const sources = existsSync(from)
    ? sourceFiles(from)
        .filter(isCompiled)
        .map((file) => describe(root, from, to, file))
    : [];
  const changed = sources.filter(({ key, mark, output }) => before[key] !== mark || !existsSync(output));
  removeStrangers(to, new Set(sources.flatMap(({ output }) => [output, `${output}.map`])));
  await Promise.all(changed.map(compile));
  const after = Object.fromEntries(sources.map(({ key, mark }) => [key, mark]));
  if (changed.length > 0 || Object.keys(before).length !== sources.length)
    writeFile(join(to, NOTES), JSON.stringify(after));
  return changed.length;
}

function describe(root, from, to, file) {
  const key = relative(from, file);
  const code = readFileSync(file, 'utf8');
  const mark = createHash('sha256').update(JSON.stringify(options)).update(code).digest('hex').slice(0, 16);
  return { key, code, mark, name: relative(root, file), output: join(to, key.replace(/\.ts$/, '.js')) };
}

async function compile({ code, name, output }) {
  const map = `${output.split('/').at(-1)}.map`;
  const result = await transform(code, { ...options, filename: name, sourceFileName: name.split('/').at(-1) }).catch(
    (error) => {
      throw new Refusal(`${name} does not compile:\n${error.message}`);
    },
  );
  writeFile(output, `${result.code}\n//# sourceMappingURL=${map}\n`);
  writeFile(`${output}.map`, result.map);
}

function isCompiled(file) {
  return file.endsWith('.ts') && !file.endsWith('.d.ts');
}

function removeStrangers(to, wanted) {
  if (!existsSync(to)) return;
  for (const entry of readdirSync(to, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile() && entry.name !== NOTES && !wanted.has(path)) rmSync(path);
  }
}

function readNotes(to) {
  try {
    return JSON.parse(readFileSync(join(to, NOTES), 'utf8'));
  } catch {
    return {}; // never built, or cut off while writing: all is compiled again
  }
}

function writeFile(path, content) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}
