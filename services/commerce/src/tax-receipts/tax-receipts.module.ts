import { Module } from '@nestjs/common';
import { DocumentIssuer } from './numbering/document-issuer.ts';
import { ReceiptArchive } from './receipt-archive.ts';
import { ReceiptRenderer } from './rendering/receipt-renderer.ts';
import { RenderJob } from './rendering/render-job.ts';
import { TaxInformationController } from './tax-information/tax-information.controller.ts';
import { TaxInformationService } from './tax-information/tax-information.service.ts';
import { TaxReceiptsController } from './tax-receipts.controller.ts';
import { TaxReceiptsService } from './tax-receipts.service.ts';

/** Receipts and credit notes: issue, PDF and download; and the tax information that they copy. */
@Module({
  controllers: [TaxInformationController, TaxReceiptsController],
  providers: [DocumentIssuer, ReceiptArchive, ReceiptRenderer, RenderJob, TaxInformationService, TaxReceiptsService],
  exports: [DocumentIssuer, TaxInformationService],
})
export class TaxReceiptsModule {}
