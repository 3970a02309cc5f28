import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { buildServices } from './build-services.mjs';
import { frontFingerprint, isFrontCurrent, recordFrontBuild } from './front-state.mjs';

let root: string;
const put = (path: string, content: unknown) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), typeof content === 'string' ? content : JSON.stringify(content));
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'porchlight-build-'));
  put('package.json', { workspaces: ['packages/*', 'services/*', 'shell', 'mfe-*'] });
  put('package-lock.json', {});
  put('packages/contracts/package.json', { name: '@porchlight/contracts' });
  put('packages/client/package.json', {
    name: '@porchlight/client',
    dependencies: { '@porchlight/contracts': '1.0.0' },
  });
  put('packages/ui/package.json', { name: '@porchlight/ui' });
  put('services/catalog/package.json', { name: '@porchlight/catalog' });
  put('mfe-public/package.json', { name: '@porchlight/mfe-public', dependencies: { '@porchlight/client': '1.0.0' } });
  put('services/catalog/src/main.ts', `import { x } from './x.ts';\nexport const y: number = x;\n`);
  put('services/catalog/src/x.ts', 'export const x = 1;\n');
});
afterEach(() => rmSync(root, { recursive: true }));

describe('the build of services', () => {
  it('keeps the folder depth in dist, with imports that Node resolves', async () => {
    expect(await buildServices(root)).toBe(2);
    expect(readFileSync(join(root, 'services/catalog/dist/main.js'), 'utf8')).toContain(
      `from './x.js'`.replaceAll("'", '"'),
    );
  });

  it('compiles only what changed or is missing', async () => {
    await buildServices(root);
    expect(await buildServices(root)).toBe(0);
    put('services/catalog/src/x.ts', 'export const x = 2;\n');
    expect(await buildServices(root)).toBe(1);
    rmSync(join(root, 'services/catalog/dist/main.js'));
    expect(await buildServices(root)).toBe(1);
  });

  it('removes the output of a deleted file, and compiles no tests', async () => {
    put('services/catalog/src/x.test.ts', '');
    await buildServices(root);
    rmSync(join(root, 'services/catalog/src/x.ts'));
    await buildServices(root);
    expect(existsSync(join(root, 'services/catalog/dist/x.js'))).toBe(false);
    expect(existsSync(join(root, 'services/catalog/dist/x.test.js'))).toBe(false);
  });

  it('names the file that does not compile', async () => {
    put('services/catalog/src/x.ts', 'export const = 1;');
    await expect(buildServices(root)).rejects.toThrow('services/catalog/src/x.ts does not compile');
  });
});

describe('the build of a front', () => {
  beforeEach(() => {
    put('mfe-public/src/area.tsx', 'export const area = 1;');
    put('dist/front/areas.json', { areas: [{ name: 'mfe-public' }] });
    put('dist/front/areas/mfe-public/entry.js', '');
    recordFrontBuild(root, 'mfe-public', frontFingerprint(root, 'mfe-public'));
  });

  it('is skipped while nothing that it reads changed', () => {
    put('mfe-public/src/area.test.tsx', 'tests do not count');
    put('packages/ui/src/index.ts', 'it does not depend on this one');
    expect(isFrontCurrent(root, 'mfe-public')).toBe(true);
  });

  it.each([
    'mfe-public/src/area.tsx',
    'packages/contracts/src/index.ts',
    'packages/tooling/src/build/webpack/preset.mjs',
    'package-lock.json',
  ])('is due after a change of %s', (path) => {
    put(path, 'export const changed = 1;');
    expect(isFrontCurrent(root, 'mfe-public')).toBe(false);
  });

  it('is stale when its output is missing', () => {
    rmSync(join(root, 'dist/front/areas/mfe-public'), { recursive: true });
    expect(isFrontCurrent(root, 'mfe-public')).toBe(false);
  });
});
