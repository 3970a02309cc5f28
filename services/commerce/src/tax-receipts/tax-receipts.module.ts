import { Module } from '@nestjs/common';
import { DocumentIssuer } from './numbering/document-issuer.ts';
import { ReceiptRenderer } from './rendering/receipt-renderer.ts';
import { RenderJob } from './rendering/render-job.ts';

/** Receipts and credit notes. */
@Module({ providers: [DocumentIssuer, ReceiptRenderer, RenderJob], exports: [DocumentIssuer] })
export class TaxReceiptsModule {}
