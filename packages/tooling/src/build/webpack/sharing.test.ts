import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceFiles } from '../source-files.mjs';
import { root } from '../../root.mjs';
import { isShared, isWhollyShared } from './sharing.mjs';

const importsIn = (folders: readonly string[]): ReadonlySet<string> =>
  new Set(
    folders
      .flatMap((folder) => sourceFiles(join(root, folder, 'src')))
      .flatMap((path) => [...readFileSync(path, 'utf8').matchAll(/from '([^'.][^']*)'/g)])
      .map(([, request]) => request as string),
  );
const areas = ['mfe-public', 'mfe-renter', 'mfe-portal', 'mfe-admin', 'mfe-support'];
const bundledByAreas = ['packages/forms', 'packages/listing-ui', 'packages/console-ui', 'packages/resource-kit'];

describe('what areas take from the shell', () => {
  it('is what the shell imports', () => {
    const provided = importsIn(['shell', 'packages/client', 'packages/ui']);
    const taken = [...importsIn([...areas, ...bundledByAreas])].filter(isShared);
    expect(taken).toContain('@porchlight/client/router');
    expect(taken.filter((request) => !provided.has(request))).toEqual([]);
  });

  it('leaves the parts that areas bundle, whose changes build the areas', () => {
    expect(isShared('@porchlight/client/consoles')).toBe(false);
    expect([isWhollyShared('@porchlight/ui'), isWhollyShared('@porchlight/client')]).toEqual([true, false]);
  });
});
