import { Injectable } from '@nestjs/common';
import type { TurnOnRefusal } from '@porchlight/contracts/internal';
import { Outbox } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { ListingTransitions } from '../../own-listings/lifecycle/listing-transitions.ts';
import type { LockedListing } from '../../own-listings/own-listing-lock.ts';

const templates = {
  incomplete: 'schedule-incomplete',
  'credits-short': 'schedule-credits-short',
  'price-changed': 'schedule-refused',
  refused: 'schedule-refused',
} as const;

/** Makes listings that could not be published at their time drafts again. */
@Injectable()
export class ScheduleReturns {
  constructor(
    private readonly transitions: ListingTransitions,
    private readonly outbox: Outbox,
  ) {}

  /** Returns a locked listing to its landlord, with a mail that names the reason. */
  async return(manager: EntityManager, listing: LockedListing, reason: TurnOnRefusal | 'incomplete'): Promise<void> {
    const { id, title, lang, ownerId, version } = listing;
    const template = templates[reason];
    const editor = `/portal/listings/${id}`;
    await this.transitions.move(manager, listing, { from: ['scheduled', 'active'], to: 'draft' });
    await this.outbox.emit(manager, 'mail.requested', {
      template,
      key: `${template}:${id}:${version}`,
      personId: ownerId,
      language: lang === 'fr' ? 'fr-CA' : 'en-CA',
      words: { title, path: reason === 'credits-short' ? `/portal/billing/checkout?return=${editor}` : editor },
    });
  }
}
