import { Controller } from '@nestjs/common';
import type { Caller, InputOf } from '@porchlight/contracts';
import {
  approveListing,
  getReviewedListing,
  listPendingListings,
  rejectListing,
  requestListingChanges,
  submitListing,
  type OwnListingResponse,
  type PendingListings,
  type ReviewedListing,
} from '@porchlight/contracts/catalog';
import { CallerOf, ClientOf, Handle, Input, type Client } from '@porchlight/service-kit';
import { editorOf } from '../own-listings/editor.ts';
import { ListingReviews } from './listing-reviews.ts';
import { ListingSubmission } from './listing-submission.ts';
import { ReviewDecisions, type Decision } from './review-decisions.ts';

/** Publishing of drafts, with the decisions of support. */
@Controller()
export class ListingReviewsController {
  constructor(
    private readonly submission: ListingSubmission,
    private readonly reviews: ListingReviews,
    private readonly decisions: ReviewDecisions,
  ) {}

  @Handle(submitListing)
  async submit(
    @Input() { params, body }: InputOf<typeof submitListing>,
    @CallerOf() caller: Caller,
  ): Promise<OwnListingResponse> {
    return { listing: await this.submission.submit(editorOf(caller), { ...params, ...body }) };
  }

  @Handle(listPendingListings)
  list(@Input() { query }: InputOf<typeof listPendingListings>): Promise<PendingListings> {
    return this.reviews.pending(query.page);
  }

  @Handle(getReviewedListing)
  get(@Input() { params }: InputOf<typeof getReviewedListing>): Promise<ReviewedListing> {
    return this.reviews.get(params.id);
  }

  @Handle(approveListing)
  approve(
    @Input() { params, body }: InputOf<typeof approveListing>,
    @CallerOf() caller: Caller,
    @ClientOf() client: Client,
  ): Promise<ReviewedListing> {
    return this.#decide({ ...params, ...body, decision: 'approved' }, { caller, client });
  }

  @Handle(requestListingChanges)
  requestChanges(
    @Input() { params, body }: InputOf<typeof requestListingChanges>,
    @CallerOf() caller: Caller,
    @ClientOf() client: Client,
  ): Promise<ReviewedListing> {
    return this.#decide({ ...params, ...body, decision: 'changes-requested' }, { caller, client });
  }

  @Handle(rejectListing)
  reject(
    @Input() { params, body }: InputOf<typeof rejectListing>,
    @CallerOf() caller: Caller,
    @ClientOf() client: Client,
  ): Promise<ReviewedListing> {
    return this.#decide({ ...params, ...body, decision: 'rejected' }, { caller, client });
  }

  async #decide(decision: Decision, author: { caller: Caller; client: Client }): Promise<ReviewedListing> {
    await this.decisions.decide(author, decision);
    return this.reviews.get(decision.id);
  }
}
