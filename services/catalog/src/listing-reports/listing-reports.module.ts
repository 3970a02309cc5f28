import { Module } from '@nestjs/common';
import { InquiriesModule } from '../inquiries/inquiries.module.ts';
import { LandlordFlagsModule } from '../listing-reviews/landlord-flags.module.ts';
import { OwnListingsModule } from '../own-listings/own-listings.module.ts';
import { LandlordQuestions } from './questions/landlord-questions.ts';
import { ListingReportsController } from './listing-reports.controller.ts';
import { ReportAppeals } from './report-appeals.ts';
import { ReportDecisions } from './report-decisions.ts';
import { ReportDismissals } from './dismissals/report-dismissals.ts';
import { ReportedListings } from './reported-listings.ts';
import { ReportedStates } from './reported-states.ts';
import { ReporterKeys } from './reporter-keys.ts';
import { ReportEvidenceReader } from './report-evidence.ts';
import { ReportHolds } from './report-holds.ts';
import { ReportIntake } from './report-intake.ts';
import { ReportOutcomeNotices } from './notices/report-outcome-notices.ts';

/** Reports of listings, what support decides about them, and appeals. */
@Module({
  imports: [InquiriesModule, LandlordFlagsModule, OwnListingsModule],
  controllers: [ListingReportsController],
  providers: [
    LandlordQuestions,
    ReportAppeals,
    ReportDecisions,
    ReportDismissals,
    ReportedListings,
    ReportedStates,
    ReporterKeys,
    ReportEvidenceReader,
    ReportHolds,
    ReportIntake,
    ReportOutcomeNotices,
  ],
})
export class ListingReportsModule {}
