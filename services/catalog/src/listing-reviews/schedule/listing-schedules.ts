import { Injectable } from '@nestjs/common';
import { maxScheduleDays, schedulableListingStates, type OwnListing } from '@porchlight/contracts/catalog';
import { Problem } from '@porchlight/service-kit';
import { DataSource } from 'typeorm';
import type { Editor } from '../../own-listings/editor.ts';
import { ListingTransitions, type Schedule } from '../../own-listings/lifecycle/listing-transitions.ts';
import { OwnListingLock, type ListingVersion } from '../../own-listings/own-listing-lock.ts';
import { OwnListingReader } from '../../own-listings/own-listing-reader.ts';
import { ListingPublication } from '../listing-publication.ts';
import { messages } from '../messages.ts';

const dayMs = 86_400_000;

/** Lets landlords publish drafts at a later time. */
@Injectable()
export class ListingSchedules {
  constructor(
    private readonly source: DataSource,
    private readonly listings: OwnListingLock,
    private readonly reader: OwnListingReader,
    private readonly publication: ListingPublication,
    private readonly transitions: ListingTransitions,
  ) {}

  /**
   * Schedules a draft, or moves the time of a scheduled listing. Throws as `lockComplete`, and 422 for another time.
   */
  schedule(editor: Editor, { id, version, publishAt, turnOnFor }: ListingVersion & Schedule): Promise<OwnListing> {
    return this.source.transaction(async (manager) => {
      const stored = await this.publication.lockComplete(manager, editor, { id, version });
      refuseTime(publishAt);
      await this.transitions.move(manager, stored, {
        from: schedulableListingStates,
        to: 'scheduled',
        schedule: { publishAt, turnOnFor },
      });
      return this.reader.read(editor.userId, id, manager);
    });
  }

  /** Makes a scheduled listing a draft again. */
  unschedule(editor: Editor, { id, version }: ListingVersion): Promise<OwnListing> {
    return this.source.transaction(async (manager) => {
      const stored = await this.listings.lock(manager, editor, { id, version });
      await this.transitions.move(manager, stored, { from: ['scheduled'], to: 'draft' });
      return this.reader.read(editor.userId, id, manager);
    });
  }
}

function refuseTime(publishAt: string): void {
  const days = (Date.parse(publishAt) - Date.now()) / dayMs;
  if (days <= 0 || days > maxScheduleDays)
    throw new Problem(422, 'input-refused', messages.check, { errors: { publishAt: [messages.publishTimeOutside] } });
}
