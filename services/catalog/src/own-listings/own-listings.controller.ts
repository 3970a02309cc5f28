import { Controller } from '@nestjs/common';
import type { Caller, InputOf } from '@porchlight/contracts';
import {
  changeOwnListing,
  getOwnListing,
  listLandlordActivities,
  type LandlordActivitiesPage,
  type OwnListingResponse,
} from '@porchlight/contracts/catalog';
import { CallerOf, Handle, Input, requireUser } from '@porchlight/service-kit';
import { editorOf } from './editor.ts';
import { LandlordActivities } from './landlord-activities.ts';
import { OwnListingChanges } from './own-listing-changes.ts';
import { OwnListingReader } from './own-listing-reader.ts';

/** Serves a landlord's listings as they are edited, and what happened to them. */
@Controller()
export class OwnListingsController {
  constructor(
    private readonly reader: OwnListingReader,
    private readonly changes: OwnListingChanges,
    private readonly activities: LandlordActivities,
  ) {}

  @Handle(getOwnListing)
  async show(
    @Input() { params }: InputOf<typeof getOwnListing>,
    @CallerOf() caller: Caller,
  ): Promise<OwnListingResponse> {
    return { listing: await this.reader.read(requireUser(caller), params.id) };
  }

  @Handle(changeOwnListing)
  async change(
    @Input() { body }: InputOf<typeof changeOwnListing>,
    @CallerOf() caller: Caller,
  ): Promise<OwnListingResponse> {
    return { listing: await this.changes.change(editorOf(caller), body) };
  }

  @Handle(listLandlordActivities)
  listActivities(
    @Input() { query }: InputOf<typeof listLandlordActivities>,
    @CallerOf() caller: Caller,
  ): Promise<LandlordActivitiesPage> {
    return this.activities.page(requireUser(caller), query);
  }
}
