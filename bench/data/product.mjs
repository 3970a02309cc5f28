// Product code that the bench uses, imported from the built `dist` folders.
import { importBuilt } from '../../packages/tooling/src/build/built-module.mjs';

const requiredExports = {
  'packages/contracts/src/index.ts': ['slugify', 'rentalTypes'],
  'packages/contracts/src/catalog/index.ts': ['minListingsToShow'],
  'services/catalog/src/search-document/search-document.ts': ['searchDocumentOf'],
  'services/catalog/src/search-document/cell-roll-up.ts': ['rebuildCells'],
  'services/catalog/src/search-document/search-projection.ts': ['SearchProjection'],
  'services/catalog/src/seed/seed-market.ts': ['insertMarket'],
  'services/catalog/src/search/statements/statements.ts': ['pageStatement', 'relaxStatement'],
  'services/catalog/src/search/statements/statement-names.ts': ['StatementNames'],
  'services/catalog/src/search/search.ts': ['searchOf'],
  'packages/service-kit/src/database/provision.ts': ['provision'],
  'packages/service-kit/src/database/sql-pool.ts': ['SqlPool'],
  'packages/service-kit/src/identity/identity-signer.ts': ['IdentitySigner'],
};

/** Imports the catalog code that writes documents and statements, by export name. The services must be built before. */
export async function importProductCode(root) {
  const parts = await Promise.all(
    Object.entries(requiredExports).map(async ([path, names]) => {
      const module = await importBuilt(root, path);
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
