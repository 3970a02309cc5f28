import { Injectable } from '@nestjs/common';
import { slugify } from '@porchlight/contracts';
import { draftListingStates, reviewRisks, type OwnListing } from '@porchlight/contracts/catalog';
import { Problem } from '@porchlight/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import type { Editor } from '../own-listings/editor.ts';
import { ListingTransitions, type Transition } from '../own-listings/lifecycle/listing-transitions.ts';
import { OwnListingLock, type ListingVersion, type LockedListing } from '../own-listings/own-listing-lock.ts';
import { OwnListingReader } from '../own-listings/own-listing-reader.ts';
import { messages } from './messages.ts';
import { readRiskFacts } from './risk-facts.ts';
import { ReviewNeed } from './review-need.ts';
import { riskOf } from './risk.ts';

export interface Submission extends ListingVersion {
  readonly turnOnFor?: number | undefined;
}

const waiting: Transition = { from: draftListingStates, to: 'pending_review' };
const slugSql = 'update listing set slug = $2 where id = $1';
const reviewSql = `
  insert into listing_review (listing_id, turn_on_for, risk, reasons, decision, decided_at)
  values ($1, $2, $3, $4, $5, case when $5::text is not null then now() end)`;

/** Publishes drafts, at once or after a review by support. */
@Injectable()
export class ListingSubmission {
  constructor(
    private readonly source: DataSource,
    private readonly listings: OwnListingLock,
    private readonly reader: OwnListingReader,
    private readonly transitions: ListingTransitions,
    private readonly need: ReviewNeed,
  ) {}

  /** Throws 403 without a confirmed email address, and 409 `listing-incomplete` with the listing. */
  async submit(editor: Editor, { id, version, turnOnFor }: Submission): Promise<OwnListing> {
    const coversAll = await this.need.coversAll();
    return this.source.transaction(async (manager) => {
      const stored = await this.listings.lock(manager, editor, { id, version });
      if (!editor.isVerified) throw new Problem(403, 'unverified', messages.unverified);
      const current = await this.reader.read(editor.userId, id, manager);
      if (current.missing && current.missing.length > 0)
        throw new Problem(409, 'listing-incomplete', messages.incomplete, { current });
      await manager.query(slugSql, [stored.internalId, slugify(current.title) || 'home']);
      await this.#publish(manager, stored, { coversAll, turnOnFor });
      return this.reader.read(editor.userId, id, manager);
    });
  }

  /** Publishes the listing, or lets it wait for support. */
  async #publish(
    manager: EntityManager,
    listing: LockedListing,
    { coversAll, turnOnFor }: { readonly coversAll: boolean } & Pick<Submission, 'turnOnFor'>,
  ): Promise<void> {
    const { internalId } = listing;
    const facts = await readRiskFacts(manager, internalId);
    const { risk, reasons } = riskOf(facts);
    // What support asked to change comes back to support.
    const isReviewed = coversAll || facts.isFirst || risk >= reviewRisks.review || facts.wasAskedToChange;
    await this.transitions.move(manager, listing, isReviewed ? waiting : { from: ['draft'], to: 'active', turnOnFor });
    const decision = isReviewed ? null : 'automatic';
    await manager.query(reviewSql, [internalId, turnOnFor ?? null, risk, JSON.stringify(reasons), decision]);
  }
}
