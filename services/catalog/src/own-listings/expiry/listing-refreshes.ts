import { Injectable } from '@nestjs/common';
import type { OwnListing } from '@porchlight/contracts/catalog';
import { changedCount, forbidden, Problem } from '@porchlight/service-kit';
import { DataSource } from 'typeorm';
import { SearchProjection } from '../../search-document/search-projection.ts';
import type { Editor } from '../editor.ts';
import { messages } from '../messages.ts';
import { OwnListingReader } from '../own-listing-reader.ts';
import { canBeRefreshed } from './expiry-sql.ts';

// The version stays: a refresh changes nothing that a landlord edits.
// @equivalent-mutant the read that follows throws 404 for another landlord's listing, and nothing is stored
const refreshSql = `
  update listing l set refreshed_at = now()
  where l.public_id = $1 and l.owner_user_id = $2::uuid and l.status = 'active' and ${canBeRefreshed}`;

/** Confirms listings for landlords who are logged in. */
@Injectable()
export class ListingRefreshes {
  constructor(
    private readonly source: DataSource,
    private readonly reader: OwnListingReader,
    private readonly projection: SearchProjection,
  ) {}

  /**
   * Throws 404 for another landlord's listing, 403 without a confirmed email address, and 409 `state-refused` for a
   * listing that is not active.
   */
  refresh({ userId, isVerified }: Editor, id: string): Promise<OwnListing> {
    return this.source.transaction(async (manager) => {
      const isRefreshed = isVerified && (await changedCount(manager, refreshSql, [id, userId])) > 0;
      if (isRefreshed) await this.projection.refresh([id], manager);
      const listing = await this.reader.read(userId, id, manager);
      if (!isVerified) throw forbidden();
      if (listing.status !== 'active') throw new Problem(409, 'state-refused', messages.stateRefused);
      return listing;
    });
  }
}
