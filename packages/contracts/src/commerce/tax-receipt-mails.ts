import { IsBoolean, IsOptional, ValidateIf } from 'class-validator';
import { Done, IsIdempotencyKey } from '../kernel/input/fields.ts';
import { IsMailAddress } from '../kernel/input/person-fields.ts';
import { route } from '../kernel/routes/route.ts';
import { ownReceipts, TaxReceiptParams } from './tax-receipts.ts';

export class TaxReceiptMail {
  @IsIdempotencyKey() key!: string;
  @IsMailAddress() email!: string;
  /** Remembers the address for the next receipt of the company. */
  @IsOptional() @IsBoolean() remember?: boolean;
}
export class AccountantEmailResponse {
  /** Null until an address is remembered. */
  @ValidateIf((_, value) => value !== null) @IsMailAddress() email!: string | null;
}

export const mailTaxReceipt = route({
  service: 'commerce',
  method: 'POST',
  path: '/elandlord/tax-receipts/:id/mail',
  access: ownReceipts,
  params: TaxReceiptParams,
  body: TaxReceiptMail,
  response: Done,
  errors: ['key-taken', 'too-many'],
  summary: 'Mail the PDF of a receipt or credit note to an address, at most 10 an hour',
});
export const getAccountantEmail = route({
  service: 'commerce',
  method: 'GET',
  path: '/elandlord/accountant-email',
  access: ownReceipts,
  response: AccountantEmailResponse,
  summary: "Get the address that receipts of the caller's company were mailed to, if it was remembered",
});
