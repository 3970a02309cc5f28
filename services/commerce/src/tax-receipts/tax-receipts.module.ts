import { Module } from '@nestjs/common';
import { DocumentIssuer } from './numbering/document-issuer.ts';

/** Receipts and credit notes. */
@Module({ providers: [DocumentIssuer], exports: [DocumentIssuer] })
export class TaxReceiptsModule {}
