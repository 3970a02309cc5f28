import { IsOptional, IsString, Length, Matches, ValidateIf } from 'class-validator';
import { IsWebsite } from '../kernel/input/fields.ts';
import { Nested } from '../kernel/input/nested.ts';
import { IsNullable } from '../kernel/input/nullable.ts';
import { route } from '../kernel/routes/route.ts';
import { ownReceipts } from './tax-receipts.ts';

/** What the receipts of a company state about it. */
export class TaxInformation {
  /** Null until a landlord of the company sets it. */
  @IsOptional() @IsString() companyName!: string | null;
  @IsOptional() @IsString() companyAddress!: string | null;
  @IsOptional() @IsString() companyAddressCont!: string | null;
  @IsOptional() @IsString() companyWebsite!: string | null;
}
/**
 * Partial update: omitted fields stay unchanged, null clears a field. Later receipts state it, earlier ones do not
 * change.
 */
export class TaxInformationChange {
  @ValidateIf((_, value) => value !== undefined) @Length(2, 120) @Matches(/[\p{L}\p{N}]/u) companyName?: string;
  @IsNullable() @IsString() @Length(1, 120) companyAddress?: string | null;
  @IsNullable() @IsString() @Length(1, 120) companyAddressCont?: string | null;
  @IsNullable() @IsWebsite() companyWebsite?: string | null;
}
export class TaxInformationResponse {
  @Nested(() => TaxInformation) taxInformation!: TaxInformation;
}

export const getTaxInformation = route({
  service: 'commerce',
  method: 'GET',
  path: '/elandlord/tax-information',
  access: ownReceipts,
  response: TaxInformationResponse,
  summary: "Get what the receipts of the caller's company state about it",
});
export const changeTaxInformation = route({
  service: 'commerce',
  method: 'PATCH',
  path: '/elandlord/tax-information',
  access: ownReceipts,
  body: TaxInformationChange,
  response: TaxInformationResponse,
  lane: 'write',
  summary: 'Update the given fields of what the receipts of the company state about it',
});
