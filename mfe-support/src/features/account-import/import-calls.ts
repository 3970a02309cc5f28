import { api, mutationOf, queryOf } from '@porchlight/client';
import * as accounts from '@porchlight/contracts/accounts';

const importsTag = { type: 'Resource', id: 'account-imports' } as const;
const changes = { invalidates: [importsTag] } as const;

/** Calls of the imports of accounts. */
export const importCalls = api.injectEndpoints({
  endpoints: (build) => ({
    listAccountImports: queryOf(build, accounts.listAccountImports, { provides: [importsTag] }),
    getAccountImport: queryOf(build, accounts.getAccountImport, { provides: [importsTag], keepUnusedDataFor: 0 }),
    listImportRows: queryOf(build, accounts.listImportRows, { provides: [importsTag], keepUnusedDataFor: 0 }),
    dryRunAccountImport: mutationOf(build, accounts.dryRunAccountImport, changes),
    confirmAccountImport: mutationOf(build, accounts.confirmAccountImport, changes),
    discardAccountImport: mutationOf(build, accounts.discardAccountImport, changes),
    cancelAccountImport: mutationOf(build, accounts.cancelAccountImport, changes),
    rollBackAccountImport: mutationOf(build, accounts.rollBackAccountImport, changes),
    mailAccountImport: mutationOf(build, accounts.mailAccountImport, changes),
  }),
});
