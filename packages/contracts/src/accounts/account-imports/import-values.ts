/** Columns that an import of accounts takes, by the names of the template. */
export const accountImportFields = [
  'external_ref',
  'company_name',
  'company_type',
  'first_name',
  'last_name',
  'email',
  'phone',
  'role',
  'city',
  'website',
  'language',
  'send_invite',
  'notes',
] as const;
export type AccountImportField = (typeof accountImportFields)[number];
/** Columns without which no account is created. */
export const requiredImportFields: readonly AccountImportField[] = [
  'external_ref',
  'company_name',
  'first_name',
  'last_name',
  'email',
];
/** Columns of other systems that an import does not carry over. */
export const uncarriedImportFields = [
  'address1',
  'address2',
  'province',
  'postal_code',
  'country',
  'tax_number',
  'opening_credits',
  'membership_expiry',
] as const;
export type UncarriedImportField = (typeof uncarriedImportFields)[number];

/** Languages as files name them, in lower case. */
export const importLanguages = {
  en: 'en-CA',
  fr: 'fr-CA',
  'en-ca': 'en-CA',
  'fr-ca': 'fr-CA',
  'en-us': 'en-US',
} as const;

/** 10 MB: the gateway takes no more. */
export const maxImportBytes = 10 * 1024 * 1024;
export const maxImportRows = 5_000;
export const maxImportColumns = 60;
/** Characters of a note of an import. */
export const maxImportNote = 2_000;
export const maxImportReference = 80;
export const importRowsPerPage = 50;
/** Hours after the end of a run in which it can be rolled back. */
export const importRollBackHours = 24;
/** Days after which the rows of a file are deleted. */
export const importRetentionDays = 30;
/** Hours between two claim mails of an import to the same account. */
export const importMailHours = 24;

/** `cancelled`: ended between two rows. `rolling_back`: accounts are being removed. */
export const accountImportStates = [
  'uploaded',
  'dry_run',
  'confirmed',
  'running',
  'done',
  'done_with_errors',
  'cancelled',
  'rolling_back',
  'rolled_back',
] as const;
export type AccountImportState = (typeof accountImportStates)[number];
/** What the dry run expects of a row. */
export const importPlans = ['create', 'update', 'skip', 'conflict', 'error'] as const;
export type ImportPlan = (typeof importPlans)[number];
/** What became of a row. */
export const importResults = ['created', 'updated', 'skipped', 'failed', 'cancelled'] as const;
export type ImportResult = (typeof importResults)[number];
/** What a roll-back made of a row. */
export const importUndos = ['removed', 'restored', 'kept'] as const;
export type ImportUndo = (typeof importUndos)[number];

/** Faults of a row, conflicts with stored accounts, and reasons why a row is skipped. */
export const importIssueCodes = [
  'required',
  'invalid',
  'extra-cells',
  'repeated-reference',
  'repeated-email',
  'email-taken',
  'email-differs',
  'reference-differs',
  'restricted',
  'verified',
  'claimed',
  'unchanged',
] as const;
export type ImportIssueCode = (typeof importIssueCodes)[number];
/** Why a roll-back keeps an account. */
export const importKeepReasons = ['claimed', 'changed', 'has-listings', 'has-credits'] as const;
export type ImportKeepReason = (typeof importKeepReasons)[number];
/** Rows of an import that are listed together. */
export const importRowLists = ['all', 'problems', 'create', 'update', 'skip', 'kept'] as const;
export type ImportRowList = (typeof importRowLists)[number];
