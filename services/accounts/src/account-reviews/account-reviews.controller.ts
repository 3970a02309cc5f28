import { Controller } from '@nestjs/common';
import type { Caller, InputOf } from '@porchlight/contracts';
import {
  claimAccountReview,
  decideAccountReview,
  getAccountReview,
  getOwnAccountState,
  listAccountReviews,
  openAccountReview,
  reopenAccountReview,
  requestAccountDocuments,
  type AccountReview,
  type AccountReviews as AccountReviewsPage,
  type OwnAccountState,
} from '@porchlight/contracts/accounts';
import { CallerOf, ClientOf, Handle, Input, requireUser, type Client } from '@porchlight/service-kit';
import { AccountReviewDecisions } from './account-review-decisions.ts';
import { AccountReviewOpening } from './account-review-opening.ts';
import { AccountReviews } from './account-reviews.ts';
import { DocumentRequests } from './document-requests.ts';
import { OwnAccountStates } from './own-account-state.ts';

/** Reviews of landlord accounts by support. */
@Controller()
export class AccountReviewsController {
  constructor(
    private readonly reviews: AccountReviews,
    private readonly decisions: AccountReviewDecisions,
    private readonly opening: AccountReviewOpening,
    private readonly documents: DocumentRequests,
    private readonly own: OwnAccountStates,
  ) {}

  @Handle(listAccountReviews)
  list(@Input() { query }: InputOf<typeof listAccountReviews>): Promise<AccountReviewsPage> {
    return this.reviews.page(query.list, query.page);
  }

  @Handle(getAccountReview)
  get(@Input() { params }: InputOf<typeof getAccountReview>): Promise<AccountReview> {
    return this.reviews.get(params.id);
  }

  @Handle(claimAccountReview)
  async claim(
    @Input() { params }: InputOf<typeof claimAccountReview>,
    @CallerOf() caller: Caller,
    @ClientOf() client: Client,
  ): Promise<AccountReview> {
    await this.reviews.claim(params.id, { caller, client });
    return this.reviews.get(params.id);
  }

  @Handle(decideAccountReview)
  async decide(
    @Input() { params, body }: InputOf<typeof decideAccountReview>,
    @CallerOf() caller: Caller,
    @ClientOf() client: Client,
  ): Promise<AccountReview> {
    await this.decisions.decide(params.id, body, { caller, client });
    return this.reviews.get(params.id);
  }

  @Handle(requestAccountDocuments)
  async requestDocuments(
    @Input() { params, body }: InputOf<typeof requestAccountDocuments>,
    @CallerOf() caller: Caller,
    @ClientOf() client: Client,
  ): Promise<AccountReview> {
    await this.documents.request(params.id, body, { caller, client });
    return this.reviews.get(params.id);
  }

  @Handle(reopenAccountReview)
  async reopen(
    @Input() { params }: InputOf<typeof reopenAccountReview>,
    @CallerOf() caller: Caller,
    @ClientOf() client: Client,
  ): Promise<AccountReview> {
    return this.reviews.get(await this.decisions.reopen(params.id, { caller, client }));
  }

  @Handle(openAccountReview)
  async open(
    @Input() { params }: InputOf<typeof openAccountReview>,
    @CallerOf() caller: Caller,
    @ClientOf() client: Client,
  ): Promise<AccountReview> {
    return this.reviews.get(await this.opening.open(params.id, { caller, client }));
  }

  @Handle(getOwnAccountState)
  ownState(@Input() _: InputOf<typeof getOwnAccountState>, @CallerOf() caller: Caller): Promise<OwnAccountState> {
    return this.own.of(requireUser(caller));
  }
}
