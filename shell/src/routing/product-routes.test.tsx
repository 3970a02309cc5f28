import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shellArea } from './shell-routes.tsx';

interface ProductRoute {
  readonly path: string;
  readonly remote: string;
  readonly auth: boolean;
  readonly permission: string | null;
}
const repository = join(import.meta.dirname, '../../..');
const product = JSON.parse(
  readFileSync(join(import.meta.dirname, 'fixtures/product-routes.json'), 'utf8'),
) as readonly ProductRoute[];

const plain = (path: string) => path.replace(/\/$/, '');
/** Routes that the shell handles in code: the login dialog and the dashboard redirect. */
const byHand = ['/login', '/admin/dashboard'];

it('every shell route of the product exists with its guard', () => {
  const wanted = product
    .filter(({ remote, path }) => remote === 'shell' && !byHand.includes(path))
    .map(({ path, auth, permission }) => ({ path, auth, permission }));
  expect(shellArea.routes.map(({ path, auth = false, permission = null }) => ({ path, auth, permission }))).toEqual(
    wanted,
  );
});

// Areas are separate packages: their manifests are read as text here, and each area's own test imports its manifest.
it.each(['mfe-admin', 'mfe-portal', 'mfe-support', 'mfe-renter'])(
  'every product route of %s is in its manifest with its permission',
  (area) => {
    const files = ['src/routes.ts', 'src/area.tsx'].map((file) => {
      try {
        return readFileSync(join(repository, area, file), 'utf8');
      } catch {
        return '';
      }
    });
    const found = [
      ...files.join('\n').matchAll(/path: '([^']+)',\s*title: [^,]+(?:,\s*auth: (true))?(?:,\s*permission: '(\w+)')?/g),
    ].map(([, path = '', auth, permission]) => ({
      path: plain(path),
      auth: auth === 'true',
      permission: permission ?? null,
    }));
    const wanted = product
      .filter(({ remote }) => remote === area)
      .map(({ path, auth, permission }) => ({ path: plain(path), auth, permission }));
    expect(found).toEqual(expect.arrayContaining(wanted));
  },
);
