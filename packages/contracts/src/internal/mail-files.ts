import { IsBase64, IsIn, IsString, IsUUID, MaxLength } from 'class-validator';
import { access } from '../kernel/routes/access.ts';
import { route } from '../kernel/routes/route.ts';
import { maxMailFileBytes } from './internal-limits.ts';

export class TaxReceiptFileParams {
  @IsUUID() id!: string;
}
/** File to attach to a mail. */
export class MailFile {
  @IsString() @MaxLength(100) name!: string;
  @IsIn(['application/pdf']) type!: 'application/pdf';
  @IsBase64() @MaxLength(Math.ceil(maxMailFileBytes / 3) * 4) content!: string;
}
/** 404 for an unknown receipt, 503 while its PDF is being rendered. */
export const getTaxReceiptMailFile = route({
  service: 'commerce',
  method: 'GET',
  path: '/internal/tax-receipts/:id/file',
  access: access.service('accounts'),
  params: TaxReceiptFileParams,
  response: MailFile,
  lane: 'export',
  summary: 'Get the PDF of a receipt or credit note to attach it to a mail',
});
