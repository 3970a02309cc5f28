import { cloneDatabase, testServerUrl } from '@porchlight/service-kit/testing';
import pg from 'pg';
import { accounts } from '../../services/accounts/src/accounts.ts';
import { mergeRules } from '../../services/catalog/src/account-merges/merge-rules.ts';
import { catalog } from '../../services/catalog/src/catalog.ts';
import { commerce } from '../../services/commerce/src/commerce.ts';
import { content } from '../../services/content/src/content.ts';

const staff = 'Staff who acted.';
const files = 'Files of lists, which staff download.';
const login = 'Belongs to the login, which ends.';
const ends = 'Ended or removed with the login.';
const past = 'Stays as it was made: receipts and their orders keep the buyer.';

/** What a merge does with the tables that it does not move row by row. A new table needs a rule, or a reason here. */
const others = {
  accounts: {
    account_import: staff,
    account_import_row: 'Names whom an import made, for its roll-back.',
    account_merge: 'The merges themselves.',
    account_merge_side: 'The merges themselves.',
    account_review: 'An account under review is on neither side; decided reviews stay with it.',
    account_review_cause: 'Belongs to its review.',
    api_key: ends,
    audit_event: 'What happened stays as it happened.',
    claim_report: login,
    company_logo: 'Of the company, which stays.',
    consent: login,
    credential: ends,
    imported_account: 'Reference of the login in a file of support.',
    list_export: files,
    mail: 'Mails that were sent stay with their address.',
    mail_change: ends,
    mail_code: login,
    mail_link: ends,
    person: 'Becomes another login of the survivor.',
    person_export: ends,
    person_photo: login,
    person_role: 'Roles never move.',
    recovery_code: ends,
    registration_campaign: login,
    renter_profile: 'The profile of the survivor counts.',
    resource_history: staff,
    session: ends,
    staff_note: 'Stays with its account; the record of the survivor shows it too.',
    support_view: 'What support looked at stays with its account.',
    totp: ends,
  },
  catalog: {
    feed: 'Fails without a landlord, until staff choose the company that stays.',
    feed_run: staff,
    inquiry_message: staff,
    landlord: 'Company of a login, as accounts reports it.',
    landlord_question: staff,
    list_export: files,
    listing_merge: staff,
    listing_review: staff,
    recommendation: 'Computed again for the survivor.',
    recommendation_run: 'Time of the last computation.',
    renter_wishes: 'Copy of the profile in accounts.',
    report_refund: staff,
    reported_listing: staff,
    resource_history: staff,
    stealth_hold: staff,
    utility_run: staff,
  },
  commerce: {
    account_merge: 'The merges themselves.',
    approval_request: staff,
    billing_information: 'The company that stays has its own.',
    credit_allowance: staff,
    credit_grant: staff,
    credit_lot: 'Copied with the promotional credits.',
    dispute: 'None is open when credits move.',
    entitlement: 'Moves to the company that stays.',
    idempotency_record: 'Responses of the last day.',
    landlord: 'Company of a login, as accounts reports it.',
    ledger_account: 'Credits move by postings.',
    ledger_transaction: 'Rows are only added.',
    list_export: files,
    listing_refund: 'Belongs to the reports of a listing.',
    low_credit_notice: 'A notice that was sent.',
    membership_auto_renewal: 'Removed: the company that ends is not renewed.',
    membership_period: 'The later end counts.',
    membership_renewal_claim: 'A renewal in progress ends before credits move, or skips what ended.',
    membership_renewal_row: staff,
    membership_renewal_run: staff,
    payment_customer: 'The company that stays has its own.',
    payment_method: 'A saved card is never given to another company.',
    promo_redemption: past,
    purchase_order: past,
    refund: past,
    resource_history: staff,
    tax_document: past,
    tax_information: past,
    utility_run: staff,
  },
  content: { content_picture: staff, form_submission: staff, list_export: files, resource_history: staff },
} as const;

const moved = { accounts: [], catalog: mergeRules.map(({ table }) => table), commerce: [], content: [] };
const definitions = {
  accounts: accounts.definition,
  catalog: catalog.definition,
  commerce: commerce.definition,
  content: content.definition,
};
const tablesSql = `
  select distinct table_name as name from information_schema.columns join pg_class on relname = table_name
  where table_schema = $1 and relnamespace = $1::regnamespace and relkind in ('r', 'p') and data_type = 'uuid'
    and (column_name ~ '(^|_)(person|user|actor|owner|owner_user|company|account|survivor|merged)_id$'
      or column_name ~ '_by$' or table_name = 'person')
  order by name`;

describe('each table with ids of users or companies has a rule for merges of accounts', () => {
  it.each(Object.keys(definitions) as (keyof typeof definitions)[])('in %s', async (service) => {
    const database = await cloneDatabase(testServerUrl(), definitions[service]);
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    const { rows } = await client.query<{ name: string }>(tablesSql, [service]);
    await client.end();
    await database.drop();
    const known = [...moved[service], ...Object.keys(others[service])];
    expect(rows.map(({ name }) => name)).toEqual([...new Set(known)].sort());
  });
});
