// Prints the API from contracts: OpenAPI 3.1 in docs/openapi.json. `--check` only says whether the file is fresh.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { validationMetadatasToSchemas } from 'class-validator-jsonschema';
import { buildServices } from '../build/build-services.mjs';
import { root } from '../root.mjs';
import { openapiOf } from './openapi-document.mjs';

const file = 'docs/openapi.json';
await buildServices(root);
const { publicRoutes } = await import('@porchlight/contracts/all');
const { nestedType, fieldsOf } = await import('@porchlight/contracts');

const printed =
  JSON.stringify(
    openapiOf(publicRoutes, {
      schemas: validationMetadatasToSchemas({ refPointerPrefix: '#/components/schemas/' }),
      nestedType,
      fieldsOf,
    }),
    null,
    1,
  ) + '\n';
if (!process.argv.includes('--check')) {
  mkdirSync('docs', { recursive: true });
  writeFileSync(file, printed);
  console.log(`${file}: ${Object.keys(publicRoutes).length} calls`);
} else {
  let fresh = false;
  try {
    fresh = readFileSync(file, 'utf8') === printed;
  } catch {
    /* there is none yet */
  }
  if (!fresh) {
    console.log(`${file} is stale: run node packages/tooling/src/check/openapi.mjs`);
    process.exit(1);
  }
}
