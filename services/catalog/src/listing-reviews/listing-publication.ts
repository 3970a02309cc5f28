import { Injectable } from '@nestjs/common';
import { slugify } from '@porchlight/contracts';
import { draftListingStates, reviewRisks, schedulableListingStates } from '@porchlight/contracts/catalog';
import { Problem } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { isSuspendedSql } from '../account-restrictions/restriction-task.ts';
import type { Editor } from '../own-listings/editor.ts';
import { ListingTransitions, type Transition } from '../own-listings/lifecycle/listing-transitions.ts';
import { OwnListingLock, type ListingVersion, type LockedListing } from '../own-listings/own-listing-lock.ts';
import { OwnListingReader } from '../own-listings/own-listing-reader.ts';
import { LandlordFlags } from './landlord-flags.ts';
import { messages } from './messages.ts';
import { RiskFactsReader } from './risk-facts.ts';
import { riskOf } from './risk.ts';

/** How a listing is published. */
export interface Publishing {
  /** Support decides about every listing. */
  readonly coversAll: boolean;
  /** Most credits for which it is turned on; absent: it stays off. */
  readonly turnOnFor?: number | undefined;
}

const waiting: Transition = { from: draftListingStates, to: 'pending_review' };
const suspendedSql = `select 1 from landlord where person_id = $1 and ${isSuspendedSql('landlord')}`;
const slugSql = 'update listing set slug = $2 where id = $1';
const reviewSql = `
  insert into listing_review (listing_id, turn_on_for, risk, reasons, decision, decided_at)
  values ($1, $2, $3, $4, $5, case when $5::text is not null then now() end)`;

/** Publishes complete drafts, now or at their time. */
@Injectable()
export class ListingPublication {
  constructor(
    private readonly listings: OwnListingLock,
    private readonly reader: OwnListingReader,
    private readonly transitions: ListingTransitions,
    private readonly facts: RiskFactsReader,
    private readonly flags: LandlordFlags,
  ) {}

  /**
   * Locks a draft that its landlord wants to publish. Throws 403 without a confirmed email address, and for a suspended
   * account, and 409 `listing-incomplete` with the listing.
   */
  async lockComplete(manager: EntityManager, editor: Editor, listing: ListingVersion): Promise<LockedListing> {
    const stored = await this.listings.lock(manager, editor, listing);
    if (!editor.isVerified) throw new Problem(403, 'unverified', messages.unverified);
    const suspended = await manager.query<object[]>(suspendedSql, [editor.userId]);
    if (suspended.length > 0) throw new Problem(403, 'account-suspended', messages.accountSuspended);
    const current = await this.reader.read(editor.userId, stored.id, manager);
    if (current.missing && current.missing.length > 0)
      throw new Problem(409, 'listing-incomplete', messages.incomplete, { current });
    return stored;
  }

  /** Publishes a locked listing, or lets it wait for support. */
  async publish(manager: EntityManager, listing: LockedListing, { coversAll, turnOnFor }: Publishing): Promise<void> {
    const { internalId, title } = listing;
    await manager.query(slugSql, [internalId, slugify(title) || 'home']);
    const facts = await this.facts.read(manager, internalId);
    const { risk, reasons } = riskOf(facts);
    // What support asked to change comes back to support.
    const isReviewed = coversAll || facts.isFirst || risk >= reviewRisks.review || facts.wasAskedToChange;
    const published: Transition = { from: schedulableListingStates, to: 'active', turnOnFor };
    await this.transitions.move(manager, listing, isReviewed ? waiting : published);
    const decision = isReviewed ? null : 'automatic';
    await manager.query(reviewSql, [internalId, turnOnFor ?? null, risk, JSON.stringify(reasons), decision]);
    await this.flags.ofSubmission(manager, listing, { ...facts, risk });
  }
}
