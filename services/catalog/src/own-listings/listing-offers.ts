import { Injectable } from '@nestjs/common';
import type { ListingState } from '@porchlight/contracts';
import { rentableListingStates, type OwnListing } from '@porchlight/contracts/catalog';
import { Outbox, Problem } from '@porchlight/service-kit';
import { DataSource } from 'typeorm';
import { SearchProjection } from '../search-document/search-projection.ts';
import type { Editor } from './editor.ts';
import { messages } from './messages.ts';
import { storeChange } from './own-listing-history.ts';
import { OwnListingLock, type ListingVersion } from './own-listing-lock.ts';
import { OwnListingReader } from './own-listing-reader.ts';

/** A change of the state of a listing by its landlord. */
interface Transition {
  readonly from: ReadonlySet<ListingState>;
  readonly to: ListingState;
  readonly sql: string;
}
// The projection records when a listing was closed and when it was public again.
const rented: Transition = {
  from: new Set(rentableListingStates),
  to: 'rented',
  sql: `update listing set status = 'rented', version = version + 1 where id = $1`,
};
const reopened: Transition = {
  from: new Set(['rented']),
  to: 'active',
  sql: `update listing set status = 'active', refreshed_at = now(), version = version + 1 where id = $1`,
};

/** Takes homes that are rented off the market, and offers them again. */
@Injectable()
export class ListingOffers {
  constructor(
    private readonly source: DataSource,
    private readonly listings: OwnListingLock,
    private readonly reader: OwnListingReader,
    private readonly projection: SearchProjection,
    private readonly outbox: Outbox,
  ) {}

  /** Ends the search entry at once and the daily charge; renters with an open inquiry get a notice. */
  markRented(editor: Editor, listing: ListingVersion): Promise<OwnListing> {
    return this.#move(editor, listing, rented);
  }

  /** Makes a rented listing one that can be turned on. */
  reopen(editor: Editor, listing: ListingVersion): Promise<OwnListing> {
    return this.#move(editor, listing, reopened);
  }

  #move(editor: Editor, { id, version }: ListingVersion, { from, to, sql }: Transition): Promise<OwnListing> {
    return this.source.transaction(async (manager) => {
      const stored = await this.listings.lock(manager, editor, { id, version });
      if (!from.has(stored.status)) throw new Problem(409, 'state-refused', messages.stateRefused);
      await manager.query(sql, [stored.internalId]);
      await storeChange(manager, stored, { before: { status: stored.status }, after: { status: to } });
      await this.projection.refresh([id], manager);
      // Commerce charges only what is offered. The latest version wins, in whatever order the events arrive.
      await this.outbox.emit(manager, 'listing.offered', {
        listingId: id,
        isOffered: to === 'active',
        version: version + 1,
      });
      return this.reader.read(editor.userId, id, manager);
    });
  }
}
