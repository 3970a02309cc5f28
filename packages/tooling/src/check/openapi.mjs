// Writes docs/openapi.json (OpenAPI 3.1) from contracts; `--check` only reports whether the file is up to date.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { validationMetadatasToSchemas } from 'class-validator-jsonschema';
import { buildServices } from '../build/build-services.mjs';
import { root } from '../root.mjs';
import { openapiDocument } from './openapi-document.mjs';

const file = 'docs/openapi.json';
await buildServices(root);
const { publicRoutes } = await import('@porchlight/contracts/all');
const { nestedType, fieldsOf } = await import('@porchlight/contracts');

const document =
  JSON.stringify(
    openapiDocument(publicRoutes, {
      schemas: validationMetadatasToSchemas({ refPointerPrefix: '#/components/schemas/' }),
      nestedType,
      fieldsOf,
    }),
    null,
    1,
  ) + '\n';
if (!process.argv.includes('--check')) {
  mkdirSync('docs', { recursive: true });
  writeFileSync(file, document);
  console.log(`${file}: ${Object.keys(publicRoutes).length} calls`);
} else {
  let isCurrent = false;
  try {
    isCurrent = readFileSync(file, 'utf8') === document;
  } catch {
    /* the file does not exist yet */
  }
  if (!isCurrent) {
    console.log(`${file} is out of date: run node packages/tooling/src/check/openapi.mjs`);
    process.exit(1);
  }
}
