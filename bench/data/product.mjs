// Product code that the bench uses, imported from the built `dist` folders.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const kit = 'packages/service-kit/dist';
const catalog = 'services/catalog/dist';
const requiredExports = {
  'packages/contracts/dist/index.js': ['slugify', 'rentalTypes'],
  'packages/contracts/dist/catalog/index.js': ['minListingsToShow'],
  [`${catalog}/search-document/search-document.js`]: ['searchDocumentOf'],
  [`${catalog}/search-document/cell-roll-up.js`]: ['rebuildCells'],
  [`${catalog}/search-document/search-projection.js`]: ['SearchProjection'],
  [`${catalog}/seed/seed-market.js`]: ['insertMarket'],
  [`${catalog}/search/statements.js`]: ['pageStatement', 'relaxStatement'],
  [`${catalog}/search/statement-names.js`]: ['StatementNames'],
  [`${catalog}/search/search.js`]: ['searchOf'],
  [`${kit}/database/provision.js`]: ['provision'],
  [`${kit}/database/sql-pool.js`]: ['SqlPool'],
  [`${kit}/identity/identity-signer.js`]: ['IdentitySigner'],
};

/** Imports the catalog code that writes documents and statements, by export name. The services must be built before. */
export async function importProductCode(root) {
  const parts = await Promise.all(
    Object.entries(requiredExports).map(async ([path, names]) => {
      const module = await import(pathToFileURL(join(root, path)).href);
      return names.map((name) => {
        if (!(name in module)) throw new Error(`${path} no longer exports ${name}: update bench/data/product.mjs`);
        return [name, module[name]];
      });
    }),
  );
  return Object.fromEntries(parts.flat());
}

/** Returns the entity manager interface that catalog's code expects, on one plain connection. */
export const createEntityManager = (client) => ({
  query: async (text, values) => (await client.query(text, values)).rows,
});
