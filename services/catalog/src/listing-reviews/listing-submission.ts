import { Injectable } from '@nestjs/common';
import type { OwnListing } from '@porchlight/contracts/catalog';
import { DataSource } from 'typeorm';
import type { Editor } from '../own-listings/editor.ts';
import type { ListingVersion } from '../own-listings/own-listing-lock.ts';
import { OwnListingReader } from '../own-listings/own-listing-reader.ts';
import { ListingPublication } from './listing-publication.ts';
import { SiteModules } from '../site-modules/site-modules.ts';

export interface Submission extends ListingVersion {
  readonly turnOnFor?: number | undefined;
}

/** Publishes drafts, at once or after a review by support. */
@Injectable()
export class ListingSubmission {
  constructor(
    private readonly source: DataSource,
    private readonly reader: OwnListingReader,
    private readonly publication: ListingPublication,
    private readonly modules: SiteModules,
  ) {}

  /** Throws 403 without a confirmed email address, and 409 `listing-incomplete` with the listing. */
  async submit(editor: Editor, { id, version, turnOnFor }: Submission): Promise<OwnListing> {
    const { reviewsAllListings: coversAll } = await this.modules.current();
    return this.source.transaction(async (manager) => {
      const stored = await this.publication.lockComplete(manager, editor, { id, version });
      await this.publication.publish(manager, stored, { coversAll, turnOnFor });
      return this.reader.read(editor.userId, id, manager);
    });
  }
}
