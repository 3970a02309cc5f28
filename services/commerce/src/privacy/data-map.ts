import { listExportData, resourceHistoryData, type PersonalTable } from '@porchlight/service-kit';

/** Condition on a table: its company has the user ($1) as its only landlord. */
const isLastOf = (table: 'payment_customer' | 'payment_method') =>
  `${table}.company_id = (select company_id from landlord where person_id = $1) and not exists (
    select from landlord other where other.company_id = ${table}.company_id and other.person_id <> $1)`;

/** Personal data of commerce. Entitlements, wallets and receipts belong to companies. */
export const dataMap: readonly PersonalTable[] = [
  // Before the landlord, by whom its company is found. A card setup that is open must not store a card afterwards.
  {
    table: 'payment_customer',
    erased: [
      {
        by: 'person',
        sql: `
          update payment_customer set is_setup_open = false, setups = setups + 1 where ${isLastOf('payment_customer')}`,
      },
    ],
    retention: 'The id of a company at the payment provider is all that it holds.',
  },
  {
    table: 'payment_method',
    exported: {
      by: 'person',
      sql: `select brand, last4, exp_month as "expMonth", exp_year as "expYear", postal_code as "postalCode"
        from payment_method join landlord using (company_id) where person_id = $1`,
    },
    // The card is then removed at the provider as well.
    erased: [
      {
        by: 'person',
        sql: `with removed as (delete from payment_method where ${isLastOf('payment_method')} returning provider_id)
          insert into payment_method_removal (provider_id) select provider_id from removed on conflict do nothing`,
      },
    ],
    retention: 'Deleted with the last landlord of the company.',
  },
  // Before the landlord, by whom its company is found.
  {
    table: 'billing_information',
    exported: {
      by: 'person',
      sql: `select name, phone, line1, line2, city, postal_code as "postalCode", province
        from billing_information join landlord using (company_id) where person_id = $1`,
    },
    erased: [
      {
        by: 'person',
        // @equivalent-mutant A company whose landlords are all this person is a company of this person.
        sql: `delete from billing_information using landlord where landlord.company_id = billing_information.company_id
          and person_id = $1 and not exists (
            select from landlord other
            where other.company_id = billing_information.company_id and other.person_id <> $1)`,
      },
    ],
  },
  // Before its landlord, by whom the company is found.
  {
    table: 'tax_information',
    exported: {
      by: 'person',
      sql: `select company_name as "companyName", company_address as "companyAddress",
          company_address_cont as "companyAddressCont", company_website as "companyWebsite",
          accountant_email as "accountantEmail"
        from landlord join tax_information on tax_information.company_id = landlord.company_id where person_id = $1`,
    },
    erased: [
      {
        by: 'person',
        sql: `delete from tax_information where company_id = (select company_id from landlord where person_id = $1)
          and not exists (select from landlord colleague
            where colleague.company_id = tax_information.company_id and colleague.person_id <> $1)`,
      },
    ],
    retention: 'Deleted with the last landlord of the company.',
  },
  {
    table: 'tax_document',
    exported: {
      by: 'person',
      sql: `select concat(series, '-', year, '-', lpad(no::text, 6, '0')) as number, issued_at as "issuedAt",
          snapshot as document
        from landlord join tax_document on tax_document.company_id = landlord.company_id where person_id = $1
        order by issued_at, series, no`,
    },
    retention: 'Seven years, as tax law requires: receipts and credit notes state name and address of the buyer.',
  },
  // Before its landlord, by whom the company is found.
  {
    table: 'company',
    exported: {
      by: 'person',
      sql: `select company.name from landlord join company on company.id = company_id where person_id = $1`,
    },
    erased: [
      {
        by: 'person',
        sql: `delete from company where id = (select company_id from landlord where person_id = $1)
          and not exists (select from landlord colleague
            where colleague.company_id = company.id and colleague.person_id <> $1)`,
      },
    ],
  },
  {
    table: 'listing_refund',
    exported: {
      by: 'person',
      sql: `select listing_id as "listingId", title, credits, reason, requested_at as "requestedAt"
        from listing_refund where landlord_id = $1 and state = 'posted' order by requested_at`,
    },
    retention: 'Seven years, with the credits that it moved.',
  },
  {
    table: 'credit_grant',
    retention: 'Seven years, with the credits that it moved; the ids of staff are all that it holds of a person.',
  },
  {
    table: 'membership_auto_renewal',
    exported: {
      by: 'person',
      sql: 'select chosen_at as "chosenAt" from membership_auto_renewal where person_id = $1',
    },
    erased: [{ by: 'person', sql: 'delete from membership_auto_renewal where person_id = $1' }],
  },
  {
    table: 'membership_period',
    exported: {
      by: 'person',
      sql: `select lower(valid)::text as "from", (upper(valid) - 1)::text as until,
          included_listings as "includedListings", grant_reason as "grantReason"
        from landlord join membership_period using (company_id) where person_id = $1 order by valid`,
    },
    retention: 'Seven years, as its order; it belongs to the company and names no person.',
  },
  {
    table: 'membership_renewal_run',
    retention:
      'Seven years, with the renewals that it made; the id of a member of staff is all that it holds of a person.',
  },
  {
    table: 'landlord',
    exported: {
      by: 'person',
      sql: `select company_id as "companyId", is_verified as "isVerified", language,
          wants_low_credit_mail as "wantsLowCreditMail" from landlord where person_id = $1`,
    },
    erased: [{ by: 'person', sql: 'delete from landlord where person_id = $1' }],
  },
  listExportData,
  resourceHistoryData,
  {
    table: 'ledger_transaction',
    retention: 'Seven years, as tax law requires; the id of a user is all that it holds of a person.',
  },
  {
    table: 'purchase_order',
    exported: {
      by: 'person',
      sql: `select number, state, description, total_cents as "totalCents", currency, billing, created_at as "createdAt"
        from purchase_order where person_id = $1`,
    },
    retention: 'Seven years, as tax law requires.',
  },
  { table: 'payment_client', retention: 'One day.' },
  {
    table: 'refund',
    retention: 'Seven years, as tax law requires; the id of a staff user is all that it holds of a person.',
  },
  {
    table: 'approval_request',
    retention: 'Seven years, with the credits that it moved; the ids of staff are all that it holds of a person.',
  },
  {
    table: 'credit_allowance',
    retention: 'Two days; the id of a member of staff is all that it holds of a person.',
    erased: [{ by: 'person', sql: 'delete from credit_allowance where person_id = $1' }],
  },
  {
    table: 'idempotency_record',
    retention: 'Two days; the id of a user is all that it holds of a person.',
    erased: [{ by: 'person', sql: 'delete from idempotency_record where person_id = $1' }],
  },
];
