import { Module } from '@nestjs/common';
import { OwnListingsModule } from '../own-listings/own-listings.module.ts';
import { SiteModulesModule } from '../site-modules/site-modules.module.ts';
import { LandlordFlagsModule } from './landlord-flags.module.ts';
import { ListingReviewsController } from './listing-reviews.controller.ts';
import { ListingFeeds } from './listing-feeds.ts';
import { ListingPublication } from './listing-publication.ts';
import { ListingReviews } from './listing-reviews.ts';
import { ListingSubmission } from './listing-submission.ts';
import { ReviewDecisions } from './review-decisions.ts';
import { RiskFactsReader } from './risk-facts.ts';
import { ListingSchedulesController } from './schedule/listing-schedules.controller.ts';
import { ListingSchedules } from './schedule/listing-schedules.ts';
import { ScheduleReturns } from './schedule/schedule-returns.ts';
import { ScheduledPublishing } from './schedule/scheduled-publishing.ts';
import { TurnOnRefusals } from './schedule/turn-on-refusals.ts';
import { TextCopies } from './text-copies/text-copies.ts';

/** Publishing of drafts: their risk, and what support decides. */
@Module({
  imports: [LandlordFlagsModule, OwnListingsModule, SiteModulesModule],
  controllers: [ListingReviewsController, ListingSchedulesController],
  providers: [
    ListingFeeds,
    ListingPublication,
    ListingSubmission,
    ListingReviews,
    ReviewDecisions,
    RiskFactsReader,
    TextCopies,
    ListingSchedules,
    ScheduledPublishing,
    ScheduleReturns,
    TurnOnRefusals,
  ],
})
export class ListingReviewsModule {}
