import { Module } from '@nestjs/common';
import { IdempotencyModule } from '../idempotency/idempotency.module.ts';
import { LandlordsModule } from '../landlords/landlords.module.ts';
import { ReceiptMailsController } from './mailing/receipt-mails.controller.ts';
import { ReceiptMails } from './mailing/receipt-mails.ts';
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
  imports: [IdempotencyModule, LandlordsModule],
  controllers: [ReceiptMailsController, TaxInformationController, TaxReceiptsController],
  providers: [
    DocumentIssuer,
    ReceiptMails,
    ReceiptArchive,
    ReceiptRenderer,
    RenderJob,
    TaxInformationService,
    TaxReceiptsService,
  ],
  exports: [DocumentIssuer, TaxInformationService],
})
export class TaxReceiptsModule {}
