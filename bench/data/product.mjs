// The product's own code as the bench uses it: built, from dist, never copied.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const kit = 'packages/service-kit/dist';
const catalog = 'services/catalog/dist';
const wanted = {
  'packages/contracts/dist/index.js': ['slugOf', 'rentalTypes'],
  'packages/contracts/dist/catalog/index.js': ['leastShown'],
  [`${catalog}/search-document/search-document.js`]: ['searchDocumentOf'],
  [`${catalog}/search-document/cell-roll-up.js`]: ['rebuildCells'],
  [`${catalog}/search-document/search-projection.js`]: ['SearchProjection'],
  [`${catalog}/seed/seed-market.js`]: ['sow'],
  [`${catalog}/search/statements.js`]: ['pageStatement', 'relaxStatement'],
  [`${catalog}/search/statement-names.js`]: ['StatementNames'],
  [`${catalog}/search/search.js`]: ['searchOf'],
  [`${kit}/database/provision.js`]: ['provision'],
  [`${kit}/database/sql-pool.js`]: ['SqlPool'],
  [`${kit}/identity/identity-signer.js`]: ['IdentitySigner'],
};

/** What catalog writes documents and statements with, by name. Build the services first. */
export async function productCode(root) {
  const parts = await Promise.all(
    Object.entries(wanted).map(async ([path, names]) => {
      const module = await import(pathToFileURL(join(root, path)).href);
      return names.map((name) => {
        if (!(name in module)) throw new Error(`${path} no longer gives ${name}: the bench must follow the product`);
        return [name, module[name]];
      });
    }),
  );
  return Object.fromEntries(parts.flat());
}

/** What catalog's code calls an entity manager, on one plain connection. */
export const managerOn = (client) => ({ query: async (text, values) => (await client.query(text, values)).rows });
