import { IsIn, IsInt, IsOptional, IsString, IsUUID, Min } from 'class-validator';
import { IsCount, LanguageQuery } from '../../kernel/input/fields.ts';
import { ListOf, Nested } from '../../kernel/input/nested.ts';
import { access } from '../../kernel/routes/access.ts';
import { Pagination } from '../../kernel/routes/pagination.ts';
import { route } from '../../kernel/routes/route.ts';
import { AccountImportParams } from './account-imports.ts';
import {
  accountImportFields,
  importIssueCodes,
  importKeepReasons,
  importPlans,
  importResults,
  importRowLists,
  importUndos,
} from './import-values.ts';
import type { AccountImportField, ImportIssueCode, ImportKeepReason } from './import-values.ts';
import type { ImportPlan, ImportResult, ImportRowList, ImportUndo } from './import-values.ts';

export class ImportIssue {
  @IsIn(importIssueCodes) code!: ImportIssueCode;
  @IsOptional() @IsIn(accountImportFields) field?: AccountImportField;
  /** Name of the column in the file. */
  @IsOptional() @IsString() column?: string;
  /** Line of the file that has the same value. */
  @IsOptional() @IsInt() line?: number;
}
/** One row of the file. */
export class ImportRow {
  /** Line of the file at which it begins; the header is line 1. */
  @IsCount() line!: number;
  @IsString() reference!: string;
  @IsString() company!: string;
  @IsString() email!: string;
  @IsIn(importPlans) plan!: ImportPlan;
  @ListOf(() => ImportIssue, 20) issues!: ImportIssue[];
  @IsOptional() @IsIn(importResults) result?: ImportResult;
  /** Account that it created or updated. */
  @IsOptional() @IsUUID() userId?: string;
  @IsOptional() @IsIn(importUndos) undo?: ImportUndo;
  @IsOptional() @IsIn(importKeepReasons) keepReason?: ImportKeepReason;
}
export class ImportRowsQuery {
  @IsOptional() @IsInt() @Min(1) page?: number;
  @IsOptional() @IsIn(importRowLists) list?: ImportRowList;
}
export class ImportRows {
  @ListOf(() => ImportRow) rows!: ImportRow[];
  @Nested(() => Pagination) pagination!: Pagination;
}
/** A file; it has no JSON. */
export class ImportFaultsFile {}

const ofImport = {
  service: 'accounts',
  method: 'GET',
  access: access.permission('createAccountImports'),
  params: AccountImportParams,
  errors: ['import-not-found'],
} as const;

/** Empty before the dry run, and once the rows of the file are deleted. */
export const listImportRows = route({
  ...ofImport,
  path: '/support/account-imports/:id/rows',
  query: ImportRowsQuery,
  response: ImportRows,
  summary: 'List the rows of an import of accounts, 50 a page',
});
/** The rows as they were in the file, with their faults. Each download is in the audit log. */
export const getImportFaultsFile = route({
  ...ofImport,
  path: '/support/account-imports/:id/file',
  lane: 'export',
  query: LanguageQuery,
  response: ImportFaultsFile,
  summary: 'Download the rows of an import that have faults, conflict or failed, as CSV',
});
