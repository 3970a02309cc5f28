import { Injectable } from '@nestjs/common';
import { rentableListingStates, reopenableListingStates, type OwnListing } from '@porchlight/contracts/catalog';
import { DataSource } from 'typeorm';
import type { Editor } from '../editor.ts';
import { ListingTransitions, type Transition } from './listing-transitions.ts';
import { OwnListingLock, type ListingVersion } from '../own-listing-lock.ts';
import { OwnListingReader } from '../own-listing-reader.ts';

// The projection records when a listing was closed and when it was public again.
const rented: Transition = { from: rentableListingStates, to: 'rented' };
const reopened: Transition = { from: reopenableListingStates, to: 'active' };

/** Takes homes that are rented off the market, and offers them again. */
@Injectable()
export class ListingOffers {
  constructor(
    private readonly source: DataSource,
    private readonly listings: OwnListingLock,
    private readonly reader: OwnListingReader,
    private readonly transitions: ListingTransitions,
  ) {}

  /** Ends the search entry at once and the daily charge; renters with an open inquiry get a notice. */
  markRented(editor: Editor, listing: ListingVersion): Promise<OwnListing> {
    return this.#move(editor, listing, rented);
  }

  /** Makes a rented or expired listing one that can be turned on. */
  reopen(editor: Editor, listing: ListingVersion): Promise<OwnListing> {
    return this.#move(editor, listing, reopened);
  }

  #move(editor: Editor, { id, version }: ListingVersion, transition: Transition): Promise<OwnListing> {
    return this.source.transaction(async (manager) => {
      const stored = await this.listings.lock(manager, editor, { id, version });
      await this.transitions.move(manager, stored, transition);
      return this.reader.read(editor.userId, id, manager);
    });
  }
}
