import { Module } from '@nestjs/common';
import { ImageSlots } from '@porchlight/service-kit/images';
import { AuditModule } from '../audit/audit.module.ts';
import { LimitsModule } from '../limits/limits.module.ts';
import { OwnAccountModule } from '../own-account/own-account.module.ts';
import { AccountDocumentsController } from './account-documents.controller.ts';
import { DocumentAcceptance } from './document-acceptance.ts';
import { DocumentBox } from './document-box.ts';
import { DocumentIntake } from './document-intake.ts';
import { DocumentOpenings } from './document-openings.ts';
import { OwnDocuments } from './own-documents.ts';

/** Documents that landlords hand in for reviews of their accounts. */
@Module({
  imports: [AuditModule, LimitsModule, OwnAccountModule],
  controllers: [AccountDocumentsController],
  providers: [DocumentAcceptance, DocumentBox, DocumentIntake, DocumentOpenings, ImageSlots, OwnDocuments],
  exports: [DocumentAcceptance],
})
export class AccountDocumentsModule {}
