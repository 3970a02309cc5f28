import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { backServices } from '../build/site-parts.mjs';

// knip counts every export of these entries as used, because lists of all routes import them as namespaces.
const domains: readonly string[] = [...backServices, 'internal'];

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const sources = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: root, encoding: 'utf8', maxBuffer: 64e6 })
  .trim()
  .split('\n')
  .filter((file) => !file.startsWith('packages/contracts/'))
  .map(read);
const namesIn = (list: string) => [...list.matchAll(/(?:type )?(\w+)(?: as \w+)?/g)].flatMap(([, name]) => name ?? []);

/**
 * Returns the names that other workspaces import from an entry of contracts: `{ a, type B }`, or `calls.a` of a
 * namespace.
 */
function importsFrom(entry: string): Set<string> {
  const from = `from '@porchlight/contracts/${entry}'`;
  const named = new RegExp(`\\{([^}]*)\\} ${from}`, 'g');
  const namespace = new RegExp(`\\* as (\\w+) ${from}`);
  return new Set(
    sources.flatMap((source) => {
      const name = namespace.exec(source)?.[1];
      return [
        ...[...source.matchAll(named)].flatMap(([, list = '']) => namesIn(list)),
        ...(name ? [...source.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].flatMap(([, one]) => one ?? []) : []),
      ];
    }),
  );
}

describe('contracts', () => {
  it.each(domains)('exports of %s what another workspace imports', (domain) => {
    const imported = importsFrom(domain);
    const exported = [...read(`packages/contracts/src/${domain}/index.ts`).matchAll(/export (?:type )?\{([^}]*)\}/g)];
    const names = exported.flatMap(([, list = '']) => namesIn(list));
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !imported.has(name))).toEqual([]);
  });
});
