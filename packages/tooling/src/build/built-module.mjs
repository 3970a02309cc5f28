import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Imports the built form of a source file of the product: `services/catalog/src/main.ts` gives `dist/main.js`. The path
 * of the source is what `npm run check` can resolve. The services must be built before.
 */
export const importBuilt = (root, source) =>
  import(pathToFileURL(join(root, source.replace('/src/', '/dist/').replace(/\.ts$/, '.js'))).href);
