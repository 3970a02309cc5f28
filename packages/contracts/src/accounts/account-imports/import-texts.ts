import { IsIn, IsOptional, IsString, Length } from 'class-validator';
import { IsFilledText, IsText, IsWebsite } from '../../kernel/input/fields.ts';
import { IsMailAddress, IsPersonName, IsPhone } from '../../kernel/input/person-fields.ts';
import { companyKinds } from '../own-account.ts';
import { importLanguages, maxImportNote, maxImportReference } from './import-values.ts';
import type { AccountImportField } from './import-values.ts';

/** Texts of a row of an import. The rules are those of registrations and of companies. */
export class ImportTexts implements Partial<Record<AccountImportField, string>> {
  /** Id of the account in the other system. */
  @IsFilledText(maxImportReference) external_ref!: string;
  @IsString() @Length(2, 120) company_name!: string;
  @IsOptional() @IsIn(companyKinds) company_type?: (typeof companyKinds)[number];
  @IsPersonName() first_name!: string;
  @IsPersonName() last_name!: string;
  @IsMailAddress() email!: string;
  @IsOptional() @IsPhone() phone?: string;
  @IsOptional() @IsIn(['landlord']) role?: string;
  @IsOptional() @IsString() @Length(1, 120) city?: string;
  @IsOptional() @IsWebsite() website?: string;
  @IsOptional() @IsIn(Object.keys(importLanguages)) language?: keyof typeof importLanguages;
  @IsOptional() @IsIn(['y', 'yes', 'n', 'no']) send_invite?: string;
  @IsOptional() @IsText(maxImportNote) notes?: string;
}
