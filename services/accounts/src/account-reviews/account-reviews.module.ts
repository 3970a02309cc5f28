import { Module } from '@nestjs/common';
import { AccountDocumentsModule } from '../account-documents/account-documents.module.ts';
import { AuditModule } from '../audit/audit.module.ts';
import { LandlordsModule } from '../landlords/landlords.module.ts';
import { MailModule } from '../mail/mail.module.ts';
import { SessionsModule } from '../sessions/sessions.module.ts';
import { AccountRestrictions } from './account-restrictions.ts';
import { AccountReviewDecisions } from './account-review-decisions.ts';
import { AccountReviewIntake } from './account-review-intake.ts';
import { AccountReviewOpening } from './account-review-opening.ts';
import { AccountReviewsController } from './account-reviews.controller.ts';
import { AccountReviews } from './account-reviews.ts';
import { RestrictedIdentifiersModule } from './restricted-identifiers.module.ts';
import { DocumentRequests } from './document-requests.ts';
import { OwnAccountStates } from './own-account-state.ts';
import { ReviewedAccounts } from './reviewed-accounts.ts';

/** Reviews of landlord accounts, and the restrictions that they lead to. */
@Module({
  imports: [
    AccountDocumentsModule,
    AuditModule,
    RestrictedIdentifiersModule,
    LandlordsModule,
    MailModule,
    SessionsModule,
  ],
  controllers: [AccountReviewsController],
  providers: [
    AccountRestrictions,
    AccountReviewDecisions,
    AccountReviewIntake,
    AccountReviewOpening,
    AccountReviews,
    DocumentRequests,
    OwnAccountStates,
    ReviewedAccounts,
  ],
})
export class AccountReviewsModule {}
