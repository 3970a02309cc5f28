import { IsBoolean, IsIn, IsInt, IsISO8601, IsOptional, IsString, IsUUID, Max, Min } from 'class-validator';
import { IsCount } from '../kernel/input/fields.ts';
import { ListOf, Nested } from '../kernel/input/nested.ts';
import { IsLinkText } from '../kernel/input/person-fields.ts';
import { access } from '../kernel/routes/access.ts';
import { Pagination } from '../kernel/routes/pagination.ts';
import { route } from '../kernel/routes/route.ts';
import { currencies, type Currency } from '../kernel/vocabularies.ts';
import { taxDocumentKinds, TaxDocumentSnapshot, type TaxDocumentKind } from './tax-document.ts';

/** Receipt or credit note in a list. */
export class TaxReceipt {
  /** Random; the number is never part of an address. */
  @IsUUID() id!: string;
  /** `RC-2026-000123`, of a credit note `CN-2026-000123`. */
  @IsString() number!: string;
  @IsIn(taxDocumentKinds) kind!: TaxDocumentKind;
  @IsISO8601() issuedAt!: string;
  @IsCount() totalCents!: number;
  /** All taxes together; part of the total. */
  @IsCount() taxCents!: number;
  @IsIn(currencies) currency!: Currency;
  /** Whether the PDF is rendered. */
  @IsBoolean() isReady!: boolean;
}
export class TaxReceiptsQuery {
  /** Year of the business date. Absent: all years. */
  @IsOptional() @IsInt() @Min(2000) @Max(9999) year?: number;
  @IsOptional() @IsInt() @Min(1) page?: number;
}
export class TaxReceiptsPage {
  @ListOf(() => TaxReceipt) taxReceipts!: TaxReceipt[];
  /** Years with receipts, newest first. */
  @IsInt({ each: true }) years!: number[];
  @Nested(() => Pagination) pagination!: Pagination;
}
export class TaxReceiptParams {
  @IsUUID() id!: string;
}
export class TaxReceiptFileParams extends TaxReceiptParams {
  @IsLinkText() token!: string;
}
export class TaxReceiptYearParams {
  @IsInt() @Min(2000) @Max(9999) year!: number;
}
export class TaxReceiptResponse {
  @IsString() number!: string;
  @IsIn(taxDocumentKinds) kind!: TaxDocumentKind;
  @IsISO8601() issuedAt!: string;
  @Nested(() => TaxDocumentSnapshot) document!: TaxDocumentSnapshot;
}
export class TaxReceiptLink {
  /** `waiting`: the PDF is still being rendered; request the link again after a second. */
  @IsIn(['waiting', 'ready']) state!: 'waiting' | 'ready';
  /** Path below /api of the PDF, valid for 15 minutes and for the landlords of the company only. */
  @IsOptional() @IsString() url?: string;
  @IsOptional() @IsISO8601() expiresAt?: string;
}
/** The response is a PDF file, not JSON. */
export class TaxReceiptFile {}
/** The response is a zip file, not JSON. */
export class TaxReceiptArchive {}

/** Landlords with a verified address; the company is part of each query. */
export const ownReceipts = access.role('landlord', 'viewTaxReceipts');

export const listTaxReceipts = route({
  service: 'commerce',
  method: 'GET',
  path: '/elandlord/tax-receipts',
  access: ownReceipts,
  query: TaxReceiptsQuery,
  response: TaxReceiptsPage,
  summary: "List the receipts and credit notes of the caller's company, newest first, 25 a page",
});
export const getTaxReceipt = route({
  service: 'commerce',
  method: 'GET',
  path: '/elandlord/tax-receipts/:id',
  access: ownReceipts,
  params: TaxReceiptParams,
  response: TaxReceiptResponse,
  summary: 'Get the content of a receipt or credit note as JSON',
});
export const createTaxReceiptLink = route({
  service: 'commerce',
  method: 'POST',
  path: '/elandlord/tax-receipts/:id/link',
  access: ownReceipts,
  params: TaxReceiptParams,
  response: TaxReceiptLink,
  summary: 'Get the address of the PDF of a receipt or credit note',
});
/** 410 for an expired or forged link. */
export const getTaxReceiptFile = route({
  service: 'commerce',
  method: 'GET',
  path: '/elandlord/tax-receipts/:id/file/:token',
  access: ownReceipts,
  params: TaxReceiptFileParams,
  response: TaxReceiptFile,
  lane: 'export',
  errors: ['link-dead'],
  summary: 'Download the PDF of a receipt or credit note',
});
/** 404 for a year without receipts; 503 while one of them is still being rendered. */
export const getTaxReceiptArchive = route({
  service: 'commerce',
  method: 'GET',
  path: '/elandlord/tax-receipts/archive/:year',
  access: ownReceipts,
  params: TaxReceiptYearParams,
  response: TaxReceiptArchive,
  lane: 'export',
  errors: ['unavailable'],
  summary: 'Download all receipts and credit notes of a year as a zip of PDFs',
});
