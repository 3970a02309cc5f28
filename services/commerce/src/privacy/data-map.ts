import type { PersonalTable } from '@porchlight/service-kit';

/** Personal data of commerce. Entitlements and wallets belong to companies. */
export const dataMap: readonly PersonalTable[] = [
  {
    table: 'landlord',
    exported: {
      by: 'person',
      sql: 'select company_id as "companyId", is_verified as "isVerified", language from landlord where person_id = $1',
    },
    erased: [{ by: 'person', sql: 'delete from landlord where person_id = $1' }],
  },
  {
    table: 'ledger_transaction',
    retention: 'Seven years, as tax law requires; the id of a user is all that it holds of a person.',
  },
  {
    table: 'idempotency_record',
    retention: 'Two days; the id of a user is all that it holds of a person.',
    erased: [{ by: 'person', sql: 'delete from idempotency_record where person_id = $1' }],
  },
];
