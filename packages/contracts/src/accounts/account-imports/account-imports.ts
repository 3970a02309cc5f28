import { ArrayMinSize, ArrayUnique, IsBoolean, IsIn, IsInt, IsISO8601, IsOptional, Max } from 'class-validator';
import { IsString, IsUUID, Min } from 'class-validator';
import { Done, IsCount, IsIdempotencyKey } from '../../kernel/input/fields.ts';
import { ListOf, Nested } from '../../kernel/input/nested.ts';
import { access } from '../../kernel/routes/access.ts';
import { Pagination } from '../../kernel/routes/pagination.ts';
import { route } from '../../kernel/routes/route.ts';
import { accountImportFields, accountImportStates, maxImportColumns } from './import-values.ts';
import type { AccountImportField, AccountImportState } from './import-values.ts';

/** A column of the file that becomes a field of the accounts. */
export class ImportMapping {
  @IsIn(accountImportFields) field!: AccountImportField;
  /** Place of the column in the file, from 0. */
  @IsInt() @Min(0) @Max(maxImportColumns - 1) column!: number;
}
/** A column of the file, with values of its first rows. */
export class ImportColumn {
  @IsString() name!: string;
  @IsString({ each: true }) samples!: string[];
}
/** Rows of an import: by what the dry run expects of them, and by what became of them. */
export class ImportCounts {
  @IsCount() create!: number;
  @IsCount() update!: number;
  @IsCount() skip!: number;
  @IsCount() conflict!: number;
  @IsCount() error!: number;
  @IsCount() created!: number;
  @IsCount() updated!: number;
  @IsCount() skipped!: number;
  @IsCount() failed!: number;
  @IsCount() cancelled!: number;
  @IsCount() removed!: number;
  @IsCount() restored!: number;
  @IsCount() kept!: number;
  /** Accounts that got a claim mail. */
  @IsCount() mailed!: number;
}
export class AccountImportSummary {
  @IsUUID() id!: string;
  @IsString() fileName!: string;
  @IsIn(accountImportStates) state!: AccountImportState;
  @IsCount() rowCount!: number;
  @Nested(() => ImportCounts) counts!: ImportCounts;
  /** User id of the member of staff; `listStaffNames` has the name. */
  @IsUUID() startedBy!: string;
  @IsISO8601() startedAt!: string;
  @IsOptional() @IsISO8601() endedAt?: string;
}
export class AccountImport extends AccountImportSummary {
  /** Empty once the rows of the file are deleted. */
  @ListOf(() => ImportColumn, maxImportColumns) columns!: ImportColumn[];
  /** Chosen columns; guessed until the dry run. */
  @ListOf(() => ImportMapping, accountImportFields.length) mapping!: ImportMapping[];
  /** Last moment at which it can be rolled back; missing when it cannot. */
  @IsOptional() @IsISO8601() rollBackUntil?: string;
  /** Whether accounts have no claim mail yet, or only one that is older than a day. */
  @IsBoolean() canMail!: boolean;
}
export class AccountImportsQuery {
  @IsOptional() @IsInt() @Min(1) page?: number;
}
export class AccountImports {
  @ListOf(() => AccountImportSummary) imports!: AccountImportSummary[];
  @Nested(() => Pagination) pagination!: Pagination;
}
export class AccountImportParams {
  @IsUUID() id!: string;
}
export class ImportDryRun {
  @ListOf(() => ImportMapping, accountImportFields.length)
  @ArrayMinSize(1)
  @ArrayUnique(({ field }: ImportMapping) => field)
  mapping!: ImportMapping[];
}
export class ImportConfirmation {
  @IsIdempotencyKey() key!: string;
  /** Whether claim mails are sent now, to the accounts whose `send_invite` is not `n`. */
  @IsBoolean() sendsMails!: boolean;
}

const path = '/support/account-imports';
const one = { service: 'accounts', access: access.permission('createAccountImports') } as const;
const ofImport = { ...one, path: `${path}/:id`, params: AccountImportParams } as const;

/**
 * Reads a CSV, or the first sheet of an XLSX, of at most 5,000 rows; the body of the request is the file, as `application/offset+octet-stream`. The name
 * of the file is in the header `Upload-Metadata`, as for documents of account reviews. No account changes.
 */
export const uploadAccountImport = route({
  ...one,
  lane: 'upload',
  method: 'POST',
  path,
  response: AccountImport,
  status: 201,
  errors: ['import-refused', 'too-many-tries', 'upload-too-large'],
  summary: 'Upload a file of accounts to import',
});
export const listAccountImports = route({
  ...one,
  method: 'GET',
  path,
  query: AccountImportsQuery,
  response: AccountImports,
  summary: 'List the imports of accounts, newest first, 20 a page',
});
export const getAccountImport = route({
  ...ofImport,
  method: 'GET',
  response: AccountImport,
  errors: ['import-not-found'],
  summary: 'Get an import of accounts with its columns and counts',
});
/** Throws 409 once it is confirmed. */
export const discardAccountImport = route({
  ...ofImport,
  method: 'DELETE',
  response: Done,
  errors: ['import-not-found', 'import-changed'],
  summary: 'Delete an import that was not confirmed, with the rows of its file',
});
/** Judges each row; no account changes. */
export const dryRunAccountImport = route({
  ...ofImport,
  method: 'POST',
  path: `${path}/:id/dry-run`,
  body: ImportDryRun,
  response: AccountImport,
  errors: ['import-not-found', 'import-changed', 'column-missing'],
  summary: 'Choose the columns of an import and check its rows',
});
/** Rows are judged once more when their turn comes. Throws 409 unless the last dry run is the newest state. */
export const confirmAccountImport = route({
  ...ofImport,
  method: 'POST',
  path: `${path}/:id/confirm`,
  body: ImportConfirmation,
  response: AccountImport,
  errors: ['import-not-found', 'import-changed', 'nothing-to-import'],
  summary: 'Start an import of accounts',
});
/** Accounts that were imported stay; a roll-back removes them. */
export const cancelAccountImport = route({
  ...ofImport,
  method: 'POST',
  path: `${path}/:id/cancel`,
  response: AccountImport,
  errors: ['import-not-found', 'import-changed'],
  summary: 'End an import of accounts before its next row',
});
/** Accounts that were claimed or changed since stay, and are named in their rows. */
export const rollBackAccountImport = route({
  ...ofImport,
  method: 'POST',
  path: `${path}/:id/roll-back`,
  response: AccountImport,
  errors: ['import-not-found', 'import-changed', 'too-late'],
  summary: 'Undo an import of accounts, within 24 hours of its end',
});
/** Accounts that were claimed, rejected, or got one within a day are left out. */
export const mailAccountImport = route({
  ...ofImport,
  method: 'POST',
  path: `${path}/:id/claim-mails`,
  response: AccountImport,
  errors: ['import-not-found', 'import-changed'],
  summary: 'Send claim mails to the accounts of an import',
});
