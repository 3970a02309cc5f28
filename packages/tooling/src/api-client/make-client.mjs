// `npm run api-client -- FOLDER`: writes porchlight.ts, a TypeScript client of the API, into FOLDER. It is made of
// docs/openapi.json and has no dependencies (docs/how-to/call-the-api.md).
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { generateApi } from 'swagger-typescript-api';
import { root } from '../root.mjs';

const folder = process.argv[2];
if (folder === undefined) {
  console.error('Say where to: npm run api-client -- FOLDER');
  process.exit(2);
}
const { files } = await generateApi({
  input: join(root, 'docs/openapi.json'),
  output: false,
  fileName: 'porchlight.ts',
  apiClassName: 'Porchlight',
  httpClientType: 'fetch',
  unwrapResponseData: true,
  sortRoutes: true,
  silent: true,
});
const file = join(resolve(folder), 'porchlight.ts');
mkdirSync(resolve(folder), { recursive: true });
writeFileSync(file, files[0].fileContent);
console.log(file);
