import { Module } from '@nestjs/common';
import { OwnListingsModule } from '../own-listings/own-listings.module.ts';
import { ListingReviewsController } from './listing-reviews.controller.ts';
import { ListingReviews } from './listing-reviews.ts';
import { ListingSubmission } from './listing-submission.ts';
import { ReviewDecisions } from './review-decisions.ts';
import { ReviewNeed } from './review-need.ts';

/** Publishing of drafts: their risk, and what support decides. */
@Module({
  imports: [OwnListingsModule],
  controllers: [ListingReviewsController],
  providers: [ListingSubmission, ReviewNeed, ListingReviews, ReviewDecisions],
})
export class ListingReviewsModule {}
