import { Module } from '@nestjs/common';
import { InquiriesModule } from '../inquiries/inquiries.module.ts';
import { LandlordFlagsModule } from '../listing-reviews/landlord-flags.module.ts';
import { OwnListingsModule } from '../own-listings/own-listings.module.ts';
import { SearchDocumentModule } from '../search-document/search-document.module.ts';
import { ReportCorrections } from './corrections/report-corrections.ts';
import { ReportCorrectionsController } from './corrections/report-corrections.controller.ts';
import { LandlordHistories } from './evidence/landlord-history.ts';
import { ReportEvidenceController } from './evidence/report-evidence.controller.ts';
import { ReportEvidenceReader } from './evidence/report-evidence.ts';
import { ReportedChanges } from './evidence/reported-changes.ts';
import { SamePhotos } from './evidence/same-photos.ts';
import { LandlordQuestions } from './questions/landlord-questions.ts';
import { ListingReportsController } from './listing-reports.controller.ts';
import { ReportAppeals } from './report-appeals.ts';
import { ReportClosing } from './report-closing.ts';
import { ReportDecisions } from './report-decisions.ts';
import { ReportDismissals } from './dismissals/report-dismissals.ts';
import { ReportedListings } from './reported-listings.ts';
import { ReportedStates } from './reported-states.ts';
import { ReporterKeys } from './reporter-keys.ts';
import { ReportHolds } from './report-holds.ts';
import { ReportIntake } from './report-intake.ts';
import { ReportRefunds } from './refunds/report-refunds.ts';
import { ReportRefundsController } from './refunds/report-refunds.controller.ts';
import { StealthHoldStore } from './stealth/stealth-hold-store.ts';
import { StealthHolds } from './stealth/stealth-holds.ts';
import { StealthHoldsController } from './stealth/stealth-holds.controller.ts';
import { ReportOutcomeNotices } from './notices/report-outcome-notices.ts';

/** Reports of listings, what support decides about them, and appeals. */
@Module({
  imports: [InquiriesModule, LandlordFlagsModule, OwnListingsModule, SearchDocumentModule],
  controllers: [
    ListingReportsController,
    ReportCorrectionsController,
    ReportEvidenceController,
    ReportRefundsController,
    StealthHoldsController,
  ],
  providers: [
    LandlordHistories,
    LandlordQuestions,
    ReportAppeals,
    ReportClosing,
    ReportCorrections,
    ReportDecisions,
    ReportDismissals,
    ReportedListings,
    ReportedStates,
    ReporterKeys,
    ReportEvidenceReader,
    ReportedChanges,
    SamePhotos,
    ReportHolds,
    ReportIntake,
    ReportOutcomeNotices,
    ReportRefunds,
    StealthHoldStore,
    StealthHolds,
  ],
})
export class ListingReportsModule {}
